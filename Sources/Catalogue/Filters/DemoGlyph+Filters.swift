import UIKit

/// The pictures of the demos of blur effects and filters.
extension DemoGlyph {
  /// Two discs on a background. Blurred discs have rings around them.
  private static func scene(isSoft: Bool) -> [Page] {
    func disc(_ hex: Int, _ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> [Page] {
      let steps: [CGFloat] = isSoft ? [0.1, 0.05, 0] : [0]
      return steps.map { step in
        Page(color: UIColor(hex: hex), ink: .clear)
          .at(
            x: x - step, y: y - step, width: side + 2 * step, height: side + 2 * step
          )
          .faded(to: step == 0 ? 1 : 0.35)
      }
    }
    return [Page(color: UIColor(hex: 0x2B193D), ink: .clear)]
      + disc(0xFF3366, 0.12, 0.2, 0.36) + disc(0xFFB400, 0.5, 0.48, 0.34)
  }

  private static func glass(_ alpha: CGFloat) -> Page {
    Page(color: .white, ink: .clear).at(x: 0.1, y: 0.26, width: 0.8, height: 0.46)
      .faded(to: alpha)
  }

  static let frosted = DemoGlyph(
    before: scene(isSoft: false) + [glass(0.1)], during: scene(isSoft: true) + [glass(0.3)],
    after: scene(isSoft: true) + [glass(0.6)])

  private static func sheet(_ y: CGFloat) -> [Page] {
    scene(isSoft: y < 0.6) + [
      Page(color: .white, ink: .black).at(y: y, height: 1 - y).faded(to: 0.6)
    ]
  }

  static let glassSheet = DemoGlyph(
    before: scene(isSoft: false), during: sheet(0.72), after: sheet(0.5))

  /// A round hole in a page, which grows.
  static let rings: DemoGlyph = {
    let old = Page(color: UIColor(hex: 0x0077B6), ink: .clear)
    let new = Page(color: UIColor(hex: 0xFFB400), ink: .clear)
    func ring(_ part: CGFloat) -> [Page] {
      [0.9, 0.75, 0.6].enumerated().map { index, width in
        let side = width * part
        return (index % 2 == 0 ? new : old)
          .at(x: (1 - side) / 2, y: (1 - side * 0.6) / 2, width: side, height: side * 0.6)
          .faded(to: 0.8)
      }
    }
    return DemoGlyph(before: [old], during: [old] + ring(1), after: [new])
  }()
}
