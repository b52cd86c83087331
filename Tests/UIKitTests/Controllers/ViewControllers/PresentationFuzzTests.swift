import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Presentations and dismissals in any order, from any controller, interactive and not: appearance
/// calls stay balanced, and the screen shows what is still presented.
@MainActor
struct PresentationFuzzTests {
  @MainActor
  private final class Player {
    let fixture = Fixture(framesPerSecond: 30)
    let interactor = UIPercentDrivenInteractiveTransition()
    let delegate: JournalDelegate
    var generator: SeededGenerator
    /// All that were ever presented, by name.
    var references: [(name: String, reference: WeakReference)] = []
    var all: [JournalController]

    init(seed: Int) {
      generator = SeededGenerator(state: UInt64(seed))
      delegate = JournalDelegate(fixture.journal, duration: 0.3)
      all = [fixture.root]
      fixture.root.beginAppearanceTransition(false, animated: false)
      fixture.root.endAppearanceTransition()
      fixture.root.beginAppearanceTransition(true, animated: false)
      fixture.root.endAppearanceTransition()
    }

    func chance() -> Bool { Bool.random(using: &generator) }

    func step() {
      let presenter = all.randomElement(using: &generator) ?? fixture.root
      let action = Int.random(in: 0..<10, using: &generator)
      fixture.journal.note("- \(action) \(presenter.name)")
      switch action {
      case 0, 1: present(from: presenter)
      case 2: presenter.dismiss(animated: chance())
      case 3: interactor.update(.random(in: -0.2...1.2, using: &generator))
      case 4: interactor.finish()
      case 5: interactor.cancel()
      case 6: interactor.pause()
      case 9:
        fixture.simulator.resize(
          to: CGSize(
            width: CGFloat.random(in: 200...900, using: &generator).rounded(),
            height: CGFloat.random(in: 200...900, using: &generator).rounded()))
      default: fixture.simulator.advance(by: .random(in: 0...0.3, using: &generator))
      }
    }

    private func present(from source: JournalController) {
      let name = "c\(references.count)"
      let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .custom]
      let controller = fixture.makeController(
        name, style: styles.randomElement(using: &generator) ?? .custom,
        delegate: chance() ? delegate : nil)
      delegate.interactor = chance() ? interactor : nil
      references.append((name, WeakReference(object: controller)))
      all.append(controller)
      source.present(controller, animated: chance())
      Simulator.endTurn()
    }

    /// Ends the interactive transition, and waits.
    func finish() {
      if chance() { interactor.finish() } else { interactor.cancel() }
      fixture.simulator.settle(limit: 60)
    }
  }

  @Test(arguments: 1...30)
  func nothingIsLostOrStuck(seed: Int) {
    let player = Player(seed: seed)
    let fixture = player.fixture
    _ = Diagnostics.collecting {
      for _ in 0..<50 { player.step() }
      player.finish()
    }
    #expect(!fixture.isTransitioning && !UIApplication.shared.isIgnoringInteractionEvents)
    var visible: [UIViewController] = [fixture.root]
    while let next = visible.last?.presentedViewController { visible.append(next) }
    for controller in player.all {
      let isPresented = visible.contains(controller)
      #expect(
        (controller === fixture.root || controller.presentingViewController != nil) == isPresented)
      guard controller.isViewLoaded else { continue }
      #expect(
        fixture.journal.endsBalanced(controller.name, isVisible: controller.view.window != nil),
        "\(controller.name): \(fixture.journal.lines)")
      #expect(!controller.isBeingPresented && !controller.isBeingDismissed)
      if controller.view.window != nil {
        #expect(
          controller.view.frame == fixture.simulator.window.bounds,
          "\(controller.name): \(fixture.journal.lines)")
        #expect(controller.view.layer.animationKeys() == nil)
      }
    }
    #expect(visible.last?.view.window != nil, "\(fixture.journal.lines)")

    player.all = []
    visible = []
    fixture.root.dismiss(animated: false)
    fixture.simulator.settle()
    #expect(fixture.stack == [fixture.root.view])
    #expect(player.references.filter { $0.reference.object != nil }.isEmpty)
  }
}
