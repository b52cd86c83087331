import CoreGraphics
import Testing
import UIKitTestSupport
import UIKit

/// Pushes, pops, whole stacks and swipes in any order, interactive and not: appearance calls stay
/// balanced, and what is on screen is the top of the stack.
@MainActor
struct NavigationFuzzTests {
  @MainActor
  private final class Player {
    let fixture = NavigationFixture()
    let interactor = UIPercentDrivenInteractiveTransition()
    var generator: SeededGenerator
    /// All that were ever made, by name.
    var all: [(name: String, reference: WeakReference)] = []
    /// How many views there are in a toolbar without items.
    let toolbarParts: Int
    private var fingerX: CGFloat?

    init(seed: Int) {
      generator = SeededGenerator(state: UInt64(seed))
      toolbarParts = fixture.navigation.toolbar.subviews.count
      all.append(("root", WeakReference(object: fixture.root)))
      // So that what is there already has its first calls in the journal.
      fixture.journal.note("root willAppear at once")
      fixture.journal.note("root didAppear at once")
    }

    private func chance() -> Bool { Bool.random(using: &generator) }

    private func make() -> UIViewController {
      let name = "c\(all.count)"
      let controller = JournalController(name, fixture.journal)
      controller.navigationItem.largeTitleDisplayMode = chance() ? .always : .never
      controller.hidesBottomBarWhenPushed = chance()
      all.append((name, WeakReference(object: controller)))
      return controller
    }

    func step() {
      let navigation = fixture.navigation
      let (hasAnimator, isHeld) = (chance(), chance())
      fixture.delegate.animator =
        hasAnimator ? JournalAnimator(fixture.journal, duration: 0.3) : nil
      fixture.delegate.interactor = isHeld ? interactor : nil
      let action = Int.random(in: 0..<14, using: &generator)
      fixture.journal.note("- \(action)")
      switch action {
      case 0, 1: navigation.pushViewController(make(), animated: chance())
      case 2: navigation.popViewController(animated: chance())
      case 3: navigation.popToRootViewController(animated: chance())
      case 4:
        var stack = navigation.viewControllers.filter { _ in chance() } + (chance() ? [make()] : [])
        stack.shuffle(using: &generator)
        if stack.isEmpty { stack = [make()] }
        navigation.setViewControllers(stack, animated: chance())
        Simulator.endTurn()
      case 5: interactor.update(.random(in: 0...1, using: &generator))
      case 6: interactor.finish()
      case 7: interactor.cancel()
      case 8: swipe()
      case 9: navigation.setNavigationBarHidden(chance(), animated: chance())
      case 10: navigation.setToolbarHidden(chance(), animated: chance())
      case 11: navigation.navigationBar.prefersLargeTitles = chance()
      case 12:
        fixture.simulator.resize(
          to: CGSize(
            width: CGFloat.random(in: 200...600, using: &generator).rounded(),
            height: CGFloat.random(in: 200...600, using: &generator).rounded()))
      default: fixture.simulator.advance(by: .random(in: 0...0.4, using: &generator))
      }
    }

    private func swipe() {
      let x = CGFloat.random(in: 20...190, using: &generator)
      if let fingerX, chance() {
        fixture.simulator.touchUp(at: CGPoint(x: fingerX, y: 100))
        self.fingerX = nil
      } else {
        if fingerX == nil { fixture.simulator.touchDown(at: CGPoint(x: 2, y: 100)) }
        fixture.simulator.touchMove(to: CGPoint(x: x, y: 100))
        fixture.simulator.advance(by: 0.05)
        fingerX = x
      }
    }

    /// Releases what is held, and waits.
    func finish() {
      if let fingerX { fixture.simulator.touchUp(at: CGPoint(x: fingerX, y: 100)) }
      if chance() { interactor.finish() } else { interactor.cancel() }
      fixture.simulator.settle(limit: 60)
      interactor.finish()
      fixture.simulator.settle(limit: 60)
    }
  }

  @Test(arguments: 1...12)
  func nothingIsLostOrStuck(seed: Int) {
    let player = Player(seed: seed)
    let fixture = player.fixture
    _ = Diagnostics.collecting {
      for _ in 0..<60 { player.step() }
      player.finish()
    }
    #expect(fixture.isIdle, "\(fixture.journal.lines.suffix(40))")
    let navigation = fixture.navigation
    let bar = navigation.navigationBar
    #expect(bar.titles.map(\.text) == [fixture.top?.title])
    #expect(bar.items ?? [] == navigation.viewControllers.map { $0.navigationItem })
    #expect(navigation.toolbar.subviews.count == player.toolbarParts)
    #expect(bar.isHidden == navigation.isNavigationBarHidden)
    #expect(bar.titles.first?.transform == .identity)
    #expect(fixture.top?.view.layer.animationKeys() == nil)
    for (name, reference) in player.all {
      guard let controller = reference.object as? UIViewController else { continue }
      let isOnStack = navigation.viewControllers.contains(controller)
      #expect((controller.parent === navigation) == isOnStack)
      #expect(!controller.isMovingToParent && !controller.isMovingFromParent)
      guard controller.isViewLoaded else { continue }
      let wasSeen = fixture.journal.lines.contains { $0.hasPrefix("\(name) willAppear") }
      guard wasSeen else { continue }
      #expect(
        fixture.journal.endsBalanced(name, isVisible: controller === fixture.top),
        "\(name): \(fixture.journal.lines.filter { $0.hasPrefix(name) || $0.hasPrefix("-") })")
    }
    navigation.setViewControllers([UIViewController()], animated: false)
    fixture.simulator.settle()
    let kept = player.all.filter { $0.reference.object != nil && $0.name != "root" }
    #expect(kept.isEmpty, "\(kept.map(\.name))")
  }
}
