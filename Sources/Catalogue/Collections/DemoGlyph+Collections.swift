import UIKit

/// The pictures of collections that change their layout.
extension DemoGlyph {
  private static let paper = Page(color: UIColor(white: 0.96, alpha: 1), ink: .clear)

  /// Cards in columns: their colours follow one another, wherever they are.
  private static func cards(columns: Int, rows: Int, height: CGFloat) -> [Page] {
    let width = (1 - 0.06 * CGFloat(columns + 1)) / CGFloat(columns)
    return (0..<columns * rows).map { index in
      let color = Pigment.all[index * 4 % Pigment.all.count].color
      return Page(color: color, ink: .clear).at(
        x: 0.06 + CGFloat(index % columns) * (width + 0.06),
        y: 0.04 + CGFloat(index / columns) * (height + 0.04), width: width, height: height)
    }
  }

  static let gridToList = DemoGlyph(
    before: [paper] + cards(columns: 3, rows: 5, height: 0.14),
    during: [paper] + cards(columns: 2, rows: 4, height: 0.18),
    after: [paper] + cards(columns: 1, rows: 3, height: 0.27))

  static let smallToLargeCards = DemoGlyph(
    before: [paper] + cards(columns: 4, rows: 6, height: 0.11),
    during: [paper] + cards(columns: 3, rows: 5, height: 0.14),
    after: [paper] + cards(columns: 2, rows: 3, height: 0.27))
}
