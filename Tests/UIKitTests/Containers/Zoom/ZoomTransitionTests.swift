import CoreGraphics
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

/// A controller that grows out of a view, and goes back into it: `preferredTransition = .zoom`.
@MainActor
struct ZoomTransitionTests {
  private static let (red, blue): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
  private static let (green, white): (UInt32, UInt32) = (0xFF00_FF00, 0xFFFF_FFFF)

  /// A white page with two views that others grow out of: one red, one green.
  @MainActor private final class Gallery: UIViewController {
    let sources = [UIView(), UIView()]
    var chosen: UIView?
    var asked: [UIViewController] = []
    var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
      sources[0].frame = CGRect(x: 40, y: 100, width: 60, height: 80)
      sources[0].backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      sources[1].frame = CGRect(x: 200, y: 300, width: 60, height: 80)
      sources[1].backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      for source in sources { view.addSubview(source) }
      chosen = sources[0]
    }

    func detail(_ options: UIViewController.Transition.ZoomOptions? = nil) -> Detail {
      let detail = Detail()
      detail.preferredTransition = .zoom(options: options) { [weak self] context in
        self?.asked = [context.sourceViewController, context.zoomedViewController]
        return self?.chosen
      }
      return detail
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("will appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      calls.append("will disappear")
    }
  }

  private final class Detail: UIViewController, UIAdaptivePresentationControllerDelegate {
    var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      calls.append("will disappear")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("did appear")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("did dismiss")
    }

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { calls.append("attempt") }
  }

  private let gallery = Gallery()
  private let navigation: UINavigationController
  private let simulator: Simulator

  init() {
    navigation = UINavigationController(rootViewController: gallery)
    navigation.isNavigationBarHidden = true
    simulator = Simulator(size: CGSize(width: 300, height: 400), scale: 1, root: navigation)
    simulator.settle()
  }

  private func pixel(_ x: Int, _ y: Int) throws -> UInt32 {
    try #require(simulator.snapshot()).pixel(x: x, y: y)
  }

  private func push(_ options: UIViewController.Transition.ZoomOptions? = nil) -> Detail {
    let detail = gallery.detail(options)
    navigation.pushViewController(detail, animated: true)
    simulator.settle()
    detail.calls = []
    return detail
  }

  /// Drags from a point and holds.
  private func drag(from start: CGPoint, by distance: CGVector) {
    let end = CGPoint(x: start.x + distance.dx, y: start.y + distance.dy)
    simulator.drag(from: start, to: end, duration: 0.4)
    simulator.advance(by: 0.5)
    simulator.touchMove(to: end)
  }

  /// Where a point of the page is in the window.
  private func place(of point: CGPoint, on controller: UIViewController) -> CGPoint {
    controller.view.convert(point, to: simulator.window)
  }

  // MARK: Push and pop

  @Test func aPushGrowsOutOfItsSource() throws {
    let detail = gallery.detail()
    navigation.pushViewController(detail, animated: true)
    simulator.endTurn()
    simulator.advanceFrame()
    #expect(gallery.asked == [gallery, detail])
    #expect(try pixel(70, 140) != Self.white && pixel(70, 140) != Self.blue, "a copy of the source")
    #expect(try pixel(30, 140) != Self.blue && pixel(110, 140) != Self.blue)
    simulator.advance(by: 0.2)
    #expect(try pixel(100, 150) == Self.blue, "it has grown, and the copy has faded")
    #expect(try pixel(298, 398) != Self.blue)
    simulator.settle()
    #expect(try pixel(1, 1) == Self.blue && pixel(298, 398) == Self.blue)
    #expect(gallery.sources[0].alpha == 1)
    #expect(detail.view.transform == .identity)
    #expect(detail.view.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
  }

  @Test func aPopGoesWhereTheProviderSaysThen() throws {
    let detail = push()
    gallery.chosen = gallery.sources[1]
    navigation.popViewController(animated: true)
    simulator.endTurn()
    simulator.advanceFrame()
    #expect(gallery.sources[1].alpha == 0, "it is on its way there")
    let corner = place(of: CGPoint(x: 150, y: 200), on: detail)
    #expect(isNear(corner.x, 230) && isNear(corner.y, 340), "the middle goes to the middle")
    simulator.settle()
    #expect(navigation.viewControllers == [gallery])
    #expect(gallery.sources.map(\.alpha) == [1, 1])
    #expect(try pixel(70, 140) == Self.red && pixel(230, 340) == Self.green)
    #expect(try pixel(150, 200) == Self.white)
    #expect(navigation.view.all(UIVisualEffectView.self).isEmpty)
  }

  @Test func theAlignedPartTakesThePlaceOfTheSource() throws {
    let options = UIViewController.Transition.ZoomOptions()
    var seen: (UIView, UIViewController)?
    options.alignmentRectProvider = { context in
      seen = (context.sourceView, context.zoomedViewController)
      return CGRect(x: 30, y: 50, width: 120, height: 160)
    }
    let detail = push(options)
    #expect(seen?.0 === gallery.sources[0] && seen?.1 === detail)
    navigation.popViewController(animated: true)
    simulator.endTurn()
    simulator.advanceFrame()
    let (corner, end) = (
      place(of: CGPoint(x: 30, y: 50), on: detail), place(of: CGPoint(x: 150, y: 210), on: detail)
    )
    #expect(isNear(corner.x, 40) && isNear(corner.y, 100))
    #expect(isNear(end.x, 100) && isNear(end.y, 180))
  }

  @Test func withoutASourceItGrowsInTheMiddle() throws {
    gallery.chosen = nil
    let detail = push()
    #expect(try pixel(1, 1) == Self.blue)
    navigation.popViewController(animated: true)
    simulator.endTurn()
    simulator.advanceFrame()
    let middle = place(of: CGPoint(x: 150, y: 200), on: detail)
    #expect(isNear(middle.x, 150) && isNear(middle.y, 200))
    simulator.settle()
    #expect(try pixel(150, 200) == Self.white)
  }

  @Test func aSourceThatIsNotOnTheScreenCountsAsNone() {
    gallery.chosen = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = push()
    navigation.popViewController(animated: true)
    simulator.settle()
    #expect(navigation.viewControllers == [gallery] && gallery.chosen?.alpha == 1)
  }

  @Test func aUserWhoWantsLessMotionSeesItFade() throws {
    simulator.isReduceMotionEnabled = true
    let detail = gallery.detail()
    navigation.pushViewController(detail, animated: true)
    simulator.endTurn()
    simulator.advance(by: 0.1)
    #expect(try pixel(1, 1) == pixel(298, 398) && pixel(1, 1) != Self.white)
    #expect(detail.view.transform == .identity)
  }

  // MARK: The drag

  @Test func thePageFollowsTheFingerAndPops() throws {
    let detail = push()
    drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 20, dy: 120))
    // The pan begins after ten points of the way down.
    let under = place(of: CGPoint(x: 100, y: 110), on: detail)
    #expect(isNear(under.x, 120, within: 0.5) && isNear(under.y, 220, within: 0.5))
    let seen = detail.view.convert(detail.view.bounds, to: simulator.window)
    #expect(seen.width < 270 && isNear(seen.width / 300, seen.height / 400))
    #expect(detail.view.bounds.size == CGSize(width: 300, height: 400))
    #expect(detail.transitionCoordinator?.isInteractive == true)
    #expect(try pixel(2, 2) != Self.blue)
    simulator.touchUp(at: CGPoint(x: 120, y: 220))
    simulator.settle()
    #expect(navigation.viewControllers == [gallery])
    #expect(try pixel(150, 200) == Self.white && pixel(70, 140) == Self.red)
    #expect(gallery.sources[0].alpha == 1)
  }

  @Test func aShortDragComesBack() throws {
    let detail = push()
    gallery.calls = []
    drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 50))
    simulator.touchUp(at: CGPoint(x: 100, y: 150))
    simulator.settle()
    #expect(navigation.viewControllers == [gallery, detail])
    #expect(detail.view.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(detail.view.transform == .identity && detail.view.superview != nil)
    #expect(detail.calls == ["will disappear", "did appear"])
    #expect(gallery.calls == ["will appear", "will disappear"])
    #expect(try pixel(1, 1) == Self.blue && pixel(298, 398) == Self.blue)
    drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 200))
    simulator.touchUp(at: CGPoint(x: 100, y: 300))
    simulator.settle()
    #expect(navigation.viewControllers == [gallery], "and another drag takes it away")
  }

  @Test func aDragUpOrSidewaysIsForOthers() {
    let detail = push()
    for distance in [CGVector(dx: 0, dy: -120), CGVector(dx: 150, dy: 20)] {
      drag(from: CGPoint(x: 100, y: 200), by: distance)
      #expect(detail.transitionCoordinator == nil)
      simulator.touchUp(at: CGPoint(x: 100 + distance.dx, y: 200 + distance.dy))
      simulator.settle()
    }
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func contentThatScrollsUpScrolls() {
    let detail = push()
    let scroll = UIScrollView(frame: detail.view.bounds)
    scroll.contentSize = CGSize(width: 300, height: 2000)
    scroll.contentOffset.y = 500
    detail.view.addSubview(scroll)
    simulator.settle()
    drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 120))
    #expect(detail.transitionCoordinator == nil && scroll.contentOffset.y < 450)
    simulator.touchUp(at: CGPoint(x: 100, y: 220))
    simulator.settle()
    scroll.contentOffset.y = 0
    drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 120))
    #expect(detail.transitionCoordinator?.isInteractive == true && scroll.contentOffset.y == 0)
    simulator.touchUp(at: CGPoint(x: 100, y: 220))
    simulator.settle()
    #expect(navigation.viewControllers == [gallery])
  }

  @Test func theOptionsDecideWhetherADragBegins() throws {
    let options = UIViewController.Transition.ZoomOptions()
    var seen: [(CGPoint, CGVector, Bool)] = []
    options.interactiveDismissShouldBegin = { context in
      seen.append((context.location, context.velocity, context.willBegin))
      return false
    }
    let detail = push(options)
    drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 120))
    #expect(detail.transitionCoordinator == nil)
    simulator.touchUp(at: CGPoint(x: 100, y: 220))
    let first = try #require(seen.first)
    #expect(seen.count == 1 && first.2 && first.1.dy > 100 && first.1.dx == 0)
    #expect(first.0.x == 100 && first.0.y > 100 && first.0.y < 140)
    options.interactiveDismissShouldBegin = { _ in true }
    drag(from: CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: -120))
    #expect(detail.transitionCoordinator == nil, "the options were copied")
    simulator.touchUp(at: CGPoint(x: 100, y: 80))
    simulator.settle()
    #expect(seen.count == 2 && seen.last?.2 == false)
  }

  // MARK: Presentations

  private func present(_ style: UIModalPresentationStyle = .fullScreen) -> Detail {
    let detail = gallery.detail()
    detail.modalPresentationStyle = style
    gallery.present(detail, animated: true)
    detail.presentationController?.delegate = detail
    simulator.settle()
    detail.calls = []
    return detail
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func aPresentationGrowsOutOfItsSource(style: UIModalPresentationStyle) throws {
    let detail = gallery.detail()
    detail.modalPresentationStyle = style
    gallery.present(detail, animated: true)
    simulator.endTurn()
    simulator.advance(by: 0.22)
    #expect(try pixel(100, 150) == Self.blue, "it has grown, and the copy has faded")
    #expect(try pixel(298, 398) != Self.blue)
    simulator.settle()
    #expect(try pixel(1, 1) == Self.blue)
    detail.dismiss(animated: true)
    simulator.endTurn()
    simulator.advanceFrame()
    let middle = place(of: CGPoint(x: 150, y: 200), on: detail)
    #expect(isNear(middle.x, 70) && isNear(middle.y, 140))
    simulator.settle()
    #expect(try pixel(150, 200) == Self.white && pixel(70, 140) == Self.red)
    #expect(simulator.window.all(UIVisualEffectView.self).isEmpty)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func aDragDismisses(style: UIModalPresentationStyle) throws {
    let detail = present(style)
    drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 150))
    #expect(try pixel(2, 2) != Self.blue)
    simulator.touchUp(at: CGPoint(x: 100, y: 250))
    simulator.settle()
    #expect(gallery.presentedViewController == nil)
    #expect(detail.calls == ["will disappear", "did dismiss"])
    #expect(try pixel(150, 200) == Self.white && pixel(70, 140) == Self.red)
  }

  @Test func aModalControllerCannotBeDraggedAway() {
    let detail = present()
    detail.isModalInPresentation = true
    drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 150))
    simulator.touchUp(at: CGPoint(x: 100, y: 250))
    simulator.settle()
    #expect(gallery.presentedViewController === detail)
  }

  @Test func aSheetMovesAsAlways() throws {
    simulator.resize(to: CGSize(width: 390, height: 844))
    let detail = present(.pageSheet)
    #expect(gallery.asked.isEmpty)
    detail.dismiss(animated: true)
    simulator.settle()
    #expect(gallery.presentedViewController == nil)
  }

  @Test func anAnimatorOfADelegateTakesPrecedence() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        JournalAnimator(Journal(), duration: 0.3)
      }
    }
    let delegate = Delegate()
    navigation.delegate = delegate
    let detail = push()
    #expect(gallery.asked.isEmpty)
    detail.view.gestureRecognizers?.forEach { $0.isEnabled = true }
    drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 150))
    simulator.touchUp(at: CGPoint(x: 100, y: 250))
    simulator.settle()
    #expect(navigation.viewControllers.last?.view.transform == .identity)
  }

  @Test func otherTransitionsAreThoseOfTheStyles() throws {
    let detail = Detail()
    detail.modalPresentationStyle = .fullScreen
    detail.preferredTransition = .crossDissolve
    gallery.present(detail, animated: true)
    simulator.endTurn()
    simulator.advance(by: 0.1)
    #expect(try pixel(1, 1) == pixel(298, 398) && pixel(1, 1) != Self.white)
    #expect(try pixel(1, 1) != Self.blue)
  }

  @Test func aChainWhoseTopZoomsLeavesThePresenterAsItWas() throws {
    let middle = UIViewController()
    middle.modalPresentationStyle = .fullScreen
    gallery.present(middle, animated: false)
    simulator.settle()
    let top = gallery.detail()
    top.modalPresentationStyle = .fullScreen
    middle.present(top, animated: false)
    simulator.settle()
    gallery.dismiss(animated: true)
    simulator.settle()
    #expect(gallery.asked.first === navigation, "the page that comes back")
    #expect(navigation.view.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(try pixel(150, 200) == Self.white && pixel(70, 140) == Self.red)
  }

  // MARK: Changes

  @Test func anotherTransitionTakesTheDragOver() {
    let detail = push()
    navigation.popViewController(animated: true)
    simulator.settle()
    detail.preferredTransition = gallery.detail().preferredTransition
    navigation.pushViewController(detail, animated: true)
    simulator.settle()
    #expect(detail.view.gestureRecognizers?.count == 2, "a drag and a pinch")
    drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 200))
    simulator.touchUp(at: CGPoint(x: 100, y: 300))
    simulator.settle()
    #expect(navigation.viewControllers == [gallery])
    detail.preferredTransition = nil
    #expect(detail.view.gestureRecognizers ?? [] == [])
  }

  @Test func twoControllersOfOneTransitionHaveADragEach() {
    let first = push()
    let second = Detail()
    second.preferredTransition = first.preferredTransition
    navigation.pushViewController(second, animated: true)
    simulator.settle()
    for expected in [first, gallery] {
      drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 200))
      simulator.touchUp(at: CGPoint(x: 100, y: 300))
      simulator.settle()
      #expect(navigation.topViewController === expected)
    }
  }

  @Test func thePageKeepsItsSafeAreaUnderTheFinger() {
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    simulator.window.rootViewController = tabs
    simulator.settle()
    let detail = push()
    #expect(detail.view.safeAreaInsets.bottom == 49)
    drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 150))
    #expect(detail.transitionCoordinator?.isInteractive == true)
    #expect(detail.view.safeAreaInsets.bottom == 49)
    simulator.touchCancel()
    simulator.settle()
    #expect(detail.view.safeAreaInsets.bottom == 49)
  }

  @Test func aTouchStopsContentThatMoves() {
    let detail = push()
    let scroll = UIScrollView(frame: detail.view.bounds)
    scroll.contentSize = CGSize(width: 300, height: 20_000)
    detail.view.addSubview(scroll)
    simulator.settle()
    simulator.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 50), duration: 0.1)
    simulator.touchUp(at: CGPoint(x: 100, y: 50))
    simulator.advance(by: 0.1)
    #expect(scroll.isDecelerating)
    simulator.touchDown(at: CGPoint(x: 100, y: 200))
    let offset = scroll.contentOffset.y
    simulator.advance(by: 0.2)
    #expect(scroll.contentOffset.y == offset)
    simulator.touchUp(at: CGPoint(x: 100, y: 200))
  }

  @Test(arguments: [true, false])
  func aSourceThatGoesAwayUnderTheFingerIsNone(isRemoved: Bool) throws {
    let detail = push()
    drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 200))
    #expect(detail.transitionCoordinator?.isInteractive == true)
    if isRemoved {
      gallery.sources[0].removeFromSuperview()
    } else {
      gallery.sources[0].bounds = .zero
    }
    simulator.touchUp(at: CGPoint(x: 100, y: 300))
    simulator.settle()
    #expect(navigation.viewControllers == [gallery] && gallery.sources[0].alpha == 1)
    #expect(try pixel(150, 200) == Self.white)
  }

  // MARK: Interruptions

  @Test func anotherStackInTheMiddleLeavesNothing() throws {
    let detail = gallery.detail()
    navigation.pushViewController(detail, animated: true)
    simulator.endTurn()
    simulator.advance(by: 0.2)
    navigation.setViewControllers([gallery], animated: false)
    simulator.settle()
    #expect(gallery.sources[0].alpha == 1 && detail.view.window == nil)
    #expect(try pixel(150, 200) == Self.white && pixel(70, 140) == Self.red)
    #expect(navigation.view.all(UIVisualEffectView.self).isEmpty)
  }

  @Test func anotherRootUnderTheFingerLeavesNothing() throws {
    let detail = push()
    drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 150))
    #expect(detail.transitionCoordinator?.isInteractive == true)
    let root = UIViewController()
    root.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    simulator.window.rootViewController = root
    simulator.touchMove(to: CGPoint(x: 100, y: 300))
    simulator.touchUp(at: CGPoint(x: 100, y: 300))
    simulator.settle()
    #expect(try pixel(150, 200) == Self.green && simulator.window.subviews == [root.view])
    #expect(gallery.sources[0].alpha == 1)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
  }

  @Test func aDisabledDragComesBack() {
    let detail = push()
    drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 150))
    simulator.touchCancel()
    simulator.settle()
    #expect(navigation.viewControllers == [gallery, detail])
    #expect(detail.view.transform == .identity && gallery.sources[0].alpha == 1)
  }

  @Test func nothingIsKept() {
    weak var known: UIViewController?
    autoreleasepool {
      let detail = push()
      known = detail
      navigation.popViewController(animated: true)
    }
    simulator.settle()
    gallery.asked = []
    #expect(known == nil)
  }
}
