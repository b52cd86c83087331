import CoreGraphics
import Testing
import UIKitTestSupport

@testable import UIKit

/// Sheets, popovers and alerts in any order, dragged, pressed, resized and dismissed in any state:
/// nothing is lost, stuck or left behind.
@MainActor
struct SheetMonkeyTests {
  @MainActor
  private final class Player {
    let fixture = Fixture(framesPerSecond: 30, size: CGSize(width: 700, height: 700))
    var generator: SeededGenerator
    var references: [WeakReference] = []
    var names: [String] = []
    private var fingerIsDown = false
    private var finger = CGPoint.zero

    init(seed: Int) {
      generator = SeededGenerator(state: UInt64(seed))
      fixture.root.beginAppearanceTransition(false, animated: false)
      fixture.root.endAppearanceTransition()
      fixture.root.beginAppearanceTransition(true, animated: false)
      fixture.root.endAppearanceTransition()
    }

    private func chance() -> Bool { Bool.random(using: &generator) }

    private func place() -> CGPoint {
      let bounds = fixture.simulator.window.bounds
      return CGPoint(
        x: CGFloat.random(in: 0...bounds.width, using: &generator).rounded(),
        y: CGFloat.random(in: 0...bounds.height, using: &generator).rounded())
    }

    var top: UIViewController {
      var top: UIViewController = fixture.root
      while let next = top.presentedViewController { top = next }
      return top
    }

    func step() {
      let action = Int.random(in: 0..<12, using: &generator)
      fixture.journal.note("- \(action)")
      switch action {
      case 0, 1: present()
      case 2: top.dismiss(animated: chance())
      case 3: fixture.simulator.press(chance() ? "Escape" : "Return")
      case 4:
        fixture.simulator.resize(
          to: CGSize(
            width: CGFloat.random(in: 200...1000, using: &generator).rounded(),
            height: CGFloat.random(in: 200...1000, using: &generator).rounded()))
      case 5: changeSheet()
      case 6, 7, 8: moveFinger()
      case 9: lift()
      default: fixture.simulator.advance(by: .random(in: 0...0.3, using: &generator))
      }
    }

    private func present() {
      let name = "c\(references.count)"
      let controller: UIViewController
      if Int.random(in: 0..<4, using: &generator) == 0 {
        let alert = UIAlertController(
          title: name, message: nil, preferredStyle: chance() ? .alert : .actionSheet)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        if chance() { alert.addAction(UIAlertAction(title: "OK", style: .default)) }
        controller = alert
      } else {
        let styles: [UIModalPresentationStyle] = [.pageSheet, .formSheet, .popover]
        let journal = fixture.makeController(
          name, style: styles.randomElement(using: &generator) ?? .pageSheet)
        journal.isModalInPresentation = Int.random(in: 0..<5, using: &generator) == 0
        names.append(name)
        if chance() {
          journal.sheetPresentationController?.detents = [.medium(), .large()]
        }
        controller = journal
      }
      controller.popoverPresentationController?.sourceView = top.view
      controller.popoverPresentationController?.sourceRect = CGRect(
        origin: place(), size: CGSize(width: 20, height: 20))
      references.append(WeakReference(object: controller))
      top.present(controller, animated: chance())
    }

    private func changeSheet() {
      guard let sheet = top.presentationController as? UISheetPresentationController else { return }
      let identifier: UISheetPresentationController.Detent.Identifier = chance() ? .medium : .large
      if chance() {
        sheet.animateChanges { sheet.selectedDetentIdentifier = identifier }
      } else {
        sheet.largestUndimmedDetentIdentifier = chance() ? identifier : nil
      }
    }

    private func moveFinger() {
      guard fingerIsDown else {
        fingerIsDown = true
        finger = place()
        return fixture.simulator.touchDown(at: finger)
      }
      let goal = place()
      for step in 1...4 {
        let part = CGFloat(step) / 4
        fixture.simulator.touchMove(
          to: CGPoint(x: finger.x, y: finger.y + (goal.y - finger.y) * part))
        fixture.simulator.advance(by: fixture.simulator.frameDuration)
      }
      finger.y = goal.y
    }

    private func lift() {
      guard fingerIsDown else { return }
      fingerIsDown = false
      fixture.simulator.touchUp(at: finger)
    }

    func finish() {
      lift()
      fixture.simulator.settle(limit: 60)
    }
  }

  @Test(arguments: Array(1...60) + [109, 270, 404, 996]) func nothingIsLostOrStuck(seed: Int) {
    let player = Player(seed: seed)
    let fixture = player.fixture
    _ = Diagnostics.collecting {
      for _ in 0..<60 { player.step() }
      player.finish()
    }
    #expect(!fixture.isTransitioning && !UIApplication.shared.isIgnoringInteractionEvents)
    var visible: [UIViewController] = [fixture.root]
    while let next = visible.last?.presentedViewController { visible.append(next) }
    for controller in visible.dropFirst() {
      guard let presentation = controller.ownPresentation else {
        Issue.record("\(controller) is presented by nothing")
        continue
      }
      let view = presentation.presentedView
      #expect(!controller.isBeingPresented && !controller.isBeingDismissed)
      // A sheet behind another one is a smaller card.
      let isBehind =
        isAtEdge(presentation) && controller.presentation.map(isAtEdge) == true
      #expect(
        (isBehind || view.transform == .identity) && view.alpha == 1,
        "\(controller.title ?? "") \(type(of: presentation.active)): \(fixture.journal.lines)")
      #expect(view.layer.animationKeys() == nil)
      #expect(
        view.window == nil
          || view.untransformedFrame == presentation.active.frameOfPresentedViewInContainerView,
        "\(controller.title ?? "") \(type(of: presentation.active)): \(fixture.journal.lines)")
      let isInFront = controller === visible.last
      #expect(
        !isInFront || controller.view.isDescendant(of: fixture.simulator.window),
        "\(controller.title ?? "") \(type(of: presentation.active)): \(fixture.journal.lines)")
    }
    for name in player.names {
      let isShown = visible.contains { $0.title == name && $0.view.window != nil }
      let hasAppeared = fixture.journal.lines.contains { $0.hasPrefix("\(name) willAppear") }
      #expect(
        !hasAppeared || fixture.journal.endsBalanced(name, isVisible: isShown),
        "\(name): \(fixture.journal.lines)")
    }
    visible = []
    _ = Diagnostics.collecting {
      fixture.root.dismiss(animated: false)
      player.finish()
    }
    #expect(fixture.stack == [fixture.root.view])
    #expect(player.references.filter { $0.object != nil }.isEmpty)
  }

  private func isAtEdge(_ presentation: Presentation) -> Bool {
    (presentation.active as? UISheetPresentationController)?.edgeSheetView != nil
  }
}
