import Testing
import UIKitTestSupport

@testable import UIKit

/// Tabs, "More" and the selection as a value, without any controllers.
struct TabModelTests {
  typealias Model = TabModel<String>

  private func model(
    _ tabs: String, selected: String? = nil, navigations: Set<String> = []
  ) -> Model {
    var model = Model(capacity: 5)
    model.setTabs(tabs.map(String.init), navigations: navigations)
    if let selected { model.select(selected) }
    return model
  }

  // MARK: What there is

  @Test func withoutTabsNothingIsSelected() {
    let model = Model(capacity: 5)
    #expect(model.selection == .none && model.shown == nil && model.selectedItemIndex == nil)
    #expect(model.children.isEmpty && !model.hasMore)
  }

  @Test func theFirstOfNewTabsIsSelected() {
    let model = model("abc")
    #expect(
      model.selection == .tab("a") && model.shown == .tab("a") && model.selectedItemIndex == 0)
    #expect(model.children == [.tab("a"), .tab("b"), .tab("c")])
  }

  @Test func oneThatReplacesAnotherIsSelectedInItsPlace() {
    var model = model("abcdef", selected: "f")
    model.replace("f", by: "x", isNavigation: true)
    #expect(model.tabs == ["a", "b", "c", "d", "e", "x"] && model.selection == .tab("x"))
    #expect(model.shown == .tab("x"), "a navigation is not shown by that of more")
    model.replace("a", by: "x", isNavigation: false)
    model.replace("nothing", by: "y", isNavigation: false)
    #expect(model.tabs == ["a", "b", "c", "d", "e", "x"])
  }

  @Test func fiveHaveRoomAndOfSixTheLastTwoAreInMore() {
    #expect(!model("abcde").hasMore && Array(model("abcde").inBar) == ["a", "b", "c", "d", "e"])
    let model = model("abcdef")
    #expect(model.hasMore && Array(model.inBar) == ["a", "b", "c", "d"])
    #expect(Array(model.inMore) == ["e", "f"])
    #expect(model.children == [.tab("a"), .tab("b"), .tab("c"), .tab("d"), .more])
  }

  @Test func oneInMoreIsShownByMore() {
    let model = model("abcdef", selected: "f")
    #expect(model.shown == .more && model.shownInMore == "f" && model.selectedItemIndex == 4)
    #expect(model.children == [.tab("a"), .tab("b"), .tab("c"), .tab("d"), .more])
  }

  @Test func aNavigationInMoreIsShownByItself() {
    let model = model("abcdef", selected: "f", navigations: ["f"])
    #expect(model.shown == .tab("f") && model.shownInMore == nil && model.selectedItemIndex == 4)
    #expect(model.children == [.tab("a"), .tab("b"), .tab("c"), .tab("d"), .more, .tab("f")])
  }

  // MARK: Selecting

  @Test func whatIsNoTabCannotBeSelected() {
    var model = model("abc", selected: "b")
    let accepted = [model.select("x"), model.selectMore()]
    #expect(accepted == [false, false] && model.selection == .tab("b"))
  }

  @Test func theListOfMoreCanBeSelected() {
    var model = model("abcdef")
    let isAccepted = model.selectMore()
    #expect(isAccepted && model.selection == .more && model.shown == .more)
    #expect(model.shownInMore == nil && model.selectedItemIndex == 4)
  }

  // MARK: Other tabs

  @Test func theSelectedTabStaysSelectedWhereverItGoes() {
    var model = model("abcdefg", selected: "b")
    model.setTabs(["a", "c", "d", "e", "b", "f", "g"])
    #expect(model.selection == .tab("b") && model.shown == .more && model.shownInMore == "b")
    model.setTabs(["b", "a"])
    #expect(
      model.selection == .tab("b") && model.shown == .tab("b") && model.selectedItemIndex == 0)
  }

  @Test(arguments: [
    ("a", "xyz", "x"), ("b", "xyz", "y"), ("c", "xy", "y"), ("c", "x", "x"), ("b", "ac", "c"),
  ])
  func theOneThatTakesThePlaceIsSelectedOrTheLast(selected: String, tabs: String, next: String) {
    var model = model("abc", selected: selected)
    model.setTabs(tabs.map(String.init))
    #expect(model.selection == .tab(next))
  }

  @Test func theListOfMoreStaysSelectedWhileThereIsOne() {
    var model = model("abcdefg")
    model.selectMore()
    model.setTabs(["g", "f", "e", "d", "c", "b"])
    #expect(model.selection == .more)
    model.setTabs(["c", "b"])
    #expect(model.selection == .tab("c"))
  }

  @Test func oneThatComesTwiceCountsOnce() {
    var model = model("abc", selected: "c")
    model.setTabs(["b", "c", "b", "c", "a", "b"])
    #expect(model.tabs == ["b", "c", "a"] && model.selection == .tab("c"))
  }

  @Test func noTabsAtAllAndSomeAgain() {
    var model = model("abc", selected: "c")
    model.setTabs([])
    #expect(model.selection == .none && model.shown == nil && model.tabs.isEmpty)
    model.setTabs(["x", "y"])
    #expect(model.selection == .tab("x"))
  }

  @Test func oneThatLeavesMakesTheFirstSelected() {
    var model = model("abc", selected: "b")
    model.remove("c")
    #expect(model.tabs == ["a", "b"] && model.selection == .tab("b"))
    model.remove("b")
    #expect(model.tabs == ["a"] && model.selection == .tab("a"))
    model.remove("x")
    #expect(model.tabs == ["a"])
    model.remove("a")
    #expect(model.tabs.isEmpty && model.selection == .none)
  }

  @Test func navigationsAreThoseOfTheTabs() {
    var model = model("abcdef", selected: "f", navigations: ["f", "x"])
    #expect(model.navigations == ["f"])
    model.remove("f")
    #expect(model.navigations.isEmpty && model.shown == .tab("a"))
  }

  // MARK: Differences

  @Test func aSelectionIsASwitchAndNothingElse() {
    let difference = model("abc", selected: "c").difference(from: model("abc"))
    #expect(difference == .init(before: .tab("a"), after: .tab("c")))
    #expect(difference.isSwitch)
    #expect(!model("abc").difference(from: model("abc")).isSwitch)
  }

  @Test func anotherPageInMoreIsNoSwitch() {
    let difference = model("abcdef", selected: "f").difference(from: model("abcdef", selected: "e"))
    #expect(difference == .init(before: .more, after: .more) && !difference.isSwitch)
  }

  @Test func whatArrivesAndWhatDeparts() {
    let difference = model("xcy").difference(from: model("abc", selected: "b"))
    #expect(
      difference
        == .init(
          tabsThatJoin: ["x", "y"], left: ["a", "b"], arriving: [.tab("x"), .tab("y")],
          departing: [.tab("a"), .tab("b")], before: .tab("b"), after: .tab("x")))
  }

  @Test func movingUnderMoreIsADeparture() {
    let before = model("abcdefg", selected: "b")
    var after = before
    after.setTabs(["a", "c", "d", "e", "b", "f", "g"])
    #expect(
      after.difference(from: before)
        == .init(
          arriving: [.tab("e")], departing: [.tab("b")], before: .tab("b"), after: .more))
    #expect(
      before.difference(from: after)
        == .init(
          arriving: [.tab("b")], departing: [.tab("e")], before: .more, after: .tab("b")))
  }

  @Test func aNavigationInMoreComesAndGoesWithItsSelection() {
    let list = model("abcdef", navigations: ["e", "f"])
    let open = model("abcdef", selected: "f", navigations: ["e", "f"])
    #expect(
      open.difference(from: list)
        == .init(arriving: [.tab("f")], before: .tab("a"), after: .tab("f")))
    #expect(
      list.difference(from: open)
        == .init(departing: [.tab("f")], before: .tab("f"), after: .tab("a")))
  }

  @Test func moreComesWithTheSixthTabAndGoesWithIt() {
    let difference = model("abcdef").difference(from: model("abcde"))
    #expect(
      difference
        == .init(
          tabsThatJoin: ["f"], arriving: [.more], departing: [.tab("e")], before: .tab("a"),
          after: .tab("a")))
  }

  @Test func allTabsGo() {
    let difference = model("").difference(from: model("ab"))
    #expect(
      difference
        == .init(
          left: ["a", "b"], departing: [.tab("a"), .tab("b")], before: .tab("a"), after: nil))
  }
}
