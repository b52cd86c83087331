import UIKit

/// The pictures of the navigation demos.
extension DemoGlyph {
  private static let sky = Page(color: .sky)
  private static let honeydew = Page(color: .honeydew)
  private static let cantaloupe = Page(color: .cantaloupe)
  private static let night = Page(color: .night, ink: .white)

  /// The lower page recedes.
  static let slide = DemoGlyph(
    before: [sky], during: [sky.at(x: -0.15), honeydew.at(x: 0.5)], after: [honeydew])

  /// A page that goes half the distance, and returns.
  static let givenUp = DemoGlyph(
    before: [night], during: [honeydew.at(x: -0.12), night.at(x: 0.55)], after: [night])

  static let grow = DemoGlyph(
    before: [cantaloupe],
    during: [cantaloupe, night.at(x: 0.25, y: 0.25, width: 0.5, height: 0.5, scale: 0.5)],
    after: [night])

  static let shrinkAndFade = DemoGlyph(
    before: [honeydew],
    during: [
      Page(color: .black, ink: .clear),
      honeydew.at(x: 0.2, y: 0.2, width: 0.6, height: 0.6, scale: 0.6), sky.faded(to: 0.5),
    ],
    after: [sky])

  /// An interactive push: a finger drags a page in from the right.
  static let drawnIn: DemoGlyph = {
    func finger(_ x: CGFloat) -> Page {
      Page(color: .systemGray, ink: .clear)
        .at(x: x - 0.08, y: 0.76, width: 0.16, height: 0.107).faded(to: 0.7)
    }
    return DemoGlyph(
      before: [honeydew, finger(0.8)],
      during: [
        Page(color: .black, ink: .clear),
        honeydew.at(x: 0.15, y: 0.15, width: 0.7, height: 0.7, scale: 0.7), sky.faded(to: 0.35),
        finger(0.55),
      ],
      after: [sky, finger(0.2)])
  }()

  static let drop = DemoGlyph(
    before: [honeydew], during: [honeydew, night.at(y: -0.5)], after: [night])
}
