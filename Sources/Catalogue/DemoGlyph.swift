public import UIKit

/// A demo's picture in the list: a small screen before, during and after its transition.
public struct DemoGlyph: Sendable {
  /// A page on the small screen. Lengths are in units of the screen's size.
  public struct Page: Sendable {
    /// Its background.
    public var color: UIColor
    /// The colour of its text and its button.
    public var ink = UIColor.black
    /// The visible part of the page.
    public var frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The scale of the page.
    public var scale: CGFloat = 1
    /// The opacity, from 0 to 1.
    public var alpha: CGFloat = 1

    func at(
      x: CGFloat = 0, y: CGFloat = 0, width: CGFloat = 1, height: CGFloat = 1, scale: CGFloat = 1
    ) -> Page {
      var page = self
      page.frame = CGRect(x: x, y: y, width: width, height: height)
      page.scale = scale
      return page
    }

    func faded(to alpha: CGFloat) -> Page {
      var page = self
      page.alpha = alpha
      return page
    }
  }

  /// The pages of each moment, from the back to the front.
  public let before, during, after: [Page]

  private static let white = Page(color: .white)
  private static let gray = Page(color: .lightGray)
  private static let cantaloupe = Page(color: UIColor(named: "Cantaloupe") ?? .systemOrange)
  private static let honeydew = Page(color: UIColor(named: "Honeydew") ?? .systemGreen)
  private static let sky = Page(color: UIColor(named: "Sky") ?? .systemTeal)
  private static let night = Page(color: .night, ink: .white)

  /// A page that overshoots its final position and springs back.
  static let bounce = DemoGlyph(
    before: [white],
    during: [white, gray.at(y: 0.3, height: 0.74).faded(to: 0.4), gray.at(y: 0.42)],
    after: [gray])

  /// A page that covers another one from below.
  public static let cover = DemoGlyph(
    before: [white], during: [white, gray.at(y: 0.5)], after: [gray])

  static let fade = DemoGlyph(
    before: [sky], during: [sky, night.faded(to: 0.5)], after: [night])

  static let flip = DemoGlyph(
    before: [sky, cantaloupe.at(x: 0.2, y: 0.2, width: 0.6, height: 0.6)],
    during: [sky, night.at(x: 0.4, y: 0.18, width: 0.2, height: 0.64)],
    after: [sky, night.at(x: 0.2, y: 0.2, width: 0.6, height: 0.6)])

  static let swing = DemoGlyph(
    before: [honeydew, cantaloupe.at(x: 0.2, y: 0.2, width: 0.6, height: 0.5)],
    during: [honeydew, cantaloupe.at(x: 0.3, y: 0.6, width: 0.6, height: 0.5).faded(to: 0.6)],
    after: [honeydew])

  static let exception = DemoGlyph(
    before: [
      sky, night.at(x: 0.1, y: 0.3, width: 0.2, height: 0.1),
      cantaloupe.at(x: 0.1, y: 0.55, width: 0.2, height: 0.1),
    ],
    during: [
      sky, night.at(x: 0.4, y: 0.3, width: 0.2, height: 0.1),
      cantaloupe.at(x: 0.7, y: 0.55, width: 0.2, height: 0.1),
    ],
    after: [
      sky, night.at(x: 0.7, y: 0.3, width: 0.2, height: 0.1),
      cantaloupe.at(x: 0.7, y: 0.55, width: 0.2, height: 0.1),
    ])

  static let album = DemoGlyph(
    before: [honeydew, cantaloupe.at(x: 0.3, y: 0.2, width: 0.4, height: 0.2)],
    during: [
      honeydew, cantaloupe.at(x: 0.2, y: 0.35, width: 0.35, height: 0.2),
      night.at(x: 0.5, y: 0.35, width: 0.35, height: 0.2),
    ],
    after: [
      honeydew, cantaloupe.at(x: 0.1, y: 0.55, width: 0.35, height: 0.2),
      night.at(x: 0.55, y: 0.55, width: 0.35, height: 0.2),
    ])

  static let corner = DemoGlyph(
    before: [honeydew], during: [honeydew, cantaloupe.at(x: 0.4, y: 0.4)], after: [cantaloupe])

  static let stack = DemoGlyph(
    before: [cantaloupe], during: [cantaloupe.at(y: -0.5), honeydew.at(y: 0.5)], after: [honeydew])

  static let shrink = DemoGlyph(
    before: [cantaloupe],
    during: [
      Page(color: .black, ink: .clear),
      sky.at(x: 0.24, y: 0.24, width: 0.52, height: 0.52, scale: 0.52),
    ], after: [sky])
}

extension DemoGlyph {
  /// One page appears through the other in squares.
  static let pixels: DemoGlyph = {
    let side = 0.25
    let squares = (0..<24).map { index in
      let (column, row) = (Double(index % 4), Double(index / 4))
      return Page(color: .night, ink: .clear)
        .at(x: column * side, y: row / 6, width: side, height: 1.0 / 6)
        .faded(to: [0.2, 0.75, 0.45, 0.95, 0.6][(index * 7) % 5])
    }
    return DemoGlyph(
      before: [sky], during: [Page(color: sky.color, ink: .clear)] + squares, after: [night])
  }()

  /// Two fingers move apart, and the view between them grows.
  static let fingers: DemoGlyph = {
    func moment(_ reach: CGFloat) -> [Page] {
      let held = Page(color: .systemIndigo, ink: .clear)
      let finger = Page(color: .systemGray, ink: .clear)
      let (width, height) = (0.2 + reach, (0.2 + reach) * 0.45)
      func dot(_ x: CGFloat, _ y: CGFloat) -> Page {
        finger.at(x: x - 0.08, y: y - 0.053, width: 0.16, height: 0.107).faded(to: 0.7)
      }
      return [
        Page(color: .white, ink: .clear),
        held.at(x: 0.5 - width / 2, y: 0.5 - height / 2, width: width, height: height),
        dot(0.5 - width / 2, 0.5 + height / 2), dot(0.5 + width / 2, 0.5 - height / 2),
      ]
    }
    return DemoGlyph(before: moment(0), during: moment(0.25), after: moment(0.5))
  }()

  /// A curve, and a small page that moves along it.
  static let climb: DemoGlyph = {
    /// Returns the position after a fraction of the time, eased in and out.
    func place(_ time: CGFloat) -> CGPoint {
      CGPoint(x: 0.15 + 0.7 * time, y: 0.8 - 0.6 * time * time * (3 - 2 * time))
    }
    func block(_ time: CGFloat, side: CGFloat) -> Page {
      let (width, height) = (side, side * 2 / 3)
      return Page(color: .systemIndigo, ink: .clear)
        .at(
          x: place(time).x - width / 2, y: place(time).y - height / 2, width: width, height: height)
    }
    func moment(_ time: CGFloat) -> [Page] {
      let curve = (0...16).map { block(CGFloat($0) / 16, side: 0.05).faded(to: 0.5) }
      return [Page(color: .white, ink: .clear)] + curve + [block(time, side: 0.2)]
    }
    return DemoGlyph(before: moment(0), during: moment(0.5), after: moment(1))
  }()
}

extension UIColor {
  /// The dark blue of the demos.
  static let night = UIColor(red: 0.16, green: 0.18, blue: 0.4, alpha: 1)
}
