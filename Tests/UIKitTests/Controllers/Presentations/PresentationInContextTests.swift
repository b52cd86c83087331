import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

/// A presentation in the context of a container's child belongs to that child: it disappears with
/// the child, reappears with it, and has no presenter after the child was removed.
@MainActor
struct PresentationInContextTests {
  static let pad = CGSize(width: 820, height: 1180)
  static let phone = CGSize(width: 400, height: 800)

  /// Presents over the first tab, which is the context.
  private func present(
    _ style: UIModalPresentationStyle, in fixture: TabFixture, animated: Bool = false
  ) -> JournalController {
    let presented = JournalController("presented", fixture.journal)
    presented.modalPresentationStyle = style
    fixture.child(0).definesPresentationContext = true
    fixture.child(0).present(presented, animated: animated)
    Simulator.endTurn()
    return presented
  }

  @Test func whatCoversATabGoesAndComesWithIt() {
    let fixture = TabFixture(size: Self.pad)
    let presented = present(.currentContext, in: fixture)
    #expect(presented.view.window != nil && fixture.child(0).view.window == nil)
    _ = fixture.journal.take()
    fixture.tabs.selectedIndex = 1
    #expect(
      fixture.journal.take() == [
        "1 didLoad", "delegate animator 0 to 1", "1 willAppear at once",
        "presented willDisappear at once",
        "presented didDisappear at once", "1 didAppear at once",
      ])
    #expect(presented.view.window == nil && fixture.child(1).view.window != nil)
    #expect(fixture.child(1).view.isAlone)
    fixture.tabs.selectedIndex = 0
    #expect(
      fixture.journal.take() == [
        "delegate animator 1 to 0", "presented willAppear at once", "1 willDisappear at once",
        "1 didDisappear at once",
        "presented didAppear at once",
      ])
    #expect(presented.view.window != nil && fixture.child(0).view.window == nil)
    presented.dismiss(animated: false)
    #expect(fixture.child(0).view.isAlone)
    #expect(fixture.child(0).view.frame == fixture.child(0).view.superview?.bounds)
    #expect(fixture.journal.endsBalanced("presented", isVisible: false))
    #expect(fixture.journal.endsBalanced("0", isVisible: true))
  }

  @Test(arguments: [false, true])
  func aTabThatIsChosenUnderAnArrivingPageTakesWhatCoversItAlong(turns: Bool) {
    let fixture = TabFixture(size: Self.phone)
    let presented = present(.currentContext, in: fixture)
    fixture.tabs.selectedIndex = 1
    let page = JournalController("page", fixture.journal)
    page.modalPresentationStyle = .fullScreen
    fixture.tabs.present(page, animated: true)
    fixture.simulator.advance(by: 0.1)
    fixture.tabs.selectedIndex = 0
    if turns { fixture.simulator.resize(to: CGSize(width: 800, height: 400)) }
    fixture.simulator.settle()
    #expect(page.view.window != nil && fixture.tabs.view.window == nil)
    #expect(presented.view.window == nil)
    #expect(fixture.journal.endsBalanced("presented", isVisible: false))
    page.dismiss(animated: true)
    fixture.simulator.settle()
    #expect(presented.view.window != nil && page.view.window == nil)
    #expect(fixture.journal.endsBalanced("presented", isVisible: true))
  }

  @Test func whatLiesOverATabGoesAndComesWithIt() {
    let fixture = TabFixture(size: Self.phone)
    let presented = present(.overCurrentContext, in: fixture)
    _ = fixture.journal.take()
    fixture.tabs.selectedIndex = 1
    #expect(
      fixture.journal.take().dropFirst() == [
        "delegate animator 0 to 1", "1 willAppear at once", "0 willDisappear at once",
        "presented willDisappear at once",
        "0 didDisappear at once", "presented didDisappear at once", "1 didAppear at once",
      ])
    fixture.tabs.selectedIndex = 0
    #expect(
      fixture.journal.take() == [
        "delegate animator 1 to 0", "0 willAppear at once", "presented willAppear at once",
        "1 willDisappear at once",
        "1 didDisappear at once", "0 didAppear at once", "presented didAppear at once",
      ])
    #expect(presented.view.window != nil && fixture.child(0).view.window != nil)
  }

  @Test func anAnimatedSwitchMovesPresenterAndPresentedAsOne() throws {
    let fixture = TabFixture(size: Self.phone)
    let presented = present(.overCurrentContext, in: fixture)
    fixture.animate(duration: 0.5)
    fixture.tabs.selectedIndex = 1
    fixture.tabs.selectedIndex = 0
    fixture.simulator.settle()
    fixture.press(1)
    fixture.simulator.advance(by: 0.25)
    let context = try #require(fixture.tabs.transitionCoordinator)
    let from = try #require(context.view(forKey: .from))
    #expect(fixture.child(0).view.isDescendant(of: from) && presented.view.isDescendant(of: from))
    fixture.simulator.settle()
    #expect(fixture.child(1).view.isAlone)
  }

  @Test func aSwitchInTheMiddleOfThePresentationEndsIt() {
    let fixture = TabFixture(size: Self.pad)
    let presented = present(.currentContext, in: fixture, animated: true)
    fixture.simulator.advance(by: 0.1)
    fixture.tabs.selectedIndex = 1
    #expect(!Simulator.isTransitioning && presented.view.window == nil)
    fixture.tabs.selectedIndex = 0
    #expect(presented.view.window != nil && fixture.child(0).view.window == nil)
    #expect(fixture.journal.endsBalanced("presented", isVisible: true))
    #expect(fixture.journal.endsBalanced("0", isVisible: false))
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
  }

  @Test func aDismissalBehindTheSceneIsNotAnimated() {
    let fixture = TabFixture(size: Self.pad)
    let presented = present(.currentContext, in: fixture)
    fixture.tabs.selectedIndex = 1
    var isDone = false
    presented.dismiss(animated: true) { isDone = true }
    Simulator.endTurn()
    #expect(isDone && !Simulator.isTransitioning)
    fixture.tabs.selectedIndex = 0
    #expect(fixture.child(0).view.isAlone)
    #expect(fixture.journal.endsBalanced("0", isVisible: true))
  }

  @Test func lessRoomShowsNothingOfAHiddenTab() {
    let fixture = TabFixture(size: Self.pad)
    let presented = present(.currentContext, in: fixture)
    fixture.tabs.selectedIndex = 1
    fixture.simulator.resize(to: Self.phone)
    fixture.simulator.settle()
    #expect(presented.view.window == nil && fixture.child(1).view.window != nil)
    fixture.tabs.selectedIndex = 0
    fixture.simulator.settle()
    #expect(presented.view.frame.size == Self.phone)
    #expect(presented.view.superview?.superview === fixture.simulator.window)
    fixture.simulator.resize(to: Self.pad)
    fixture.simulator.settle()
    #expect(presented.view.isDescendant(of: fixture.tabs.view))
    presented.dismiss(animated: false)
    #expect(fixture.child(0).view.isAlone)
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func lessRoomInTheMiddleOfASwitchShowsNothingOfTheTabThatLeaves(
    upperStyle: UIModalPresentationStyle
  ) {
    let fixture = TabFixture(size: Self.pad)
    let lower = present(.currentContext, in: fixture)
    lower.definesPresentationContext = true
    let upper = JournalController("upper", fixture.journal)
    upper.modalPresentationStyle = upperStyle
    lower.present(upper, animated: false)
    fixture.animate(duration: 0.5)
    fixture.tabs.selectedIndex = 1
    fixture.simulator.advance(by: 0.2)
    fixture.simulator.resize(to: Self.phone)
    fixture.simulator.settle()
    #expect(fixture.simulator.window.subviews == [fixture.tabs.view])
    #expect(upper.view.window == nil && lower.view.window == nil)
    #expect(fixture.journal.endsBalanced("upper", isVisible: false))
    #expect(fixture.journal.endsBalanced("presented", isVisible: false))
    fixture.tabs.selectedIndex = 0
    fixture.simulator.settle()
    #expect(upper.view.window != nil && fixture.child(1).view.window == nil)
    #expect(fixture.journal.endsBalanced("upper", isVisible: true))
    fixture.child(0).dismiss(animated: false)
    #expect(fixture.child(0).view.isAlone && fixture.tabs.view.window != nil)
    #expect(fixture.journal.endsBalanced("0", isVisible: true))
  }

  /// The controller of a column that is hidden while it is about to appear.
  private final class Hider: JournalController {
    weak var split: UISplitViewController?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      split?.preferredDisplayMode = .secondaryOnly
      split?.view.layoutIfNeeded()
    }
  }

  @Test func aColumnThatIsHiddenInWillAppearTakesWhatItPresentsAlong() {
    let fixture = TabFixture(size: Self.pad)
    let split = UISplitViewController(style: .doubleColumn)
    let primary = Hider("primary", fixture.journal)
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(primary, for: .primary)
    split.setViewController(JournalController("secondary", fixture.journal), for: .secondary)
    fixture.tabs.viewControllers = [split, UIViewController()]
    fixture.simulator.settle()
    let column = primary.navigationController
    column?.definesPresentationContext = true
    let presented = JournalController("presented", fixture.journal)
    presented.modalPresentationStyle = .overCurrentContext
    column?.present(presented, animated: false)
    #expect(presented.view.window != nil)
    fixture.tabs.selectedIndex = 1
    primary.split = split
    _ = fixture.journal.take()
    fixture.tabs.selectedIndex = 0
    fixture.simulator.settle()
    #expect(primary.view.window == nil && presented.view.window == nil)
    #expect(
      fixture.journal.take() == [
        "delegate animator  to ", "primary willAppear at once", "primary willDisappear at once",
        "primary didDisappear at once", "secondary willAppear at once",
        "secondary didAppear at once",
      ])
    primary.split = nil
    split.preferredDisplayMode = .oneBesideSecondary
    fixture.simulator.settle()
    #expect(primary.view.window != nil && presented.view.window != nil)
    #expect(fixture.journal.endsBalanced("primary", isVisible: true))
    #expect(fixture.journal.endsBalanced("presented", isVisible: true))
  }

  @Test func thePagesOfAStackKeepWhatTheyPresent() {
    let fixture = NavigationFixture(count: 2, size: Self.phone)
    let page = fixture.navigation.viewControllers[1]
    page.definesPresentationContext = true
    let presented = JournalController("presented", fixture.journal)
    presented.modalPresentationStyle = .overCurrentContext
    page.present(presented, animated: false)
    let bar = fixture.navigation.navigationBar.frame
    #expect(presented.view.safeAreaInsets.top == bar.maxY)
    _ = fixture.journal.take()
    fixture.navigation.pushViewController(fixture.make(), animated: true)
    fixture.simulator.settle()
    #expect(presented.view.window == nil)
    fixture.navigation.popViewController(animated: true)
    fixture.simulator.settle()
    #expect(presented.view.window != nil)
    #expect(
      fixture.journal.take().filter { $0.hasPrefix("c1") || $0.hasPrefix("presented") } == [
        "c1 willDisappear", "presented willDisappear", "c1 didDisappear",
        "presented didDisappear", "c1 willAppear", "presented willAppear", "c1 didAppear",
        "presented didAppear",
      ])
    fixture.navigation.popViewController(animated: true)
    fixture.simulator.settle()
    #expect(presented.view.window == nil && fixture.pages == [fixture.root.view])
  }

  @Test func whatCoversTheWindowEndsWithItsPresenter() {
    let fixture = NavigationFixture(count: 2, size: Self.phone)
    let page = fixture.navigation.viewControllers[1]
    page.definesPresentationContext = true
    let presented = JournalController("presented", fixture.journal)
    presented.modalPresentationStyle = .currentContext
    page.present(presented, animated: false)
    #expect(presented.view.superview?.superview === fixture.simulator.window)
    fixture.navigation.popViewController(animated: false)
    Simulator.endTurn()
    #expect(fixture.simulator.window.subviews == [fixture.navigation.view])
    #expect(presented.view.window == nil && page.presentedViewController == nil)
    #expect(fixture.journal.endsBalanced("presented", isVisible: false))
  }

  @Test func aContainerOfOnesOwnNeedsNoKnowledgeOfIt() {
    let fixture = Fixture(size: Self.phone)
    let child = JournalController("child", fixture.journal)
    child.definesPresentationContext = true
    fixture.root.addChild(child)
    child.view.frame = CGRect(x: 20, y: 300, width: 200, height: 200)
    fixture.root.view.addSubview(child.view)
    child.didMove(toParent: fixture.root)
    let presented = JournalController("presented", fixture.journal)
    presented.modalPresentationStyle = .overCurrentContext
    child.present(presented, animated: false)
    child.view.removeFromSuperview()
    #expect(presented.view.window == nil)
    child.view.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    fixture.root.view.addSubview(child.view)
    #expect(presented.view.window != nil)
    #expect(
      presented.view.convert(presented.view.bounds, to: nil)
        == CGRect(x: 0, y: 0, width: 400, height: 400))
    #expect(fixture.journal.endsBalanced("presented", isVisible: true))
    presented.dismiss(animated: false)
    #expect(fixture.root.view.subviews == [child.view])
  }

  @Test func aPresenterCannotBecomeAChildOfWhatItPresents() {
    let fixture = Fixture(size: Self.phone)
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.modalPresentationStyle = .overFullScreen
    let child = JournalController("child", fixture.journal)
    fixture.root.addChild(child)
    fixture.root.present(stack, animated: false)
    let warnings = Diagnostics.collecting {
      stack.topViewController?.addChild(fixture.root)
      stack.pushViewController(fixture.root, animated: false)
      Simulator.endTurn()
    }
    #expect(warnings.count == 2 && fixture.root.parent == nil)
    #expect(stack.viewControllers.count == 1)
  }

  /// A program dismisses, and goes to another tab.
  @Test(arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext])
  func aDismissalThatIsAskedForBeforeItsTabGoesIsMade(style: UIModalPresentationStyle) {
    let fixture = TabFixture()
    let presented = present(style, in: fixture)
    fixture.simulator.settle()
    presented.dismiss(animated: true)
    fixture.tabs.selectedIndex = 1
    fixture.simulator.settle()
    #expect(fixture.child(0).presentedViewController == nil)
    fixture.tabs.selectedIndex = 0
    fixture.simulator.settle()
    #expect(presented.view.window == nil && fixture.isShown(0))
    #expect(fixture.journal.endsBalanced("presented", isVisible: false))
  }

  /// The sheet moves the presenter's view back, inside what holds the view in its context.
  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
  func aContextThatBecomesASheetShowsItsPresenterAgain(style: UIModalPresentationStyle) {
    let fixture = TabFixture(size: Self.phone)
    let presented = JournalController("presented", fixture.journal)
    let delegate = PresentationStyleTests.Adapter()
    delegate.compact = style
    presented.modalPresentationStyle = .currentContext
    presented.presentationController?.delegate = delegate
    fixture.child(0).definesPresentationContext = true
    fixture.child(0).present(presented, animated: true)
    fixture.simulator.settle()
    #expect(presented.view.window != nil && presented.view.frame.height < Self.phone.height)
    #expect(fixture.child(0).view.window != nil)
    #expect(delegate.calls.count == 1)
    presented.dismiss(animated: true)
    fixture.simulator.settle()
    #expect(fixture.isShown(0) && fixture.child(0).view.isAlone)
    #expect(fixture.child(0).view.frame == fixture.child(0).view.superview?.bounds)
  }
}
