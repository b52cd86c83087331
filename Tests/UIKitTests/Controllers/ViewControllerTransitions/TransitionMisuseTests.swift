import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Misuse of any transition: each is reported by one warning at most, leaves no state behind, and
/// the next transition works.
@MainActor
struct TransitionMisuseTests {
  enum Kind: CaseIterable { case present, dismiss, push, pop, select }

  /// What an animator does besides animating.
  enum Misuse: CaseIterable {
    case addsNothing, removesTheOldView, removesTheNewView, removesTheContainer
    case removesTheRootView, neverCompletes, completesTwice, completesLater

    /// The warning about it, if there is one.
    var warning: String? {
      switch self {
      case .neverCompletes: "JournalAnimator did not call completeTransition"
      case .completesTwice, .completesLater: "a second time"
      case .removesTheContainer: "JournalAnimator removed its container view"
      default: nil
      }
    }
  }

  /// Tabs with a stack and a page, whose transitions all use one animator.
  @MainActor
  final class Fixture {
    let journal = Journal()
    let tabs = UITabBarController()
    let navigation: UINavigationController
    let first, second, other, modal: JournalController
    let simulator: Simulator
    let animator: JournalAnimator
    let modalDelegate: JournalDelegate
    let stackDelegate: NavigationJournalDelegate
    let tabDelegate: TabJournalDelegate
    /// The context of the transition that ran last.
    var context: (any UIViewControllerContextTransitioning)?

    init() {
      let (journal, tabs) = (journal, tabs)
      first = JournalController("first", journal)
      second = JournalController("second", journal)
      other = JournalController("other", journal)
      modal = JournalController("modal", journal)
      navigation = UINavigationController(rootViewController: first)
      tabs.viewControllers = [navigation, other]
      animator = JournalAnimator(journal, duration: 0.3)
      modalDelegate = JournalDelegate(journal)
      stackDelegate = NavigationJournalDelegate(journal)
      tabDelegate = TabJournalDelegate(journal)
      simulator = Simulator(
        size: CGSize(width: 300, height: 500), scale: 1, framesPerSecond: 20, root: tabs)
      modal.modalPresentationStyle = .fullScreen
      modal.transitioningDelegate = modalDelegate
      navigation.delegate = stackDelegate
      tabs.delegate = tabDelegate
      useAnimator(animator)
    }

    func useAnimator(_ animator: JournalAnimator?) {
      if let animator { modalDelegate.animator = animator }
      modalDelegate.animates = animator != nil
      stackDelegate.animator = animator
      tabDelegate.animator = animator
    }

    /// Begins a transition.
    ///
    /// - Returns: the controller that is visible after it.
    func begin(_ kind: Kind) -> JournalController {
      switch kind {
      case .present:
        tabs.present(modal, animated: true)
        Simulator.endTurn()
        return modal
      case .dismiss:
        tabs.present(modal, animated: false)
        tabs.dismiss(animated: true)
        Simulator.endTurn()
        return first
      case .push:
        navigation.pushViewController(second, animated: true)
        Simulator.endTurn()
        return second
      case .pop:
        navigation.pushViewController(second, animated: false)
        Simulator.endTurn()
        navigation.popViewController(animated: true)
        Simulator.endTurn()
        return first
      case .select:
        tabs.selectedIndex = 1
        return other
      }
    }

    /// Checks that nothing runs and that the last calls match what is visible.
    func expectAtRest(seeing seen: JournalController, _ comment: Comment) {
      #expect(!Simulator.isTransitioning, comment)
      #expect(!UIApplication.shared.isIgnoringInteractionEvents, comment)
      for page in [first, second, other, modal] {
        let isSeen = page === seen
        #expect((page.viewIfLoaded?.window != nil) == isSeen, "\(comment) \(page.name)")
        // A controller that was never visible has no calls.
        guard journal.lines.contains(where: { $0.hasPrefix("\(page.name) willAppear") }) else {
          continue
        }
        #expect(journal.endsBalanced(page.name, isVisible: isSeen), "\(comment) \(page.name)")
      }
      guard let view = seen.view, let room = view.superview else { return }
      #expect(view.frame == room.bounds && view.alpha == 1, comment)
    }

    /// Goes through transitions of all kinds in the usual way.
    func expectWorking(_ comment: Comment) {
      useAnimator(nil)
      modalDelegate.interactor = nil
      stackDelegate.interactor = nil
      tabDelegate.interactor = nil
      func done(_ kind: String, seeing page: JournalController) {
        simulator.settle()
        expectAtRest(seeing: page, "\(comment), then \(kind)")
      }
      if tabs.presentedViewController != nil {
        tabs.dismiss(animated: true)
        simulator.settle()
      }
      tabs.selectedIndex = 0
      navigation.popToRootViewController(animated: false)
      simulator.settle()
      tabs.present(modal, animated: true)
      Simulator.endTurn()
      done("present", seeing: modal)
      tabs.dismiss(animated: true)
      Simulator.endTurn()
      done("dismiss", seeing: first)
      navigation.pushViewController(second, animated: true)
      Simulator.endTurn()
      done("push", seeing: second)
      navigation.popViewController(animated: true)
      Simulator.endTurn()
      done("pop", seeing: first)
      tabs.selectedIndex = 1
      done("select", seeing: other)
      useAnimator(animator)
      animator.instead = nil
      tabs.selectedIndex = 0
      done("select with an animator", seeing: first)
      navigation.pushViewController(second, animated: true)
      Simulator.endTurn()
      done("push with an animator", seeing: second)
    }
  }

  @Test(arguments: Kind.allCases, Misuse.allCases)
  func animatorsThatDoWhatTheyShouldNot(kind: Kind, misuse: Misuse) {
    let fixture = Fixture()
    fixture.animator.instead = { [unowned fixture] in self.animate($0, misuse, fixture) }
    var seen: JournalController?
    let warnings = Diagnostics.collecting {
      seen = fixture.begin(kind)
      fixture.simulator.settle()
      if misuse == .completesLater { fixture.context?.completeTransition(true) }
      fixture.simulator.settle()
    }
    if let warning = misuse.warning {
      #expect(warnings.count == 1 && warnings.first?.contains(warning) == true, "\(warnings)")
    } else {
      #expect(warnings.count <= 1, "\(warnings)")
    }
    if let seen { fixture.expectAtRest(seeing: seen, "\(kind), \(misuse)") }
    _ = Diagnostics.collecting { fixture.expectWorking("\(kind), \(misuse)") }
  }

  private func animate(
    _ context: any UIViewControllerContextTransitioning, _ misuse: Misuse, _ fixture: Fixture
  ) {
    fixture.context = context
    let container = context.containerView
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if misuse != .addsNothing, let to, let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      container.addSubview(to)
      to.alpha = 0
    }
    switch misuse {
    case .removesTheOldView: from?.removeFromSuperview()
    case .removesTheNewView: to?.removeFromSuperview()
    case .removesTheContainer: container.removeFromSuperview()
    case .removesTheRootView: fixture.tabs.view.removeFromSuperview()
    default: break
    }
    let probe = UIView()
    container.addSubview(probe)
    UIView.animate(
      withDuration: 0.3,
      animations: {
        probe.alpha = 0
        to?.alpha = 1
      },
      completion: { _ in
        probe.removeFromSuperview()
        if misuse == .neverCompletes { return }
        context.completeTransition(!context.transitionWasCancelled)
        if misuse == .completesTwice { context.completeTransition(true) }
      })
  }

  /// Without an animator there is nothing to drive, so no interaction controller is asked for.
  @Test(arguments: Kind.allCases) func anInteractionControllerWithoutAnAnimatorIsNotAskedFor(
    kind: Kind
  ) {
    let fixture = Fixture()
    fixture.useAnimator(nil)
    let interactiveDriver = UIPercentDrivenInteractiveTransition()
    fixture.modalDelegate.interactor = interactiveDriver
    fixture.stackDelegate.interactor = interactiveDriver
    fixture.tabDelegate.interactor = interactiveDriver
    var seen: JournalController?
    let warnings = Diagnostics.collecting {
      seen = fixture.begin(kind)
      interactiveDriver.update(0.5)
      interactiveDriver.cancel()
      fixture.simulator.settle()
    }
    #expect(warnings.isEmpty && !fixture.journal.lines.contains { $0.contains("interactor") })
    if let seen { fixture.expectAtRest(seeing: seen, "\(kind)") }
    fixture.expectWorking("\(kind)")
  }

  // MARK: Invalid requests

  @Test func cyclesOfControllersAreRefused() {
    let fixture = Fixture()
    let (inner, innermost) = (UIViewController(), UIViewController())
    fixture.first.addChild(inner)
    fixture.first.view.addSubview(inner.view)
    inner.didMove(toParent: fixture.first)
    inner.addChild(innermost)
    innermost.didMove(toParent: inner)
    expectOneSentence("child of itself") { inner.addChild(inner) }
    expectOneSentence("child of itself") { innermost.addChild(fixture.first) }
    expectOneSentence("child of itself") { innermost.addChild(fixture.tabs) }
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    innermost.addChild(pager)
    expectOneSentence("contains") {
      pager.setViewControllers([fixture.first], direction: .forward, animated: false)
      Simulator.endTurn()
    }
    let split = UISplitViewController(style: .doubleColumn)
    innermost.addChild(split)
    expectOneSentence("contains") { split.setViewController(inner, for: .primary) }
    let tabs = UITabBarController()
    innermost.addChild(tabs)
    expectOneSentence("contains") { tabs.viewControllers = [fixture.tabs] }
    let stack = UINavigationController()
    innermost.addChild(stack)
    expectOneSentence("contains") { stack.viewControllers = [fixture.first] }
    #expect(fixture.first.parent === fixture.navigation && inner.parent === fixture.first)
    fixture.simulator.settle()
    fixture.expectWorking("cycles")
  }

  @Test func whatIsShownCannotBePresented() {
    let fixture = Fixture()
    let stray = UIViewController()
    expectOneSentence("cannot present") { fixture.first.present(fixture.first, animated: true) }
    expectOneSentence("cannot present") { fixture.first.present(fixture.tabs, animated: true) }
    expectOneSentence("cannot present") { fixture.tabs.present(fixture.first, animated: true) }
    expectOneSentence("not in a window") { stray.present(UIViewController(), animated: true) }
    fixture.tabs.present(fixture.modal, animated: false)
    expectOneSentence("cannot present") { fixture.tabs.present(fixture.modal, animated: true) }
    expectOneSentence("cannot present") { fixture.modal.present(fixture.modal, animated: true) }
    expectOneSentence("is presented") {
      fixture.navigation.pushViewController(fixture.modal, animated: true)
      Simulator.endTurn()
    }
    fixture.simulator.settle()
    fixture.expectAtRest(seeing: fixture.modal, "refused presentations")
    fixture.expectWorking("refused presentations")
  }

  @Test func anEmptyStackTakesEverything() {
    let fixture = NavigationFixture()
    expectOneSentence("without a controller") { fixture.navigation.viewControllers = [] }
    expectOneSentence("nothing on its stack") {
      #expect(fixture.navigation.popViewController(animated: true) == nil)
    }
    expectOneSentence("nothing on its stack") {
      #expect(fixture.navigation.popToRootViewController(animated: true) == nil)
    }
    expectOneSentence("not on its stack") {
      #expect(fixture.navigation.popToViewController(fixture.root, animated: true) == nil)
    }
    fixture.swipe(to: 200)
    fixture.release(at: 200)
    fixture.simulator.resize(to: CGSize(width: 500, height: 300))
    fixture.simulator.settle()
    #expect(fixture.pages.isEmpty && !Simulator.isTransitioning)
    fixture.navigation.setViewControllers([fixture.root, fixture.make()], animated: true)
    fixture.simulator.settle()
    #expect(fixture.isIdle && fixture.top?.title == "new")
  }
}

@MainActor
func expectOneSentence(_ words: String, _ body: () -> Void) {
  let warnings = Diagnostics.collecting(body)
  #expect(warnings.count == 1 && warnings.first?.contains(words) == true, "\(warnings)")
}
