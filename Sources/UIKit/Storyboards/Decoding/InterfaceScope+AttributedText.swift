import CoreGraphics
import InterfaceBuilder

extension InterfaceScope {
  /// Returns text with the attributes in the file. `AttributedString` has no paragraph styles.
  func attributedText(_ object: InterfaceObject) -> AttributedString {
    var result = AttributedString()
    for fragment in object.fragments {
      var values = AttributeContainer()
      for attributes in fragment.children where attributes.element == "attributes" {
        let properties = InterfaceProperties(attributes, in: self)
        properties.color("NSColor") { values.uiKit.foregroundColor = $0 }
        properties.color("NSBackgroundColor") { values.uiKit.backgroundColor = $0 }
        properties.font("NSFont", usual: UIFont.buttonFontSize) { values.uiKit.font = $0 }
        properties.number("NSKern") { values.uiKit.kern = $0 }
        properties.integer("NSUnderline") {
          values.uiKit.underlineStyle = NSUnderlineStyle(rawValue: $0)
        }
        properties.integer("NSStrikethrough") {
          values.uiKit.strikethroughStyle = NSUnderlineStyle(rawValue: $0)
        }
      }
      let text = fragment.attributes.string("content") ?? ""
      result.append(AttributedString(text, attributes: values))
    }
    return result
  }

  /// Returns attributed text.
  func attributedString(_ object: InterfaceObject, font usual: UIFont) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for fragment in object.fragments {
      var values: [NSAttributedString.Key: Any] = [.font: usual]
      for attributes in fragment.children where attributes.element == "attributes" {
        values.merge(textValues(attributes, font: usual)) { $1 }
      }
      let text = fragment.attributes.string("content") ?? ""
      result.append(NSAttributedString(string: text, attributes: values))
    }
    return result
  }

  private func textValues(
    _ attributes: InterfaceObject, font usual: UIFont
  ) -> [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [:]
    let properties = InterfaceProperties(attributes, in: self)
    properties.font("NSFont", usual: usual.pointSize) { values[.font] = $0 }
    let colors: [NSAttributedString.Key] = [
      .foregroundColor, .backgroundColor, .underlineColor, .strikethroughColor, .strokeColor,
    ]
    // The names in files are those of the keys.
    for key in colors { properties.color(key.rawValue) { values[key] = $0 } }
    for key in [NSAttributedString.Key.underlineStyle, .strikethroughStyle] {
      properties.integer(key.rawValue) { values[key] = $0 }
    }
    for key in [NSAttributedString.Key.kern, .strokeWidth, .baselineOffset] {
      properties.number(key.rawValue) { values[key] = $0 }
    }
    properties.string(NSAttributedString.Key.link.rawValue) { text in
      values[.link] = text.flatMap { URL(string: $0) }
    }
    for style in attributes.children where style.element == "paragraphStyle" {
      values[.paragraphStyle] = paragraphStyle(style)
    }
    return values
  }

  private func paragraphStyle(_ object: InterfaceObject) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    let properties = InterfaceProperties(object, in: self)
    properties.word("alignment", InterfaceProperties.alignments) { style.alignment = $0 }
    properties.word("lineBreakMode", InterfaceProperties.lineBreakModes) {
      style.lineBreakMode = $0
    }
    properties.number("lineSpacing") { style.lineSpacing = $0 }
    properties.number("paragraphSpacing") { style.paragraphSpacing = $0 }
    properties.number("paragraphSpacingBefore") { style.paragraphSpacingBefore = $0 }
    properties.number("minimumLineHeight") { style.minimumLineHeight = $0 }
    properties.number("maximumLineHeight") { style.maximumLineHeight = $0 }
    properties.number("lineHeightMultiple") { style.lineHeightMultiple = $0 }
    properties.number("firstLineHeadIndent") { style.firstLineHeadIndent = $0 }
    properties.number("headIndent") { style.headIndent = $0 }
    properties.number("tailIndent") { style.tailIndent = $0 }
    return style
  }

  /// Returns the attributes of the titles of a bar or a segmented control.
  func textAttributes(_ object: InterfaceObject) -> [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [:]
    let properties = InterfaceProperties(object, in: self)
    properties.color("textColor") { values[.foregroundColor] = $0 }
    properties.font("fontDescription", usual: UIFont.labelFontSize) { values[.font] = $0 }
    properties.color("textShadowColor") { color in
      let shadow = NSShadow()
      shadow.shadowColor = color
      properties.offset("textShadowOffset") {
        shadow.shadowOffset = CGSize(width: $0.horizontal, height: $0.vertical)
      }
      if color != nil { values[.shadow] = shadow }
    }
    return values
  }
}

extension InterfaceObject {
  /// The fragments of an attributed string. In some files they are in a list.
  fileprivate var fragments: [InterfaceObject] {
    list("fragments") + children.filter { $0.element == "fragment" }
  }
}
