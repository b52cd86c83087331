import CoreGraphics
import Foundation
import Testing
import UIKitSimulator
import UIKitTestSupport

import UIKit

/// Random use of a list: outlines that change, fingers, editing, scrolling and other layouts.
/// `LIST_FUZZ_OPERATIONS` sets how many steps; `make check-deep` makes more.
@MainActor
struct ListFuzzTests {
  private static let operations =
    ProcessInfo.processInfo.environment["LIST_FUZZ_OPERATIONS"].flatMap { Int($0) } ?? 400

  /// A list, what it should show, and the random steps.
  @MainActor
  private final class Walk {
    let fixture: ListFixture
    var random: SeededGenerator
    var outlines: [Int: NSDiffableDataSourceSectionSnapshot<String>] = [:]
    var made = 0

    init(seed: UInt64) {
      random = SeededGenerator(state: seed)
      fixture = ListFixture(
        .insetGrouped, sections: [],
        accessories: [
          .outlineDisclosure(), .delete(), .reorder(), .multiselect(),
          .label(text: "1", displayed: .whenNotEditing),
        ],
        change: { list, _ in
          list.headerMode = .supplementary
          list.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [
              UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
            ])
          }
        })
      fixture.source.reorderingHandlers.canReorderItem = { _ in true }
      fixture.list.allowsMultipleSelectionDuringEditing = true
      for section in 0..<3 { change(section) { $0.append(self.fresh(3)) } }
      fixture.simulator.settle()
    }

    func fresh(_ count: Int) -> [String] {
      made += count
      return (0..<count).map { "Item \(made - $0)" }
    }

    func change(
      _ section: Int, _ body: (inout NSDiffableDataSourceSectionSnapshot<String>) -> Void
    ) {
      var outline =
        fixture.source.index(for: section) == nil
        ? NSDiffableDataSourceSectionSnapshot<String>() : fixture.source.snapshot(for: section)
      body(&outline)
      fixture.source.apply(outline, to: section, animatingDifferences: Bool.random(using: &random))
    }

    private func point() -> CGPoint {
      CGPoint(x: .random(in: 0...320, using: &random), y: .random(in: 0...480, using: &random))
    }

    func step() -> String {
      let section = Int.random(in: 0..<3, using: &random)
      switch Int.random(in: 0..<14, using: &random) {
      case 0:
        change(section) { outline in
          outline.append(fresh(2), to: outline.items.randomElement(using: &random))
        }
        return "append"
      case 1:
        change(section) { outline in
          if let item = outline.items.randomElement(using: &random) { outline.delete([item]) }
        }
        return "delete"
      case 2:
        change(section) { outline in
          if let item = outline.items.randomElement(using: &random) {
            outline.insert(fresh(1), before: item)
          }
        }
        return "insert"
      case 3:
        change(section) { $0.expand($0.items) }
        return "expand"
      case 4:
        change(section) { $0.collapse($0.items) }
        return "collapse"
      case 5:
        fixture.controller.setEditing(!fixture.list.isEditing, animated: true)
        return "edit"
      case 6, 7:
        let start = point()
        fixture.simulator.drag(from: start, to: point(), duration: 0.1)
        fixture.simulator.touchUp(at: start)
        return "drag"
      case 8, 9, 10:
        fixture.simulator.tap(at: point())
        return "tap"
      case 11:
        fixture.list.contentOffset.y = .random(
          in: 0...max(fixture.list.contentSize.height, 1), using: &random)
        return "scroll"
      case 12:
        fixture.list.reloadData()
        return "reload"
      default:
        var list = UICollectionLayoutListConfiguration(
          appearance: Bool.random(using: &random) ? .plain : .insetGrouped)
        list.headerMode = .supplementary
        fixture.list.setCollectionViewLayout(
          UICollectionViewCompositionalLayout.list(using: list), animated: true)
        return "layout"
      }
    }

    /// What is wrong with the list at rest; nil for nothing.
    var fault: String? {
      let list = fixture.list
      list.layoutIfNeeded()
      let items = fixture.source.snapshot()
      for (section, id) in items.sectionIdentifiers.enumerated() {
        let outline = fixture.source.snapshot(for: id)
        if outline.visibleItems != items.itemIdentifiers(inSection: id) {
          return "section \(section) does not show its outline"
        }
      }
      let shown = list.subviews.filter {
        $0 is UICollectionViewListCell && !$0.isHidden && $0.alpha > 0
          && list.bounds.intersects($0.frame)
      }
      let headers = list.visibleSupplementaryViews(
        ofKind: UICollectionView.elementKindSectionHeader)
      let known =
        list.visibleCells.filter { list.bounds.intersects($0.frame) }.count
        + headers.filter { list.bounds.intersects($0.frame) }.count
      if shown.count != known { return "\(shown.count) views, \(known) cells and headers" }
      for path in list.indexPathsForVisibleItems {
        guard let cell = list.cellForItem(at: path) as? UICollectionViewListCell,
          let place = list.layoutAttributesForItem(at: path)
        else { return "no cell at \(path)" }
        if cell.frame.minY != place.frame.minY || cell.frame.size != place.frame.size {
          return "\(path) at \(cell.frame), not \(place.frame)"
        }
        if cell.firstLabel?.text != fixture.source.itemIdentifier(for: path) {
          return "\(path) shows \(cell.firstLabel?.text ?? "nothing")"
        }
        let level = fixture.source.snapshot(for: path.section).level(
          of: fixture.source.itemIdentifier(for: path) ?? "")
        if cell.indentationLevel != level { return "\(path) is indented wrongly" }
        if cell.contentView.frame.maxX > cell.bounds.width + 0.01 { return "\(path) is too wide" }
      }
      return nil
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func theListIsAsItsSnapshotAfterAnySteps(seed: UInt64) {
    let walk = Walk(seed: seed)
    var steps: [String] = []
    let warnings = Diagnostics.collecting {
      for _ in 0..<Self.operations / 4 {
        steps.append(walk.step())
        if Bool.random(using: &walk.random) {
          walk.fixture.simulator.advance(by: 0.1)
          continue
        }
        walk.fixture.simulator.settle()
        if let fault = walk.fault {
          Issue.record("\(fault) after \(steps.count) steps: \(steps.suffix(6))")
          return
        }
      }
    }
    #expect(warnings == [])
  }
}
