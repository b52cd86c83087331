package import Catalogue
package import UIKit

/// One moment of a demo's glyph: a small screen, and the pages on it.
package final class DemoGlyphView: UIView {
  private let pages: [DemoGlyph.Page]
  private static let radius: CGFloat = 8

  package init(_ pages: [DemoGlyph.Page]) {
    self.pages = pages
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
  }

  /// Returns nil: glyphs are made in code.
  package required init?(coder: NSCoder) { nil }

  package override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    UIBezierPath(roundedRect: bounds, cornerRadius: Self.radius).addClip()
    for page in pages { draw(page, in: context) }
    context.restoreGState()
    let edge = UIBezierPath(
      roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: Self.radius - 0.5)
    UIColor(white: 0.5, alpha: 0.4).setStroke()
    edge.stroke()
  }

  private func draw(_ page: DemoGlyph.Page, in context: CGContext) {
    let size = bounds.size
    let frame = CGRect(
      x: page.frame.minX * size.width, y: page.frame.minY * size.height,
      width: page.frame.width * size.width, height: page.frame.height * size.height
    ).integral
    context.saveGState()
    context.setAlpha(page.alpha)
    page.color.setFill()
    context.fill(frame)
    context.clip(to: frame)
    // A title, a line of text and a button, as a page of the demos has them.
    let (width, height) = (size.width * page.scale, size.height * page.scale)
    bar(in: frame, y: 0.15 * height, width: 0.46 * width, height: 0.055 * height, 0.75, page.ink)
    bar(in: frame, y: 0.25 * height, width: 0.64 * width, height: 0.035 * height, 0.3, page.ink)
    bar(in: frame, y: 0.38 * height, width: 0.5 * width, height: 0.1 * height, 0.14, page.ink)
    context.restoreGState()
  }

  private func bar(
    in frame: CGRect, y: CGFloat, width: CGFloat, height: CGFloat, _ alpha: CGFloat, _ ink: UIColor
  ) {
    guard ink != .clear else { return }
    let bar = CGRect(x: frame.midX - width / 2, y: frame.minY + y, width: width, height: height)
    ink.withAlphaComponent(alpha).setFill()
    UIBezierPath(roundedRect: bar, cornerRadius: height / 2).fill()
  }
}
