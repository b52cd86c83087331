import Testing
import UIKitTestSupport

@testable import UIKit

/// Columns, one after the other or on one stack, as a value without any controllers.
struct SplitModelTests {
  typealias Model = SplitModel<String>
  typealias Content = Model.Content
  typealias Stack = Model.Stack

  /// A column of a navigation, whose name is the capital letter of its first page.
  private func navigation(_ pages: String...) -> Content {
    let name = pages[0].uppercased()
    return Content(given: name, navigation: name, pages: pages)
  }

  private func plain(_ page: String) -> Content { Content(given: page, pages: [page]) }

  private func model(
    _ primary: Content?, _ secondary: Content?, supplementary: Content? = nil
  ) -> Model {
    var model = Model(
      columns: supplementary == nil
        ? [.primary, .secondary] : [.primary, .supplementary, .secondary])
    model.set(primary, in: .primary)
    model.set(supplementary, in: .supplementary)
    model.set(secondary, in: .secondary)
    return model
  }

  // MARK: Side by side

  @Test func withoutAnyColumnsNothingIsShown() {
    var model = Model(columns: [.primary, .secondary])
    #expect(model.shown.isEmpty && model.children.isEmpty && model.stacks.isEmpty)
    model.collapse()
    #expect(model.shown.isEmpty && model.top == nil && model.base == nil)
  }

  @Test func sideBySideEachColumnShowsItsOwn() {
    let model = model(navigation("a", "b"), plain("c"))
    #expect(model.shown == ["A", "c"] && model.children == ["A", "c"])
    #expect(model.stacks == [Stack(navigation: "A", pages: ["a", "b"])])
    #expect(!model.isCollapsed && model.base == nil && model.onStack.isEmpty)
  }

  @Test func whatIsSomewhereAlreadyIsRefused() {
    var model = model(navigation("a"), plain("b"))
    var accepted = [model.set(navigation("a"), in: .secondary), model.setCompact("b")]
    #expect(accepted == [false, false] && model == self.model(navigation("a"), plain("b")))
    accepted = [model.setCompact("c"), model.set(plain("c"), in: .primary)]
    #expect(accepted == [true, false])
    accepted = [model.set(plain("x"), in: .supplementary)]
    #expect(accepted == [false], "there is no such column")
    accepted = [model.set(navigation("a", "z"), in: .primary)]
    #expect(accepted == [true], "the same in its own column")
  }

  // MARK: One column

  @Test func twoNavigationsGoOntoTheStackOfTheFirst() {
    var model = model(navigation("a"), navigation("b", "c"))
    let before = model
    model.collapse()
    #expect(model.shown == ["A"] && model.children == ["A", "B"])
    #expect(
      model.stacks
        == [Stack(navigation: "A", pages: ["a", "b", "c"]), Stack(navigation: "B", pages: [])])
    #expect(
      model.difference(from: before)
        == .init(before: ["A", "B"], after: ["A"], stacks: model.stacks))
    #expect(
      before.difference(from: model)
        == .init(before: ["A"], after: ["A", "B"], stacks: before.stacks))
  }

  @Test func aPlainPageLeavesTheSplitViewForTheStack() {
    var model = model(navigation("a"), plain("b"))
    let before = model
    model.collapse()
    #expect(model.shown == ["A"] && model.children == ["A"])
    #expect(
      model.difference(from: before)
        == .init(
          departing: ["b"], before: ["A", "b"], after: ["A"],
          stacks: [Stack(navigation: "A", pages: ["a", "b"])]))
    #expect(
      before.difference(from: model)
        == .init(
          arriving: ["b"], before: ["A"], after: ["A", "b"],
          stacks: [Stack(navigation: "A", pages: ["a"])]))
  }

  @Test func withoutAStackTheTopIsSeenAlone() {
    var model = model(plain("a"), navigation("b"))
    model.collapse()
    #expect(model.shown == ["B"] && model.children == ["a", "B"] && model.base == nil)
    #expect(model.stacks == [Stack(navigation: "B", pages: ["b"])])
    model.bringToTop(.primary)
    #expect(model.shown == ["a"])
  }

  @Test func onlyTheColumnsUpToTheTopAreOnTheStack() {
    var model = model(navigation("a"), navigation("c"), supplementary: navigation("b"))
    model.collapse(top: .supplementary)
    #expect(model.onStack == [.primary, .supplementary] && model.top == .supplementary)
    #expect(model.stacks.map(\.pages) == [["a", "b"], [], []])
    model.bringToTop(.secondary)
    #expect(model.stacks.map(\.pages) == [["a", "b", "c"], [], []])
    model.hide(.supplementary)
    #expect(model.stacks.map(\.pages) == [["a"], [], []] && model.top == .primary)
    model.hide(.primary)
    #expect(model.top == .primary)
  }

  @Test func theFirstColumnThatThereIsHasTheStack() {
    var model = model(nil, navigation("c"), supplementary: navigation("b"))
    model.collapse()
    #expect(model.base == .supplementary && model.shown == ["B"])
    #expect(model.stacks.map(\.pages) == [["b", "c"], []])
  }

  @Test func theCompactOneIsSeenInsteadOfAllOthers() {
    var model = model(navigation("a"), navigation("b"))
    model.setCompact("x")
    #expect(model.shown == ["A", "B"] && model.children == ["A", "B", "x"])
    model.collapse()
    #expect(model.shown == ["x"] && model.stacks.map(\.pages) == [["a"], ["b"]])
    let before = model
    model.setCompact(nil)
    #expect(
      model.difference(from: before)
        == .init(
          departing: ["x"], before: ["x"], after: ["A"],
          stacks: [
            Stack(navigation: "A", pages: ["a", "b"]), Stack(navigation: "B", pages: []),
          ]))
  }

  // MARK: What the user does

  @Test func whatIsPushedBelongsToTheColumnBelowIt() {
    var model = model(navigation("a"), navigation("b"))
    model.collapse()
    model.follow(["a", "x", "b", "y"], of: "A")
    model.expand()
    #expect(
      model.stacks
        == [Stack(navigation: "A", pages: ["a", "x"]), Stack(navigation: "B", pages: ["b", "y"])])
  }

  @Test func whatWasPoppedIsBackWhereThereIsRoom() {
    var model = model(navigation("a"), navigation("b"))
    model.collapse()
    model.follow(["a"], of: "A")
    #expect(model.top == .primary && model.stacks.map(\.pages) == [["a"], []])
    model.follow(["a", "x"], of: "A")
    model.expand()
    #expect(model.stacks.map(\.pages) == [["a", "x"], ["b"]])
  }

  @Test func aColumnThatWasPoppedInPartKeepsWhatIsLeft() {
    var model = model(navigation("a"), navigation("b", "c", "d"))
    model.collapse()
    model.follow(["a", "b"], of: "A")
    #expect(model.top == .secondary)
    model.expand()
    #expect(model.stacks.map(\.pages) == [["a"], ["b"]])
  }

  @Test func ofSeveralPagesAPlainColumnShowsTheLast() {
    var model = model(navigation("a"), plain("b"))
    model.collapse()
    model.follow(["a", "b", "x"], of: "A")
    model.expand()
    #expect(model.shown == ["A", "x"] && model.contents[.secondary] == plain("x"))
  }

  @Test func sideBySideEachStackIsItsColumns() {
    var model = model(navigation("a"), navigation("b"))
    model.follow(["b", "c"], of: "B")
    model.follow(["z"], of: "nobody's")
    #expect(model.stacks.map(\.pages) == [["a"], ["b", "c"]])
  }

  // MARK: Others in the columns

  @Test func anotherSecondaryTakesThePlaceOfTheOneOnTheStack() {
    var model = model(navigation("a"), plain("b"))
    model.collapse()
    let before = model
    model.set(navigation("z"), in: .secondary)
    #expect(
      model.difference(from: before)
        == .init(
          arriving: ["Z"], before: ["A"], after: ["A"],
          stacks: [
            Stack(navigation: "A", pages: ["a", "z"]), Stack(navigation: "Z", pages: []),
          ]))
  }

  @Test func aNavigationThatDepartsGetsItsPagesBack() {
    var model = model(navigation("a"), navigation("b", "c"))
    model.collapse()
    let before = model
    model.set(nil, in: .secondary)
    #expect(
      model.difference(from: before)
        == .init(
          departing: ["B"], before: ["A"], after: ["A"],
          stacks: [
            Stack(navigation: "A", pages: ["a"]), Stack(navigation: "B", pages: ["b", "c"]),
          ]))
  }

  @Test func anotherStackTakesThePlaceOfOneThatIsAlone() {
    var model = model(plain("a"), navigation("b"))
    model.collapse()
    let before = model
    model.set(navigation("z"), in: .secondary)
    #expect(
      model.difference(from: before)
        == .init(
          arriving: ["Z"], departing: ["B"], before: ["B"], after: ["Z"],
          stacks: [Stack(navigation: "Z", pages: ["z"])]))
  }

  @Test func aSecondColumnThatComesLaterIsNotShownByItself() {
    var model = Model(columns: [.primary, .secondary])
    model.collapse()
    model.set(navigation("a"), in: .primary)
    #expect(model.shown == ["A"])
    model.set(navigation("b"), in: .secondary)
    #expect(model.stacks.map(\.pages) == [["a"], []])
    model.bringToTop(.secondary)
    model.set(navigation("c"), in: .secondary)
    #expect(model.stacks.map(\.pages) == [["a", "c"], []])
  }

  @Test func whatAnotherContainerTakesIsGone() {
    var model = model(navigation("a"), plain("b"))
    model.remove("b")
    #expect(model.contents[.secondary] == nil && model.shown == ["A"])
    model.remove("nobody")
    #expect(model.shown == ["A"])
  }

  @Test func aStackThatIsTakenTakesTheColumnsOnItAlong() {
    var model = model(navigation("a"), navigation("c"), supplementary: plain("b"))
    model.collapse(top: .supplementary)
    model.remove("A")
    #expect(model.used == [.secondary] && model.shown == ["C"] && model.children == ["C"])
    #expect(model.stacks == [Stack(navigation: "C", pages: ["c"])])
  }
}
