import UIKit

/// The pictures of the collection-view demos.
extension DemoGlyph {
  private static let paper = Page(color: UIColor(white: 0.96, alpha: 1), ink: .clear)

  /// Cards in columns. Their colours follow each other, independent of the columns.
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

  /// A large card, a shelf of small cards and a grid. `first` is the index of the first colour.
  private static func shelves(from first: Int) -> [Page] {
    var pages: [Page] = []
    func add(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      let color = Pigment.all[(first + pages.count * 7) % Pigment.all.count].color
      let page = Page(color: color, ink: .clear)
      pages.append(page.at(x: x, y: y, width: width, height: height))
    }
    add(x: 0.12, y: 0.05, width: 0.76, height: 0.22)
    for column in 0..<4 { add(x: 0.06 + CGFloat(column) * 0.25, y: 0.33, width: 0.2, height: 0.12) }
    for row in 0..<3 {
      for column in 0..<3 {
        let (x, y) = (0.06 + CGFloat(column) * 0.3, 0.53 + CGFloat(row) * 0.15)
        add(x: x, y: y, width: 0.26, height: 0.11)
      }
    }
    return pages
  }

  static let shelves = DemoGlyph(
    before: [paper] + shelves(from: 0), during: [paper] + shelves(from: 3),
    after: [paper] + shelves(from: 6))
}
