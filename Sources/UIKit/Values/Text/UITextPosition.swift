public import CoreGraphics

/// A position between two characters of a text input. A text input of an app has subclasses for its
/// own positions.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The offset from the beginning, in UTF-16.
  let offset: Int

  /// A position for a subclass that adds the place in the text.
  public override init() {
    offset = 0
    super.init()
  }

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// The part of a text between two positions. A subclass overrides all properties.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// The start of the range.
  open var start: UITextPosition { ownStart }
  /// The end of the range, which is never before ``start``.
  open var end: UITextPosition { ownEnd }
  /// Whether it contains no character, as the range of a caret does.
  open var isEmpty: Bool { start.offset == end.offset }

  private let ownStart: UITextPosition
  private let ownEnd: UITextPosition

  /// An empty range for a subclass that adds the positions.
  public override init() {
    (ownStart, ownEnd) = (UITextPosition(), UITextPosition())
    super.init()
  }

  init(_ range: NSRange) {
    ownStart = UITextPosition(range.location)
    ownEnd = UITextPosition(range.location + range.length)
    super.init()
  }

  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}
