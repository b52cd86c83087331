import UIKit

extension DemoGlyph {
  private static let cantaloupe = Page(color: UIColor(named: "Cantaloupe") ?? .systemOrange)
  private static let honeydew = Page(color: UIColor(named: "Honeydew") ?? .systemGreen)
  private static let sky = Page(color: UIColor(named: "Sky") ?? .systemTeal)
  private static let black = Page(color: .black, ink: .clear)

  /// One page fades out while the other fades in.
  static let crossfade = DemoGlyph(
    before: [honeydew], during: [honeydew, cantaloupe.faded(to: 0.5)], after: [cantaloupe])

  /// A page slides up while the page below shrinks.
  static let stepBack: DemoGlyph = {
    func desk(_ scale: CGFloat, _ alpha: CGFloat) -> Page {
      sky.at(
        x: (1 - scale) / 2, y: (1 - scale) / 2, width: scale, height: scale, scale: scale
      ).faded(to: alpha)
    }
    let letter = Page(color: .white)
    return DemoGlyph(
      before: [sky], during: [black, desk(0.95, 0.8), letter.at(y: 0.55)],
      after: [black, desk(0.9, 0.6), letter.at(y: 0.15)])
  }()

  /// A column becomes a row.
  static let turned: DemoGlyph = {
    let background = Page(
      color: UIColor(named: "Honeydew") ?? .systemGreen, ink: .clear)
    let tile = Page(color: .night, ink: .clear)
    func column() -> [Page] {
      (0..<4).map { tile.at(x: 0.15, y: 0.14 + 0.19 * CGFloat($0), width: 0.7, height: 0.15) }
    }
    let row = (0..<4).map {
      tile.at(x: 0.1 + 0.21 * CGFloat($0), y: 0.3, width: 0.17, height: 0.4)
    }
    let between = (0..<4).map {
      tile.at(
        x: 0.12 + 0.1 * CGFloat($0), y: 0.2 + 0.1 * CGFloat($0), width: 0.4, height: 0.24)
    }
    return DemoGlyph(
      before: [background] + column(), during: [background] + between, after: [background] + row)
  }()

  /// Three cards, of which two disappear.
  static let cards: DemoGlyph = {
    let background = Page(color: .night, ink: .clear)
    let first = cantaloupe.at(y: 0.1)
    return DemoGlyph(
      before: [background, first, honeydew.at(y: 0.3), sky.at(y: 0.5)],
      during: [background, first, honeydew.at(y: 0.6), sky.at(y: 0.8)], after: [background, first])
  }()

  /// The day turns over and becomes night.
  static let dayAndNight: DemoGlyph = {
    let background = Page(color: .black, ink: .clear)
    return DemoGlyph(
      before: [sky], during: [background, Page(color: .night).at(x: 0.3, width: 0.4)],
      after: [Page(color: .night, ink: .white)])
  }()

  /// A round hole opens into the day.
  static let iris: DemoGlyph = {
    let night = Page(color: .night, ink: .white)
    let day = Page(color: cantaloupe.color, ink: .clear)
    // A disc consists of bars here, because a page is a rectangle.
    func disc(_ radius: CGFloat) -> [Page] {
      (0..<15).map { index in
        let y = (CGFloat(index) - 7) / 7.5
        let half = radius * (1 - y * y).squareRoot()
        return day.at(
          x: 0.62 - half, y: 0.5 + (y * radius - radius / 15) / 1.5, width: 2 * half,
          height: radius * 2 / 15 / 1.5)
      }
    }
    return DemoGlyph(before: [night], during: [night] + disc(0.3), after: [cantaloupe])
  }()

  /// A list moves aside for the page of a row.
  static let listPush: DemoGlyph = {
    let paper = Page(color: .white, ink: .clear)
    func list(_ x: CGFloat, touched: Bool) -> [Page] {
      [paper.at(x: x)]
        + (0..<4).map { row in
          Page(color: row == 0 && touched ? .systemGray : .lightGray, ink: .clear)
            .at(x: x + 0.1, y: 0.15 + 0.17 * CGFloat(row), width: 0.8, height: 0.1)
            .faded(to: 0.6)
        }
    }
    return DemoGlyph(
      before: list(0, touched: false), during: list(-0.15, touched: true) + [cantaloupe.at(x: 0.5)],
      after: [cantaloupe])
  }()
}
