import CoreGraphics
import CoreText

/// The line of a text field: text, selection and caret. Text that is longer than the view scrolls
/// with the caret. While it is not edited, it is truncated with "…".
@MainActor
final class TextLineView: UIView {
  let caret = TextCaret()
  private var text: AttributedText?
  private var layout: TextLayout?
  private var color = UIColor.label
  private var selection = NSRange(location: 0, length: 0)
  private var marked: NSRange?
  private var caretPlace: Int?
  /// The distance that the text is scrolled to the left, in points.
  private var scrolled: CGFloat = 0

  /// Returns the frame of the caret in the line's coordinates. An empty rectangle hides it, and nil
  /// keeps its default frame.
  var onCaretLayout: (() -> CGRect?)?

  /// Returns the rectangles of the selection in the line's coordinates.
  var onSelectionLayout: (() -> [CGRect])?

  /// The opacity of the tint colour behind the selection and behind marked text, as on iOS.
  private static let selectionOpacity: CGFloat = 0.2

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    contentMode = .redraw
    addSubview(caret)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameters:
  ///   - marked: the range that an input method has not finished.
  ///   - caret: the position of the caret in the text; nil while the text is not edited.
  func configure(
    _ text: AttributedText, color: UIColor, selection: NSRange, marked: NSRange?, caret: Int?
  ) {
    (self.text, self.color, self.selection, caretPlace) = (text, color, selection, caret)
    self.marked = marked
    layout = nil
    setNeedsDisplay()
    setNeedsLayout()
  }

  private var line: TextLayout? {
    guard let text else { return nil }
    if let layout { return layout }
    // Text that is not edited is not scrolled.
    let line =
      caretPlace == nil
      ? TextLayout(text, width: bounds.width, maximumLines: 1)
      : TextLayout(text, maximumLines: 1)
    layout = line
    return line
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layout = nil
    guard let line, let caretPlace else {
      scrolled = 0
      return caret.hide()
    }
    let x = caretX(caretPlace, in: line)
    let room = max(bounds.width - TextCaret.width, 0)
    var offset = min(scrolled, max(line.size.width - room, 0))
    if x - offset > room { offset = x - room }
    if x < offset { offset = x }
    if offset != scrolled {
      scrolled = max(offset, 0)
      setNeedsDisplay()
    }
    if selection.length > 0 { return caret.hide() }
    let rect = onCaretLayout?() ?? caretRect(at: caretPlace)
    if rect.isEmpty { caret.hide() } else { caret.show(at: rect, color: tintColor) }
  }

  /// Returns the frame of the caret at a position in the text.
  func caretRect(at place: Int) -> CGRect {
    let height = min(
      (text?.baseFace.metrics.lineHeight ?? bounds.height).rounded(.up), bounds.height)
    return CGRect(
      x: (line.map { caretX(place, in: $0) } ?? 0) - scrolled,
      y: ((bounds.height - height) / 2).rounded(), width: TextCaret.width, height: height)
  }

  /// Returns the rectangles of a range of the text in this view's coordinates.
  func rects(of range: NSRange) -> [CGRect] {
    guard let line else { return [] }
    let top = (bounds.height - line.size.height) / 2
    return line.rects(of: range, width: alignmentWidth(of: line)).map {
      $0.offsetBy(dx: -scrolled, dy: top)
    }
  }

  /// Returns the width in which lines are aligned. A line that is too long begins at the left.
  private func alignmentWidth(of line: TextLayout) -> CGFloat { max(bounds.width, line.size.width) }

  private func caretX(_ place: Int, in line: TextLayout) -> CGFloat {
    let x = line.caretX(at: place, width: alignmentWidth(of: line))
    // At the right edge the caret stays inside.
    return line.size.width <= bounds.width ? min(x, bounds.width - TextCaret.width) : x
  }

  /// Returns the position in the text nearest to a point of this view.
  func place(at x: CGFloat) -> Int {
    guard let line else { return 0 }
    return line.place(
      at: CGPoint(x: x + scrolled, y: line.size.height / 2), width: alignmentWidth(of: line))
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
    setNeedsLayout()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let line else { return }
    let width = alignmentWidth(of: line)
    let top = (bounds.height - line.size.height) / 2
    if caretPlace != nil {
      context.setFillColor(tintColor.withAlphaComponent(Self.selectionOpacity).cgColor)
      if selection.length > 0 {
        for rect in onSelectionLayout?() ?? rects(of: selection) { context.fill(rect) }
      }
      if let marked { for rect in rects(of: marked) { context.fill(rect) } }
    }
    line.draw(in: context, at: CGPoint(x: -scrolled, y: top), width: width, color: color)
  }
}
