import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Mistakes that can be made with any transition: each is told in one sentence at most, nothing
/// sticks, and what comes next works.
@Suite(.serialized) @MainActor
struct TransitionMistakeTests {
  enum Kind: CaseIterable { case present, dismiss, push, pop, select }

  /// What an animator does besides animating.
  enum Mischief: CaseIterable {
    case addsNothing, removesTheOldView, removesTheNewView, removesTheContainer
    case removesTheRootView, neverCompletes, completesTwice, completesLater

    /// The one sentence about it, where there is one.
    var warning: String? {
      switch self {
      case .neverCompletes: "JournalAnimator did not call completeTransition"
      case .completesTwice, .completesLater: "a second time"
      case .removesTheContainer: "JournalAnimator took its container view away"
      default: nil
      }
    }
  }

  /// Tabs with a stack and a page, whose transitions all use one animator.
  @MainActor
  final class Rig {
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
    /// - Returns: who is seen after it.
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

    /// Whether nothing runs and all are told what is seen.
    func expectAtRest(seeing seen: JournalController, _ comment: Comment) {
      #expect(!Simulator.isTransitioning, comment)
      #expect(!UIApplication.shared.isIgnoringInteractionEvents, comment)
      for page in [first, second, other, modal] {
        let isSeen = page === seen
        #expect((page.viewIfLoaded?.window != nil) == isSeen, "\(comment) \(page.name)")
        // Who was never seen has no calls.
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

  @Test(arguments: Kind.allCases, Mischief.allCases)
  func animatorsThatDoWhatTheyShouldNot(kind: Kind, mischief: Mischief) {
    let rig = Rig()
    rig.animator.instead = { [unowned rig] in self.animate($0, mischief, rig) }
    var seen: JournalController?
    let told = Diagnostics.collecting {
      seen = rig.begin(kind)
      rig.simulator.settle()
      if mischief == .completesLater { rig.context?.completeTransition(true) }
      rig.simulator.settle()
    }
    if let warning = mischief.warning {
      #expect(told.count == 1 && told.first?.contains(warning) == true, "\(told)")
    } else {
      #expect(told.count <= 1, "\(told)")
    }
    if let seen { rig.expectAtRest(seeing: seen, "\(kind), \(mischief)") }
    _ = Diagnostics.collecting { rig.expectWorking("\(kind), \(mischief)") }
  }

  private func animate(
    _ context: any UIViewControllerContextTransitioning, _ mischief: Mischief, _ rig: Rig
  ) {
    rig.context = context
    let container = context.containerView
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if mischief != .addsNothing, let to, let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      container.addSubview(to)
      to.alpha = 0
    }
    switch mischief {
    case .removesTheOldView: from?.removeFromSuperview()
    case .removesTheNewView: to?.removeFromSuperview()
    case .removesTheContainer: container.removeFromSuperview()
    case .removesTheRootView: rig.tabs.view.removeFromSuperview()
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
        if mischief == .neverCompletes { return }
        context.completeTransition(!context.transitionWasCancelled)
        if mischief == .completesTwice { context.completeTransition(true) }
      })
  }

  /// Without an animator there is nothing to drive, so nobody asks for the hand.
  @Test(arguments: Kind.allCases) func aHandWithoutAnAnimatorIsNotAskedFor(kind: Kind) {
    let rig = Rig()
    rig.useAnimator(nil)
    let hand = UIPercentDrivenInteractiveTransition()
    rig.modalDelegate.interactor = hand
    rig.stackDelegate.interactor = hand
    rig.tabDelegate.interactor = hand
    var seen: JournalController?
    let told = Diagnostics.collecting {
      seen = rig.begin(kind)
      hand.update(0.5)
      hand.cancel()
      rig.simulator.settle()
    }
    #expect(told.isEmpty && !rig.journal.lines.contains { $0.contains("interactor") })
    if let seen { rig.expectAtRest(seeing: seen, "\(kind)") }
    rig.expectWorking("\(kind)")
  }

  // MARK: At the wrong moment

  /// A page that does something when it is told of its coming or going, once.
  private final class HastyController: JournalController {
    var inWillAppear: (() -> Void)?
    var inWillDisappear: (() -> Void)?

    private func run(_ body: inout (() -> Void)?) {
      let once = body
      body = nil
      once?()
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      run(&inWillAppear)
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      run(&inWillDisappear)
    }
  }

  private func expectOneSentence(_ words: String, _ body: () -> Void) {
    let told = Diagnostics.collecting(body)
    #expect(told.count == 1 && told.first?.contains(words) == true, "\(told)")
  }

  @Test(arguments: [true, false]) func dismissingWhileItIsAboutToAppear(animated: Bool) {
    let rig = Rig()
    let hasty = HastyController("hasty", rig.journal)
    hasty.inWillAppear = { [unowned hasty] in hasty.dismiss(animated: animated) }
    expectOneSentence("in a transition") {
      rig.tabs.present(hasty, animated: animated)
      rig.simulator.settle()
    }
    #expect(hasty.view.window != nil && rig.journal.endsBalanced("hasty", isVisible: true))
    hasty.dismiss(animated: animated)
    rig.simulator.settle()
    #expect(rig.journal.endsBalanced("hasty", isVisible: false))
    rig.expectWorking("dismissing in viewWillAppear")
  }

  /// What ends while it begins does not begin after all.
  @Test func aNewRootInViewWillAppear() {
    let rig = Rig()
    let window = rig.simulator.window
    let hasty = HastyController("hasty", rig.journal)
    hasty.inWillAppear = { window.rootViewController = UIViewController() }
    rig.navigation.pushViewController(hasty, animated: true)
    Simulator.endTurn()
    #expect(!Simulator.isTransitioning)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    rig.simulator.settle()
    #expect(rig.journal.endsBalanced("hasty", isVisible: false))
    window.rootViewController = rig.tabs
    rig.simulator.settle()
    #expect(rig.navigation.topViewController?.view.isAlone == true)
    rig.expectWorking("a new root in viewWillAppear")
  }

  @Test(arguments: [true, false]) func presentingWhileItIsAboutToGo(animated: Bool) {
    let rig = Rig()
    let hasty = HastyController("hasty", rig.journal)
    rig.tabs.present(hasty, animated: false)
    hasty.inWillDisappear = { [unowned hasty] in
      hasty.present(UIViewController(), animated: animated)
    }
    expectOneSentence("cannot present") {
      rig.tabs.dismiss(animated: animated)
      rig.simulator.settle()
    }
    #expect(rig.tabs.presentedViewController == nil && hasty.view.window == nil)
    rig.expectWorking("presenting in viewWillDisappear")
  }

  @Test(arguments: [true, false]) func pushingAndPoppingWhileItIsAboutToAppear(animated: Bool) {
    let rig = Rig()
    let hasty = HastyController("hasty", rig.journal)
    hasty.inWillAppear = { rig.navigation.pushViewController(rig.second, animated: animated) }
    rig.navigation.pushViewController(hasty, animated: animated)
    rig.simulator.settle()
    #expect(rig.navigation.viewControllers == [rig.first, hasty, rig.second])
    rig.expectAtRest(seeing: rig.second, "a push in viewWillAppear")
    hasty.inWillAppear = { rig.navigation.popViewController(animated: animated) }
    rig.navigation.popViewController(animated: animated)
    rig.simulator.settle()
    #expect(rig.navigation.viewControllers == [rig.first])
    #expect(rig.journal.endsBalanced("hasty", isVisible: false))
    rig.expectAtRest(seeing: rig.first, "a pop in viewWillAppear")
    rig.expectWorking("pushing in viewWillAppear")
  }

  enum DelegateCall: CaseIterable { case animator, willShow, didShow }

  @Test(arguments: DelegateCall.allCases, [true, false])
  func settingTheStackInACallOfTheDelegate(call: DelegateCall, animated: Bool) {
    @MainActor
    final class Setting: NSObject, UINavigationControllerDelegate {
      let call: DelegateCall
      var body: (() -> Void)?
      init(_ call: DelegateCall) { self.call = call }
      private func run(_ call: DelegateCall) {
        guard call == self.call else { return }
        let once = body
        body = nil
        once?()
      }
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        run(.animator)
        return nil
      }
      func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool
      ) { run(.willShow) }
      func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool
      ) { run(.didShow) }
    }
    let rig = Rig()
    let delegate = Setting(call)
    rig.navigation.delegate = delegate
    let pages = [JournalController("low", rig.journal), JournalController("high", rig.journal)]
    delegate.body = { rig.navigation.setViewControllers(pages, animated: animated) }
    let told = Diagnostics.collecting {
      rig.navigation.pushViewController(rig.second, animated: true)
      rig.simulator.settle()
    }
    #expect(told.isEmpty && delegate.body == nil)
    #expect(rig.navigation.viewControllers == pages && rig.navigation.children == pages)
    #expect(pages[1].view.isAlone)
    #expect(rig.journal.endsBalanced("high", isVisible: true))
    #expect(rig.journal.endsBalanced("first", isVisible: false))
    #expect(rig.second.viewIfLoaded?.window == nil && rig.second.parent == nil)
    rig.navigation.delegate = rig.stackDelegate
    rig.navigation.setViewControllers([rig.first], animated: false)
    Simulator.endTurn()
    rig.expectWorking("setting the stack in \(call)")
  }

  /// A delegate that does what it is asked about by itself, at once.
  private final class HastyDelegate: NSObject, UIViewControllerTransitioningDelegate {
    var inPresentation: (() -> Void)?
    var inDismissal: (() -> Void)?

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      let body = inPresentation
      inPresentation = nil
      body?()
      return nil
    }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    {
      let body = inDismissal
      inDismissal = nil
      body?()
      return nil
    }
  }

  @Test(arguments: [true, false])
  func presentingAndDismissingWhileTheDelegateIsAsked(animated: Bool) {
    let rig = Rig()
    let delegate = HastyDelegate()
    let hasty = JournalController("hasty", rig.journal)
    hasty.transitioningDelegate = delegate
    delegate.inPresentation = { rig.tabs.present(rig.modal, animated: animated) }
    rig.useAnimator(nil)
    expectOneSentence("cannot present") {
      rig.tabs.present(hasty, animated: true)
      rig.simulator.settle()
    }
    #expect(rig.tabs.presentedViewController === rig.modal)
    rig.expectAtRest(seeing: rig.modal, "presenting while asked")
    rig.tabs.dismiss(animated: false)

    hasty.transitioningDelegate = delegate
    rig.tabs.present(hasty, animated: false)
    delegate.inDismissal = { rig.tabs.dismiss(animated: animated) }
    rig.tabs.dismiss(animated: true)
    rig.simulator.settle()
    #expect(rig.tabs.presentedViewController == nil && hasty.view.window == nil)
    #expect(rig.journal.endsBalanced("hasty", isVisible: false))
    rig.expectWorking("dismissing while asked")
  }

  // MARK: What cannot be

  @Test func cyclesOfControllersAreRefused() {
    let rig = Rig()
    let (inner, innermost) = (UIViewController(), UIViewController())
    rig.first.addChild(inner)
    rig.first.view.addSubview(inner.view)
    inner.didMove(toParent: rig.first)
    inner.addChild(innermost)
    innermost.didMove(toParent: inner)
    expectOneSentence("child of itself") { inner.addChild(inner) }
    expectOneSentence("child of itself") { innermost.addChild(rig.first) }
    expectOneSentence("child of itself") { innermost.addChild(rig.tabs) }
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    innermost.addChild(pager)
    expectOneSentence("contains") {
      pager.setViewControllers([rig.first], direction: .forward, animated: false)
      Simulator.endTurn()
    }
    let split = UISplitViewController(style: .doubleColumn)
    innermost.addChild(split)
    expectOneSentence("contains") { split.setViewController(inner, for: .primary) }
    let tabs = UITabBarController()
    innermost.addChild(tabs)
    expectOneSentence("contains") { tabs.viewControllers = [rig.tabs] }
    let stack = UINavigationController()
    innermost.addChild(stack)
    expectOneSentence("contains") { stack.viewControllers = [rig.first] }
    #expect(rig.first.parent === rig.navigation && inner.parent === rig.first)
    rig.simulator.settle()
    rig.expectWorking("cycles")
  }

  @Test func whatIsShownCannotBePresented() {
    let rig = Rig()
    let stray = UIViewController()
    expectOneSentence("cannot present") { rig.first.present(rig.first, animated: true) }
    expectOneSentence("cannot present") { rig.first.present(rig.tabs, animated: true) }
    expectOneSentence("cannot present") { rig.tabs.present(rig.first, animated: true) }
    expectOneSentence("not in a window") { stray.present(UIViewController(), animated: true) }
    rig.tabs.present(rig.modal, animated: false)
    expectOneSentence("cannot present") { rig.tabs.present(rig.modal, animated: true) }
    expectOneSentence("cannot present") { rig.modal.present(rig.modal, animated: true) }
    expectOneSentence("is presented") {
      rig.navigation.pushViewController(rig.modal, animated: true)
      Simulator.endTurn()
    }
    rig.simulator.settle()
    rig.expectAtRest(seeing: rig.modal, "refused presentations")
    rig.expectWorking("refused presentations")
  }

  @Test func anEmptyStackTakesEverything() {
    let stand = NavigationStand()
    expectOneSentence("without a controller") { stand.navigation.viewControllers = [] }
    expectOneSentence("nothing on its stack") {
      #expect(stand.navigation.popViewController(animated: true) == nil)
    }
    expectOneSentence("nothing on its stack") {
      #expect(stand.navigation.popToRootViewController(animated: true) == nil)
    }
    expectOneSentence("not on its stack") {
      #expect(stand.navigation.popToViewController(stand.root, animated: true) == nil)
    }
    stand.swipe(to: 200)
    stand.letGo(at: 200)
    stand.simulator.resize(to: CGSize(width: 500, height: 300))
    stand.simulator.settle()
    #expect(stand.pages.isEmpty && !Simulator.isTransitioning)
    stand.navigation.setViewControllers([stand.root, stand.make()], animated: true)
    stand.simulator.settle()
    #expect(stand.isIdle && stand.top?.title == "new")
  }
}
