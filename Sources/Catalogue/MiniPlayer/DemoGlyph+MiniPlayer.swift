import UIKit

/// The pictures of the player demo.
extension DemoGlyph {
  private static func shape(
    _ color: Int, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> Page {
    Page(color: UIColor(hex: color), ink: .clear).at(x: x, y: y, width: width, height: height)
  }

  /// - Parameter part: the progress of the player, from closed to open.
  private static func player(_ part: CGFloat) -> [Page] {
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * part }
    let rows = (0..<6).flatMap { row in
      let y = 0.17 + 0.12 * CGFloat(row)
      return [
        shape(
          [0xE4572E, 0x087E8B, 0x6A3FA0, 0xEDAE49, 0x2E6F40, 0x6C8AE4][row], 0.07, y, 0.17, 0.08),
        shape(0x3C3C43, 0.3, y + 0.014, 0.44, 0.022), shape(0xC7C7CC, 0.3, y + 0.048, 0.3, 0.018),
      ]
    }
    let panel = CGRect(
      x: between(0.04, 0), y: between(0.88, 0), width: between(0.92, 1), height: between(0.09, 1))
    let cover = CGRect(
      x: panel.minX + between(0.03, 0.12), y: panel.minY + between(0.012, 0.12),
      width: between(0.14, 0.76), height: between(0.066, 0.36))
    func sun(_ color: Int, _ share: CGFloat, _ height: CGFloat) -> Page {
      shape(
        color, cover.midX - cover.width * share / 2, cover.minY + cover.height * (0.6 - height),
        cover.width * share, cover.height * height)
    }
    let bar = [shape(0xF4F4F8, panel.minX, panel.minY, panel.width, panel.height)]
    let page = shape(0x24304A, panel.minX, panel.minY, panel.width, panel.height).faded(to: part)
    let words = [
      shape(0xFFFFFF, 0.12, panel.minY + 0.56, 0.5, 0.032),
      shape(0x8E97AB, 0.12, panel.minY + 0.62, 0.34, 0.022),
      shape(0x596580, 0.12, panel.minY + 0.7, 0.76, 0.01),
      shape(0xFFFFFF, 0.44, panel.minY + 0.79, 0.04, 0.06),
      shape(0xFFFFFF, 0.52, panel.minY + 0.79, 0.04, 0.06),
    ].map { $0.faded(to: part) }
    let art = [
      shape(0x35466B, cover.minX, cover.minY, cover.width, cover.height), sun(0xE4572E, 0.7, 0.4),
      sun(0xF3A712, 0.44, 0.26),
    ]
    let mini = shape(0x3C3C43, panel.minX + 0.22, panel.minY + 0.032, 0.36, 0.022)
      .faded(to: 1 - part)
    return [shape(0xFFFFFF, 0, 0, 1, 1), shape(0x1F2430, 0.07, 0.07, 0.5, 0.045)] + rows + bar
      + [page] + words.filter { $0.frame.maxY < 1 } + [mini] + art
  }

  static let miniPlayer = DemoGlyph(before: player(0), during: player(0.5), after: player(1))
}
