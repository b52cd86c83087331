import CoreGraphics

/// Where the arrow keys lead in a list of cards, from the frames of the cards.
struct CardGrid {
  enum Move { case up, down, left, right, first, last, pageUp, pageDown }

  /// The frames of the cards in reading order, in one coordinate space.
  let frames: [CGRect]
  /// The visible height of the list, in points.
  let pageHeight: CGFloat

  /// The card that a move leads to; nil without cards.
  ///
  /// - Parameter current: the focused card; nil if none is.
  func card(after move: Move, from current: Int?) -> Int? {
    guard !frames.isEmpty else { return nil }
    guard let current, frames.indices.contains(current) else {
      return move == .last || move == .up ? frames.count - 1 : 0
    }
    let frame = frames[current]
    switch move {
    case .first: return 0
    case .last: return frames.count - 1
    case .left: return max(current - 1, 0)
    case .right: return min(current + 1, frames.count - 1)
    case .down:
      return nearest(to: frame.midX, inFirstRowWhere: { $0.minY >= frame.maxY }) ?? current
    case .up: return nearest(to: frame.midX, inLastRowWhere: { $0.maxY <= frame.minY }) ?? current
    case .pageDown:
      let end = frame.minY + pageHeight
      return nearest(
        to: frame.midX, inLastRowWhere: { $0.maxY <= end && $0.minY >= frame.maxY })
        ?? card(after: .down, from: current)
    case .pageUp:
      let start = frame.maxY - pageHeight
      return nearest(
        to: frame.midX, inFirstRowWhere: { $0.minY >= start && $0.maxY <= frame.minY })
        ?? card(after: .up, from: current)
    }
  }

  /// The nearest card in the first row that fulfils a condition.
  private func nearest(to x: CGFloat, inFirstRowWhere isMeant: (CGRect) -> Bool) -> Int? {
    let top = frames.filter(isMeant).map(\.minY).min()
    return nearest(to: x, among: frames.indices.filter { frames[$0].minY == top })
  }

  /// The nearest card in the last row that fulfils a condition.
  private func nearest(to x: CGFloat, inLastRowWhere isMeant: (CGRect) -> Bool) -> Int? {
    let top = frames.filter(isMeant).map(\.minY).max()
    return nearest(to: x, among: frames.indices.filter { frames[$0].minY == top })
  }

  private func nearest(to x: CGFloat, among cards: [Int]) -> Int? {
    cards.min { abs(frames[$0].midX - x) < abs(frames[$1].midX - x) }
  }
}
