import CoreGraphics
import Testing

@testable import UIKit

/// The selected rows of a list, in the order of selection.
struct ListSelectionTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(item: row, section: 0) }

  @Test func pathsKeepTheOrderOfTheirSelection() {
    var selection = ListSelection([path(5), path(1), path(9)])
    selection.insert(path(1))
    selection.insert(path(3))
    #expect(selection.inOrder == [5, 1, 9, 3].map(path))
    #expect(selection.first == path(5))
    let (removed, removedAgain) = (selection.remove(path(5)), selection.remove(path(5)))
    #expect(removed && !removedAgain)
    #expect(selection.first == path(1) && !selection.contains(path(5)))
    selection.insert(path(5))
    #expect(selection.inOrder == [1, 9, 3, 5].map(path))
  }

  @Test func aSelectionWithoutPathsIsEmpty() {
    var selection = ListSelection()
    #expect(selection.isEmpty && selection.first == nil && selection.inOrder.isEmpty)
    selection.insert(path(0))
    #expect(!selection.isEmpty && selection.contains(path(0)))
  }

  /// 100,000 rows one by one, and all of them back: a search among the others for each of them
  /// would take ten thousand million comparisons.
  @Test(.timeLimit(.minutes(1)))
  func manyPathsAreSelectedAndDeselected() {
    var selection = ListSelection()
    for row in 0..<100_000 where !selection.contains(path(row)) { selection.insert(path(row)) }
    #expect(selection.inOrder.count == 100_000)
    for row in 0..<100_000 where !selection.remove(path(row)) { Issue.record("row \(row)") }
    #expect(selection.isEmpty)
  }
}
