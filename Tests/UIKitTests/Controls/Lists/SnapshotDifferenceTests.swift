import CoreGraphics
import Testing
import UIKitTestSupport

@testable import UIKit

/// The changes from one snapshot to another, against a comparison of every item with every other.
struct SnapshotDifferenceTests {
  @Test(arguments: 0..<20)
  func everyItemIsFollowedAndAsFewAsPossibleAreMoved(seed: Int) throws {
    var random = SeededGenerator(state: UInt64(seed))
    var old = RandomSnapshot.make(&random)
    for _ in 0..<500 {
      let new =
        Bool.random(using: &random)
        ? RandomSnapshot.make(&random) : RandomSnapshot.changed(old, &random)
      try check(from: old, to: new)
      old = new
    }
  }

  private func check(from old: RandomSnapshot.Snapshot, to new: RandomSnapshot.Snapshot) throws {
    let difference = SnapshotDifference(from: old, to: new)
    var changes = ListChanges()
    changes.deletedSections = difference.deletedSections
    changes.insertedSections = difference.insertedSections
    changes.movedSections = difference.movedSections
    changes.deleted = Set(difference.deleted)
    changes.inserted = Set(difference.inserted)
    changes.moved = difference.moved
    let (before, after) = (paths(old), paths(new))
    let moves = try changes.resolved(from: counts(old), to: counts(new))
    for (item, path) in after where moves.origin(of: path) != before[item] {
      Issue.record("item \(item) came from \(String(describing: moves.origin(of: path)))")
    }
    for (item, path) in before where moves.target(of: path) != after[item] {
      Issue.record("item \(item) went to \(String(describing: moves.target(of: path)))")
    }
    let kept = new.sectionIdentifiers.compactMap { old.indexOfSection($0) }
    #expect(difference.movedSections.count == kept.count - longest(kept))
    var movable = 0
    for section in new.sectionIdentifiers {
      let stays = new.itemIdentifiers(inSection: section)
        .filter { old.sectionIdentifier(containingItem: $0) == section }
        .compactMap { before[$0]?.item }
      movable += longest(stays)
    }
    #expect(difference.moved.count == after.keys.filter { before[$0] != nil }.count - movable)
  }

  private func counts(_ snapshot: RandomSnapshot.Snapshot) -> [Int] {
    snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
  }

  private func paths(_ snapshot: RandomSnapshot.Snapshot) -> [Int: IndexPath] {
    var result: [Int: IndexPath] = [:]
    for (section, name) in snapshot.sectionIdentifiers.enumerated() {
      for (index, item) in snapshot.itemIdentifiers(inSection: name).enumerated() {
        result[item] = IndexPath(item: index, section: section)
      }
    }
    return result
  }

  /// The length of the longest increasing subsequence, by trying each number as its end.
  private func longest(_ numbers: [Int]) -> Int {
    var best: [Int] = []
    for (index, number) in numbers.enumerated() {
      best.append(1 + ((0..<index).filter { numbers[$0] < number }.map { best[$0] }.max() ?? 0))
    }
    return best.max() ?? 0
  }

  /// Counts how often two of it are compared.
  private struct Counted: Hashable, Sendable {
    nonisolated(unsafe) static var comparisons = 0
    let number: Int

    static func == (left: Counted, right: Counted) -> Bool {
      comparisons += 1
      return left.number == right.number
    }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test func markedItemsAreFoundWithoutAComparisonOfEachWithEveryOther() {
    var old = NSDiffableDataSourceSnapshot<Int, Counted>()
    old.appendSections([0])
    old.appendItems((0..<2_000).map { Counted(number: $0) })
    var new = old
    new.reconfigureItems(new.itemIdentifiers)
    Counted.comparisons = 0
    let difference = SnapshotDifference(from: old, to: new)
    #expect(difference.reconfigured == (0..<2_000).map { IndexPath(item: $0, section: 0) })
    // Searching the section for each of them takes two million.
    #expect(Counted.comparisons < 40_000)
  }

  /// 20,000 items in reverse order, of which all but one move.
  @Test func manyItemsAreCompared() {
    var (old, new) = (RandomSnapshot.Snapshot(), RandomSnapshot.Snapshot())
    old.appendSections([0])
    new.appendSections([0])
    old.appendItems(Array(0..<20_000))
    new.appendItems((0..<20_000).reversed())
    #expect(SnapshotDifference(from: old, to: new).moved.count == 19_999)
  }
}
