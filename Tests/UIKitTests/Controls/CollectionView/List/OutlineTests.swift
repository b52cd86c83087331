import CoreGraphics
import Testing
import UIKitSimulator
import UIKitTestSupport

import UIKit

/// Sections whose items lie below others: section snapshots, and the rows that show them.
@MainActor
struct OutlineTests {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  /// Fruit with two kinds, of which apples have two sorts, and nuts.
  private static var food: Outline {
    var result = Outline()
    result.append(["Fruit", "Nuts"])
    result.append(["Apple", "Pear"], to: "Fruit")
    result.append(["Cox", "Gala"], to: "Apple")
    return result
  }

  // MARK: Snapshots

  @Test func itemsAreInTheOrderOfTheOutline() {
    let food = Self.food
    #expect(food.items == ["Fruit", "Apple", "Cox", "Gala", "Pear", "Nuts"])
    #expect(food.rootItems == ["Fruit", "Nuts"])
    #expect(food.visibleItems == ["Fruit", "Nuts"])
    #expect(food.level(of: "Cox") == 2)
    #expect(food.parent(of: "Cox") == "Apple")
    #expect(food.parent(of: "Fruit") == nil)
    #expect(food.index(of: "Pear") == 4)
    #expect(food.index(of: "Plum") == nil)
    #expect(food.contains("Gala") && !food.contains("Plum"))
  }

  @Test func onlyWhatIsBelowExpandedItemsIsVisible() {
    var food = Self.food
    food.expand(["Apple"])
    #expect(food.visibleItems == ["Fruit", "Nuts"], "the fruit are collapsed")
    #expect(!food.isVisible("Cox"))
    food.expand(["Fruit"])
    #expect(food.visibleItems == ["Fruit", "Apple", "Cox", "Gala", "Pear", "Nuts"])
    #expect(food.expandedItems == ["Fruit", "Apple"])
    food.collapse(["Apple"])
    #expect(food.visibleItems == ["Fruit", "Apple", "Pear", "Nuts"])
    #expect(food.isExpanded("Fruit") && !food.isExpanded("Apple"))
  }

  @Test func itemsAreAddedBesideOthersAtTheirLevel() {
    var food = Self.food
    food.insert(["Plum"], after: "Apple")
    food.insert(["Bread"], before: "Nuts")
    #expect(food.items == ["Fruit", "Apple", "Cox", "Gala", "Plum", "Pear", "Bread", "Nuts"])
    #expect(food.parent(of: "Plum") == "Fruit")
    #expect(food.level(of: "Bread") == 0)
  }

  @Test func deletingAnItemDeletesWhatIsBelowIt() {
    var food = Self.food
    food.delete(["Apple", "Cox"])
    #expect(food.items == ["Fruit", "Pear", "Nuts"])
    food.append(["Cox"], to: "Nuts")
    #expect(food.items == ["Fruit", "Pear", "Nuts", "Cox"])
    food.deleteAll()
    #expect(food.items.isEmpty)
  }

  @Test func aPartIsAnOutlineOfItsOwn() {
    var food = Self.food
    food.expand(["Apple"])
    let apples = food.snapshot(of: "Fruit")
    #expect(apples.items == ["Apple", "Cox", "Gala", "Pear"])
    #expect(apples.level(of: "Cox") == 1)
    #expect(apples.expandedItems == ["Apple"])
    #expect(food.snapshot(of: "Apple", includingParent: true).items == ["Apple", "Cox", "Gala"])
    var other = Outline()
    other.append(["Almond"])
    other.append(["Salted"], to: "Almond")
    other.expand(["Almond"])
    food.replace(childrenOf: "Fruit", using: other)
    #expect(food.items == ["Fruit", "Almond", "Salted", "Nuts"])
    #expect(food.expandedItems == ["Almond"])
    var third = Outline()
    third.append(["Soup"])
    food.insert(third, after: "Nuts")
    #expect(food.rootItems == ["Fruit", "Nuts", "Soup"])
  }

  @Test func whatIsNotThereIsReportedAndHasNoEffect() {
    var food = Self.food
    let warnings = Diagnostics.collecting {
      food.append(["Cox"], to: "Nuts")
      food.append(["Plum"], to: "Meat")
      food.insert(["Plum"], after: "Meat")
      food.delete(["Meat"])
      food.expand(["Meat"])
      _ = food.level(of: "Meat")
    }
    #expect(food == Self.food)
    #expect(warnings.count == 6, "\(warnings)")
  }

  /// No cost grows faster than the number of items: 50,000 of them, 20,000 levels deep.
  @Test func outlinesMayBeLongAndDeep() {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append(Array(0..<50_000))
    for level in 0..<20_000 {
      outline.append([50_000 + level], to: level == 0 ? 0 : 49_999 + level)
    }
    outline.expand(outline.items)
    #expect(outline.visibleItems.count == 70_000)
    #expect(outline.level(of: 69_999) == 20_000)
    outline.delete([0])
    #expect(outline.items.count == 49_999)
  }

  // MARK: Rows

  private func fixture(
    _ style: UICellAccessory.OutlineDisclosureOptions.Style = .cell, expanded: [String] = []
  ) -> ListFixture {
    let fixture = ListFixture(
      .insetGrouped, sections: [],
      accessories: [
        .outlineDisclosure(options: UICellAccessory.OutlineDisclosureOptions(style: style))
      ])
    var food = Self.food
    food.expand(expanded)
    fixture.source.apply(food, to: 0, animatingDifferences: false)
    fixture.simulator.settle()
    return fixture
  }

  @Test func theVisibleItemsAreRowsIndentedByTheirLevel() {
    let fixture = fixture(expanded: ["Fruit", "Apple"])
    #expect(fixture.words == ["Fruit", "Apple", "Cox", "Gala", "Pear", "Nuts"])
    #expect((0..<6).map { fixture.cell($0)?.indentationLevel } == [0, 1, 2, 2, 1, 0])
    #expect(fixture.cell(2)?.contentView.frame.minX == 20)
    #expect(fixture.source.snapshot().itemIdentifiers.count == 6)
    #expect(fixture.source.snapshot(for: 0).visibleItems == fixture.words)
  }

  @Test func theChevronShowsAndHidesTheItemsBelow() {
    let fixture = fixture()
    fixture.simulator.tap(at: fixture.point(0, x: 281))
    fixture.simulator.settle()
    #expect(fixture.words == ["Fruit", "Apple", "Pear", "Nuts"])
    #expect(fixture.source.snapshot(for: 0).isExpanded("Fruit"))
    let chevron = fixture.cell(0)?.subviews.first { $0 is UIControl }?.subviews.first
    #expect(abs((chevron?.transform.b ?? 0) - 1) < 1e-9, "it points downwards")
    fixture.simulator.tap(at: fixture.point(0, x: 281))
    fixture.simulator.settle()
    #expect(fixture.words == ["Fruit", "Nuts"])
    #expect(abs((chevron?.transform.a ?? 0) - 1) < 1e-9)
  }

  @Test func aRowOfThatStyleTogglesAnywhereAndIsNotSelected() {
    let fixture = fixture(.header)
    fixture.simulator.tap(at: fixture.point(0, x: 100))
    fixture.simulator.settle()
    #expect(fixture.words == ["Fruit", "Apple", "Pear", "Nuts"])
    #expect(fixture.list.indexPathsForSelectedItems == nil)
  }

  @Test func aRowWithAChevronOnlyIsSelected() {
    let fixture = fixture(.cell)
    fixture.simulator.tap(at: fixture.point(0, x: 100))
    fixture.simulator.settle()
    #expect(fixture.words == ["Fruit", "Nuts"])
    #expect(fixture.list.indexPathsForSelectedItems?.map(\.item) == [0])
  }

  @Test func theHandlersDecideAndSupplyWhatIsBelow() {
    let fixture = fixture()
    var calls: [String] = []
    fixture.source.sectionSnapshotHandlers.shouldExpandItem = { $0 == "Nuts" }
    fixture.source.sectionSnapshotHandlers.willExpandItem = { calls.append("expand \($0)") }
    fixture.source.sectionSnapshotHandlers.willCollapseItem = { calls.append("collapse \($0)") }
    fixture.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, below in
      calls.append("\(below.items.count) below \(item)")
      var result = Outline()
      result.append(["Almond"])
      return result
    }
    fixture.simulator.tap(at: fixture.point(0, x: 281))
    fixture.simulator.settle()
    #expect(fixture.words == ["Fruit", "Nuts"])
    fixture.simulator.tap(at: fixture.point(1, x: 281))
    fixture.simulator.settle()
    #expect(fixture.words == ["Fruit", "Nuts", "Almond"])
    fixture.simulator.tap(at: fixture.point(1, x: 281))
    fixture.simulator.settle()
    #expect(calls == ["expand Nuts", "0 below Nuts", "collapse Nuts"])
  }

  @Test func aSnapshotOfTheWholeKeepsTheOutlinesThatItShows() {
    let fixture = fixture(expanded: ["Fruit"])
    var snapshot = fixture.source.snapshot()
    snapshot.appendSections([1])
    snapshot.appendItems(["Other"], toSection: 1)
    fixture.source.apply(snapshot, animatingDifferences: false)
    #expect(fixture.source.snapshot(for: 0).items.count == 6, "the collapsed items are there")
    snapshot.deleteItems(["Pear"])
    fixture.source.apply(snapshot, animatingDifferences: false)
    #expect(fixture.source.snapshot(for: 0).items == ["Fruit", "Apple", "Nuts"])
    #expect(fixture.source.snapshot(for: 1).items == ["Other"])
  }

  @Test func theStateOfCellsTellsThatTheyAreExpanded() {
    let fixture = fixture(expanded: ["Fruit"])
    #expect(fixture.cell(0)?.configurationState.isExpanded == true)
    #expect(fixture.cell(1)?.configurationState.isExpanded == false)
  }
}
