import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Drags from view to view, by touches: when they begin, which calls they make, what is seen, and
/// how they end.
@MainActor
struct DragInteractionTests {
  private let onBox = CGPoint(x: 60, y: 130)
  private let beside = CGPoint(x: 300, y: 200)
  private let onPlace = CGPoint(x: 275, y: 475)

  /// The middle of each preview, in whole points, and its width.
  private func previews(_ simulator: Simulator) -> [[Int]] {
    (simulator.window.windowScene?.dragPreviewFrames ?? []).map { frame in
      [frame.midX, frame.midY, frame.width].map { Int($0.rounded()) }
    }
  }

  private func lift(_ simulator: Simulator) {
    simulator.touchDown(at: onBox)
    simulator.settle()
  }

  // MARK: Beginning

  @Test func aPressLiftsTheItemsAndAMovementDragsThem() {
    let page = DragPage()
    let simulator = Simulator(root: page)
    simulator.touchDown(at: onBox)
    simulator.advance(by: 0.45)
    #expect(page.take() == [] && previews(simulator) == [])
    simulator.advance(by: 0.1)
    #expect(page.take() == ["items 40 30", "lift"])
    simulator.settle()
    #expect(previews(simulator) == [[70, 130, 104]] && page.take() == [])
    simulator.touchMove(to: CGPoint(x: 65, y: 130))
    #expect(page.take() == [] && previews(simulator) == [[70, 130, 104]])
    simulator.touchMove(to: beside)
    #expect(page.take() == ["lifted true", "begin", "move"])
    #expect(previews(simulator) == [[310, 200, 104]])
  }

  @Test func whatIsLiftedGoesBackWhereItIsReleased() {
    let page = DragPage()
    let simulator = Simulator(root: page)
    lift(simulator)
    #expect(page.take() == ["items 40 30", "lift"] && page.box.alpha == 0.5)
    simulator.touchUp(at: onBox)
    simulator.settle()
    #expect(page.take() == ["lifted false"] && page.box.alpha == 1)
    #expect(previews(simulator) == [])
    lift(simulator)
    #expect(page.take() == ["items 40 30", "lift"])
  }

  @Test func aMovementBeforeTheTimeIsNoDrag() {
    let page = DragPage()
    let simulator = Simulator(root: page)
    simulator.touchDown(at: onBox)
    simulator.advance(by: 0.2)
    simulator.touchMove(to: beside)
    simulator.settle()
    #expect(page.take() == [])
  }

  @Test func withoutItemsNothingIsLifted() {
    let page = DragPage()
    page.texts = []
    let simulator = Simulator(root: page)
    lift(simulator)
    simulator.touchMove(to: onPlace)
    #expect(page.take() == ["items 40 30"] && previews(simulator) == [])
  }

  @Test func dragsAreEnabledOnATabletUnlessTheyAreSetSo() {
    let page = DragPage()
    let phone = Simulator(root: page)
    #expect(!UIDragInteraction(delegate: page).isEnabled)
    page.drag.isEnabled = false
    lift(phone)
    #expect(page.take() == [])
    let tablet = Simulator(size: CGSize(width: 1024, height: 768), root: UIViewController())
    #expect(UIDragInteraction(delegate: page).isEnabled)
    #expect(tablet.window.traitCollection.userInterfaceIdiom == .pad)
  }

  // MARK: Dropping

  @Test func theItemsAreDroppedOnTheViewBelowTheTouch() {
    let page = DragPage()
    let simulator = Simulator(root: page)
    lift(simulator)
    simulator.touchMove(to: beside)
    _ = page.take()
    simulator.touchMove(to: onPlace)
    #expect(page.take() == ["move", "canHandle", "enter", "update"])
    simulator.touchMove(to: CGPoint(x: 280, y: 475))
    #expect(page.take() == ["move", "update"])
    #expect(previews(simulator) == [[290, 475, 104]])
    simulator.touchUp(at: onPlace)
    #expect(page.take() == ["move", "update", "willEnd copy", "perform", "drop"])
    #expect(!previews(simulator).isEmpty)
    simulator.settle()
    #expect(page.take() == ["conclude", "didEnd copy", "end", "transferred"])
    #expect(previews(simulator) == [] && page.dropped == ["apple"])
  }

  @Test func theViewIsLeftAndEnteredAgain() {
    let page = DragPage()
    let simulator = Simulator(root: page)
    lift(simulator)
    simulator.touchMove(to: onPlace)
    _ = page.take()
    simulator.touchMove(to: beside)
    #expect(page.take() == ["move", "exit"])
    simulator.touchMove(to: onPlace)
    #expect(page.take() == ["move", "canHandle", "enter", "update"])
  }

  @Test func aViewThatDoesNotTakeThemLeavesThemToTheOneBehind() {
    let page = DragPage()
    let other = DragPage()
    let simulator = Simulator(root: page)
    page.handles = false
    let outer = UIDropInteraction(delegate: other)
    page.view.addInteraction(outer)
    lift(simulator)
    simulator.touchMove(to: onPlace)
    #expect(page.take().last == "canHandle")
    #expect(other.take() == ["canHandle", "enter", "update"])
    simulator.touchUp(at: onPlace)
    simulator.settle()
    #expect(other.dropped == ["apple"] && page.dropped == [])
    #expect(outer.view === page.view)
  }

  @Test(arguments: [UIDropOperation.cancel, .forbidden])
  func withoutADropTheItemsReturn(operation: UIDropOperation) {
    let page = DragPage()
    page.proposal = operation
    let simulator = Simulator(root: page)
    lift(simulator)
    simulator.touchMove(to: onPlace)
    _ = page.take()
    simulator.touchUp(at: onPlace)
    #expect(page.take() == ["move", "update", "exit", "willEnd \(operation)", "return"])
    #expect(previews(simulator) == [[70, 130, 100]])
    simulator.settle()
    #expect(page.take() == ["didEnd \(operation)", "end"])
    #expect(previews(simulator) == [] && page.box.alpha == 1 && page.dropped == [])
  }

  @Test func nothingMovesWhereTheSourceForbidsIt() {
    let page = DragPage()
    (page.proposal, page.allowsMove) = (.move, false)
    let simulator = Simulator(root: page)
    lift(simulator)
    simulator.touchMove(to: onPlace)
    simulator.touchUp(at: onPlace)
    simulator.settle()
    #expect(page.calls.contains("didEnd cancel") && !page.calls.contains("perform"))
    page.allowsMove = true
    lift(simulator)
    simulator.touchMove(to: onPlace)
    simulator.touchUp(at: onPlace)
    simulator.settle()
    #expect(page.calls.contains("didEnd move") && page.calls.contains("perform"))
  }

  // MARK: Previews

  @Test func aDroppedItemGoesToThePlaceOfItsPreview() {
    let page = DragPage()
    page.dropPreview = { [unowned page] preview in
      let target = UIDragPreviewTarget(
        container: page.place, center: CGPoint(x: 20, y: 30),
        transform: CGAffineTransform(scaleX: 0.5, y: 0.5))
      return preview.retargetedPreview(with: target)
    }
    let simulator = Simulator(root: page)
    lift(simulator)
    simulator.touchMove(to: onPlace)
    simulator.touchUp(at: onPlace)
    #expect(previews(simulator) == [[220, 430, 50]])
    simulator.settle()
    #expect(previews(simulator) == [])
  }

  @Test func anItemMayHaveAnotherPreviewForTheDragOrNone() {
    let page = DragPage()
    page.previewProvider = {
      UIDragPreview(view: UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    }
    let simulator = Simulator(root: page)
    lift(simulator)
    simulator.touchMove(to: beside)
    simulator.settle()
    #expect(previews(simulator) == [[300, 200, 52]])
    simulator.touchUp(at: beside)
    simulator.settle()
    page.previewProvider = { nil }
    lift(simulator)
    simulator.touchMove(to: beside)
    simulator.settle()
    #expect(previews(simulator) == [])
    simulator.touchUp(at: beside)
    simulator.settle()
    #expect(page.calls.last == "didEnd cancel")
  }

  @Test func severalItemsAreDraggedAsAStack() {
    let page = DragPage()
    page.texts = ["apple", "pear", "plum"]
    let simulator = Simulator(root: page)
    lift(simulator)
    simulator.touchMove(to: onPlace)
    simulator.settle()
    #expect(previews(simulator).count == 3)
    simulator.touchUp(at: onPlace)
    simulator.settle()
    #expect(page.dropped == ["apple", "pear", "plum"])
  }

  // MARK: Menus

  @Test func whereThereIsAMenuTooAMovementClosesItAndDrags() {
    final class Menus: NSObject, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "One") { _ in }])
        })
      }
    }
    let page = DragPage()
    let menus = Menus()
    let simulator = Simulator(root: page)
    let menu = UIContextMenuInteraction(delegate: menus)
    page.box.addInteraction(menu)
    lift(simulator)
    #expect(simulator.window.keyReceiver != nil && page.take() == ["items 40 30", "lift"])
    simulator.touchMove(to: onPlace)
    simulator.settle()
    #expect(simulator.window.keyReceiver == nil)
    simulator.touchMove(to: CGPoint(x: 270, y: 470))
    simulator.touchUp(at: onPlace)
    simulator.settle()
    #expect(page.dropped == ["apple"] && menu.delegate === menus)
  }
}
