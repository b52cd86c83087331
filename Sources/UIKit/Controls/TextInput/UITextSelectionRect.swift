public import CoreGraphics

/// What is tinted behind one line of a selected text.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  private var ownRect = CGRect.zero
  private var isFirst = false
  private var isLast = false

  /// Where it is, in the coordinates of the text input.
  open var rect: CGRect { ownRect }
  /// The direction of the line's text: that of its characters.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in this line.
  open var containsStart: Bool { isFirst }
  /// Whether the selection ends in this line.
  open var containsEnd: Bool { isLast }
  /// Whether lines run from the top to the bottom. They never do here.
  open var isVertical: Bool { false }

  /// An empty rectangle, for subclasses that say where they are.
  public override init() { super.init() }

  /// The rectangles of the lines of a selection, from the first line to the last.
  static func list(_ rects: [CGRect]) -> [UITextSelectionRect] {
    rects.indices.map { index in
      let result = UITextSelectionRect()
      result.ownRect = rects[index]
      (result.isFirst, result.isLast) = (index == 0, index == rects.count - 1)
      return result
    }
  }
}
