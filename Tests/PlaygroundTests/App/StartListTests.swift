import Testing
import UIKit
import UIKitTestSupport

import Catalogue
@testable import playground

/// The list of demos is taller than a small window.
@Suite @MainActor
struct StartListTests {
  private func list(in view: UIView) -> UIScrollView? {
    (view as? UIScrollView) ?? view.subviews.lazy.compactMap(list(in:)).first
  }

  private func card(in view: UIView) -> DemoCard? {
    (view as? DemoCard) ?? view.subviews.lazy.compactMap(card(in:)).first
  }

  @Test func aDragThatBeginsOnACardScrollsAndDoesNotOpenIt() throws {
    let navigator = DemoNavigator()
    let simulator = Simulator(
      size: CGSize(width: 320, height: 480), scale: 1, root: navigator.start)
    navigator.showList(in: simulator.window)
    let list = try #require(self.list(in: simulator.window))
    let card = try #require(self.card(in: list))
    let start = card.convert(CGPoint(x: card.bounds.midX, y: 20), to: UIView?.none)
    simulator.touchDown(at: start)
    #expect(card.isHighlighted, "a card looks pressed at once")
    simulator.touchMove(to: CGPoint(x: start.x, y: start.y - 60))
    #expect(!card.isHighlighted && list.contentOffset.y == 50)
    simulator.touchUp(at: CGPoint(x: start.x, y: start.y - 60))
    simulator.settle()
    #expect(navigator.openDemo == nil && list.contentOffset.y >= 50)
  }

  @Test func arrowKeysMoveTheFocusAndReturnOpens() throws {
    let navigator = DemoNavigator()
    let simulator = Simulator(
      size: CGSize(width: 320, height: 480), scale: 1, root: navigator.start)
    navigator.showList(in: simulator.window)
    for key in ["Down", "Down", "Down", "Up"] { simulator.press(key) }
    let focused = try #require(UIApplication.shared.focusedView as? DemoCard)
    #expect(focused.demo.id == Catalogue.sections.flatMap(\.demos)[1].id)
    simulator.press("End")
    simulator.settle()
    let last = try #require(UIApplication.shared.focusedView as? DemoCard)
    #expect(last.demo.id == Catalogue.sections.flatMap(\.demos).last?.id)
    let place = last.convert(last.bounds, to: UIView?.none)
    #expect(place.maxY <= 480 && place.minY >= 0, "it is scrolled into view")
    simulator.press("Return")
    simulator.settle()
    #expect(navigator.openDemo?.id == last.demo.id)
  }

  @Test func theWheelScrollsTheListToItsEnd() throws {
    let navigator = DemoNavigator()
    let simulator = Simulator(
      size: CGSize(width: 320, height: 480), scale: 1, root: navigator.start)
    navigator.showList(in: simulator.window)
    let list = try #require(self.list(in: simulator.window))
    simulator.scroll(by: CGVector(dx: 0, dy: -40), at: CGPoint(x: 160, y: 200))
    #expect(list.contentOffset == CGPoint(x: 0, y: 40))
    simulator.scroll(by: CGVector(dx: 0, dy: -100_000), at: CGPoint(x: 160, y: 200))
    #expect(list.contentOffset.y == list.contentSize.height - list.bounds.height)
    simulator.settle()
    #expect(list.contentOffset.y == list.contentSize.height - list.bounds.height)
  }
}
