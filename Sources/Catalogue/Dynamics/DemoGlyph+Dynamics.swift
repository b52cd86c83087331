import UIKit

/// The pictures of the demos of UIKit Dynamics.
extension DemoGlyph {
  private static func page(_ hex: Int) -> Page { Page(color: UIColor(hex: hex), ink: .clear) }

  private static let table = page(0xEFE6D8)
  private static let print = page(0xC8553D)

  static let toss = DemoGlyph(
    before: [
      table, page(0x1B1714).faded(to: 0.9), print.at(x: 0.2, y: 0.2, width: 0.6, height: 0.5),
    ],
    during: [
      table, page(0x1B1714).faded(to: 0.4), print.at(x: 0.5, y: 0.04, width: 0.6, height: 0.5),
    ],
    after: [table])

  private static let cafe = page(0xDDEBE3)
  private static let menu = page(0xA6794B)

  static let fallingMenu = DemoGlyph(
    before: [cafe], during: [cafe, menu.at(x: 0.16, y: -0.1, width: 0.68, height: 0.42)],
    after: [cafe, menu.at(x: 0.16, y: 0.34, width: 0.68, height: 0.42)])

  private static func places(tile: (x: CGFloat, y: CGFloat)) -> [Page] {
    let places = (0..<4).map { index in
      page(0x323860).at(
        x: index % 2 == 0 ? 0.12 : 0.58, y: index < 2 ? 0.12 : 0.56, width: 0.3, height: 0.2)
    }
    return [page(0x20243A)] + places
      + [page(0xFFC857).at(x: tile.x + 0.03, y: tile.y + 0.02, width: 0.24, height: 0.16)]
  }

  static let snap = DemoGlyph(
    before: places(tile: (0.12, 0.12)), during: places(tile: (0.4, 0.3)),
    after: places(tile: (0.58, 0.56)))
}
