import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

/// The editing mode of controllers and tables, and the controls that delete and insert rows.
@MainActor
struct TableEditingTests {
  /// A list of words; the last row is there to add another.
  private final class WordsController: UITableViewController {
    var words = ["One", "Two", "Three"]
    var calls: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      words.count + 1
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let isLast = indexPath.row == words.count
      cell.textLabel?.text = isLast ? "Another" : words[indexPath.row]
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    override func tableView(
      _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool { indexPath.row > 0 }

    override func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { indexPath.row == words.count ? .insert : .delete }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      calls.append("\(editingStyle) \(indexPath.row)")
      switch editingStyle {
      case .delete:
        words.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
      case .insert:
        words.append("Four")
        tableView.insertRows(at: [indexPath], with: .automatic)
      case .none: break
      }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }
  }

  @MainActor
  private struct Fixture {
    let controller = WordsController(style: .plain)
    let simulator: Simulator
    var table: UITableView { controller.tableView }

    init() {
      controller.navigationItem.rightBarButtonItem = controller.editButtonItem
      simulator = Simulator(
        size: CGSize(width: 320, height: 480), scale: 1,
        root: UINavigationController(rootViewController: controller))
    }

    func cell(_ row: Int) -> UITableViewCell? {
      table.cellForRow(at: IndexPath(row: row, section: 0))
    }

    func tap(_ row: Int, x: CGFloat) {
      guard let cell = cell(row) else { return }
      simulator.tap(at: cell.convert(CGPoint(x: x, y: cell.bounds.midY), to: UIView?.none))
      simulator.settle()
    }

    /// The button at the right of the bar.
    func tapEditButton() {
      simulator.tap(at: CGPoint(x: 296, y: 22))
      simulator.settle()
    }
  }

  /// The middle of a control: 16 points of margin and half of its 22.
  private static let control: CGFloat = 27

  @Test func theEditButtonBeginsAndEndsEditing() {
    let fixture = Fixture()
    let item = fixture.controller.editButtonItem
    #expect(item.title == "Edit" && item === fixture.controller.editButtonItem)
    fixture.tapEditButton()
    #expect(fixture.controller.isEditing && fixture.table.isEditing)
    #expect(item.title == "Done" && item.style == .done)
    fixture.tapEditButton()
    #expect(!fixture.controller.isEditing && !fixture.table.isEditing)
    #expect(item.title == "Edit")
  }

  @Test func contentMakesRoomForTheControlsAndAccessoriesGo() throws {
    let fixture = Fixture()
    let cell = try #require(fixture.cell(1))
    #expect(cell.contentView.frame.minX == 0)
    #expect(cell.subviews.contains { $0 is UIImageView }, "the chevron")
    fixture.controller.setEditing(true, animated: true)
    fixture.simulator.advance(by: 0.15)
    let between = cell.contentView.layer.presentation()?.frame.minX ?? 0
    #expect(between > 0 && between < 38)
    fixture.simulator.settle()
    #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 282, height: cell.bounds.height))
    #expect(!cell.subviews.contains { $0 is UIImageView })
    #expect(cell.isEditing && cell.editingStyle == .delete)
    #expect(fixture.cell(0)?.editingStyle == UITableViewCell.EditingStyle.none)
    #expect(fixture.cell(0)?.contentView.frame.minX == 38, "it indents with the others")
    #expect(fixture.cell(3)?.editingStyle == .insert)
    fixture.controller.setEditing(false, animated: false)
    fixture.simulator.settle()
    #expect(cell.contentView.frame.minX == 0 && cell.subviews.contains { $0 is UIImageView })
  }

  @Test func aCellWithoutAControlMakesNoRoomWhereItSaysSo() throws {
    let fixture = Fixture()
    let (first, second) = (try #require(fixture.cell(0)), try #require(fixture.cell(1)))
    (first.shouldIndentWhileEditing, second.shouldIndentWhileEditing) = (false, false)
    fixture.controller.setEditing(true, animated: false)
    fixture.simulator.settle()
    #expect(first.contentView.frame.minX == 0)
    #expect(second.contentView.frame.minX == 38, "it has a control")
  }

  @Test func anAccessoryStaysWhereTheCellSaysSo() throws {
    let fixture = Fixture()
    let cell = try #require(fixture.cell(1))
    cell.hidesAccessoryWhenEditing = false
    let other = try #require(fixture.cell(2))
    other.editingAccessoryView = UISwitch()
    fixture.controller.isEditing = true
    fixture.simulator.settle()
    #expect(cell.subviews.contains { $0 is UIImageView })
    #expect(other.subviews.contains { $0 is UISwitch })
    fixture.controller.isEditing = false
    #expect(!other.subviews.contains { $0 is UISwitch })
  }

  @Test func aDeletionIsConfirmed() throws {
    let fixture = Fixture()
    fixture.controller.isEditing = true
    fixture.simulator.settle()
    fixture.tap(1, x: Self.control)
    #expect(fixture.cell(1)?.showingDeleteConfirmation == true)
    #expect(fixture.controller.calls.isEmpty)
    // The button is at the right, at least 74 points wide.
    fixture.tap(1, x: 300)
    #expect(fixture.controller.calls == ["delete 1"])
    #expect(fixture.controller.words == ["One", "Three"])
    #expect(fixture.table.numberOfRows(inSection: 0) == 3)
    #expect(fixture.cell(1)?.textLabel?.text == "Three")
    #expect(fixture.cell(1)?.showingDeleteConfirmation == false)
  }

  @Test func aTouchElsewhereTakesTheQuestionBack() {
    let fixture = Fixture()
    fixture.table.allowsSelectionDuringEditing = true
    fixture.controller.isEditing = true
    fixture.simulator.settle()
    fixture.tap(1, x: Self.control)
    fixture.tap(2, x: 150)
    #expect(fixture.cell(1)?.showingDeleteConfirmation == false)
    #expect(fixture.controller.calls.isEmpty)
    fixture.tap(2, x: 150)
    #expect(fixture.controller.calls == ["select 2"])
  }

  @Test func aPlusInsertsAtOnce() {
    let fixture = Fixture()
    fixture.controller.isEditing = true
    fixture.simulator.settle()
    fixture.tap(3, x: Self.control)
    #expect(fixture.controller.calls == ["insert 3"])
    #expect(fixture.cell(3)?.textLabel?.text == "Four")
    #expect(fixture.cell(3)?.editingStyle == .delete)
    #expect(fixture.cell(4)?.textLabel?.text == "Another")
  }

  @Test func rowsAreNotSelectedWhileEditedUnlessAllowed() {
    let fixture = Fixture()
    fixture.controller.isEditing = true
    fixture.simulator.settle()
    fixture.tap(2, x: 150)
    #expect(fixture.controller.calls.isEmpty && fixture.table.indexPathForSelectedRow == nil)
    fixture.controller.isEditing = false
    fixture.tap(2, x: 150)
    #expect(fixture.controller.calls == ["select 2"])
  }
}
