public import CoreGraphics

/// The rectangle of a selection in one line of text.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  private var ownRect = CGRect.zero
  private var isFirst = false
  private var isLast = false

  /// The rectangle in the coordinates of the text input.
  open var rect: CGRect { ownRect }
  /// The writing direction of the line's text. It is always natural here: that of its characters.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in this line.
  open var containsStart: Bool { isFirst }
  /// Whether the selection ends in this line.
  open var containsEnd: Bool { isLast }
  /// Whether lines are vertical. It is always false here.
  open var isVertical: Bool { false }

  /// Makes an empty rectangle, for subclasses that override its properties.
  public override init() { super.init() }

  /// Makes the rectangles of the lines of a selection, from the first line to the last.
  static func list(_ rects: [CGRect]) -> [UITextSelectionRect] {
    rects.indices.map { index in
      let result = UITextSelectionRect()
      result.ownRect = rects[index]
      (result.isFirst, result.isLast) = (index == 0, index == rects.count - 1)
      return result
    }
  }
}
