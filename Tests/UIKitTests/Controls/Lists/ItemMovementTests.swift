import CoreGraphics
import Testing
import UIKitTestSupport

@testable import UIKit

/// Paths of a list and of its data source while an item is moved.
struct ItemMovementTests {
  @Test(arguments: 0..<50)
  func everyItemIsFoundInTheDataSource(seed: Int) {
    var random = SeededGenerator(state: UInt64(seed))
    let lists = (0..<3).map { section in
      (0..<Int.random(in: 1...5, using: &random)).map { "\(section).\($0)" }
    }
    let section = Int.random(in: 0..<3, using: &random)
    let origin = IndexPath(
      item: Int.random(in: 0..<lists[section].count, using: &random), section: section)
    var shown = lists
    let item = shown[section].remove(at: origin.item)
    let goal = Int.random(in: 0..<3, using: &random)
    let target = IndexPath(
      item: Int.random(in: 0...shown[goal].count, using: &random), section: goal)
    shown[goal].insert(item, at: target.item)
    let movement = ItemMovement(origin: origin, target: target)
    #expect(movement.counts(lists.map(\.count)) == shown.map(\.count))
    for (section, names) in shown.enumerated() {
      for (index, name) in names.enumerated() {
        let path = movement.source(of: IndexPath(item: index, section: section))
        #expect(lists[path.section][path.item] == name)
      }
    }
  }
}
