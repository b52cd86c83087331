import CoreGraphics

/// A part of an edited text.
struct TextPiece {
  var string: String
  /// The attributed text; nil if the text has no attributes.
  var styled: NSAttributedString?

  /// The length in UTF-16.
  var length: Int { string.utf16.count }

  /// Returns the part with another one after it; nil if only one of them has attributes.
  func followed(by other: TextPiece) -> TextPiece? {
    guard let first = styled, let second = other.styled else {
      return styled == nil && other.styled == nil
        ? TextPiece(string: string + other.string) : nil
    }
    let both = NSMutableAttributedString(attributedString: first)
    both.append(second)
    return TextPiece(string: string + other.string, styled: both)
  }
}

extension NSAttributedString {
  /// Returns an attributed part. The range must be in the text.
  func part(_ range: NSRange) -> NSAttributedString {
    let part = NSMutableAttributedString(string: (string as NSString).substring(with: range))
    enumerateAttributes(in: range, options: []) { attributes, place, _ in
      part.setAttributes(
        attributes,
        range: NSRange(location: place.location - range.location, length: place.length))
    }
    return part
  }
}
