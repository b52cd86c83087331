import UIKit

/// The pictures of tab bar controllers, of a custom container, and of a split view.
extension DemoGlyph {
  private static let first = Page(color: UIColor(named: "Honeydew") ?? .systemGreen)
  private static let second = Page(color: UIColor(named: "Cantaloupe") ?? .systemOrange)
  private static let sky = Page(color: UIColor(named: "Sky") ?? .systemTeal)
  private static let background = Page(color: .black, ink: .clear)

  /// A bar with tabs, the selected one in colour.
  private static func bar(of count: Int, selected: Int) -> [Page] {
    let bar = Page(color: UIColor(white: 0.97, alpha: 1), ink: .clear)
    let tabs = (0..<count).map { index in
      let middle = (CGFloat(index) + 0.5) / CGFloat(count)
      return Page(color: index == selected ? .systemBlue : .systemGray3, ink: .clear)
        .at(x: middle - 0.06, y: 0.91, width: 0.12, height: 0.05)
    }
    return [bar.at(y: 0.87, height: 0.13)] + tabs
  }

  static let slidingTabs = DemoGlyph(
    before: [first] + bar(of: 3, selected: 0),
    during: [first.at(x: -0.5), second.at(x: 0.5)] + bar(of: 3, selected: 1),
    after: [second] + bar(of: 3, selected: 1))

  static let fadingTabs = DemoGlyph(
    before: [sky] + bar(of: 2, selected: 0),
    during: [
      background, sky.at(x: 0.25, y: 0.25, width: 0.5, height: 0.5, scale: 0.5),
      first.faded(to: 0.5),
    ] + bar(of: 2, selected: 1),
    after: [first] + bar(of: 2, selected: 1))

  static let scaleFade = DemoGlyph(
    before: [sky],
    during: [
      background, sky.at(x: 0.25, y: 0.25, width: 0.5, height: 0.5, scale: 0.5),
      second.faded(to: 0.5),
    ],
    after: [second])

  static let detail: DemoGlyph = {
    let empty = Page(color: .white, ink: .clear)
    func beside(_ pages: [Page]) -> [Page] {
      [sky.at(width: 0.38)] + pages
    }
    return DemoGlyph(
      before: beside([empty.at(x: 0.4, width: 0.6)]),
      during: beside([empty.at(x: 0.4, width: 0.6), second.at(x: 0.7, width: 0.3)]),
      after: beside([second.at(x: 0.4, width: 0.6)]))
  }()
}
