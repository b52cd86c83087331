import UIKit

/// The pictures of the stories demo.
extension DemoGlyph {
  private static func page(_ color: UIColor) -> Page { Page(color: color, ink: .clear) }

  /// A card: a picture, and lines of text below it.
  private static func card(_ light: Landscape, _ frame: CGRect, picture: CGFloat) -> [Page] {
    func part(_ color: UIColor, _ part: CGRect) -> Page {
      page(color).at(
        x: frame.minX + part.minX * frame.width, y: frame.minY + part.minY * frame.height,
        width: part.width * frame.width, height: part.height * frame.height)
    }
    let gray = UIColor(white: 0.72, alpha: 1)
    return [
      part(.white, CGRect(x: 0, y: 0, width: 1, height: 1)),
      part(light.sky[1], CGRect(x: 0, y: 0, width: 1, height: picture)),
      part(light.ridges[1], CGRect(x: 0, y: picture * 0.6, width: 1, height: picture * 0.4)),
      part(light.ridges[3], CGRect(x: 0, y: picture * 0.82, width: 1, height: picture * 0.18)),
      part(gray, CGRect(x: 0.1, y: picture + (1 - picture) * 0.3, width: 0.6, height: 0.05)),
      part(gray, CGRect(x: 0.1, y: picture + (1 - picture) * 0.6, width: 0.4, height: 0.04)),
    ]
  }

  private static func list(_ part: CGFloat) -> [Page] {
    let small = CGRect(x: 0.08, y: 0.08, width: 0.84, height: 0.4)
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * part }
    let frame = CGRect(
      x: between(small.minX, 0), y: between(small.minY, 0), width: between(small.width, 1),
      height: between(small.height, 1))
    return [page(UIColor(white: 0.94, alpha: 1))]
      + card(.mist, CGRect(x: 0.08, y: 0.54, width: 0.84, height: 0.4), picture: 0.62)
      + card(Landscape.day[0], frame, picture: between(0.62, 0.5))
  }

  static let cardToPage = DemoGlyph(before: list(0), during: list(0.5), after: list(1))
}
