import UIKit

/// The pictures of the wallet demo.
extension DemoGlyph {
  private static func page(_ color: UIColor) -> Page { Page(color: color, ink: .clear) }

  /// - Parameter part: the progress of the second card, from closed to open.
  private static func wallet(_ part: CGFloat) -> [Page] {
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * part }
    let ground = page(UIColor(white: 0.93, alpha: 1))
    let cards = Pass.all.enumerated().map { index, pass in
      let pile = 0.86 + 0.035 * CGFloat(index > 1 ? index - 1 : index)
      let y = between(0.14 + 0.14 * CGFloat(index), index == 1 ? 0.1 : pile)
      return page(pass.color).at(x: 0.08, y: y, width: 0.84, height: 0.34)
    }
    // The open card is in front of the others.
    return [ground] + cards.enumerated().filter { $0.offset != 1 || part == 0 }.map(\.element)
      + (part == 0 ? [] : [cards[1]])
  }

  static let cardStack = DemoGlyph(before: wallet(0), during: wallet(0.5), after: wallet(1))
}
