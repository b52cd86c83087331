public import CoreGraphics

/// The font of text: a `UIFont`. Text without one is in Helvetica of 12 points.
public let kCTFontAttributeName: CFString = "NSFont"
/// The colour of text: a `CGColor`. It takes precedence over a `UIColor` of UIKit's key. Text
/// without a colour is black.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// Whether text has the context's fill colour: a Boolean value. A colour of its own takes
/// precedence.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// The additional points between characters: a number.
public let kCTKernAttributeName: CFString = "NSKern"
/// The paragraph style: an `NSParagraphStyle`.
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// The style of the line under text: the raw value of an `NSUnderlineStyle`.
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// The colour of the line under text: a `CGColor`.
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
/// The width of the characters' outline in percent of the font size: a number. It is negative if
/// they are also filled.
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// The colour of the characters' outline: a `CGColor`.
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"

extension NSAttributedString {
  /// The text as Core Text lays it out.
  ///
  /// - Parameter isLine: whether it is a single line, in which breaks have no effect.
  func layoutText(isLine: Bool) -> AttributedText {
    let text = NSMutableAttributedString(attributedString: self)
    text.translateColors()
    if isLine { text.removeBreaks() }
    let font =
      NamedFace(name: "Helvetica", size: Self.defaultSize)
      ?? SystemFace().font(ofSize: Self.defaultSize)
    var result = AttributedText(text, face: font.face, paragraph: ParagraphValues())
    if isLine { result.setLineBreakMode(.byClipping) }
    return result
  }

  /// The font size of text without a font, in points.
  private static let defaultSize: CGFloat = 12
}

extension NSMutableAttributedString {
  /// Gives the colours of Core Text the names that the layout reads.
  fileprivate func translateColors() {
    let names = [
      (kCTForegroundColorAttributeName, TextKey.color),
      (kCTUnderlineColorAttributeName, TextKey.underlineColor),
      (kCTStrokeColorAttributeName, TextKey.strokeColor),
    ]
    let fromContext = NSAttributedString.Key(
      rawValue: kCTForegroundColorFromContextAttributeName)
    let whole = NSRange(location: 0, length: length)
    NSAttributedString(attributedString: self).enumerateAttributes(in: whole) { values, range, _ in
      for (name, key) in names {
        if let color = values[NSAttributedString.Key(rawValue: name)] as? CGColor {
          addAttribute(key, value: color, range: range)
        } else if key == TextKey.color, values[key] == nil, values[fromContext] as? Bool != true {
          addAttribute(key, value: CGColor(gray: 0, alpha: 1), range: range)
        }
      }
    }
  }

  /// Replaces each break by a character without width, so that positions stay the same.
  fileprivate func removeBreaks() {
    let units = Array(string.utf16)
    for (index, unit) in units.enumerated() {
      guard let scalar = Unicode.Scalar(unit), scalar.endsParagraph || scalar == "\u{2028}" else {
        continue
      }
      replaceCharacters(in: NSRange(location: index, length: 1), with: "\u{200B}")
    }
  }
}
