import UIKit

/// The pictures of the gallery. Each has the colours of its demo's paintings.
extension DemoGlyph {
  private static func page(_ hex: Int, ink: UIColor = .black) -> Page {
    Page(color: UIColor(hex: hex), ink: ink)
  }

  private static func plain(_ hex: Int) -> Page { page(hex, ink: .clear) }
  private static let stage = plain(0x14161C)

  /// Returns a vertical strip of a page.
  private static func strip(_ page: Page, x: CGFloat, width: CGFloat) -> Page {
    Page(color: page.color, ink: .clear).at(x: x, width: width)
  }

  static let wallet: DemoGlyph = {
    let (front, back) = (page(0xE56B6F), page(0x0B4F6C, ink: .white))
    return DemoGlyph(
      before: [back],
      during: [
        stage, back.at(x: 0.1, y: 0.06, width: 0.8, height: 0.8, scale: 0.8),
        front.at(y: 0.55),
      ], after: [front])
  }()

  static let throughEachOther: DemoGlyph = {
    let (dawn, night) = (page(0xF4ACB7), page(0x14213D, ink: .white))
    return DemoGlyph(before: [dawn], during: [night, dawn.faded(to: 0.55)], after: [night])
  }()

  static let cubeFaces: DemoGlyph = {
    let (left, right) = (page(0xE07A5F), page(0x4A4E69, ink: .white))
    return DemoGlyph(
      before: [left],
      during: [
        stage, left.at(x: 0.02, y: 0.06, width: 0.45, height: 0.88, scale: 0.5),
        right.at(x: 0.47, width: 0.53, scale: 0.6),
      ], after: [right])
  }()

  static let burst: DemoGlyph = {
    let (gone, left) = (page(0xFF3366), page(0x662E9B, ink: .white))
    let squares = (0..<24).map { index in
      let (column, row) = (CGFloat(index % 4), CGFloat(index / 4))
      let (dx, dy) = (CGFloat((index * 7) % 5) - 2, CGFloat((index * 11) % 5) - 2)
      return plain(0xFF3366)
        .at(
          x: column * 0.25 + dx * 0.05, y: row / 6 + dy * 0.04, width: 0.15, height: 0.1
        )
        .faded(to: [0.9, 0.5, 0.75][index % 3])
    }
    return DemoGlyph(before: [gone], during: [left] + squares, after: [left])
  }()

  static let leaf: DemoGlyph = {
    let (old, new) = (page(0xFCBF49), page(0x5B8E7D, ink: .white))
    return DemoGlyph(
      before: [old],
      during: [
        strip(old, x: 0, width: 0.5), strip(new, x: 0.5, width: 0.5),
        plain(0xD89A1F).at(x: 0.5, y: -0.04, width: 0.24, height: 1.08),
      ], after: [new])
  }()

  static let concertina: DemoGlyph = {
    let (old, new) = (page(0x9DD9D2), page(0xF2B5D4))
    let strips = (0..<4).map {
      plain($0 % 2 == 0 ? 0x9DD9D2 : 0x6FA8A2).at(x: CGFloat($0) * 0.13, width: 0.13)
    }
    let others = (0..<4).map {
      plain($0 % 2 == 0 ? 0xF2B5D4 : 0xC58BAA).at(x: 0.52 + CGFloat($0) * 0.12, width: 0.12)
    }
    return DemoGlyph(before: [old], during: strips + others, after: [new])
  }()

  static let magazine: DemoGlyph = {
    let (old, new) = (page(0x5FA8D3), page(0xDDA15E))
    return DemoGlyph(
      before: [old],
      during: [
        stage, old.at(x: 0, y: 0.12, width: 0.3, height: 0.76, scale: 0.4),
        new.at(x: 0.4, y: -0.05, width: 0.7, height: 1.1),
      ], after: [new])
  }()

  static let parallax: DemoGlyph = {
    let (old, new) = (page(0x457B9D, ink: .white), page(0x90E0EF))
    return DemoGlyph(before: [old], during: [old.at(x: -0.25), new.at(x: 0.5)], after: [new])
  }()

  static let door: DemoGlyph = {
    let (old, new) = (page(0xD90429, ink: .white), page(0x95D5B2))
    return DemoGlyph(
      before: [old],
      during: [
        stage, new.at(x: 0.06, y: 0.06, width: 0.88, height: 0.88, scale: 0.88),
        strip(old, x: -0.28, width: 0.5), strip(old, x: 0.78, width: 0.5),
      ], after: [new])
  }()

  static let edgeOn: DemoGlyph = {
    let (old, new) = (page(0xF72585, ink: .white), page(0xE09F3E))
    return DemoGlyph(
      before: [old], during: [stage, old.at(x: 0.36, y: -0.02, width: 0.28, height: 1.04)],
      after: [new])
  }()

  private static func finger(x: CGFloat, y: CGFloat) -> Page {
    Page(color: .white, ink: .clear).at(x: x - 0.08, y: y - 0.053, width: 0.16, height: 0.107)
      .faded(to: 0.85)
  }

  static let sideways: DemoGlyph = {
    let (old, new) = (page(0xCB997E), page(0x3D5A80, ink: .white))
    return DemoGlyph(
      before: [old, finger(x: 0.2, y: 0.7)],
      during: [
        stage, new.at(width: 0.5, scale: 0.6),
        old.at(x: 0.5, y: 0.05, width: 0.48, height: 0.9, scale: 0.5), finger(x: 0.5, y: 0.7),
      ], after: [new, finger(x: 0.8, y: 0.7)])
  }()

  static let downwards: DemoGlyph = {
    let (old, new) = (page(0xE5989B), page(0xADC178))
    return DemoGlyph(
      before: [old, finger(x: 0.5, y: 0.25)],
      during: [
        stage, new.at(x: 0.12, y: 0.1, width: 0.76, height: 0.76, scale: 0.76), old.at(y: 0.4),
        finger(x: 0.5, y: 0.6),
      ], after: [new, finger(x: 0.5, y: 0.9)])
  }()

  static let pinched: DemoGlyph = {
    let (old, new) = (page(0x2EC4B6), page(0x9D4EDD, ink: .white))
    return DemoGlyph(
      before: [old, finger(x: 0.15, y: 0.6), finger(x: 0.85, y: 0.6)],
      during: [
        stage, old.at(x: 0.1, y: 0.1, width: 0.8, height: 0.8, scale: 0.8),
        strip(new, x: -0.2, width: 0.5), strip(new, x: 0.7, width: 0.5),
        finger(x: 0.32, y: 0.6), finger(x: 0.68, y: 0.6),
      ], after: [new, finger(x: 0.44, y: 0.6), finger(x: 0.56, y: 0.6)])
  }()
}
