import CoreGraphics
import InterfaceBuilder

@MainActor
extension InterfaceCoder {
  func decodeTextField(_ field: UITextField) {
    properties.applyTextField(to: field)
    for child in object.children {
      switch child.element {
      case "attributedString" where child.key == "attributedText":
        field.attributedText = scope.attributedString(child, font: field.ownFont)
      case "attributedString" where child.key == "attributedPlaceholder":
        field.attributedPlaceholder = scope.attributedString(child, font: field.ownFont)
      default: break
      }
    }
    applyTraits { $0.applyTextInputTraits(to: field) }
    applyVariations(to: field)
  }

  func decodeTextView(_ view: UITextView) {
    // Files have no attribute for an editable text view.
    properties.applyTextView(to: view)
    let text = object.children.first { $0.element == "attributedString" }
    if let text {
      let usual = view.font ?? .systemFont(ofSize: UIFont.systemFontSize)
      view.attributedText = scope.attributedString(text, font: usual)
    }
    applyTraits { $0.applyTextInputTraits(to: view) }
    applyVariations(to: view)
  }

  /// Applies the text input traits in the file, if there are any.
  func applyTraits(_ apply: (InterfaceProperties) -> Void) {
    if let traits = object.children.first(where: { $0.element == "textInputTraits" }) {
      apply(InterfaceProperties(traits, in: scope))
    }
  }
}

extension InterfaceProperties {
  func applyTextField(to field: UITextField) {
    font("fontDescription", usual: UIFont.systemFontSize) { field.font = $0 }
    color("textColor") { field.textColor = $0 }
    string("text") { field.text = $0 }
    string("placeholder") { field.placeholder = $0 }
    word("textAlignment", Self.alignments) { field.textAlignment = $0 }
    word(
      "borderStyle",
      ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
    ) { field.borderStyle = $0 }
    number("minimumFontSize") { field.minimumFontSize = $0 }
    bool("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = $0 }
    bool("adjustsFontForContentSizeCategory") { field.adjustsFontForContentSizeCategory = $0 }
    bool("clearsOnBeginEditing") { field.clearsOnBeginEditing = $0 }
    word("clearButtonMode", Self.viewModes) { field.clearButtonMode = $0 }
    word("leftViewMode", Self.viewModes) { field.leftViewMode = $0 }
    word("rightViewMode", Self.viewModes) { field.rightViewMode = $0 }
  }

  private static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]

  func applyTextView(to view: UITextView) {
    font("fontDescription", usual: UIFont.systemFontSize) { view.font = $0 }
    color("textColor") { view.textColor = $0 }
    string("text") { view.text = $0 }
    word("textAlignment", Self.alignments) { view.textAlignment = $0 }
    options(
      "dataDetectorTypes",
      [
        "phoneNumber": UIDataDetectorTypes.phoneNumber, "link": .link, "address": .address,
        "calendarEvent": .calendarEvent, "shipmentTrackingNumber": .shipmentTrackingNumber,
        "flightNumber": .flightNumber, "lookupSuggestion": .lookupSuggestion,
      ]
    ) { view.dataDetectorTypes = $0 }
    bool("editable") { view.isEditable = $0 }
    bool("selectable") { view.isSelectable = $0 }
    bool("adjustsFontForContentSizeCategory") { view.adjustsFontForContentSizeCategory = $0 }
  }

  /// Applies the file's attributes of text input traits.
  func applyTextInputTraits(to input: any UITextInputTraits) {
    word(
      "autocapitalizationType",
      ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters]
    ) { input.autocapitalizationType = $0 }
    word("autocorrectionType", ["default": .default, "no": .no, "yes": .yes]) {
      input.autocorrectionType = $0
    }
    word("spellCheckingType", ["default": .default, "no": .no, "yes": .yes]) {
      input.spellCheckingType = $0
    }
    word("smartQuotesType", ["default": .default, "no": .no, "yes": .yes]) {
      input.smartQuotesType = $0
    }
    word("smartDashesType", ["default": .default, "no": .no, "yes": .yes]) {
      input.smartDashesType = $0
    }
    word("smartInsertDeleteType", ["default": .default, "no": .no, "yes": .yes]) {
      input.smartInsertDeleteType = $0
    }
    word(
      "keyboardAppearance", ["default": .default, "alert": .dark, "dark": .dark, "light": .light]
    ) { input.keyboardAppearance = $0 }
    word("keyboardType", Self.keyboardTypes) { input.keyboardType = $0 }
    word("returnKeyType", Self.returnKeyTypes) { input.returnKeyType = $0 }
    bool("enablesReturnKeyAutomatically") { input.enablesReturnKeyAutomatically = $0 }
    bool("secureTextEntry") { input.isSecureTextEntry = $0 }
    if let type = attributes.string("textContentType") ?? attributes.keyword("textContentType") {
      input.textContentType = UITextContentType(rawValue: type)
    }
  }

  private static let keyboardTypes: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]

  private static let returnKeyTypes: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
    "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}
