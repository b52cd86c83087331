import UIKit

/// The pictures of the photograph demo.
extension DemoGlyph {
  private static func page(_ color: UIColor) -> Page { Page(color: color, ink: .clear) }

  private static let tile = (width: CGFloat(0.26), height: CGFloat(0.26 * 2 / 3))

  /// A photograph on the small screen: the sky, the hills, and the nearest hill.
  private static func photograph(_ light: Landscape, _ frame: CGRect) -> [Page] {
    [(light.sky[1], 0), (light.ridges[1], 0.55), (light.ridges[3], 0.78)].map { color, top in
      page(color).at(
        x: frame.minX, y: frame.minY + frame.height * top, width: frame.width,
        height: frame.height * (1 - top))
    }
  }

  private static func frame(ofTile index: Int) -> CGRect {
    CGRect(
      x: 0.07 + CGFloat(index % 3) * 0.3, y: 0.08 + CGFloat(index / 3) * 0.2, width: tile.width,
      height: tile.height)
  }

  /// - Parameter part: the progress of the photograph in the middle, which grows.
  private static func grid(_ part: CGFloat) -> [Page] {
    let lights = Landscape.day + [.spring, .mist, .aurora, .autumn]
    let others = (0..<12).filter { $0 != 4 }.flatMap { index in
      photograph(lights[index * 3 % lights.count], frame(ofTile: index))
    }
    let small = frame(ofTile: 4)
    let large = CGRect(x: 0, y: 0.2, width: 1, height: 0.6)
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * part }
    let grown = CGRect(
      x: between(small.minX, large.minX), y: between(small.minY, large.minY),
      width: between(small.width, large.width), height: between(small.height, large.height))
    let paper = page(UIColor(white: 0.98, alpha: 1))
    return [paper] + others + [paper.faded(to: part)] + photograph(lights[2], grown)
  }

  static let photoGrid = DemoGlyph(before: grid(0), during: grid(0.5), after: grid(1))

  private static func frame(ofPlace index: Int) -> CGRect {
    CGRect(
      x: 0.06 + CGFloat(index % 2) * 0.46, y: 0.08 + CGFloat(index / 2) * 0.25, width: 0.42,
      height: 0.21)
  }

  /// - Parameter part: the progress of a tile that grows to a page with its photograph at the top.
  private static func places(_ part: CGFloat) -> [Page] {
    let lights = Landscape.day + [.spring, .mist, .aurora, .autumn]
    let tiles = (0..<8).flatMap { photograph(lights[$0], frame(ofPlace: $0)) }
    let paper = page(UIColor(white: 0.98, alpha: 1))
    guard part > 0 else { return [paper] + tiles }
    let small = frame(ofPlace: 3)
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * part }
    let grown = CGRect(
      x: between(small.minX, 0), y: between(small.minY, 0), width: between(small.width, 1),
      height: between(small.height, 1))
    let top = CGRect(
      x: grown.minX, y: grown.minY, width: grown.width,
      height: min(grown.width * 0.5, grown.height))
    let sheet = paper.at(x: grown.minX, y: grown.minY, width: grown.width, height: grown.height)
    return [paper] + tiles + [page(.black).faded(to: 0.25 * part), sheet]
      + photograph(lights[3], top)
  }

  static let navZoom = DemoGlyph(before: places(0), during: places(0.5), after: places(1))
}
