public import CoreGraphics

/// A text with positions, a selection, and their coordinates. Text fields and text views conform to
/// it.
///
/// A view that conforms to ``UIKeyInput`` gets keys, and one that conforms to this protocol also
/// gets the text that an input method composes. The other members of this protocol are called by
/// the system only on its own text fields and text views, whose subclasses may override them.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// The selection, or an empty range at the caret.
  var selectedTextRange: UITextRange? { get set }
  /// The range of the text that an input method has not finished; nil if there is none. Finished
  /// text replaces it.
  var markedTextRange: UITextRange? { get }
  /// Replaces the marked text, or the selection if there is none, by text that an input method
  /// composes.
  ///
  /// - Parameters:
  ///   - markedText: the text; nil or an empty text ends the composition.
  ///   - selectedRange: the part of the text to select, in UTF-16 units.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Finishes the marked text as it is.
  func unmarkText()
  /// Returns the text of a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// Returns the range between two positions.
  func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange?
  /// Returns the position at an offset in UTF-16 units; nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the offset between two positions in UTF-16 units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Compares two positions by their order in the text.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the frame of the caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the frame of the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangles of a selected range, one for each line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position in a range that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point; nil where there is none.
  func characterRange(at point: CGPoint) -> UITextRange?
}

extension UITextInput {
  /// Returns the range between two positions in any order.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (low, high) = (
      min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset)
    )
    return UITextRange(NSRange(location: low, length: high - low))
  }

  /// Returns the position at an offset in UTF-16 units; nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, overflows) = position.offset.addingReportingOverflow(offset)
    return !overflows && (0...endOfDocument.offset).contains(place) ? UITextPosition(place) : nil
  }

  /// Returns the offset between two positions in UTF-16 units.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Compares two positions by their order in the text.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// Returns the frame of the first line of a range, or the frame of the caret for an empty range.
  public func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  /// Returns the position in a range that is nearest to a point.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closestPosition(to: point).map {
      UITextPosition(min(max($0.offset, range.start.offset), range.end.offset))
    }
  }

  /// Returns the range of the character at a point; nil where there is none.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let nearest = closestPosition(to: point)?.offset,
      let all = textRange(from: beginningOfDocument, to: endOfDocument), let string = text(in: all)
    else { return nil }
    let content = EditableText(string)
    // The point is in the character before or after the nearest position.
    let edges = [
      content.place(from: nearest, by: .character, forward: false), nearest,
      content.place(from: nearest, by: .character, forward: true),
    ]
    return zip(edges, edges.dropFirst())
      .map { UITextRange(NSRange(location: $0, length: $1 - $0)) }
      .first { range in
        !range.isEmpty && selectionRects(for: range).contains { $0.rect.contains(point) }
      }
  }
}
