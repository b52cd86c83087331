// The code of the article "Test a transition". `ArticleTests` compares the two, and the tests run.

import Testing
import UIKitSnapshotTesting
import UIKitTestSupport

/// A screen on which the card has dropped onto the page.
@MainActor
final class DroppedCard {
  let page = PageViewController()
  let card = CardViewController()
  let simulator: Simulator

  init() {
    simulator = Simulator(root: page)
    card.drop(from: page)
    simulator.settle()
  }
}

@MainActor @Test func theCardDropsInFromAbove() {
  let page = PageViewController()
  let card = CardViewController()
  let simulator = Simulator(root: page)

  card.drop(from: page)
  simulator.advance(by: 0.1)

  #expect(card.view.frame.minY == 0)
  #expect(card.view.layer.presentation()!.frame.minY < 0)
}

@MainActor @Test func aShortDragPutsTheCardBack() {
  let screen = DroppedCard()
  screen.simulator.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
  #expect(screen.card.isBeingDismissed)

  screen.simulator.touchUp(at: CGPoint(x: 200, y: 400))
  screen.simulator.settle()

  #expect(screen.page.presentedViewController === screen.card)
  #expect(screen.card.view.frame == screen.simulator.window.bounds)
}

@MainActor @Test func aLongDragDismissesTheCard() {
  let screen = DroppedCard()
  screen.simulator.drag(from: CGPoint(x: 200, y: 800), to: CGPoint(x: 200, y: 200))
  screen.simulator.touchUp(at: CGPoint(x: 200, y: 200))
  screen.simulator.settle()

  #expect(screen.page.presentedViewController == nil)
}

@MainActor @Test func theCardIsHalfwayWhereTheFingerIs() {
  let screen = DroppedCard()
  screen.simulator.drag(from: CGPoint(x: 200, y: 800), to: CGPoint(x: 200, y: 368))

  assertSnapshot(of: screen.simulator, as: .image(hasText: false))
}

@MainActor @Test func aShortDragLeavesTheCardWhereItWas() {
  let screen = DroppedCard()
  var sheet = SnapshotSheet()
  sheet.add(screen.simulator, named: "presented")
  screen.simulator.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 300))
  sheet.add(screen.simulator, named: "held")
  screen.simulator.touchUp(at: CGPoint(x: 200, y: 300))
  screen.simulator.settle()
  sheet.add(screen.simulator, named: "released")

  assertSnapshot(of: sheet, as: .image(hasText: false))
}

@MainActor @Test func appearanceCallsComeInOrder() {
  let screen = DroppedCard()
  var calls: [String] = []
  TransitionTrace.onCall = { calls.append("\($0.object).\($0.call)") }
  defer { TransitionTrace.onCall = nil }

  screen.card.dismiss(animated: true)
  screen.simulator.settle()

  let appearance = calls.filter { $0.contains("Appear(") || $0.contains("Disappear(") }
  #expect(
    appearance == [
      "CardViewController.viewWillDisappear(_:)", "PageViewController.viewWillAppear(_:)",
      "PageViewController.viewDidAppear(_:)", "CardViewController.viewDidDisappear(_:)",
    ])
}

@MainActor @Test func aRecordedGestureDoesTheSame() throws {
  let screen = DroppedCard()
  let script = try InputScript(
    text: """
      {"t":0,"type":"down","x":200,"y":800}
      {"t":0.1,"type":"move","x":200,"y":500}
      {"t":0.2,"type":"move","x":200,"y":200}
      {"t":0.3,"type":"up","x":200,"y":200}
      """)
  screen.simulator.play(script)

  #expect(screen.page.presentedViewController == nil)
}
