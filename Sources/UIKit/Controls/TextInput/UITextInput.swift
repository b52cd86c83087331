public import CoreGraphics

/// A text with positions, a selection and places on the screen. Text fields and text views have it.
///
/// Keys go to a view that implements ``UIKeyInput``; of the members here the system uses those of
/// its own text fields and text views, which subclasses override.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// Behind the last character.
  var endOfDocument: UITextPosition { get }
  /// The selection, or an empty range at the caret.
  var selectedTextRange: UITextRange? { get set }
  /// Text that an input method has not finished. Always nil here: input methods finish what they
  /// insert.
  var markedTextRange: UITextRange? { get }
  /// The text of a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The range between two positions.
  func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange?
  /// The position at an offset in UTF-16 units; nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The distance of two positions in UTF-16 units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Which of two positions comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Where the caret is at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The first line of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// What is tinted behind a selected range, line by line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position of a range nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The range of the character at a point; nil where there is none.
  func characterRange(at point: CGPoint) -> UITextRange?
}

extension UITextInput {
  /// Always nil: input methods finish what they insert.
  public var markedTextRange: UITextRange? { nil }

  /// The range between two positions, in any order.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (low, high) = (
      min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset)
    )
    return UITextRange(NSRange(location: low, length: high - low))
  }

  /// The position at an offset in UTF-16 units; nil beyond the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, overflows) = position.offset.addingReportingOverflow(offset)
    return !overflows && (0...endOfDocument.offset).contains(place) ? UITextPosition(place) : nil
  }

  /// The distance of two positions in UTF-16 units.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Which of two positions comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// The first line of a range; the caret's frame for an empty one.
  public func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  /// The position of a range nearest to a point.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closestPosition(to: point).map {
      UITextPosition(min(max($0.offset, range.start.offset), range.end.offset))
    }
  }

  /// The range of the character at a point; nil where there is none.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let nearest = closestPosition(to: point)?.offset,
      let all = textRange(from: beginningOfDocument, to: endOfDocument), let string = text(in: all)
    else { return nil }
    let content = EditableText(string)
    // The point is in the character before the nearest position, or in the one behind it.
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

extension UITextField {
  /// The text of a range, limited to the existing text.
  public func text(in range: UITextRange) -> String? { ownContent.substring(range.range) }
}

extension UITextView: UITextInput {
  /// Before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// Behind the last character.
  public var endOfDocument: UITextPosition { UITextPosition(ownContent.length) }

  /// The selection, or an empty range at the caret: ``selectedRange`` by its positions. Setting nil
  /// has no effect.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { if let newValue { selectedRange = newValue.range } }
  }

  /// The text of a range, limited to the existing text.
  public func text(in range: UITextRange) -> String? { ownContent.substring(range.range) }

  /// Replaces the text of a range, as an edit that the delegate is notified of and not asked for.
  public func replace(_ range: UITextRange, withText text: String) {
    change(ownContent.validRange(range.range), to: text)
    userDidChangeText()
  }
}
