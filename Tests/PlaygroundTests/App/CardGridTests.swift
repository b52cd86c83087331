import CoreGraphics
import Testing

@testable import playground

/// Three columns, and a second section of two cards: the rows begin at 0, 100 and 250.
@Suite struct CardGridTests {
  private static let frames = [
    CGRect(x: 0, y: 0, width: 90, height: 80), CGRect(x: 100, y: 0, width: 90, height: 80),
    CGRect(x: 200, y: 0, width: 90, height: 80), CGRect(x: 0, y: 100, width: 90, height: 80),
    CGRect(x: 0, y: 250, width: 90, height: 80), CGRect(x: 100, y: 250, width: 90, height: 80),
  ]
  private let grid = CardGrid(frames: frames, pageHeight: 200)

  @Test(
    arguments: [
      (.down, 1, 3), (.down, 3, 4), (.down, 5, 5), (.up, 5, 3), (.up, 3, 0), (.up, 2, 2),
      (.left, 3, 2), (.left, 0, 0), (.right, 2, 3), (.right, 5, 5), (.first, 4, 0), (.last, 1, 5),
      (.pageDown, 1, 3), (.pageDown, 3, 4), (.pageDown, 4, 4), (.pageUp, 5, 3), (.pageUp, 3, 0),
    ] as [(CardGrid.Move, Int, Int)])
  func aMoveLeadsToTheNearestCardThere(move: CardGrid.Move, from: Int, to: Int) {
    #expect(grid.card(after: move, from: from) == to)
  }

  @Test func withoutFocusAMoveLeadsToAnEnd() {
    #expect(grid.card(after: .down, from: nil) == 0 && grid.card(after: .up, from: nil) == 5)
    #expect(CardGrid(frames: [], pageHeight: 200).card(after: .down, from: nil) == nil)
  }
}
