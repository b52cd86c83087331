import UIKit

/// The pictures of pushes.
extension DemoGlyph {
  private static let sky = Page(color: .sky)
  private static let honeydew = Page(color: .honeydew)
  private static let cantaloupe = Page(color: .cantaloupe)
  private static let night = Page(color: .night, ink: .white)

  /// The lower page gives way.
  static let slide = DemoGlyph(
    before: [sky], during: [sky.at(x: -0.15), honeydew.at(x: 0.5)], after: [honeydew])

  /// A page goes half the way, and back.
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

  static let drop = DemoGlyph(
    before: [honeydew], during: [honeydew, night.at(y: -0.5)], after: [night])
}
