import CoreGraphics
import Testing
import UIKitTestSupport

/// Sections and items named by identifiers.
@MainActor
struct DiffableSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func make(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private func lists(_ snapshot: Snapshot) -> [[Int]] {
    snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
  }

  @Test func itemsAndSectionsAreFoundByTheirIdentifiers() {
    let snapshot = make([("a", [1, 2, 3]), ("b", []), ("c", [4, 5])])
    #expect(snapshot.numberOfSections == 3 && snapshot.numberOfItems == 5)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.numberOfItems(inSection: "c") == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 5) == "c")
    #expect(snapshot.indexOfItem(5) == 4 && snapshot.indexOfItem(6) == nil)
    #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("d") == nil)
  }

  @Test func itemsAreInsertedMovedAndDeleted() {
    var snapshot = make([("a", [1, 2, 3]), ("b", [4])])
    snapshot.insertItems([10, 11], beforeItem: 2)
    snapshot.insertItems([12], afterItem: 4)
    #expect(lists(snapshot) == [[1, 10, 11, 2, 3], [4, 12]])
    snapshot.moveItem(1, afterItem: 3)
    snapshot.moveItem(4, beforeItem: 11)
    #expect(lists(snapshot) == [[10, 4, 11, 2, 3, 1], [12]])
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "a")
    snapshot.deleteItems([10, 12, 3, 99])
    #expect(lists(snapshot) == [[4, 11, 2, 1], []] && snapshot.numberOfItems == 4)
    snapshot.appendItems([20], toSection: "a")
    #expect(snapshot.indexOfItem(20) == 4)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.sectionIdentifiers.isEmpty)
  }

  @Test func sectionsAreInsertedMovedAndDeletedWithTheirItems() {
    var snapshot = make([("a", [1]), ("b", [2]), ("c", [3])])
    snapshot.insertSections(["x"], beforeSection: "a")
    snapshot.insertSections(["y", "z"], afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["x", "a", "b", "y", "z", "c"])
    snapshot.moveSection("c", beforeSection: "a")
    snapshot.moveSection("x", afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["c", "a", "b", "x", "y", "z"])
    #expect(snapshot.itemIdentifiers == [3, 1, 2] && snapshot.indexOfSection("b") == 2)
    snapshot.deleteSections(["a", "y", "none"])
    #expect(snapshot.sectionIdentifiers == ["c", "b", "x", "z"])
    #expect(snapshot.itemIdentifiers == [3, 2] && snapshot.indexOfItem(1) == nil)
  }

  @Test func whatIsToBeReloadedIsNamedOnceAndForgottenWithItsItem() {
    var snapshot = make([("a", [1, 2]), ("b", [3])])
    snapshot.reloadItems([2, 1, 2])
    snapshot.reconfigureItems([3])
    snapshot.reloadSections(["b", "b"])
    #expect(snapshot.reloadedItemIdentifiers == [2, 1])
    #expect(snapshot.reconfiguredItemIdentifiers == [3])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
    snapshot.deleteItems([1])
    snapshot.deleteSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [2])
    #expect(
      snapshot.reconfiguredItemIdentifiers.isEmpty && snapshot.reloadedSectionIdentifiers.isEmpty)
  }

  /// Each of these raises an exception on iOS.
  @Test func misuseLeavesOutWhatIsWrongWithOneWarning() {
    let misuses: [(inout Snapshot) -> Void] = [
      { $0.appendItems([7, 1, 7]) }, { $0.appendSections(["a"]) },
      { $0.appendItems([8], toSection: "none") }, { $0.insertItems([8], beforeItem: 99) },
      { $0.insertItems([8], afterItem: 99) }, { $0.moveItem(1, beforeItem: 99) },
      { $0.moveItem(99, afterItem: 1) }, { $0.moveItem(1, afterItem: 1) },
      { $0.moveSection("a", afterSection: "a") }, { $0.moveSection("none", beforeSection: "a") },
      { $0.insertSections(["c"], afterSection: "none") }, { $0.reloadItems([99]) },
      { $0.reconfigureItems([99]) }, { $0.reloadSections(["none"]) },
      { _ = $0.numberOfItems(inSection: "none") }, { _ = $0.itemIdentifiers(inSection: "none") },
    ]
    for (index, misuse) in misuses.enumerated() {
      var snapshot = make([("a", [1, 2]), ("b", [3])])
      let warnings = Diagnostics.collecting { misuse(&snapshot) }
      #expect(warnings.count == 1, "misuse \(index)")
      #expect(lists(snapshot) == [[1, 2], index == 0 ? [3, 7] : [3]], "misuse \(index)")
      #expect(snapshot.numberOfItems == snapshot.itemIdentifiers.count)
    }
    let warnings = Diagnostics.collecting {
      var snapshot = Snapshot()
      snapshot.appendItems([1])
      #expect(snapshot.numberOfItems == 0)
    }
    #expect(warnings.count == 1)
  }
}
