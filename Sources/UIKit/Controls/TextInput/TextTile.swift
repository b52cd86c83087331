import CoreGraphics
import CoreText

/// A strip of a text view's text. Only visible strips are drawn, so the cost depends on the visible
/// part.
@MainActor
final class TextTile: UIView {
  /// The height in points.
  static let height: CGFloat = 256

  private unowned let textView: UITextView

  init(of textView: UITextView) {
    self.textView = textView
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let area = textView.textArea
    let origin = CGPoint(x: area.minX - frame.minX, y: area.minY - frame.minY)
    if textView.isFirstResponder {
      context.setFillColor(textView.tintColor.withAlphaComponent(0.2).cgColor)
      let content = textView.content
      let ranges = [content.selection, content.marked].compactMap { $0 }
      for part in ranges.flatMap({ textView.selectionRects(for: UITextRange($0)) }) {
        let rect = part.rect.offsetBy(dx: -frame.minX, dy: -frame.minY)
        if rect.intersects(bounds) { context.fill(rect) }
      }
    }
    // Glyphs may extend beyond their lines.
    let part = (-origin.y - 20)...(bounds.height - origin.y + 20)
    textView.layout.draw(
      in: context, at: origin, width: area.width, color: textView.shownColor, part: part)
  }
}
