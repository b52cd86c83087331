import UIKit

/// The pictures of the chat demo.
extension DemoGlyph {
  private static func page(_ color: UIColor) -> Page { Page(color: color, ink: .clear) }

  /// - Parameter panel: the height of the visible panel.
  private static func chat(panel: CGFloat) -> [Page] {
    let blue = UIColor(hex: 0x0A7AFF)
    let gray = UIColor(white: 0.87, alpha: 1)
    let bubbles = [
      (gray, 0.06, 0.5), (blue, 0.34, 0.6), (gray, 0.06, 0.36), (blue, 0.5, 0.44),
      (gray, 0.06, 0.56),
    ]
    let bottom = 0.9 - panel
    let shown = bubbles.reversed().enumerated().map { index, bubble in
      page(bubble.0).at(
        x: bubble.1, y: bottom - 0.15 * CGFloat(index + 1), width: bubble.2, height: 0.11)
    }
    let stickers = (0..<8).map { index in
      let colors = [0xFFC83D, 0xF49AC1, 0xFF9F1C, 0xE8476A, 0x8ECDF5, 0x6C8EBF, 0x4D96FF, 0x57A773]
      return page(UIColor(hex: colors[index])).at(
        x: 0.08 + 0.22 * CGFloat(index % 4), y: 1.04 - panel + 0.16 * CGFloat(index / 4),
        width: 0.16, height: 0.11)
    }
    return [page(.white)] + shown
      + [
        page(UIColor(white: 0.93, alpha: 1)).at(
          x: 0.06, y: bottom + 0.02, width: 0.88, height: 0.06),
        page(UIColor(white: 0.95, alpha: 1)).at(y: 1 - panel, height: panel),
      ] + (panel > 0 ? stickers : [])
  }

  static let chatPanel = DemoGlyph(
    before: chat(panel: 0), during: chat(panel: 0.2), after: chat(panel: 0.4))
}
