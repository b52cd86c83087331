public import CoreGraphics

extension NSAttributedString.Key {
  /// A ``UIFont``; the system font of 12 points where it is missing.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A ``UIColor``; black where it is missing, or the label's text colour.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A ``UIColor`` behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// An ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A number: points added between characters.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A ``UIColor``; the text's own where it is missing.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A ``UIColor``; the text's own where it is missing.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A number: the width of the characters' outline in percent of the font size. Where it is
  /// negative they are filled, too; where it is positive only the outline is drawn.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// A ``UIColor`` for the outline; the text's own where it is missing.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// An ``NSShadow`` of the characters and their lines.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// A `URL`, or a string with one, that a text view opens. See ``UITextView/linkTextAttributes``.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// A number: the slant of the characters. It has no effect here.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// A number: by how much the characters are wider. It has no effect here.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// An array of numbers: the directions of the text. It has no effect here.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// The name of an effect such as that of letters pressed into paper. It has no effect here.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// A number: points by which the text is raised above the baseline.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}
