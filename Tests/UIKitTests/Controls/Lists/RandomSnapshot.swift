import CoreGraphics
import Foundation
import UIKitTestSupport

import UIKit

/// Snapshots of few sections and items, so that many occur in several of them.
enum RandomSnapshot {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// The random walks of a test over snapshots. `DIFFABLE_WALKS` sets how many; `make check-deep`
  /// makes 40, of 250 steps each.
  static let walks =
    0..<(ProcessInfo.processInfo.environment["DIFFABLE_WALKS"].flatMap { Int($0) } ?? 5)

  static func make(_ random: inout SeededGenerator, items: Int = 12) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(
      Array((0..<5).shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random))))
    for item in (0..<items).shuffled(using: &random) {
      guard let section = snapshot.sectionIdentifiers.randomElement(using: &random),
        Int.random(in: 0..<4, using: &random) > 0
      else { continue }
      snapshot.appendItems([item], toSection: section)
    }
    return snapshot
  }

  /// A snapshot with a few changes.
  static func changed(
    _ snapshot: Snapshot, _ random: inout SeededGenerator, items: Int = 12
  ) -> Snapshot {
    var result = snapshot
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let known = result.itemIdentifiers
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        if let item = known.randomElement(using: &random) { result.deleteItems([item]) }
      case 1:
        let new = (0..<items).filter { result.sectionIdentifier(containingItem: $0) == nil }
        if let item = new.randomElement(using: &random),
          let place = known.randomElement(using: &random)
        {
          result.insertItems([item], beforeItem: place)
        }
      case 2:
        if let item = known.randomElement(using: &random),
          let place = known.randomElement(using: &random), item != place
        {
          result.moveItem(item, afterItem: place)
        }
      case 3:
        let sections = result.sectionIdentifiers.shuffled(using: &random)
        if sections.count > 1 { result.moveSection(sections[0], beforeSection: sections[1]) }
      default:
        if let section = result.sectionIdentifiers.randomElement(using: &random) {
          let free = (0..<5).filter { result.indexOfSection($0) == nil }
          if let new = free.randomElement(using: &random), Bool.random(using: &random) {
            result.insertSections([new], afterSection: section)
          } else if result.numberOfSections > 1 {
            result.deleteSections([section])
          }
        }
      }
    }
    return result
  }
}
