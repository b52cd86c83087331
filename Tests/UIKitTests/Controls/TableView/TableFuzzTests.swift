import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

@MainActor
struct TableFuzzTests {
  /// Random updates, scrolling and reloads at random times: the visible rows match the data.
  @Test(arguments: 0..<25)
  func inAnySequenceTheRowsAreThoseOfTheData(seed: Int) {
    var random = SeededGenerator(state: UInt64(seed) &+ 77)
    var names = 0
    let fixture = TableFixture([(0..<60).map { "start \($0)" }])
    if seed % 3 == 0 {
      fixture.table.register(WrappingCell.self, forCellReuseIdentifier: "cell")
      fixture.table.rowHeight = UITableView.automaticDimension
    }
    let selected = "start 5"
    fixture.table.selectRow(at: fixture.path(5), animated: false, scrollPosition: .none)
    let warnings = Diagnostics.collecting {
      for _ in 0..<25 {
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1, 2: update(fixture, &names, &random)
        case 3: fixture.table.contentOffset.y = CGFloat.random(in: -50...2500, using: &random)
        default:
          let end = CGPoint(x: 200, y: CGFloat.random(in: 100...700, using: &random))
          fixture.simulator.drag(from: CGPoint(x: 200, y: 400), to: end, duration: 0.1)
          fixture.simulator.touchUp(at: end)
        }
        fixture.simulator.advance(by: Double.random(in: 0...0.3, using: &random))
      }
      fixture.simulator.settle()
    }
    #expect(warnings.isEmpty)
    let rows = fixture.table.indexPathsForVisibleRows ?? []
    #expect(fixture.shown == rows.map { fixture.rows[0][$0.row] })
    for path in rows {
      let cell = fixture.table.cellForRow(at: path)
      #expect(cell?.frame == fixture.table.rectForRow(at: path))
      #expect(cell?.alpha == 1 && cell?.isHidden == false)
      #expect(cell?.isSelected == (fixture.rows[0][path.row] == selected))
    }
    if let path = fixture.table.indexPathForSelectedRow {
      #expect(fixture.rows[0][path.row] == selected)
    } else {
      #expect(!fixture.rows[0].contains(selected))
    }
  }

  /// Deletes some rows, inserts some, moves one.
  private func update(_ fixture: TableFixture, _ names: inout Int, _ random: inout SeededGenerator)
  {
    let old = fixture.rows[0]
    let deleted = Set(old.indices.filter { _ in Int.random(in: 0..<12, using: &random) == 0 })
    let left = old.indices.filter { !deleted.contains($0) }
    let mover = left.randomElement(using: &random)
    let rest = left.filter { $0 != mover }
    let count = rest.count + Int.random(in: 0...4, using: &random) + (mover == nil ? 0 : 1)
    let slots = (0..<count).shuffled(using: &random).prefix(count - rest.count)
    let target = mover == nil ? nil : slots.first
    var (new, next) = ([String](), rest.makeIterator())
    for slot in 0..<count {
      if slot == target, let mover {
        new.append(old[mover])
      } else if slots.contains(slot) {
        names += 1
        new.append("new \(names)")
      } else if let index = next.next() {
        new.append(old[index])
      }
    }
    fixture.rows[0] = new
    let animations: [UITableView.RowAnimation] = [.fade, .left, .right, .top, .bottom, .none]
    let animation = animations.randomElement(using: &random) ?? .fade
    fixture.table.performBatchUpdates {
      fixture.table.deleteRows(at: deleted.map { fixture.path($0) }, with: animation)
      fixture.table.insertRows(
        at: slots.filter { $0 != target }.map { fixture.path($0) }, with: animation)
      if let mover, let target {
        fixture.table.moveRow(at: fixture.path(mover), to: fixture.path(target))
      }
    }
  }
}
