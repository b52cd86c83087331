import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Drags that end by something else than the release of the finger.
@MainActor
struct DragEndingTests {
  private let onBox = CGPoint(x: 60, y: 130)
  private let onPlace = CGPoint(x: 275, y: 475)

  /// What ends a drag.
  enum Ending: CaseIterable {
    case touchIsCancelled, focusIsLost, viewIsRemoved, interactionIsRemoved, interactionIsDisabled
    case windowIsHidden
  }

  private func end(_ ending: Ending, _ page: DragPage, _ simulator: Simulator) {
    switch ending {
    case .touchIsCancelled: simulator.touchCancel()
    case .focusIsLost: simulator.setFocus(false)
    case .viewIsRemoved: page.box.removeFromSuperview()
    case .interactionIsRemoved: page.box.removeInteraction(page.drag)
    case .interactionIsDisabled: page.drag.isEnabled = false
    case .windowIsHidden: simulator.window.isHidden = true
    }
  }

  private func isShown(_ simulator: Simulator) -> Bool {
    !(simulator.window.windowScene?.dragPreviewFrames.isEmpty ?? true)
  }

  @Test(arguments: Ending.allCases)
  func itEndsWithoutADrop(ending: Ending) {
    let page = DragPage()
    let simulator = Simulator(root: page)
    simulator.touchDown(at: onBox)
    simulator.settle()
    simulator.touchMove(to: onPlace)
    _ = page.take()
    end(ending, page, simulator)
    #expect(page.take() == ["exit", "willEnd cancel", "return"])
    simulator.settle()
    #expect(page.take() == ["didEnd cancel", "end"] && !isShown(simulator))
    simulator.touchMove(to: onBox)
    simulator.touchUp(at: onBox)
    simulator.settle()
    #expect(page.take() == [] && page.dropped == [])
  }

  @Test(arguments: Ending.allCases)
  func aLiftEndsWithoutADrag(ending: Ending) {
    let page = DragPage()
    let simulator = Simulator(root: page)
    simulator.touchDown(at: onBox)
    simulator.settle()
    end(ending, page, simulator)
    simulator.settle()
    #expect(page.take() == ["items 40 30", "lift", "lifted false"] && !isShown(simulator))
  }

  @Test func theDismissalOfItsControllerEndsIt() {
    let root = UIViewController()
    let page = DragPage()
    page.modalPresentationStyle = .fullScreen
    let simulator = Simulator(root: root)
    root.present(page, animated: false)
    simulator.settle()
    simulator.touchDown(at: onBox)
    simulator.settle()
    simulator.touchMove(to: onPlace)
    root.dismiss(animated: false)
    simulator.settle()
    #expect(page.calls.contains("didEnd cancel") && !isShown(simulator))
    #expect(root.presentedViewController == nil)
  }

  @Test func aPlaceThatGoesAwayIsLeft() {
    let page = DragPage()
    let simulator = Simulator(root: page)
    simulator.touchDown(at: onBox)
    simulator.settle()
    simulator.touchMove(to: onPlace)
    _ = page.take()
    page.place.removeInteraction(page.drop)
    #expect(page.take() == ["exit", "end"])
    simulator.touchMove(to: CGPoint(x: 270, y: 470))
    #expect(page.take() == ["move"])
    page.place.addInteraction(page.drop)
    simulator.touchMove(to: onPlace)
    #expect(page.take() == ["move", "canHandle", "enter", "update"])
    page.place.removeFromSuperview()
    simulator.touchUp(at: onPlace)
    #expect(page.take() == ["move", "exit", "willEnd cancel", "return"])
    simulator.settle()
    #expect(page.take() == ["didEnd cancel", "end"] && !isShown(simulator))
  }

  @Test(arguments: [
    "items 40 30", "lift", "begin", "move", "canHandle", "enter", "update", "exit",
    "willEnd copy", "perform", "drop", "conclude", "didEnd copy", "didEnd cancel",
  ])
  func delegatesMayEndItInAnyCall(call: String) {
    let page = DragPage()
    let simulator = Simulator(root: page)
    page.onCall[call] = { [unowned page] in
      page.onCall = [:]
      page.box.removeInteraction(page.drag)
      page.place.removeInteraction(page.drop)
    }
    simulator.touchDown(at: onBox)
    simulator.settle()
    for point in [onPlace, CGPoint(x: 300, y: 200), onPlace] { simulator.touchMove(to: point) }
    simulator.touchUp(at: onPlace)
    simulator.settle()
    #expect(!isShown(simulator) && page.drag.view == (call == "didEnd cancel" ? page.box : nil))
    page.box.addInteraction(page.drag)
    page.place.addInteraction(page.drop)
    (page.onCall, page.dropped) = ([:], [])
    simulator.touchDown(at: onBox)
    simulator.settle()
    simulator.touchMove(to: onPlace)
    simulator.touchUp(at: onPlace)
    simulator.settle()
    #expect(page.dropped == ["apple"] && !isShown(simulator))
  }

  @Test func oneDragFollowsAnother() {
    let page = DragPage()
    let simulator = Simulator(root: page)
    simulator.touchDown(at: onBox)
    simulator.settle()
    simulator.touchMove(to: CGPoint(x: 300, y: 200))
    simulator.touchUp(at: CGPoint(x: 300, y: 200))
    simulator.touchDown(at: onBox)
    simulator.settle()
    simulator.touchMove(to: onPlace)
    simulator.touchUp(at: onPlace)
    simulator.settle()
    #expect(page.calls.filter { $0.hasPrefix("didEnd") } == ["didEnd cancel", "didEnd copy"])
    #expect(page.dropped == ["apple"] && !isShown(simulator))
  }
}
