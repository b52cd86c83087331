import CoreGraphics
import InterfaceBuilder

// The decoders of the classes, which `InterfaceDecoders` lists.
@MainActor
extension InterfaceCoder {
  var properties: InterfaceProperties { InterfaceProperties(object, in: scope) }

  func decodeView(_ view: UIView) {
    scope.register(view, for: object)
    if let frame = object.attributes.frame("frameInset") {
      view.frame = frame.rect(in: scope.superviewSize ?? .zero)
    }
    properties.applyPlain(to: view)
    decodeInteraction(of: view)
    scope.decodeAccessibility(of: object, into: view)
    defer { scope.superviewSize = nil }
    for child in object.subviews {
      scope.superviewSize = view.bounds.size
      guard let subview = scope.makeView(child) else { continue }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
        let spacing = child.attributes.number("spacingAfterInStackView")
        if let spacing { stack.setCustomSpacing(spacing, after: subview) }
      } else {
        view.addSubview(subview)
      }
    }
    scope.addGuides(of: object, to: view)
    if object.variations.contains(where: \.concernsViews) {
      view.sizeClassVariations = SizeClassVariations(of: view, object, in: scope)
    }
  }

  /// Files have no attribute for a view that is interactive, even if its class is not interactive
  /// by default.
  private func decodeInteraction(of view: UIView) {
    view.isUserInteractionEnabled = object.attributes.bool("userInteractionEnabled") ?? true
  }

  func decodeLabel(_ label: UILabel) {
    properties.applyLabel(to: label)
    decodeInteraction(of: label)
    let text = object.children.first { $0.element == "attributedString" }
    if let text { label.attributedText = scope.attributedString(text, font: label.font) }
    applyVariations(to: label)
  }

  func decodeImageView(_ view: UIImageView) {
    properties.applyImageView(to: view)
    if let symbols = object.symbolConfiguration(in: scope) {
      view.preferredSymbolConfiguration = symbols
    }
    decodeInteraction(of: view)
    applyVariations(to: view)
  }

  func decodeStackView(_ view: UIStackView) {
    properties.applyStackView(to: view)
    applyVariations(to: view)
  }

  func decodeScrollView(_ view: UIScrollView) {
    properties.applyScrollView(to: view)
    applyVariations(to: view)
  }

  func decodeControl(_ control: UIControl) {
    properties.applyControl(to: control)
  }

  func decodeSlider(_ slider: UISlider) {
    properties.applySlider(to: slider)
    applyVariations(to: slider)
  }

  func decodePageControl(_ dots: UIPageControl) {
    properties.applyPageControl(to: dots)
    applyVariations(to: dots)
  }

  func decodeButton(_ button: UIButton) {
    let type = object.attributes.keyword("buttonType") ?? "custom"
    let configuration = object.children.first { $0.element == "buttonConfiguration" }
    let isCustom = type == "custom" && configuration == nil
    button.buttonType = isCustom ? .custom : Self.buttonTypes[type] ?? .system
    properties.applyButton(to: button)
    for state in object.states {
      guard let name = state.key, let value = Self.states[name] else { continue }
      // Interface Builder writes the state of a button without a configuration beside the
      // configuration, which has the title and the image. It is ignored.
      if value == .normal, configuration != nil { continue }
      InterfaceProperties(state, in: scope).applyState(value, to: button)
      if let symbols = state.symbolConfiguration(in: scope) {
        button.setPreferredSymbolConfiguration(symbols, forImageIn: value)
      }
      if let text = state.children.first(where: { $0.element == "attributedString" }) {
        let font = button.titleLabel?.font ?? .systemFont(ofSize: UIFont.buttonFontSize)
        button.setAttributedTitle(scope.attributedString(text, font: font), for: value)
      }
    }
    if let configuration { button.configuration = decodeConfiguration(configuration) }
    applyVariations(to: button)
  }

  /// The types with a symbol. Other types are custom or system buttons.
  private static let buttonTypes: [String: UIButton.ButtonType] = [
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
    "contactAdd": .contactAdd, "close": .close,
  ]

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]

  private func decodeConfiguration(_ object: InterfaceObject) -> UIButton.Configuration {
    var configuration: UIButton.Configuration
    switch object.attributes.keyword("style") {
    case "gray", "bordered": configuration = .gray()
    case "tinted", "borderedTinted": configuration = .tinted()
    case "filled", "borderedProminent", "prominentGlass": configuration = .filled()
    case "borderless": configuration = .borderless()
    default: configuration = .plain()
    }
    InterfaceProperties(object, in: scope).apply(to: &configuration)
    for child in object.children {
      switch child.element {
      case "backgroundConfiguration":
        InterfaceProperties(child, in: scope).apply(to: &configuration.background)
      case "attributedString":
        let text = scope.attributedText(child)
        if child.key == "attributedTitle" { configuration.attributedTitle = text }
        if child.key == "attributedSubtitle" { configuration.attributedSubtitle = text }
      case "preferredSymbolConfiguration", "imageConfiguration":
        configuration.preferredSymbolConfigurationForImage = object.symbolConfiguration(in: scope)
      default: break
      }
    }
    return configuration
  }

  /// Values for size classes are applied after the general ones.
  func applyVariations(to view: UIView) {
    view.sizeClassVariations?.reapply(view.traitCollection)
  }
}
