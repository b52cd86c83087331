public import CoreGraphics

extension NSAttributedString.Key {
  /// A ``UIFont``. Without it the text is in the system font of 12 points.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A ``UIColor``. Without it the text is black, or has a label's text colour.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A ``UIColor`` behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// An ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A number: the space added between characters, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A ``UIColor``. Without it the line has the text's colour.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A ``UIColor``. Without it the line has the text's colour.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A number: the width of the characters' outline, in percent of the font size. With a negative
  /// number the characters are also filled; with a positive number only the outline is drawn.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// A ``UIColor`` for the outline. Without it the outline has the text's colour.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// An ``NSShadow`` of the characters and their lines.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// A `URL`, or a string with one, that a text view opens. See ``UITextView/linkTextAttributes``.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// A number: the slant of the characters. It has no effect here.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// A number that stretches the characters horizontally. It has no effect here.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// An array of numbers: the writing directions of the text. It has no effect here.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// The name of a text effect, such as letterpress. It has no effect here.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// A number: the distance that the text is raised above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}
