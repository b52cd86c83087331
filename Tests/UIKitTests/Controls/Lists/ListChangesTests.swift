import CoreGraphics
import Testing
import UIKitTestSupport

@testable import UIKit

struct ListChangesTests {
  /// Random blocks of updates, against lists of names that the changes are made to one by one.
  @Test(arguments: 0..<200)
  func everyItemIsFoundWhereItIs(seed: Int) throws {
    var random = SeededGenerator(state: UInt64(seed))
    let old = (0..<Int.random(in: 1...5, using: &random)).map { section in
      (0..<Int.random(in: 0...6, using: &random)).map { "\(section).\($0)" }
    }
    var changes = ListChanges()
    // The deletions, by index before the updates.
    var rest = old.indices.filter { _ in Bool.random(using: &random) || old.count < 3 }
    changes.deletedSections = IndexSet(Set(old.indices).subtracting(rest))
    var lists: [[String]] = rest.map { section in
      old[section].enumerated().compactMap { item, name in
        guard Int.random(in: 0..<4, using: &random) == 0 else { return name }
        changes.deleted.insert(IndexPath(item: item, section: section))
        return nil
      }
    }
    // The insertions, by index after the updates.
    if Bool.random(using: &random) {
      let place = Int.random(in: 0...lists.count, using: &random)
      lists.insert(["x", "y"], at: place)
      rest.insert(-1, at: place)
      changes.insertedSections.insert(place)
    }
    for section in lists.indices where rest[section] >= 0 {
      for turn in 0..<Int.random(in: 0...2, using: &random) {
        lists[section].insert(
          "new \(section) \(turn)", at: Int.random(in: 0...lists[section].count, using: &random))
      }
      for (item, name) in lists[section].enumerated() where name.hasPrefix("new") {
        changes.inserted.insert(IndexPath(item: item, section: section))
      }
    }
    let moves = try changes.resolved(from: old.map { $0.count }, to: lists.map { $0.count })
    for (section, names) in old.enumerated() {
      for (item, name) in names.enumerated() {
        let path = IndexPath(item: item, section: section)
        let target = moves.target(of: path)
        #expect(
          target.map { lists[$0.section][$0.item] } == (lists.joined().contains(name) ? name : nil))
        if let target { #expect(moves.origin(of: target) == path) }
      }
    }
    for (section, names) in lists.enumerated() {
      for (item, name) in names.enumerated() {
        let origin = moves.origin(of: IndexPath(item: item, section: section))
        #expect(origin.map { old[$0.section][$0.item] } == (name.contains(".") ? name : nil))
      }
    }
  }

  @Test func sumsAreThoseOfThePlainNumbers() {
    var random = SeededGenerator(state: 7)
    for count in [0, 1, 2, 7, 64, 100] {
      var numbers = (0..<count).map { _ in CGFloat(Int.random(in: 0...50, using: &random)) }
      var sums = RunningSums(numbers)
      for _ in 0..<20 where count > 0 {
        let place = Int.random(in: 0..<count, using: &random)
        numbers[place] = CGFloat(Int.random(in: 0...50, using: &random))
        sums[place] = numbers[place]
      }
      for place in 0...count {
        #expect(sums.sum(before: place) == numbers.prefix(place).reduce(0, +))
      }
      for offset in stride(from: CGFloat(0), to: sums.total, by: 3) {
        let place = sums.index(at: offset)
        #expect(sums.sum(before: place) <= offset && sums.sum(before: place + 1) > offset)
      }
      #expect(sums.index(at: sums.total) == count)
    }
  }
}
