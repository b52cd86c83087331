public import CoreGraphics

/// A position between two characters of a text input.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// In UTF-16, from the beginning.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// The part of a text between two positions.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Where the range begins.
  open private(set) var start: UITextPosition
  /// Where the range ends; never before ``start``.
  open private(set) var end: UITextPosition
  /// Whether it contains no character, as the range of a caret.
  open var isEmpty: Bool { start.offset == end.offset }

  init(_ range: NSRange) {
    start = UITextPosition(range.location)
    end = UITextPosition(range.location + range.length)
    super.init()
  }

  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}
