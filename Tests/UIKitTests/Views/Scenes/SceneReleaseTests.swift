import CoreGraphics
import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

/// What a scene shows goes when it is disconnected, also while something runs in it.
@MainActor
struct SceneReleaseTests {
  /// Holds a display link that calls it.
  private final class Page: UIViewController {
    var link: CADisplayLink?

    func tick(_ link: CADisplayLink) { view.alpha = 0.5 }
  }

  /// Holds its context for as long as it animates, as many animators do.
  private final class Keeper: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    private var context: (any UIViewControllerContextTransitioning)?
    let interaction = UIPercentDrivenInteractiveTransition()
    var isInteractive = false
    private(set) var ends: [Bool] = []

    /// Presents a controller with these animations.
    func present(on page: UIViewController) {
      let next = UIViewController()
      (next.modalPresentationStyle, next.transitioningDelegate) = (.custom, self)
      page.present(next, animated: true)
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      context = transitionContext
      guard let view = transitionContext.view(forKey: .to) else { return }
      transitionContext.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 1) {
        view.alpha = 1
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) {
      context = nil
      ends.append(transitionCompleted)
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? interaction : nil }
  }

  /// Shows a page, does something with it, and disconnects the scene a while later.
  ///
  /// - Parameter endsApp: whether the app ends, too, without the scene being disconnected first.
  /// - Returns: whether the page is gone.
  private func isReleased(
    after seconds: TimeInterval, endsApp: Bool = false, _ act: (Page, Simulator) -> Void
  ) -> Bool {
    weak var root: Page?
    do {
      let page = Page()
      root = page
      let simulator = Simulator(root: page)
      act(page, simulator)
      simulator.advance(by: seconds)
      if !endsApp { UIApplication.shared.disconnect(simulator.stage.scene) }
    }
    return root == nil
  }

  /// Requested, in the middle, and at rest.
  @Test(arguments: [0, 0.2, 2], [false, true])
  func aPresentation(seconds: TimeInterval, endsApp: Bool) {
    #expect(
      isReleased(after: seconds, endsApp: endsApp) { page, _ in
        page.present(UIViewController(), animated: true)
      })
  }

  @Test(arguments: [0.2, 2])
  func aPresentationWhoseAnimatorHoldsItsContext(seconds: TimeInterval) {
    let keeper = Keeper()
    #expect(
      isReleased(after: seconds) { page, _ in
        keeper.present(on: page)
      })
    #expect(keeper.ends.count == 1)
  }

  @Test func anInteractivePresentationThatIsHeld() {
    let keeper = Keeper()
    keeper.isInteractive = true
    #expect(
      isReleased(after: 0.2) { page, _ in
        keeper.present(on: page)
        keeper.interaction.update(0.3)
      })
    // It is cancelled.
    #expect(keeper.ends == [false])
  }

  @Test(arguments: [false, true])
  func anAnimationWhoseCompletionHoldsTheController(endsApp: Bool) {
    var ends: [Bool] = []
    #expect(
      isReleased(after: 0.1, endsApp: endsApp) { page, _ in
        UIView.animate(withDuration: 1) {
          page.view.alpha = 0
        } completion: { finished in
          ends.append(finished)
          page.view.backgroundColor = .red
        }
      })
    // An app that ends is not told anything any more.
    #expect(ends == (endsApp ? [] : [false]))
  }

  @Test(arguments: [false, true])
  func aDisplayLinkOfTheController(endsApp: Bool) {
    #expect(
      isReleased(after: 0.1, endsApp: endsApp) { page, _ in
        let link = CADisplayLink(target: page, selector: Selector(Page.tick))
        link.add(to: .main, forMode: .common)
        page.link = link
      })
  }

  @Test(arguments: [false, true])
  func aTimerOfTheController(endsApp: Bool) {
    #expect(
      isReleased(after: 0.1, endsApp: endsApp) { page, _ in
        UIWindowScene.current.frameTimers.schedule(after: 5) { page.view.alpha = 1 }
      })
  }
}
