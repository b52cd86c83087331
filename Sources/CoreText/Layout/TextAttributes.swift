package import CoreGraphics

/// A font as an attribute of text.
package protocol TextFont {
  var namedFace: NamedFace { get }
}

/// A colour as an attribute of text. It is resolved when the text is drawn.
package protocol TextColor: Sendable {
  var cgColor: CGColor { get }
}

/// A paragraph style as an attribute of text.
package protocol TextParagraph {
  var values: ParagraphValues { get }
}

/// A shadow as an attribute of text.
package protocol TextShadow {
  /// The values of the shadow; nil if it is invisible.
  var values: TextShadowValues? { get }
}

/// The values of a context's shadow.
package struct TextShadowValues: Sendable {
  /// The offset in points, to the right and down.
  let offset: CGSize
  /// The blur in points.
  let blur: CGFloat
  let color: any TextColor

  package init(offset: CGSize, blur: CGFloat, color: any TextColor) {
    (self.offset, self.blur, self.color) = (offset, blur, color)
  }
}

extension CGColor: TextColor {
  package var cgColor: CGColor { self }
}

/// Apple's names of text attributes.
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
  /// A number, in points.
  static let kern = NSAttributedString.Key(rawValue: "NSKern")
  static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The raw value of a `CTUnderlineStyle`.
  static let underline = NSAttributedString.Key(rawValue: "NSUnderline")
  static let strikethrough = NSAttributedString.Key(rawValue: "NSStrikethrough")
}
