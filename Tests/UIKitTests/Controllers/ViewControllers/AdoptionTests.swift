import CoreGraphics
import Testing
import UIKitSimulator
import UIKitTestSupport

import UIKit

/// Controllers that get another parent while they, or their containers, appear or disappear.
@MainActor
struct AdoptionTests {
  private static let size = CGSize(width: 400, height: 800)

  /// Makes a controller a child that fills a box of its parent.
  private func add(_ child: UIViewController, to parent: UIViewController, at y: CGFloat = 0) {
    parent.addChild(child)
    child.view.frame = CGRect(x: 0, y: y, width: 200, height: 100)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func modalWithChild(
    _ style: UIModalPresentationStyle, _ fixture: Fixture
  ) -> (modal: JournalController, child: JournalController) {
    let modal = fixture.makeController(style: style)
    let child = fixture.makeController("child")
    add(child, to: modal)
    fixture.root.present(modal, animated: true)
    fixture.simulator.advance(by: 0.1)
    return (modal, child)
  }

  @Test(arguments: [UIModalPresentationStyle.overFullScreen, .fullScreen, .pageSheet])
  func aChildThatMovesToThePresenterWhileItsParentArrives(style: UIModalPresentationStyle) {
    let fixture = Fixture(size: Self.size)
    let (modal, child) = modalWithChild(style, fixture)
    let isCovered = style == .fullScreen
    add(child, to: fixture.root)
    fixture.simulator.settle()
    #expect(fixture.journal.endsBalanced("child", isVisible: !isCovered))
    modal.dismiss(animated: true)
    fixture.simulator.settle()
    #expect(child.view.window != nil && fixture.journal.endsBalanced("child", isVisible: true))
    #expect(fixture.journal.endsBalanced("modal", isVisible: false))
  }

  @Test func aChildThatMovesToThePresenterWhileItsParentGoes() {
    let fixture = Fixture(size: Self.size)
    let (modal, child) = modalWithChild(.overFullScreen, fixture)
    fixture.simulator.settle()
    modal.dismiss(animated: true)
    fixture.simulator.advance(by: 0.1)
    add(child, to: fixture.root)
    fixture.simulator.settle()
    #expect(child.view.window != nil && fixture.journal.endsBalanced("child", isVisible: true))
  }

  @Test func aChildWhoseParentChangesAloneGoesWithItsView() {
    let fixture = Fixture(size: Self.size)
    let (_, child) = modalWithChild(.overFullScreen, fixture)
    fixture.root.addChild(child)
    fixture.simulator.settle()
    #expect(child.view.window != nil && fixture.journal.endsBalanced("child", isVisible: true))
    child.view.removeFromSuperview()
    #expect(fixture.journal.endsBalanced("child", isVisible: false))
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet], [0.1, 2])
  func onePresentedThatBecomesAChildIsPresentedNoMore(
    style: UIModalPresentationStyle, after time: TimeInterval
  ) {
    let fixture = Fixture(size: Self.size)
    let modal = fixture.makeController(style: style)
    var isDone = false
    fixture.root.present(modal, animated: true) { isDone = true }
    fixture.simulator.advance(by: time)
    let warnings = Diagnostics.collecting { add(modal, to: fixture.root, at: 300) }
    fixture.simulator.settle()
    #expect(warnings.count == 1 && warnings.first?.contains("presented") ?? false)
    #expect(isDone && fixture.root.presentedViewController == nil && modal.parent === fixture.root)
    #expect(fixture.simulator.window.subviews == [fixture.root.view])
    #expect(modal.view.superview === fixture.root.view)
    #expect(modal.view.frame == CGRect(x: 0, y: 300, width: 200, height: 100))
    #expect(fixture.journal.endsBalanced("modal", isVisible: true))
    #expect(fixture.root.hasAppeared)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents && !fixture.isTransitioning)
  }

  @Test func onePresentedThatPresentsMayBecomeAChildToo() {
    let fixture = Fixture(size: Self.size)
    let (modal, top) = (fixture.makeController(), fixture.makeController("top"))
    fixture.present(modal)
    fixture.present(top, from: modal)
    add(modal, to: fixture.root)
    fixture.simulator.settle()
    #expect(fixture.simulator.window.subviews == [fixture.root.view])
    #expect(top.view.window == nil && modal.view.superview === fixture.root.view)
    #expect(fixture.root.hasAppeared && modal.hasAppeared)
    #expect(!top.hasAppeared && modal.presentedViewController == nil)
  }
  @Test func aTabThatIsTakenIntoWhatIsNotOnTheScreenHasDisappeared() {
    let fixture = TabFixture()
    let (box, tab) = (UIViewController(), fixture.child(0))
    #expect(tab.view.window != nil)
    box.addChild(tab)
    fixture.simulator.settle()
    #expect(tab.view.window == nil && fixture.journal.endsBalanced("0", isVisible: false))
    #expect(fixture.journal.count("0 didDisappear at once") == 1)
    #expect(fixture.tabs.selectedIndex == 0 && fixture.tabs.viewControllers?.count == 2)
  }

  /// A child that a second container adds during its move.
  private final class Wanted: UIViewController {
    var onMove: (() -> Void)?

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      let body = onMove
      onMove = nil
      body?()
    }
  }

  @Test func whoAdoptsFirstKeepsTheChild() {
    let (former, target, rival) = (
      UIViewController(), UIViewController(), UINavigationController()
    )
    let child = Wanted()
    former.addChild(child)
    child.onMove = { rival.viewControllers = [child] }
    let told = Diagnostics.collecting {
      target.addChild(child)
      Simulator.endTurn()
    }
    #expect(told.contains { $0.contains("while another container adopts it") })
    #expect(child.parent === target && target.children == [child])
    #expect(former.children.isEmpty && rival.children.isEmpty && rival.viewControllers.isEmpty)
    // Afterwards it may move again.
    rival.viewControllers = [child]
    #expect(child.parent === rival && target.children.isEmpty)
  }

  @Test func aContainerThatTakesItsChildBackDoesNotGetIt() {
    let (former, target) = (UINavigationController(), UIViewController())
    let child = Wanted()
    former.viewControllers = [UIViewController(), child]
    Simulator.endTurn()
    child.onMove = { former.pushViewController(child, animated: false) }
    _ = Diagnostics.collecting {
      target.addChild(child)
      Simulator.endTurn()
    }
    #expect(child.parent === target && target.children == [child])
    #expect(former.viewControllers.count == 1 && former.children.count == 1)
  }

  @Test func aPageThatIsPushedWhileItsStackIsGivenAwayGoesAlong() {
    let (first, page) = (UIViewController(), Wanted())
    let (stack, other) = (
      UINavigationController(rootViewController: first), UINavigationController()
    )
    page.onMove = {
      let pages = stack.viewControllers
      stack.viewControllers = []
      other.viewControllers = pages
    }
    _ = Diagnostics.collecting {
      stack.pushViewController(page, animated: false)
      Simulator.endTurn()
    }
    #expect(other.viewControllers == [first, page] && other.children == [first, page])
    #expect(page.parent === other && stack.children.isEmpty)
  }

  /// A tab becomes the root, as after a login.
  @Test func aTabThatBecomesTheRootIsSeen() {
    let fixture = TabFixture()
    let tab = fixture.child(0)
    let warnings = Diagnostics.collecting { fixture.simulator.window.rootViewController = tab }
    fixture.simulator.settle()
    #expect(warnings.count == 1)
    #expect(tab.view.superview === fixture.simulator.window && tab.parent == nil)
    #expect(fixture.journal.endsBalanced("0", isVisible: true))
  }
}
