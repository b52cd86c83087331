import UIKit

/// The pictures of the system's four transition styles, and of a spring.
extension DemoGlyph {
  private static let first = Page(color: UIColor(named: "Honeydew") ?? .systemGreen)
  private static let second = Page(color: UIColor(named: "Cantaloupe") ?? .systemOrange)
  private static let sky = Page(color: UIColor(named: "Sky") ?? .systemTeal)
  private static let background = Page(color: .black, ink: .clear)

  static let coverFruit = DemoGlyph(
    before: [first], during: [first, second.at(y: 0.5)], after: [second])

  /// A card that is nearly edge-on.
  static let card = DemoGlyph(
    before: [first], during: [background, second.at(x: 0.32, y: 0, width: 0.36)], after: [second])

  static let dissolve = DemoGlyph(
    before: [first], during: [background, first.faded(to: 0.5), second.faded(to: 0.5)],
    after: [second])

  /// The upper page, half curled up.
  static let curl: DemoGlyph = {
    let roll = Page(color: .white, ink: .clear)
    return DemoGlyph(
      before: [first],
      during: [second, first.at(height: 0.62), roll.at(y: 0.56, height: 0.1)],
      after: [second, first.at(height: 0.3), roll.at(y: 0.24, height: 0.1)])
  }()

  /// A page that overshoots its final position.
  static let spring: DemoGlyph = {
    let gray = Page(color: .lightGray)
    return DemoGlyph(before: [sky], during: [sky, gray.at(y: -0.06)], after: [gray])
  }()
}
