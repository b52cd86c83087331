import UIKit

/// The pictures of presentations that leave a part of the page below visible.
extension DemoGlyph {
  private static let first = Page(color: UIColor(named: "Honeydew") ?? .systemGreen)
  private static let second = Page(color: UIColor(named: "Cantaloupe") ?? .systemOrange)
  private static let sky = Page(color: UIColor(named: "Sky") ?? .systemTeal, ink: .clear)
  private static let dim = Page(color: .black, ink: .clear)

  /// A small page in front of the first page, which is dimmed.
  private static func inFront(_ page: Page, from start: Page, dimming: CGFloat = 0.3) -> DemoGlyph {
    DemoGlyph(
      before: [first], during: [first, dim.faded(to: dimming / 2), start],
      after: [first, dim.faded(to: dimming), page])
  }

  static let overlay = inFront(
    second.at(x: 0.18, y: 0.3, width: 0.64, height: 0.36),
    from: second.at(x: 0.18, y: 0.7, width: 0.64, height: 0.3))

  static let page = inFront(
    second.at(x: 0.1, y: 0.06, width: 0.8, height: 0.88),
    from: second.at(x: 0.1, y: 0.5, width: 0.8, height: 0.5))

  static let form = inFront(
    second.at(x: 0.2, y: 0.2, width: 0.6, height: 0.6),
    from: second.at(x: 0.2, y: 0.6, width: 0.6, height: 0.4))

  static let sheet = inFront(
    Page(color: .white).at(y: 0.45, height: 0.55),
    from: Page(color: .white).at(y: 0.72, height: 0.28))

  static let lowCard = inFront(
    second.at(x: 0.06, y: 0.42, width: 0.88, height: 0.54),
    from: second.at(x: 0.06, y: 0.7, width: 0.88, height: 0.3), dimming: 0.4)

  static let alert = inFront(
    Page(color: .white).at(x: 0.2, y: 0.36, width: 0.6, height: 0.26),
    from: Page(color: .white).at(x: 0.15, y: 0.34, width: 0.7, height: 0.3).faded(to: 0.5))

  static let context = DemoGlyph(
    before: [first, sky.at(x: 0.1, y: 0.3, width: 0.8, height: 0.6)],
    during: [
      first, sky.at(x: 0.1, y: 0.3, width: 0.8, height: 0.6),
      second.at(x: 0.1, y: 0.6, width: 0.8, height: 0.3),
    ],
    after: [first, second.at(x: 0.1, y: 0.3, width: 0.8, height: 0.6)])

  static let bubble: DemoGlyph = {
    let anchor = Page(color: .systemGray, ink: .clear)
      .at(x: 0.4, y: 0.84, width: 0.2, height: 0.06)
    let arrow = Page(color: second.color, ink: .clear)
      .at(x: 0.46, y: 0.76, width: 0.08, height: 0.04)
    let body = second.at(x: 0.22, y: 0.34, width: 0.56, height: 0.42)
    return DemoGlyph(
      before: [first, anchor],
      during: [
        first, anchor, second.at(x: 0.3, y: 0.46, width: 0.4, height: 0.32).faded(to: 0.6),
      ],
      after: [first, anchor, arrow, body])
  }()
}
