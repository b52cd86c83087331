package import CoreGraphics

/// A font as an attribute of text.
package protocol TextFont {
  var namedFace: NamedFace { get }
}

/// A colour as an attribute of text, which is decided when the text is drawn.
package protocol TextColor: Sendable {
  var cgColor: CGColor { get }
}

/// The style of a paragraph as an attribute of text.
package protocol TextParagraph {
  var values: ParagraphValues { get }
}

/// A shadow as an attribute of text.
package protocol TextShadow {
  /// Nil where there is none to see.
  var values: TextShadowValues? { get }
}

/// What a context's shadow is made of.
package struct TextShadowValues: Sendable {
  /// In points, to the right and down.
  let offset: CGSize
  /// In points.
  let blur: CGFloat
  let color: any TextColor

  package init(offset: CGSize, blur: CGFloat, color: any TextColor) {
    (self.offset, self.blur, self.color) = (offset, blur, color)
  }
}

extension CGColor: TextColor {
  package var cgColor: CGColor { self }
}

/// Apple's names of the attributes of text.
enum TextKey {
  /// A `TextFont`.
  static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// `TextColor`s.
  static let color = NSAttributedString.Key(rawValue: "NSColor")
  static let background = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// A `TextParagraph`.
  static let paragraph = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `TextAttachment`.
  static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A `TextShadow`.
  static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// A number, in percent of the font size.
  static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// Numbers, in points.
  static let kern = NSAttributedString.Key(rawValue: "NSKern")
  static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// Raw values of a `CTUnderlineStyle`.
  static let underline = NSAttributedString.Key(rawValue: "NSUnderline")
  static let strikethrough = NSAttributedString.Key(rawValue: "NSStrikethrough")
}
