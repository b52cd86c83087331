import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

/// What the cells of lists show beside their content, and what pressing it does.
@MainActor
struct ListAccessoryTests {
  /// The frames of a cell's accessories of the system, from the left.
  private func frames(_ cell: UICollectionViewListCell?) -> [CGRect] {
    (cell?.subviews ?? []).filter { $0 is UIControl && !$0.isHidden }.map(\.frame)
      .sorted { $0.minX < $1.minX }
  }

  // MARK: Places

  @Test func aDisclosureIndicatorIsAtTheMargin() {
    let fixture = ListFixture(accessories: [.disclosureIndicator()])
    #expect(frames(fixture.cell(0)) == [CGRect(x: 296, y: 15, width: 8, height: 14)])
    #expect(fixture.cell(0)?.contentView.frame == CGRect(x: 0, y: 0, width: 294, height: 44))
  }

  @Test func theSystemsAccessoriesHaveTheSystemsOrder() {
    let fixture = ListFixture(accessories: [
      .disclosureIndicator(), .checkmark(), .label(text: "12"),
    ])
    let kinds = frames(fixture.cell(0))
    #expect(kinds.count == 3)
    #expect(kinds[2] == CGRect(x: 296, y: 15, width: 8, height: 14), "the chevron is last")
    #expect(kinds[1] == CGRect(x: 271, y: 15, width: 15, height: 14), "10 points between them")
    #expect(kinds[0].maxX == 261, "the text")
  }

  @Test func theProgramsOwnViewsAreWhereItWantsThem() {
    let (first, second) = (UIView(), UIView())
    first.bounds.size = CGSize(width: 20, height: 20)
    second.bounds.size = CGSize(width: 10, height: 10)
    let fixture = ListFixture(
      sections: [["A"]],
      accessories: [
        .disclosureIndicator(),
        .customView(
          configuration: UICellAccessory.CustomViewConfiguration(
            customView: first, placement: .leading(), reservedLayoutWidth: .custom(40),
            maintainsFixedSize: true)),
        .customView(
          configuration: UICellAccessory.CustomViewConfiguration(
            customView: second,
            placement: .trailing(
              at: UICellAccessory.Placement.position(after: .disclosureIndicator)),
            maintainsFixedSize: true)),
      ])
    #expect(first.frame == CGRect(x: 26, y: 12, width: 20, height: 20), "in the middle of 40")
    #expect(second.frame == CGRect(x: 294, y: 17, width: 10, height: 10))
    #expect(frames(fixture.cell(0)) == [CGRect(x: 276, y: 15, width: 8, height: 14)])
    #expect(fixture.cell(0)?.contentView.frame.minX == 56)
  }

  @Test func aHiddenAccessoryKeepsItsPlace() {
    let fixture = ListFixture(accessories: [
      .disclosureIndicator(options: UICellAccessory.DisclosureIndicatorOptions(isHidden: true))
    ])
    #expect(frames(fixture.cell(0)) == [])
    #expect(fixture.cell(0)?.contentView.frame.width == 294)
  }

  @Test func accessoriesAreMirroredWhereTextsGoToTheLeft() {
    let fixture = ListFixture(accessories: [.disclosureIndicator()])
    fixture.simulator.window.screen.layoutDirection = .rightToLeft
    fixture.list.reloadData()
    fixture.simulator.settle()
    #expect(frames(fixture.cell(0)) == [CGRect(x: 16, y: 15, width: 8, height: 14)])
    #expect(fixture.cell(0)?.contentView.frame.minX == 26)
  }

  @Test func indentationMovesTheContent() {
    let fixture = ListFixture(configure: { cell, word in cell.indentationLevel = word == "B" ? 2 : 0
    })
    #expect(fixture.cell(1)?.contentView.frame.minX == 20)
    #expect(fixture.cell(1)?.thinLines.first?.minX == 36)
    #expect(fixture.cell(0)?.contentView.frame.minX == 0)
  }

  @Test func accessoriesAreReplacedAndNotAdded() {
    let fixture = ListFixture(accessories: [.disclosureIndicator()])
    let before = fixture.cell(0)?.subviews.count
    fixture.cell(0)?.accessories = [.checkmark()]
    fixture.cell(0)?.accessories = [.disclosureIndicator()]
    fixture.simulator.settle()
    #expect(fixture.cell(0)?.subviews.count == before)
    fixture.cell(0)?.accessories = []
    fixture.simulator.settle()
    #expect(fixture.cell(0)?.contentView.frame.width == 320)
  }

  // MARK: Editing

  @Test func controlsForEditingAppearWhileTheCollectionIsEdited() {
    let fixture = ListFixture(accessories: [
      .disclosureIndicator(displayed: .whenNotEditing), .delete(), .reorder(),
    ])
    #expect(frames(fixture.cell(0)).map(\.width) == [8])
    fixture.controller.setEditing(true, animated: true)
    #expect(fixture.list.isEditing)
    fixture.simulator.settle()
    #expect(
      frames(fixture.cell(0)) == [
        CGRect(x: 16, y: 11, width: 22, height: 22), CGRect(x: 282, y: 15, width: 22, height: 14),
      ])
    #expect(fixture.cell(0)?.contentView.frame.minX == 38)
    #expect(fixture.cell(0)?.thinLines.first?.minX == 54)
    fixture.controller.setEditing(false, animated: true)
    fixture.simulator.settle()
    #expect(frames(fixture.cell(0)).map(\.width) == [8])
    #expect(fixture.cell(0)?.contentView.frame.minX == 0)
  }

  @Test func theContentMovesAsideWithTheAnimation() {
    let fixture = ListFixture(accessories: [.delete()])
    fixture.controller.setEditing(true, animated: true)
    fixture.simulator.advance(by: 0.15)
    let x = fixture.cell(0)?.contentView.layer.presentation()?.frame.minX ?? 0
    #expect(x > 3 && x < 35, "\(x)")
  }

  @Test func theTextIsNotStretchedOnItsWay() throws {
    let fixture = ListFixture(sections: [["MMMMMM"]], accessories: [.delete()])
    /// The width of the black pixels in the row, in pixels.
    func inkWidth() throws -> Int {
      let image = try #require(fixture.simulator.snapshot())
      let columns = (0..<640).filter { x in
        (24..<60).contains { y in
          let pixel = image.pixel(x: x, y: y)
          return [0, 8, 16].allSatisfy { pixel >> $0 & 0xFF < 0x60 }
        }
      }
      return try #require(columns.last) - #require(columns.first)
    }
    let before = try inkWidth()
    #expect(before > 100)
    fixture.controller.setEditing(true, animated: true)
    for _ in 0..<3 {
      fixture.simulator.advance(by: 0.07)
      let width = try inkWidth()
      #expect(abs(width - before) <= 1, "\(width) and \(before)")
    }
  }

  @Test func cellsThatAreMadeWhileEditingHaveTheControls() {
    let fixture = ListFixture(
      sections: [(0..<40).map { "Row \($0)" }], accessories: [.delete()])
    fixture.list.isEditing = true
    fixture.simulator.settle()
    fixture.list.contentOffset.y = 800
    fixture.simulator.settle()
    #expect(
      fixture.list.visibleCells.allSatisfy { ($0 as? ListFixture.Cell).map(frames)?.count == 1 })
  }

  @Test func theStateOfCellsTellsThatTheyAreEdited() {
    let fixture = ListFixture(configure: { cell, _ in
      cell.configurationUpdateHandler = { cell, state in cell.tag = state.isEditing ? 1 : 2 }
    })
    #expect(fixture.cell(0)?.tag == 2)
    fixture.list.isEditing = true
    fixture.simulator.settle()
    #expect(fixture.cell(0)?.tag == 1)
  }

  @Test func anActionHandlerIsCalled() {
    let fixture = ListFixture()
    var calls: [String] = []
    fixture.log.accessories = [
      .detail { calls.append("detail") }, .insert(displayed: .always) { calls.append("insert") },
    ]
    fixture.list.reloadData()
    fixture.simulator.settle()
    fixture.simulator.tap(at: fixture.point(1, x: 293))
    fixture.simulator.tap(at: fixture.point(0, x: 27))
    fixture.simulator.settle()
    #expect(calls == ["detail", "insert"])
    #expect(fixture.list.indexPathsForSelectedItems == nil)
  }

  @Test func theControlMovesTheRow() {
    let fixture = ListFixture(accessories: [.reorder(displayed: .always)])
    fixture.source.reorderingHandlers.canReorderItem = { _ in true }
    fixture.simulator.drag(
      from: fixture.point(0, x: 293), to: fixture.point(2, x: 293), duration: 0.5)
    #expect(fixture.frame(2).minX == 0, "a row moves along the list only")
    #expect(fixture.source.snapshot().itemIdentifiers == ["A", "B", "C"])
    fixture.simulator.touchUp(at: fixture.point(2, x: 293))
    fixture.simulator.settle()
    #expect(fixture.source.snapshot().itemIdentifiers == ["B", "C", "A"])
    #expect(fixture.words == ["B", "C", "A"])
  }

  @Test func severalRowsAreSelectedWhileEditing() {
    let fixture = ListFixture(accessories: [.multiselect()])
    fixture.list.allowsMultipleSelectionDuringEditing = true
    fixture.list.isEditing = true
    fixture.simulator.settle()
    fixture.simulator.tap(at: fixture.point(0, x: 100))
    fixture.simulator.tap(at: fixture.point(2, x: 100))
    fixture.simulator.settle()
    #expect(fixture.list.indexPathsForSelectedItems?.map(\.item) == [0, 2])
    let discs = [0, 1].map { item in
      fixture.cell(item)?.subviews.first { $0 is UIControl }?.subviews.first?.backgroundColor
    }
    #expect(discs == [fixture.list.tintColor, nil])
    fixture.list.isEditing = false
    fixture.simulator.settle()
    #expect(fixture.list.indexPathsForSelectedItems == nil)
  }

  @Test func rowsAreNotSelectedWhileEditingUnlessTheProgramWantsIt() {
    let fixture = ListFixture()
    fixture.list.isEditing = true
    fixture.simulator.tap(at: fixture.point(0, x: 100))
    fixture.simulator.settle()
    #expect(fixture.list.indexPathsForSelectedItems == nil)
    fixture.list.allowsSelectionDuringEditing = true
    fixture.simulator.tap(at: fixture.point(0, x: 100))
    fixture.simulator.settle()
    #expect(fixture.list.indexPathsForSelectedItems?.map(\.item) == [0])
  }

  // MARK: Swipes

  private static func swipes(
    _ list: inout UICollectionLayoutListConfiguration, _ log: ListFixture.Log
  ) {
    list.trailingSwipeActionsConfigurationProvider = { path in
      guard path.item != 2 else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Del") { _, _, done in
          log.calls.append("delete \(path.item)")
          done(true)
        }
      ])
    }
  }

  @Test func aRowOpensAtItsActionsAndPerformsThePressedOne() {
    let fixture = ListFixture(change: Self.swipes) { cell, _ in
      cell.configurationUpdateHandler = { cell, state in cell.tag = state.isSwiped ? 1 : 2 }
    }
    fixture.simulator.drag(from: fixture.point(1, x: 300), to: fixture.point(1, x: 220))
    fixture.simulator.advance(by: 0.3)
    fixture.simulator.touchUp(at: fixture.point(1, x: 220))
    fixture.simulator.settle()
    #expect(fixture.frame(1).minX == -74, "the least width of an action")
    #expect(fixture.cell(1)?.tag == 1)
    fixture.simulator.tap(at: fixture.point(1, x: 290))
    fixture.simulator.settle()
    #expect(fixture.log.calls == ["delete 1"])
    #expect(fixture.frame(1).minX == 0)
    #expect(fixture.cell(1)?.tag == 2)
  }

  @Test func aFullSwipePerformsTheFirstAction() {
    let fixture = ListFixture(change: Self.swipes)
    fixture.simulator.drag(from: fixture.point(0, x: 300), to: fixture.point(0, x: 20))
    fixture.simulator.touchUp(at: fixture.point(0, x: 20))
    fixture.simulator.settle()
    #expect(fixture.log.calls == ["delete 0"])
  }

  @Test func aRowWithoutActionsStays() {
    let fixture = ListFixture(change: Self.swipes)
    fixture.simulator.drag(from: fixture.point(2, x: 300), to: fixture.point(2, x: 200))
    #expect(fixture.frame(2).minX == 0)
    fixture.simulator.touchUp(at: fixture.point(2, x: 200))
    fixture.simulator.settle()
    #expect(fixture.log.calls == [])
  }

  @Test func theDeleteControlShowsTheTrailingActions() {
    let fixture = ListFixture(accessories: [.delete()], change: Self.swipes)
    fixture.list.isEditing = true
    fixture.simulator.settle()
    fixture.simulator.tap(at: fixture.point(1, x: 27))
    fixture.simulator.settle()
    #expect(fixture.frame(1).minX == -74)
    fixture.simulator.tap(at: fixture.point(1, x: 290))
    fixture.simulator.settle()
    #expect(fixture.log.calls == ["delete 1"])
  }

  @Test func scrollingClosesARowThatIsAside() {
    let fixture = ListFixture(
      sections: [(0..<40).map { "Row \($0)" }], change: Self.swipes)
    fixture.simulator.drag(from: fixture.point(1, x: 300), to: fixture.point(1, x: 220))
    fixture.simulator.advance(by: 0.3)
    fixture.simulator.touchUp(at: fixture.point(1, x: 220))
    fixture.simulator.settle()
    #expect(fixture.frame(1).minX == -74)
    fixture.simulator.drag(
      from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), duration: 0.3)
    fixture.simulator.touchUp(at: CGPoint(x: 100, y: 300))
    fixture.simulator.settle()
    #expect(fixture.list.contentOffset.y > 50)
    #expect(fixture.list.visibleCells.allSatisfy { $0.frame.minX == 0 })
  }
}
