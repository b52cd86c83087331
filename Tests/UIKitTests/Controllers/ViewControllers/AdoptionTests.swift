import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Controllers that get another parent while they, or those around them, come or go.
@Suite(.serialized) @MainActor
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
    _ style: UIModalPresentationStyle, _ stand: Stand
  ) -> (modal: JournalController, child: JournalController) {
    let modal = stand.makeController(style: style)
    let child = stand.makeController("child")
    add(child, to: modal)
    stand.root.present(modal, animated: true)
    stand.simulator.advance(by: 0.1)
    return (modal, child)
  }

  @Test(arguments: [UIModalPresentationStyle.overFullScreen, .fullScreen, .pageSheet])
  func aChildThatMovesToThePresenterWhileItsParentArrives(style: UIModalPresentationStyle) {
    let stand = Stand(size: Self.size)
    let (modal, child) = modalWithChild(style, stand)
    // In a compact width a sheet covers everything.
    let isCovered = style != .overFullScreen
    add(child, to: stand.root)
    stand.simulator.settle()
    #expect(stand.journal.endsBalanced("child", isVisible: !isCovered))
    modal.dismiss(animated: true)
    stand.simulator.settle()
    #expect(child.view.window != nil && stand.journal.endsBalanced("child", isVisible: true))
    #expect(stand.journal.endsBalanced("modal", isVisible: false))
  }

  @Test func aChildThatMovesToThePresenterWhileItsParentGoes() {
    let stand = Stand(size: Self.size)
    let (modal, child) = modalWithChild(.overFullScreen, stand)
    stand.simulator.settle()
    modal.dismiss(animated: true)
    stand.simulator.advance(by: 0.1)
    add(child, to: stand.root)
    stand.simulator.settle()
    #expect(child.view.window != nil && stand.journal.endsBalanced("child", isVisible: true))
  }

  @Test func aChildWhoseParentChangesAloneGoesWithItsView() {
    let stand = Stand(size: Self.size)
    let (_, child) = modalWithChild(.overFullScreen, stand)
    stand.root.addChild(child)
    stand.simulator.settle()
    #expect(child.view.window != nil && stand.journal.endsBalanced("child", isVisible: true))
    child.view.removeFromSuperview()
    #expect(stand.journal.endsBalanced("child", isVisible: false))
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet], [0.1, 2])
  func onePresentedThatBecomesAChildIsPresentedNoMore(
    style: UIModalPresentationStyle, after time: TimeInterval
  ) {
    let stand = Stand(size: Self.size)
    let modal = stand.makeController(style: style)
    var isDone = false
    stand.root.present(modal, animated: true) { isDone = true }
    stand.simulator.advance(by: time)
    let told = Diagnostics.collecting { add(modal, to: stand.root, at: 300) }
    stand.simulator.settle()
    #expect(told.count == 1 && told.first?.contains("presented") ?? false)
    #expect(isDone && stand.root.presentedViewController == nil && modal.parent === stand.root)
    #expect(stand.simulator.window.subviews == [stand.root.view])
    #expect(modal.view.superview === stand.root.view)
    #expect(modal.view.frame == CGRect(x: 0, y: 300, width: 200, height: 100))
    #expect(stand.journal.endsBalanced("modal", isVisible: true))
    #expect(stand.root.hasAppeared)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents && !stand.isTransitioning)
  }

  @Test func onePresentedThatPresentsMayBecomeAChildToo() {
    let stand = Stand(size: Self.size)
    let (modal, top) = (stand.makeController(), stand.makeController("top"))
    stand.present(modal)
    stand.present(top, from: modal)
    add(modal, to: stand.root)
    stand.simulator.settle()
    #expect(stand.simulator.window.subviews == [stand.root.view])
    #expect(top.view.window == nil && modal.view.superview === stand.root.view)
    #expect(stand.root.hasAppeared && modal.hasAppeared)
    #expect(!top.hasAppeared && modal.presentedViewController == nil)
  }
  @Test func aTabThatIsTakenIntoWhatIsNotOnTheScreenHasDisappeared() {
    let stand = TabStand()
    let (box, tab) = (UIViewController(), stand.child(0))
    #expect(tab.view.window != nil)
    box.addChild(tab)
    stand.simulator.settle()
    #expect(tab.view.window == nil && stand.journal.endsBalanced("0", isVisible: false))
    #expect(stand.journal.count("0 didDisappear at once") == 1)
    #expect(stand.tabs.selectedIndex == 0 && stand.tabs.viewControllers?.count == 2)
  }
}
