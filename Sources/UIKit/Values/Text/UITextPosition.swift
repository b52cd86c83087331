public import CoreGraphics

/// A position between two characters of a text input.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The offset from the beginning, in UTF-16.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// The part of a text between two positions.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// The start of the range.
  open private(set) var start: UITextPosition
  /// The end of the range, which is never before ``start``.
  open private(set) var end: UITextPosition
  /// Whether it contains no character, as the range of a caret does.
  open var isEmpty: Bool { start.offset == end.offset }

  init(_ range: NSRange) {
    start = UITextPosition(range.location)
    end = UITextPosition(range.location + range.length)
    super.init()
  }

  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}
