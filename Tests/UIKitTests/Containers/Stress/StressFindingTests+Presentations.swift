import CoreGraphics
import Testing
import UIKitTestSupport

/// Presentations and dismissals.
extension StressFindingTests {
  /// The dismissal of two presentations shows the root only. When the sheet between becomes a full
  /// screen meanwhile, and the dismissal is cancelled, the sheet's controller stays covered.
  @Test func aSheetThatAdaptsUnderACancelledDismissalStaysCovered() {
    let (root, sheet, cover) = (make("root"), make("sheet"), make("cover"))
    let simulator = makeSimulator(root, size: Self.wide)
    simulator.window.windowScene?.automaticModalPresentationStyle = .fullScreen
    sheet.modalPresentationStyle = .formSheet
    root.present(sheet, animated: false)
    cover.modalPresentationStyle = .fullScreen
    let delegate = JournalDelegate(journal)
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.interactor = interactor
    cover.transitioningDelegate = delegate
    sheet.present(cover, animated: false)
    simulator.settle()
    root.dismiss(animated: true)
    simulator.advanceFrame()
    simulator.resize(to: Self.narrow)
    interactor.cancel()
    simulator.settle()
    #expect(cover.view.window != nil && sheet.view.window == nil && root.view.window == nil)
    for name in ["root", "sheet"] { #expect(journal.endsBalanced(name, isVisible: false)) }
    #expect(journal.endsBalanced("cover", isVisible: true))
  }

  /// The page on the stack below is changed while the sheet is dragged away.
  @Test func aPushInWillDisappearDoesNotHoldTheSheetThatIsDraggedAway() {
    let (page, next, sheet) = (make("page"), make("next"), make("sheet"))
    let stack = UINavigationController(rootViewController: page)
    let simulator = makeSimulator(stack, size: Self.narrow)
    sheet.modalPresentationStyle = .pageSheet
    stack.present(sheet, animated: true)
    simulator.settle()
    sheet.inWillDisappear = { stack.pushViewController(next, animated: true) }
    simulator.drag(
      from: CGPoint(x: 200, y: 60), to: CGPoint(x: 200, y: 700), duration: 0.5)
    simulator.touchUp(at: CGPoint(x: 200, y: 700))
    simulator.settle()
    #expect(stack.presentedViewController == nil && sheet.view.window == nil)
    #expect(journal.endsBalanced("sheet", isVisible: false))
    #expect(journal.endsBalanced("next", isVisible: true))
  }

  /// The end of a presentation leaves the presenter's view where its new parent has put it.
  @Test func aPresenterThatIsTakenElsewhereKeepsItsViewAfterTheDismissal() {
    let (page, cover, other) = (make("page"), make("cover"), UIViewController())
    let root = makeBox(page)
    put(other, into: root)
    let simulator = makeSimulator(root)
    page.definesPresentationContext = true
    cover.modalPresentationStyle = .currentContext
    page.present(cover, animated: false)
    simulator.settle()
    other.view.removeFromSuperview()
    put(page, into: other)
    cover.dismiss(animated: false)
    simulator.settle()
    #expect(page.view.superview === other.view)
    root.view.addSubview(other.view)
    simulator.settle()
    #expect(page.view.window != nil)
    #expect(journal.endsBalanced("page", isVisible: true))
  }

  /// The parent that adopts it ends the presentation, and its did appear call dismisses it.
  @Test func aSheetThatIsAdoptedAndDismissesItselfStaysWithItsParent() {
    let (root, box, sheet) = (UIViewController(), UIViewController(), make("sheet"))
    put(box, into: root)
    let simulator = makeSimulator(root)
    sheet.inDidAppear = { [unowned sheet] in sheet.dismiss(animated: true) }
    root.present(sheet, animated: true)
    simulator.advance(by: 0.1)
    put(sheet, into: box)
    simulator.settle()
    #expect(root.presentedViewController == nil && sheet.view.superview === box.view)
    #expect(journal.endsBalanced("sheet", isVisible: true))
  }

  @Test(arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext])
  func whatIsPresentedInAContextFollowsItsPresenterToAnotherParent(
    style: UIModalPresentationStyle
  ) {
    let (child, presented) = (make("child"), make("presented"))
    let (root, other) = (UIViewController(), UIViewController())
    let (box, simulator) = (makeBox(child), makeSimulator(root, size: Self.wide))
    put(box, into: root)
    put(other, into: root)
    other.view.frame = CGRect(x: 100, y: 50, width: 200, height: 300)
    child.definesPresentationContext = true
    presented.modalPresentationStyle = style
    child.present(presented, animated: false)
    simulator.settle()
    put(child, into: other)
    simulator.settle()
    #expect(presented.view.isDescendant(of: other.view))
    #expect(presented.view.convert(presented.view.bounds, to: nil) == other.view.frame)
    presented.dismiss(animated: false)
    simulator.settle()
    #expect(child.view.convert(child.view.bounds, to: nil) == other.view.frame)
    #expect(journal.endsBalanced("child", isVisible: true))
  }

  /// The topmost container held the view that comes back, and left the window with it for a moment.
  /// In a narrow window, what covers its context covers the screen.
  @Test func whatIsPresentedInAContextAppearsWhenAChainIsDismissed() {
    let (root, child) = (UIViewController(), make("child"))
    let (over, covering) = (make("over"), make("covering"))
    let simulator = makeSimulator(root, size: Self.wide)
    put(child, into: root)
    for controller in [child, over] { controller.definesPresentationContext = true }
    over.modalPresentationStyle = .overCurrentContext
    covering.modalPresentationStyle = .currentContext
    child.present(over, animated: false)
    simulator.settle()
    over.present(covering, animated: false)
    simulator.settle()
    let chain = [UIViewController(), UIViewController()]
    for controller in chain { controller.modalPresentationStyle = .fullScreen }
    root.present(chain[0], animated: false)
    simulator.settle()
    chain[0].present(chain[1], animated: false)
    simulator.settle()
    #expect(journal.endsBalanced("covering", isVisible: false))
    root.dismiss(animated: true)
    simulator.advance(by: 0.1)
    simulator.resize(to: Self.narrow)
    simulator.settle()
    #expect(covering.view.window != nil && over.view.window == nil)
    #expect(journal.endsBalanced("covering", isVisible: true))
    #expect(journal.endsBalanced("over", isVisible: false))
    #expect(journal.endsBalanced("child", isVisible: true))
  }

  /// What was presented on the popover took its place in the window with the view that came back.
  @Test func theViewBelowAChainKeepsItsSizeWhereAPopoverIsInTheMiddle() {
    let (root, cover, popover, top) = (make("root"), make("cover"), make("popover"), make("top"))
    let simulator = makeSimulator(root, size: Self.wide)
    cover.modalPresentationStyle = .fullScreen
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = cover.view
    top.modalPresentationStyle = .currentContext
    for (presenter, presented) in [(root, cover), (cover, popover), (popover, top)] {
      presenter.present(presented, animated: false)
      simulator.settle()
    }
    root.dismiss(animated: true)
    simulator.settle()
    #expect(root.view.frame == CGRect(origin: .zero, size: Self.wide))
    for (name, isVisible) in [("root", true), ("cover", false), ("popover", false), ("top", false)]
    {
      #expect(journal.endsBalanced(name, isVisible: isVisible))
    }
  }

  /// The style changed before what was to be presented had begun.
  @Test func whatIsPresentedWhileAStyleChangesIsShown() {
    let (root, sheet, page) = (make("root"), make("sheet"), make("page"))
    let simulator = makeSimulator(root, size: Self.wide)
    simulator.window.windowScene?.automaticModalPresentationStyle = .fullScreen
    sheet.modalPresentationStyle = .formSheet
    root.present(sheet, animated: false)
    simulator.settle()
    page.modalPresentationStyle = .currentContext
    root.inDidDisappear = { sheet.present(page, animated: true) }
    simulator.resize(to: Self.narrow)
    simulator.settle()
    #expect(sheet.presentedViewController === page && page.view.window != nil)
    #expect(journal.endsBalanced("page", isVisible: true))
    #expect(journal.endsBalanced("sheet", isVisible: false))
    sheet.dismiss(animated: false)
    simulator.settle()
    #expect(sheet.view.window != nil && journal.endsBalanced("sheet", isVisible: true))
  }

  /// The window had the size again that it had when the view was covered.
  @Test func theViewThatComesBackFillsAWindowThatWasResizedThereAndBack() {
    let (root, cover, alert, top) = (make("root"), make("cover"), make("alert"), make("top"))
    let simulator = makeSimulator(root, size: Self.narrow)
    cover.modalPresentationStyle = .fullScreen
    alert.modalPresentationStyle = .formSheet
    alert.definesPresentationContext = true
    top.modalPresentationStyle = .overCurrentContext
    root.present(cover, animated: false)
    simulator.settle()
    simulator.resize(to: Self.wide)
    simulator.settle()
    for (presenter, presented) in [(cover, alert), (alert, top)] {
      presenter.present(presented, animated: false)
      simulator.settle()
    }
    root.dismiss(animated: true)
    simulator.advance(by: 0.1)
    simulator.resize(to: Self.narrow)
    simulator.settle()
    #expect(root.view.frame == CGRect(origin: .zero, size: Self.narrow))
    #expect(root.presentedViewController == nil && journal.endsBalanced("root", isVisible: true))
  }

  /// The presenter's view was moved while the presentation ran.
  @Test func whatIsPresentedOverAContextFollowsAPresenterThatMovesMeanwhile() {
    let (root, child, presented) = (UIViewController(), make("child"), make("presented"))
    let (box, other) = (makeBox(child), UIViewController())
    let simulator = makeSimulator(root, size: Self.wide)
    for parent in [box, other] { put(parent, into: root) }
    other.view.frame = CGRect(x: 100, y: 50, width: 200, height: 300)
    child.definesPresentationContext = true
    presented.modalPresentationStyle = .overCurrentContext
    child.present(presented, animated: true)
    simulator.advance(by: 0.1)
    put(child, into: other)
    simulator.settle()
    #expect(child.view.isDescendant(of: other.view))
    #expect(presented.view.isDescendant(of: other.view))
    #expect(journal.endsBalanced("child", isVisible: true))
    #expect(journal.endsBalanced("presented", isVisible: true))
  }

  /// The presenter's former parent was being dismissed.
  @Test func whatIsPresentedInAContextStaysWithAPresenterThatIsNotDismissed() {
    let (root, leaving, child) = (make("root"), make("leaving"), make("child"))
    let presented = make("presented")
    let simulator = makeSimulator(root, size: Self.wide)
    leaving.modalPresentationStyle = .overFullScreen
    root.present(leaving, animated: false)
    simulator.settle()
    put(child, into: leaving)
    child.definesPresentationContext = true
    presented.modalPresentationStyle = .currentContext
    child.present(presented, animated: false)
    simulator.settle()
    root.dismiss(animated: true)
    simulator.advance(by: 0.1)
    put(child, into: root)
    simulator.settle()
    #expect(presented.view.isDescendant(of: root.view))
    #expect(journal.endsBalanced("presented", isVisible: true))
    #expect(journal.endsBalanced("leaving", isVisible: false))
    #expect(journal.endsBalanced("child", isVisible: false))
  }

  /// Covers the screen in a narrow window only.
  private final class NarrowStyle: NSObject, UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
    }
  }

  /// The change of style had not remembered where the presenter's view was.
  @Test func aPresenterComesBackWhereAChangeOfStyleEndsAsItBegins() {
    let (root, presenter, presented) = (UIViewController(), make("presenter"), make("presented"))
    let simulator = makeSimulator(root, size: Self.wide)
    presenter.modalPresentationStyle = .fullScreen
    root.present(presenter, animated: false)
    simulator.settle()
    let style = NarrowStyle()
    presented.modalPresentationStyle = .formSheet
    presented.presentationController?.delegate = style
    presenter.inWillDisappear = { self.put(presented, into: root) }
    presenter.present(presented, animated: true)
    simulator.advance(by: 0.1)
    simulator.resize(to: Self.narrow)
    simulator.settle()
    #expect(presented.parent === root && presenter.presentedViewController == nil)
    #expect(presenter.view.window != nil && journal.endsBalanced("presenter", isVisible: true))
    #expect(journal.endsBalanced("presented", isVisible: false))
  }

  /// The dismissal ended once more after that, and the new child disappeared.
  @Test func aDismissedControllerThatBecomesAChildAsThePresenterAppearsStays() {
    let (root, box, page) = (make("root"), UIViewController(), make("page"))
    let simulator = makeSimulator(root)
    put(box, into: root)
    page.modalPresentationStyle = .fullScreen
    root.present(page, animated: false)
    simulator.settle()
    root.inDidAppear = { self.put(page, into: box) }
    root.dismiss(animated: true)
    simulator.settle()
    #expect(page.parent === box && page.view.superview === box.view)
    #expect(journal.endsBalanced("page", isVisible: true))
    #expect(journal.endsBalanced("root", isVisible: true))
  }
}
