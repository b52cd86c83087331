import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

/// What is presented in the context of a container's child belongs to that child's place: it goes
/// with it, comes back with it, and is nobody's when it is gone.
@Suite(.serialized) @MainActor
struct PresentationInContextTests {
  static let pad = CGSize(width: 820, height: 1180)
  static let phone = CGSize(width: 400, height: 800)

  /// Presents over the first tab, which is the context.
  private func present(
    _ style: UIModalPresentationStyle, in stand: TabStand, animated: Bool = false
  ) -> JournalController {
    let presented = JournalController("presented", stand.journal)
    presented.modalPresentationStyle = style
    stand.child(0).definesPresentationContext = true
    stand.child(0).present(presented, animated: animated)
    Simulator.endTurn()
    return presented
  }

  @Test func whatCoversATabGoesAndComesWithIt() {
    let stand = TabStand(size: Self.pad)
    let presented = present(.currentContext, in: stand)
    #expect(presented.view.window != nil && stand.child(0).view.window == nil)
    _ = stand.journal.take()
    stand.tabs.selectedIndex = 1
    #expect(
      stand.journal.take() == [
        "1 didLoad", "delegate animator 0 to 1", "1 willAppear at once",
        "presented willDisappear at once",
        "presented didDisappear at once", "1 didAppear at once",
      ])
    #expect(presented.view.window == nil && stand.child(1).view.window != nil)
    #expect(stand.child(1).view.isAlone)
    stand.tabs.selectedIndex = 0
    #expect(
      stand.journal.take() == [
        "delegate animator 1 to 0", "presented willAppear at once", "1 willDisappear at once",
        "1 didDisappear at once",
        "presented didAppear at once",
      ])
    #expect(presented.view.window != nil && stand.child(0).view.window == nil)
    presented.dismiss(animated: false)
    #expect(stand.child(0).view.isAlone)
    #expect(stand.child(0).view.frame == stand.child(0).view.superview?.bounds)
    #expect(stand.journal.endsBalanced("presented", isVisible: false))
    #expect(stand.journal.endsBalanced("0", isVisible: true))
  }

  @Test(arguments: [false, true])
  func aTabThatIsChosenUnderAnArrivingPageTakesWhatCoversItAlong(turns: Bool) {
    let stand = TabStand(size: Self.phone)
    let presented = present(.currentContext, in: stand)
    stand.tabs.selectedIndex = 1
    let page = JournalController("page", stand.journal)
    page.modalPresentationStyle = .fullScreen
    stand.tabs.present(page, animated: true)
    stand.simulator.advance(by: 0.1)
    stand.tabs.selectedIndex = 0
    if turns { stand.simulator.resize(to: CGSize(width: 800, height: 400)) }
    stand.simulator.settle()
    #expect(page.view.window != nil && stand.tabs.view.window == nil)
    #expect(presented.view.window == nil)
    #expect(stand.journal.endsBalanced("presented", isVisible: false))
    page.dismiss(animated: true)
    stand.simulator.settle()
    #expect(presented.view.window != nil && page.view.window == nil)
    #expect(stand.journal.endsBalanced("presented", isVisible: true))
  }

  @Test func whatLiesOverATabGoesAndComesWithIt() {
    let stand = TabStand(size: Self.phone)
    let presented = present(.overCurrentContext, in: stand)
    _ = stand.journal.take()
    stand.tabs.selectedIndex = 1
    #expect(
      stand.journal.take().dropFirst() == [
        "delegate animator 0 to 1", "1 willAppear at once", "0 willDisappear at once",
        "presented willDisappear at once",
        "0 didDisappear at once", "presented didDisappear at once", "1 didAppear at once",
      ])
    stand.tabs.selectedIndex = 0
    #expect(
      stand.journal.take() == [
        "delegate animator 1 to 0", "0 willAppear at once", "presented willAppear at once",
        "1 willDisappear at once",
        "1 didDisappear at once", "0 didAppear at once", "presented didAppear at once",
      ])
    #expect(presented.view.window != nil && stand.child(0).view.window != nil)
  }

  @Test func anAnimatedSwitchMovesPresenterAndPresentedAsOne() throws {
    let stand = TabStand(size: Self.phone)
    let presented = present(.overCurrentContext, in: stand)
    stand.animate(duration: 0.5)
    stand.tabs.selectedIndex = 1
    stand.tabs.selectedIndex = 0
    stand.simulator.settle()
    stand.press(1)
    stand.simulator.advance(by: 0.25)
    let context = try #require(stand.tabs.transitionCoordinator)
    let from = try #require(context.view(forKey: .from))
    #expect(stand.child(0).view.isDescendant(of: from) && presented.view.isDescendant(of: from))
    stand.simulator.settle()
    #expect(stand.child(1).view.isAlone)
  }

  @Test func aSwitchInTheMiddleOfThePresentationEndsIt() {
    let stand = TabStand(size: Self.pad)
    let presented = present(.currentContext, in: stand, animated: true)
    stand.simulator.advance(by: 0.1)
    stand.tabs.selectedIndex = 1
    #expect(!Simulator.isTransitioning && presented.view.window == nil)
    stand.tabs.selectedIndex = 0
    #expect(presented.view.window != nil && stand.child(0).view.window == nil)
    #expect(stand.journal.endsBalanced("presented", isVisible: true))
    #expect(stand.journal.endsBalanced("0", isVisible: false))
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
  }

  @Test func aDismissalBehindTheSceneIsNotAnimated() {
    let stand = TabStand(size: Self.pad)
    let presented = present(.currentContext, in: stand)
    stand.tabs.selectedIndex = 1
    var isDone = false
    presented.dismiss(animated: true) { isDone = true }
    Simulator.endTurn()
    #expect(isDone && !Simulator.isTransitioning)
    stand.tabs.selectedIndex = 0
    #expect(stand.child(0).view.isAlone)
    #expect(stand.journal.endsBalanced("0", isVisible: true))
  }

  @Test func lessRoomShowsNothingOfAHiddenTab() {
    let stand = TabStand(size: Self.pad)
    let presented = present(.currentContext, in: stand)
    stand.tabs.selectedIndex = 1
    stand.simulator.resize(to: Self.phone)
    stand.simulator.settle()
    #expect(presented.view.window == nil && stand.child(1).view.window != nil)
    stand.tabs.selectedIndex = 0
    stand.simulator.settle()
    #expect(presented.view.frame.size == Self.phone)
    #expect(presented.view.superview?.superview === stand.simulator.window)
    stand.simulator.resize(to: Self.pad)
    stand.simulator.settle()
    #expect(presented.view.isDescendant(of: stand.tabs.view))
    presented.dismiss(animated: false)
    #expect(stand.child(0).view.isAlone)
  }

  @Test func thePagesOfAStackKeepWhatTheyPresent() {
    let stand = NavigationStand(count: 2, size: Self.phone)
    let page = stand.navigation.viewControllers[1]
    page.definesPresentationContext = true
    let presented = JournalController("presented", stand.journal)
    presented.modalPresentationStyle = .overCurrentContext
    page.present(presented, animated: false)
    let bar = stand.navigation.navigationBar.frame
    #expect(presented.view.safeAreaInsets.top == bar.maxY)
    _ = stand.journal.take()
    stand.navigation.pushViewController(stand.make(), animated: true)
    stand.simulator.settle()
    #expect(presented.view.window == nil)
    stand.navigation.popViewController(animated: true)
    stand.simulator.settle()
    #expect(presented.view.window != nil)
    #expect(
      stand.journal.take().filter { $0.hasPrefix("c1") || $0.hasPrefix("presented") } == [
        "c1 willDisappear", "presented willDisappear", "c1 didDisappear",
        "presented didDisappear", "c1 willAppear", "presented willAppear", "c1 didAppear",
        "presented didAppear",
      ])
    stand.navigation.popViewController(animated: true)
    stand.simulator.settle()
    #expect(presented.view.window == nil && stand.pages == [stand.root.view])
  }

  @Test func whatCoversTheWindowEndsWithItsPresenter() {
    let stand = NavigationStand(count: 2, size: Self.phone)
    let page = stand.navigation.viewControllers[1]
    page.definesPresentationContext = true
    let presented = JournalController("presented", stand.journal)
    presented.modalPresentationStyle = .currentContext
    page.present(presented, animated: false)
    #expect(presented.view.superview?.superview === stand.simulator.window)
    stand.navigation.popViewController(animated: false)
    Simulator.endTurn()
    #expect(stand.simulator.window.subviews == [stand.navigation.view])
    #expect(presented.view.window == nil && page.presentedViewController == nil)
    #expect(stand.journal.endsBalanced("presented", isVisible: false))
  }

  @Test func aContainerOfOnesOwnNeedsNoKnowledgeOfIt() {
    let stand = Stand(size: Self.phone)
    let child = JournalController("child", stand.journal)
    child.definesPresentationContext = true
    stand.root.addChild(child)
    child.view.frame = CGRect(x: 20, y: 300, width: 200, height: 200)
    stand.root.view.addSubview(child.view)
    child.didMove(toParent: stand.root)
    let presented = JournalController("presented", stand.journal)
    presented.modalPresentationStyle = .overCurrentContext
    child.present(presented, animated: false)
    child.view.removeFromSuperview()
    #expect(presented.view.window == nil)
    child.view.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    stand.root.view.addSubview(child.view)
    #expect(presented.view.window != nil)
    #expect(
      presented.view.convert(presented.view.bounds, to: nil)
        == CGRect(x: 0, y: 0, width: 400, height: 400))
    #expect(stand.journal.endsBalanced("presented", isVisible: true))
    presented.dismiss(animated: false)
    #expect(stand.root.view.subviews == [child.view])
  }

  @Test func nobodyBecomesAChildOfWhatItPresents() {
    let stand = Stand(size: Self.phone)
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.modalPresentationStyle = .overFullScreen
    let child = JournalController("child", stand.journal)
    stand.root.addChild(child)
    stand.root.present(stack, animated: false)
    let told = Diagnostics.collecting {
      stack.topViewController?.addChild(stand.root)
      stack.pushViewController(stand.root, animated: false)
      Simulator.endTurn()
    }
    #expect(told.count == 2 && stand.root.parent == nil)
    #expect(stack.viewControllers.count == 1)
  }
}
