import UIKit

/// The pictures of the map demo.
extension DemoGlyph {
  private static func shape(
    _ color: Int, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> Page {
    Page(color: UIColor(hex: color), ink: .clear).at(x: x, y: y, width: width, height: height)
  }

  /// - Parameters:
  ///   - top: the upper edge of the sheet.
  ///   - shift: the distance that the map has moved up.
  private static func map(top: CGFloat, shift: CGFloat, isChosen: Bool) -> [Page] {
    let town = [
      shape(0xCBE5BC, 0.58, 0.14 - shift, 0.34, 0.16),
      shape(0xFFFFFF, 0, 0.22 - shift, 1, 0.014), shape(0xFFFFFF, 0, 0.52 - shift, 1, 0.014),
      shape(0xFFFFFF, 0.22, 0, 0.03, 1), shape(0xFFFFFF, 0.76, 0, 0.03, 1),
      shape(0xFBDD8E, 0.46, 0, 0.07, 1), shape(0xFBDD8E, 0, 0.36 - shift, 1, 0.032),
      shape(0xA3D2EC, 0, 0.62 - shift, 0.42, 0.4), shape(0xA3D2EC, 0.42, 0.72 - shift, 0.2, 0.3),
    ]
    let side: CGFloat = isChosen ? 0.16 : 0.1
    func pin(_ color: Int, _ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Page {
      shape(color, x - side / 2, y - shift - side * 0.46, side, side * 0.46)
    }
    let pins = [
      pin(0x2F9254, 0.72, 0.22, 0.1), pin(0x2F6FDE, 0.3, 0.6, 0.1),
      pin(0xD4483F, 0.56, 0.46, side),
    ]
    let sheet = [
      shape(0xFFFFFF, 0, top, 1, 1 - top), shape(0xC7C7CC, 0.42, top + 0.02, 0.16, 0.012),
      shape(0x1F2430, 0.08, top + 0.06, 0.46, 0.03),
    ]
    let rows = (0..<3).flatMap { row in
      let y = top + 0.15 + 0.12 * CGFloat(row)
      return [
        shape([0xD4483F, 0x2F9254, 0x2F6FDE][row], 0.08, y, 0.12, 0.055),
        shape(0xD1D1D6, 0.26, y + 0.012, 0.5, 0.028),
      ]
    }
    return [shape(0xF4F0E6, 0, 0, 1, 1)] + town + pins + sheet + rows.filter { $0.frame.maxY < 1 }
  }

  static let mapSheet = DemoGlyph(
    before: map(top: 0.86, shift: 0, isChosen: false),
    during: map(top: 0.68, shift: 0.08, isChosen: true),
    after: map(top: 0.5, shift: 0.16, isChosen: true))
}
