import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Zoomed controllers that have come without an animation, and what their options may answer.
@MainActor
struct ZoomWithoutAnimationTests {
  private static let full = CGRect(x: 0, y: 0, width: 300, height: 400)

  private let root = UIViewController()
  private let detail = UIViewController()
  private let source = UIView(frame: CGRect(x: 40, y: 100, width: 60, height: 80))
  private let navigation = UINavigationController()

  init() {
    navigation.isNavigationBarHidden = true
    source.backgroundColor = .red
    detail.preferredTransition = .zoom { [source] _ in source }
  }

  private func show(_ pages: [UIViewController]) -> Simulator {
    navigation.viewControllers = pages
    let simulator = Simulator(size: Self.full.size, scale: 1, root: navigation)
    root.view.addSubview(source)
    simulator.settle()
    return simulator
  }

  /// Drags a page down by half of its height, rests and lifts the finger.
  private func dragDown(_ simulator: Simulator) {
    let end = CGPoint(x: 100, y: 300)
    simulator.drag(from: CGPoint(x: 100, y: 100), to: end, duration: 0.4)
    simulator.advance(by: 0.5)
    simulator.touchMove(to: end)
    simulator.touchUp(at: end)
    simulator.settle()
  }

  @Test func aPageThatWasPushedAtOnceIsDraggedAway() {
    let simulator = show([root])
    navigation.pushViewController(detail, animated: false)
    simulator.settle()
    dragDown(simulator)
    #expect(navigation.viewControllers == [root] && source.alpha == 1)
  }

  @Test func theTopOfAStackThatIsShownForTheFirstTimeIsDraggedAway() {
    let simulator = show([root, detail])
    dragDown(simulator)
    #expect(navigation.viewControllers == [root] && source.alpha == 1)
  }

  @Test func whatWasPresentedAtOnceIsDraggedAway() {
    let simulator = show([root])
    detail.modalPresentationStyle = .fullScreen
    root.present(detail, animated: false)
    simulator.settle()
    dragDown(simulator)
    #expect(root.presentedViewController == nil && source.alpha == 1)
  }

  @Test func aSheetHasTheDragOfSheetsAlone() {
    let simulator = show([root])
    detail.modalPresentationStyle = .pageSheet
    root.present(detail, animated: false)
    simulator.settle()
    #expect(!(detail.view.gestureRecognizers ?? []).contains { $0 is UIPinchGestureRecognizer })
    #expect(root.presentedViewController === detail)
  }

  /// Apple's samples return a null rectangle where nothing is to be aligned.
  @Test func aNullRectangleAlignsTheWholeView() {
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = { _ in CGRect.null }
    detail.preferredTransition = .zoom(options: options) { [source] _ in source }
    let simulator = show([root])
    let warnings = Diagnostics.collecting {
      navigation.pushViewController(detail, animated: true)
      simulator.settle()
    }
    #expect(warnings == [] && detail.view.frame == Self.full)
  }
}
