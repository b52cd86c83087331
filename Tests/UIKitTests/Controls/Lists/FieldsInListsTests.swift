import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Text that is edited in a row or an item while others change.
@MainActor
struct FieldsInListsTests {
  private final class FieldRow: UITableViewCell {
    let field = UITextField(frame: CGRect(x: 16, y: 7, width: 200, height: 30))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class FieldItem: UICollectionViewCell {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 30))

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// A table of 40 rows whose first one is edited.
  private func table() throws -> (TableFixture, FieldRow) {
    let fixture = TableFixture(count: 40) {
      $0.register(FieldRow.self, forCellReuseIdentifier: "cell")
    }
    let cell = try #require(fixture.cell(0) as? FieldRow)
    cell.field.becomeFirstResponder()
    #expect(cell.field.isFirstResponder)
    return (fixture, cell)
  }

  /// A collection of 60 items, three in a line, whose first one is edited.
  private func collection() throws -> (CollectionFixture, FieldItem) {
    let fixture = CollectionFixture([])
    fixture.collection.register(FieldItem.self, forCellWithReuseIdentifier: "cell")
    fixture.items = [(0..<60).map { "\($0)" }]
    fixture.collection.reloadData()
    fixture.simulator.settle()
    let cell = try #require(fixture.collection.cellForItem(at: fixture.path(0)) as? FieldItem)
    cell.field.becomeFirstResponder()
    #expect(cell.field.isFirstResponder)
    return (fixture, cell)
  }

  /// Its cell may show another row next.
  @Test func aReloadEndsTheEditingInATable() throws {
    var (fixture, cell) = try table()
    fixture.table.reloadData()
    fixture.simulator.settle()
    #expect(!cell.field.isFirstResponder)
    (fixture, cell) = try table()
    fixture.table.reloadRows(at: [fixture.path(0)], with: .fade)
    #expect(!cell.field.isFirstResponder)
    fixture.simulator.settle()
  }

  @Test func aReloadEndsTheEditingInACollection() throws {
    var (fixture, cell) = try collection()
    fixture.collection.reloadData()
    fixture.simulator.settle()
    #expect(!cell.field.isFirstResponder)
    (fixture, cell) = try collection()
    fixture.collection.reloadItems(at: [fixture.path(0)])
    #expect(!cell.field.isFirstResponder)
    fixture.simulator.settle()
  }

  @Test func anUpdateLeavesAnEditedRowOutOfSightAsItIs() throws {
    let (fixture, cell) = try table()
    fixture.table.contentOffset.y = 800
    fixture.simulator.settle()
    fixture.rows[0].insert("new", at: 30)
    fixture.table.insertRows(at: [fixture.path(30)], with: .automatic)
    fixture.simulator.settle()
    fixture.table.contentOffset.y = 0
    fixture.simulator.settle()
    #expect(fixture.cell(0) === cell && cell.field.isFirstResponder && !cell.isHidden)
  }

  @Test func anUpdateMovesAnEditedItemOutOfSight() throws {
    let (fixture, cell) = try collection()
    fixture.collection.contentOffset.y = 800
    fixture.simulator.settle()
    fixture.items[0].insert(contentsOf: (0..<30).map { "new \($0)" }, at: 0)
    fixture.collection.insertItems(at: (0..<30).map { fixture.path($0) })
    fixture.simulator.settle()
    // Ten lines of 70 points are before it.
    #expect(cell.frame.minY == 700 && cell.field.isFirstResponder)
  }
}
