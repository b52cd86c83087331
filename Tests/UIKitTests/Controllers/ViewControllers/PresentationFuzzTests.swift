import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Presentations and dismissals in any order, from anybody, by hand and by themselves: appearance
/// calls stay balanced, and what is on screen is what was left to be.
@MainActor
@Suite struct PresentationFuzzTests {
  @MainActor
  private final class Player {
    let stand = Stand(framesPerSecond: 30)
    let interactor = UIPercentDrivenInteractiveTransition()
    let delegate: JournalDelegate
    var generator: SeededGenerator
    /// Everybody who ever was presented, by name.
    var references: [(name: String, reference: WeakReference)] = []
    var all: [JournalController]

    init(seed: Int) {
      generator = SeededGenerator(state: UInt64(seed))
      delegate = JournalDelegate(stand.journal, duration: 0.3)
      all = [stand.root]
      stand.root.beginAppearanceTransition(false, animated: false)
      stand.root.endAppearanceTransition()
      stand.root.beginAppearanceTransition(true, animated: false)
      stand.root.endAppearanceTransition()
    }

    func chance() -> Bool { Bool.random(using: &generator) }

    func step() {
      let somebody = all.randomElement(using: &generator) ?? stand.root
      let deed = Int.random(in: 0..<10, using: &generator)
      stand.journal.note("- \(deed) \(somebody.name)")
      switch deed {
      case 0, 1: present(from: somebody)
      case 2: somebody.dismiss(animated: chance())
      case 3: interactor.update(.random(in: -0.2...1.2, using: &generator))
      case 4: interactor.finish()
      case 5: interactor.cancel()
      case 6: interactor.pause()
      case 9:
        stand.simulator.resize(
          to: CGSize(
            width: CGFloat.random(in: 200...900, using: &generator).rounded(),
            height: CGFloat.random(in: 200...900, using: &generator).rounded()))
      default: stand.simulator.advance(by: .random(in: 0...0.3, using: &generator))
      }
    }

    private func present(from source: JournalController) {
      let name = "c\(references.count)"
      let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .custom]
      let controller = stand.makeController(
        name, style: styles.randomElement(using: &generator) ?? .custom,
        delegate: chance() ? delegate : nil)
      delegate.interactor = chance() ? interactor : nil
      references.append((name, WeakReference(object: controller)))
      all.append(controller)
      source.present(controller, animated: chance())
      Simulator.endTurn()
    }

    /// Lets go of what is held, and waits.
    func finish() {
      if chance() { interactor.finish() } else { interactor.cancel() }
      stand.simulator.settle(limit: 60)
    }
  }

  @Test(arguments: 1...30)
  func nothingIsLostOrStuck(seed: Int) {
    let player = Player(seed: seed)
    let stand = player.stand
    _ = Diagnostics.collecting {
      for _ in 0..<50 { player.step() }
      player.finish()
    }
    #expect(!stand.isTransitioning && !UIApplication.shared.isIgnoringInteractionEvents)
    var visible: [UIViewController] = [stand.root]
    while let next = visible.last?.presentedViewController { visible.append(next) }
    for controller in player.all {
      let isPresented = visible.contains(controller)
      #expect(
        (controller === stand.root || controller.presentingViewController != nil) == isPresented)
      guard controller.isViewLoaded else { continue }
      #expect(
        stand.journal.endsBalanced(controller.name, isVisible: controller.view.window != nil),
        "\(controller.name): \(stand.journal.lines)")
      #expect(!controller.isBeingPresented && !controller.isBeingDismissed)
      if controller.view.window != nil {
        #expect(
          controller.view.frame == stand.simulator.window.bounds,
          "\(controller.name): \(stand.journal.lines)")
        #expect(controller.view.layer.animationKeys() == nil)
      }
    }
    #expect(visible.last?.view.window != nil, "\(stand.journal.lines)")

    player.all = []
    visible = []
    stand.root.dismiss(animated: false)
    stand.simulator.settle()
    #expect(stand.stack == [stand.root.view])
    #expect(player.references.filter { $0.reference.object != nil }.isEmpty)
  }
}
