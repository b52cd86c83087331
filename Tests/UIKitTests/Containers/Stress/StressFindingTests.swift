import CoreGraphics
import Testing
import UIKitTestSupport

/// What the stress test of containers has found wrong, each as the behaviour in its smallest form.
@MainActor
struct StressFindingTests {
  let journal = Journal()

  /// A controller that does something inside an appearance call, once.
  final class Reactor: JournalController {
    var inWillAppear: (() -> Void)?
    var inDidAppear: (() -> Void)?
    var inWillDisappear: (() -> Void)?
    var inDidDisappear: (() -> Void)?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      react(\.inWillAppear)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      react(\.inDidAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      react(\.inWillDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      react(\.inDidDisappear)
    }

    private func react(_ reaction: ReferenceWritableKeyPath<Reactor, (() -> Void)?>) {
      let react = self[keyPath: reaction]
      self[keyPath: reaction] = nil
      react?()
    }
  }

  func make(_ name: String) -> Reactor { Reactor(name, journal) }

  func makeSimulator(
    _ root: UIViewController, size: CGSize = CGSize(width: 400, height: 600)
  ) -> Simulator {
    let simulator = Simulator(size: size, scale: 1, root: root)
    simulator.settle()
    return simulator
  }

  /// A container with one child, whose view fills it.
  func makeBox(_ child: UIViewController) -> UIViewController {
    let box = UIViewController()
    put(child, into: box)
    return box
  }

  func put(_ child: UIViewController, into parent: UIViewController) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  func makeSplit(_ a: UIViewController, _ b: UIViewController) -> UISplitViewController {
    let split = UISplitViewController()
    split.viewControllers = [
      UINavigationController(rootViewController: a), UINavigationController(rootViewController: b),
    ]
    return split
  }

  static let wide = CGSize(width: 1200, height: 800)
  static let narrow = CGSize(width: 390, height: 844)

  // MARK: Stacks

  @Test func aStackThatIsReversedInWillAppearShowsItsItemsAfterACancel() {
    let (a, b) = (make("a"), make("b"))
    let stack = UINavigationController(rootViewController: a)
    let simulator = makeSimulator(stack)
    let delegate = NavigationJournalDelegate(journal)
    delegate.animator = JournalAnimator(journal, duration: 0.2)
    delegate.animator?.instead = { $0.completeTransition(false) }
    b.inWillAppear = {
      stack.delegate = delegate
      stack.setViewControllers([b, a], animated: true)
    }
    stack.pushViewController(b, animated: false)
    simulator.settle()
    #expect(stack.viewControllers == [a, b])
    #expect(stack.navigationBar.items == [a.navigationItem, b.navigationItem])
  }

  @Test func aPageThatIsPoppedAndTakenElsewhereInOneTurnIsNotPushedFrom() {
    let (a, b, c) = (make("a"), make("b"), make("c"))
    let stack = UINavigationController()
    stack.viewControllers = [a, b]
    let root = makeBox(stack)
    let simulator = makeSimulator(root)
    stack.popViewController(animated: false)
    put(b, into: root)
    stack.pushViewController(c, animated: true)
    simulator.settle()
    #expect(stack.viewControllers == [a, c] && c.view.window != nil)
    #expect(b.parent === root && b.view.superview === root.view)
    #expect(journal.endsBalanced("b", isVisible: true))
    #expect(journal.endsBalanced("c", isVisible: true))
  }

  @Test func takingTheRootAwayWhileACancelledPopGoesBackLeavesTheTop() {
    let (a, b) = (make("a"), make("b"))
    let stack = UINavigationController()
    stack.viewControllers = [a, b]
    let root = makeBox(stack)
    let simulator = makeSimulator(root)
    let delegate = NavigationJournalDelegate(journal)
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.animator = JournalAnimator(journal, duration: 1)
    delegate.interactor = interactor
    stack.delegate = delegate
    stack.popViewController(animated: true)
    simulator.advanceFrame()
    interactor.update(0.5)
    simulator.advanceFrame()
    interactor.cancel()
    simulator.advanceFrame()
    put(a, into: root)
    simulator.settle()
    #expect(stack.viewControllers == [b] && b.view.window != nil)
    #expect(stack.navigationBar.items == [b.navigationItem])
    #expect(journal.endsBalanced("a", isVisible: true))
    #expect(journal.endsBalanced("b", isVisible: true))
  }

  @Test func aPageThatIsTakenElsewhereAsItsPushIsCancelledIsNotOnTheWay() {
    let (a, b, c) = (make("a"), make("b"), make("c"))
    let stack = UINavigationController(rootViewController: a)
    let root = makeBox(stack)
    let simulator = makeSimulator(root)
    let delegate = NavigationJournalDelegate(journal)
    delegate.animator = JournalAnimator(journal, duration: 0.2)
    delegate.animator?.instead = { $0.completeTransition(false) }
    stack.delegate = delegate
    c.inDidDisappear = { put(b, into: root) }
    stack.setViewControllers([a, b, c], animated: true)
    simulator.settle()
    #expect(stack.viewControllers == [a] && b.parent === root)
    // In a debug build the end of a turn checks that nobody is on the way.
    stack.delegate = nil
    stack.pushViewController(c, animated: false)
    simulator.settle()
    #expect(stack.viewControllers == [a, c] && journal.endsBalanced("c", isVisible: true))
    #expect(journal.endsBalanced("b", isVisible: true))
  }

  @Test func aHeldPopThatIsCoveredLeavesItsPageInPlace() {
    let (a, b, cover) = (make("a"), make("b"), make("cover"))
    let stack = UINavigationController()
    stack.viewControllers = [a, b]
    let simulator = makeSimulator(stack)
    simulator.drag(
      from: CGPoint(x: 2, y: 300), to: CGPoint(x: 200, y: 300), duration: 0.3)
    #expect(stack.transitionCoordinator?.isInteractive == true)
    cover.modalPresentationStyle = .fullScreen
    stack.present(cover, animated: false)
    simulator.touchUp(at: CGPoint(x: 200, y: 300))
    simulator.settle()
    stack.dismiss(animated: false)
    simulator.settle()
    #expect(stack.viewControllers == [a, b])
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
    #expect(journal.endsBalanced("b", isVisible: true))
  }

  /// The stack is appearing outside the window, so its changes are shown inside the calls.
  @Test func aStackThatIsReplacedInWillDisappearShowsOnlyItsLastTop() {
    let (a, b, c) = (make("a"), make("b"), make("c"))
    let stack = UINavigationController(rootViewController: a)
    stack.loadViewIfNeeded()
    stack.beginAppearanceTransition(true, animated: false)
    a.inWillDisappear = { stack.setViewControllers([c], animated: false) }
    stack.pushViewController(b, animated: false)
    stack.endAppearanceTransition()
    #expect(stack.viewControllers == [c])
    #expect(journal.endsBalanced("a", isVisible: false))
    #expect(journal.endsBalanced("c", isVisible: true))
    #expect(!journal.take().contains { $0.hasPrefix("b view") })
  }

  // MARK: Tabs

  @Test func aTabHasItsNewSizeAsSoonAsItsContainerHasIt() {
    let page = make("page")
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    _ = makeSimulator(tabs)
    tabs.view.frame.size = CGSize(width: 500, height: 700)
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 500, height: 700))
  }

  @Test func aTabThatIsSelectedInDidDisappearIsTheOneThatHasAppeared() {
    let (a, b, c) = (make("a"), make("b"), make("c"))
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b, c]
    let simulator = makeSimulator(tabs)
    a.inDidDisappear = { tabs.selectedIndex = 2 }
    tabs.selectedIndex = 1
    simulator.settle()
    #expect(tabs.selectedViewController === c && c.view.window != nil && b.view.window == nil)
    #expect(journal.endsBalanced("b", isVisible: false))
    #expect(journal.endsBalanced("c", isVisible: true))
  }

  // MARK: Split views

  @Test func aSplitViewThatCollapsesWhileAColumnIsHiddenShowsTheOther() {
    let (a, b) = (make("a"), make("b"))
    let split = makeSplit(a, b)
    let simulator = makeSimulator(split, size: Self.wide)
    split.hide(.primary)
    simulator.advanceFrame()
    simulator.resize(to: Self.narrow)
    simulator.settle()
    #expect(b.view.window != nil && a.view.window == nil)
    #expect(journal.endsBalanced("a", isVisible: false))
    #expect(journal.endsBalanced("b", isVisible: true))
  }

  @Test func aColumnThatMovesUnderAPartialCurlBringsNothingBack() {
    let (a, b, page) = (make("a"), make("b"), make("page"))
    let split = makeSplit(a, b)
    let simulator = makeSimulator(split, size: Self.wide)
    page.modalPresentationStyle = .fullScreen
    page.modalTransitionStyle = .partialCurl
    split.present(page, animated: true)
    simulator.advance(by: 0.3)
    split.hide(.primary)
    simulator.settle()
    #expect(page.view.window != nil && split.view.window == nil)
    #expect(journal.endsBalanced("b", isVisible: false))
  }

  @Test func whatArrivesOverAColumnGoesWithItWhenTheSplitViewCollapses() {
    let (a, b, page) = (make("a"), make("b"), make("page"))
    let split = makeSplit(a, b)
    let simulator = makeSimulator(split, size: Self.wide)
    page.modalPresentationStyle = .currentContext
    b.present(page, animated: true)
    simulator.resize(to: Self.narrow)
    simulator.settle()
    #expect(b.view.window != nil && page.view.window == nil)
    #expect(journal.endsBalanced("b", isVisible: true))
    #expect(journal.endsBalanced("page", isVisible: false))
  }

  // MARK: Children

  @Test func aChildOfASheetIsNotCalledWhenTheSheetAdapts() {
    let child = make("child")
    let sheet = makeBox(child)
    let root = make("root")
    let simulator = makeSimulator(root, size: Self.narrow)
    sheet.modalPresentationStyle = .pageSheet
    root.present(sheet, animated: true)
    simulator.settle()
    _ = journal.take()
    for size in [CGSize(width: 844, height: 390), CGSize(width: 820, height: 1180), Self.narrow] {
      simulator.resize(to: size)
      simulator.settle()
      #expect(child.view.window != nil)
      #expect(!journal.take().contains { $0.hasPrefix("child") })
    }
  }

  /// The end of a swap leaves alone what another parent has taken meanwhile.
  @Test func aChildThatIsTakenElsewhereDuringASwapKeepsItsView() {
    let (old, new, root) = (make("old"), make("new"), UIViewController())
    let box = makeBox(old)
    put(box, into: root)
    let simulator = makeSimulator(root)
    box.addChild(new)
    new.view.frame = box.view.bounds
    box.transition(from: old, to: new, duration: 0.3, animations: nil)
    simulator.advance(by: 0.1)
    put(old, into: root)
    simulator.settle()
    #expect(old.view.superview === root.view && new.view.superview === box.view)
    #expect(journal.endsBalanced("old", isVisible: true))
    #expect(journal.endsBalanced("new", isVisible: true))
  }

  /// Its own call adds the old child again when the swap removes its view, or that of the new child
  /// does so after that.
  @Test(arguments: [false, true])
  func aChildThatIsAddedAgainAtTheEndOfASwapStays(byTheNewOne: Bool) {
    let (old, new) = (make("old"), make("new"))
    let box = makeBox(old)
    let simulator = makeSimulator(box)
    box.addChild(new)
    new.view.frame = box.view.bounds
    let addAgain = { self.put(old, into: box) }
    if byTheNewOne { new.inDidAppear = addAgain } else { old.inDidDisappear = addAgain }
    box.transition(from: old, to: new, duration: 0.3, animations: nil)
    simulator.settle()
    #expect(old.view.superview === box.view && new.view.superview === box.view)
    #expect(journal.endsBalanced("old", isVisible: true))
    #expect(journal.endsBalanced("new", isVisible: true))
  }

  @Test(arguments: [UIView.AnimationOptions.transitionCrossDissolve, .transitionCurlUp, []])
  func aChildThatIsTakenElsewhereAsASwapBeginsKeepsItsView(options: UIView.AnimationOptions) {
    let (old, new) = (make("old"), make("new"))
    let (root, box, other) = (UIViewController(), makeBox(old), UIViewController())
    put(box, into: root)
    put(other, into: root)
    let simulator = makeSimulator(root)
    box.addChild(new)
    new.view.frame = box.view.bounds
    new.inWillAppear = { put(old, into: other) }
    box.transition(from: old, to: new, duration: 0.3, options: options, animations: nil)
    simulator.settle()
    #expect(old.view.superview === other.view && !old.view.isHidden)
    #expect(new.view.superview === box.view)
    #expect(journal.endsBalanced("old", isVisible: true))
    #expect(journal.endsBalanced("new", isVisible: true))
  }

  /// Its view stays, and nothing else would end its appearance.
  @Test func aChildThatLosesItsArrivingParentHasAppeared() {
    let child = make("child")
    let (root, box) = (UIViewController(), makeBox(child))
    let simulator = makeSimulator(root)
    root.present(box, animated: true)
    simulator.advance(by: 0.1)
    #expect(journal.lines.last == "child willAppear")
    child.removeFromParent()
    simulator.settle()
    #expect(child.view.window != nil && journal.endsBalanced("child", isVisible: true))
    child.view.removeFromSuperview()
    #expect(journal.endsBalanced("child", isVisible: false))
  }

  /// Pages that are replaced without a turn.
  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func aPageThatIsTakenElsewhereInItsOwnCallIsNotShown(
    style: UIPageViewController.TransitionStyle
  ) {
    let (a, b, root, other) = (make("a"), make("b"), UIViewController(), UIViewController())
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    pages.setViewControllers([a], direction: .forward, animated: false)
    let simulator = makeSimulator(root)
    put(pages, into: root)
    put(other, into: root)
    simulator.settle()
    b.inWillAppear = { put(b, into: other) }
    pages.setViewControllers([b], direction: .forward, animated: false)
    simulator.settle()
    #expect(b.parent === other && b.view.superview === other.view)
    #expect(journal.endsBalanced("a", isVisible: false))
    #expect(journal.endsBalanced("b", isVisible: true))
    a.inWillDisappear = { put(a, into: other) }
    pages.setViewControllers([a], direction: .forward, animated: false)
    simulator.settle()
    pages.setViewControllers([make("c")], direction: .forward, animated: false)
    simulator.settle()
    #expect(a.parent === other && a.view.superview === other.view)
    #expect(journal.endsBalanced("a", isVisible: true))
  }

  @Test func aViewThatIsInTheWindowAppearsWithItsNewParent() {
    let (root, child, other) = (UIViewController(), make("child"), make("other"))
    let box = makeBox(other)
    put(box, into: root)
    let simulator = makeSimulator(root)
    root.view.addSubview(child.view)
    simulator.settle()
    put(child, into: box)
    simulator.settle()
    #expect(journal.endsBalanced("child", isVisible: true))
  }
}
