import CoreGraphics
import Platform
import Testing
import UIKit
import UIKitTestSupport

/// An open menu by keys, and by a pointer with no button held.
@MainActor
struct MenuKeyTests {
  private func press(_ keys: String..., in simulator: Simulator) {
    for key in keys { simulator.press(key) }
    simulator.settle()
  }

  @Test func homeEndAndTabMoveTheHighlight() {
    let page = MenuPage((0..<40).map { "\($0)" })
    let simulator = Simulator(root: page)
    let keys: [(keys: [String], chosen: String)] = [
      (["End"], "39"), (["End", "Home"], "0"), (["Tab", "Tab", "Tab"], "2"),
      (["PageDown", "PageDown", "PageUp"], "0"),
    ]
    for (keys, chosen) in keys {
      page.open(in: simulator)
      for key in keys { simulator.press(key) }
      press("Return", in: simulator)
      #expect(page.chosen.last == chosen, "\(keys)")
    }
    page.open(in: simulator)
    press("Tab", "Tab", in: simulator)
    simulator.press("Tab", modifiers: .shift)
    press("Return", in: simulator)
    #expect(page.chosen == ["39", "0", "2", "0", "0"])
  }

  @Test func aHeldArrowGoesOn() {
    let page = MenuPage(["One", "Two", "Three", "Four"])
    let simulator = Simulator(root: page)
    page.open(in: simulator)
    for index in 0..<3 {
      simulator.platform.send(
        .key(KeyEvent(isDown: true, isRepeat: index > 0, key: "Down", time: simulator.time)))
    }
    simulator.platform.send(.key(KeyEvent(isDown: false, key: "Down", time: simulator.time)))
    press("Return", in: simulator)
    #expect(page.chosen == ["Three"])
  }

  /// The same letter goes to the next row that begins with it; more letters within a second are the
  /// beginning of one title.
  @Test func lettersGoToATitle() {
    let page = MenuPage()
    page.button.menu = UIMenu(
      children: ["Gallery", "Map", "Mail", "Music", "Über"].map { page.row($0) } + [
        page.row("Mask", attributes: .disabled)
      ])
    let simulator = Simulator(root: page)
    func choose(_ keys: String...) -> String? {
      page.open(in: simulator)
      for key in keys {
        if key == "pause" { simulator.advance(by: 1.1) } else { simulator.press(key) }
      }
      press("Return", in: simulator)
      return page.chosen.popLast()
    }
    #expect(choose("M") == "Map")
    #expect(choose("M", "M") == "Mail")
    #expect(choose("M", "M", "M", "M") == "Map")
    #expect(choose("M", "A", "I") == "Mail")
    #expect(choose("M", "U") == "Music")
    #expect(choose("M", "pause", "G") == "Gallery")
    #expect(choose("M", "X") == "Map", "no title begins so")
    #expect(choose("M", "G") == "Gallery", "another word begins")
  }

  @Test func aKeyOpensTheMenuAtTheMarkedRow() {
    let page = MenuPage()
    page.button.menu = UIMenu(children: [page.row("One"), page.row("Two", .on), page.row("Three")])
    let simulator = Simulator(root: page)
    press("Tab", "Space", in: simulator)
    #expect(page.button.isHeld)
    press("Return", in: simulator)
    #expect(page.chosen == ["Two"] && !page.button.isHeld)
    press("Return", in: simulator)
    press("Down", "Return", in: simulator)
    #expect(page.chosen == ["Two", "Three"])
  }

  /// The choice that keeps a menu open keeps the highlight, too.
  @Test func aRowThatKeepsTheMenuIsChosenAgain() {
    let page = MenuPage()
    page.button.menu = UIMenu(
      children: [page.row("One"), page.row("Two", attributes: .keepsMenuPresented)])
    let simulator = Simulator(root: page)
    page.open(in: simulator)
    press("End", "Return", "Return", in: simulator)
    #expect(page.chosen == ["Two", "Two"] && page.button.isHeld)
  }

  @Test func thePointerHighlightsTheRowBelowIt() throws {
    let page = MenuPage(["One", "Two", "Three"])
    let simulator = Simulator(root: page)
    page.open(in: simulator)
    func hover(at point: CGPoint) {
      simulator.hover(at: point)
      simulator.advance(by: simulator.frameDuration)
    }
    let rows = try ["One", "Two"].map { try #require(page.label($0)).frame }
    for row in rows { hover(at: CGPoint(x: row.midX, y: row.midY)) }
    // Arrows go on from there.
    press("Down", "Return", in: simulator)
    #expect(page.chosen == ["Three"])
    page.open(in: simulator)
    for row in rows { hover(at: CGPoint(x: row.midX, y: row.midY)) }
    hover(at: CGPoint(x: 380, y: 800))
    press("Return", in: simulator)
    #expect(page.chosen == ["Three"] && page.button.isHeld, "the pointer has left the menu")
  }

  @Test func rightToLeftTheArrowsOfSubmenusAreExchanged() {
    let page = MenuPage()
    page.button.menu = UIMenu(children: [
      page.row("One"), UIMenu(title: "More", children: [page.row("Two")]),
    ])
    let simulator = Simulator(root: page)
    simulator.window.screen.layoutDirection = .rightToLeft
    page.open(in: simulator)
    press("End", "Left", in: simulator)
    #expect(page.label("Two") != nil)
    press("Right", in: simulator)
    #expect(page.label("Two") == nil && page.label("One") != nil)
    press("End", "Left", in: simulator)
    press("End", "Return", in: simulator)
    #expect(page.chosen == ["Two"])
  }
}
