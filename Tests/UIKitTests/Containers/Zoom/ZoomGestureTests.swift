import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Two fingers that take a zoomed controller back, and one that grabs a zoom while it runs.
@MainActor
struct ZoomGestureTests {
  private let root = UIViewController()
  private let source = UIView(frame: CGRect(x: 40, y: 100, width: 60, height: 80))
  private let detail = UIViewController()
  private let navigation: UINavigationController
  private let simulator: Simulator
  private static let full = CGRect(x: 0, y: 0, width: 300, height: 400)

  init() {
    navigation = UINavigationController(rootViewController: root)
    navigation.isNavigationBarHidden = true
    simulator = Simulator(size: Self.full.size, scale: 1, root: navigation)
    root.view.backgroundColor = .white
    source.backgroundColor = .red
    root.view.addSubview(source)
    detail.view.backgroundColor = .blue
    detail.preferredTransition = .zoom { [source] _ in source }
    simulator.settle()
  }

  private func push() {
    navigation.pushViewController(detail, animated: true)
    simulator.endTurn()
    simulator.advanceFrame()
  }

  /// The page's frame on the screen.
  private var seen: CGRect {
    let layer = detail.view.layer
    guard let shown = layer.presentation(), let screen = simulator.window.layer.presentation()
    else { return .null }
    return shown.convert(shown.bounds, to: screen)
  }

  private var isZoomed: Bool {
    navigation.viewControllers == [root, detail] && detail.view.frame == Self.full
      && detail.view.transform == .identity && source.alpha == 1
  }

  private var isBack: Bool {
    navigation.viewControllers == [root] && detail.view.superview == nil && source.alpha == 1
  }

  /// Two fingers side by side in the middle of the page, which move apart or together.
  private func pinch(from: CGFloat, to: CGFloat, steps: Int = 20) {
    func place(_ finger: Int, _ spread: CGFloat) -> CGPoint {
      CGPoint(x: 150 + (finger == 1 ? -spread : spread) / 2, y: 200)
    }
    for finger in [1, 2] { simulator.touchDown(at: place(finger, from), finger: finger) }
    for step in 1...steps {
      let spread = from + (to - from) * CGFloat(step) / CGFloat(steps)
      for finger in [1, 2] { simulator.touchMove(to: place(finger, spread), finger: finger) }
      simulator.advanceFrame()
    }
    // The fingers rest, so that no velocity decides.
    for _ in 0..<10 {
      for finger in [1, 2] { simulator.touchMove(to: place(finger, to), finger: finger) }
      simulator.advanceFrame()
    }
  }

  /// Lifts the fingers where a pinch to a distance has left them.
  private func lift(at spread: CGFloat = 96) {
    for finger in [1, 2] {
      let x = 150 + (finger == 1 ? -spread : spread) / 2
      simulator.touchUp(at: CGPoint(x: x, y: 200), finger: finger)
    }
    simulator.settle()
  }

  // MARK: The pinch

  /// The first 8 points of a pinch are its hysteresis: from 192 to 96 the scale is a half.
  @Test func thePageFollowsAPinchAndPops() {
    push()
    simulator.settle()
    pinch(from: 200, to: 96)
    #expect(abs(seen.width - 150) < 1 && abs(seen.height - 200) < 1)
    #expect(abs(seen.midX - 150) < 1 && abs(seen.midY - 200) < 1)
    #expect(detail.transitionCoordinator?.isInteractive == true)
    lift()
    #expect(isBack)
  }

  @Test func aSmallPinchComesBack() {
    push()
    simulator.settle()
    pinch(from: 200, to: 170)
    #expect(abs(seen.width - 300 * 170 / 192) < 1)
    lift(at: 170)
    #expect(isZoomed)
  }

  @Test func fingersThatSpreadAreForOthers() {
    push()
    simulator.settle()
    pinch(from: 100, to: 200)
    #expect(detail.transitionCoordinator == nil)
    lift(at: 200)
    #expect(isZoomed)
  }

  /// A picture that is magnified is made smaller; one that is not lets the page go.
  @Test(arguments: [2, 1] as [CGFloat])
  func contentThatIsMagnifiedComesFirst(scale: CGFloat) {
    final class Zoomer: NSObject, UIScrollViewDelegate {
      let picture = UIView(frame: ZoomGestureTests.full)
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    }
    let zoomer = Zoomer()
    let scrollView = UIScrollView(frame: Self.full)
    scrollView.delegate = zoomer
    scrollView.maximumZoomScale = 4
    scrollView.addSubview(zoomer.picture)
    scrollView.contentSize = Self.full.size
    detail.view.addSubview(scrollView)
    push()
    simulator.settle()
    scrollView.zoomScale = scale
    pinch(from: 200, to: 96)
    #expect((detail.transitionCoordinator == nil) == (scale > 1))
    lift()
    #expect(scale > 1 ? isZoomed : isBack)
    #expect(scrollView.zoomScale == 1)
  }

  /// The wheel with Control held, or two fingers on a touchpad, over a page that scrolls.
  @Test func aPinchOfATouchpadTakesThePageToo() {
    let scrollView = UIScrollView(frame: Self.full)
    scrollView.contentSize = CGSize(width: 300, height: 900)
    detail.view.addSubview(scrollView)
    push()
    simulator.settle()
    for _ in 0..<4 {
      simulator.platform.send(
        .pinch(
          location: CGPoint(x: 150, y: 200), scale: 0.8, rotation: 0, time: simulator.time))
      simulator.advanceFrame()
    }
    #expect(abs(seen.width - 300 * 0.8 * 0.8 * 0.8 * 0.8) < 1)
    simulator.settle()
    #expect(isBack)
  }

  @Test func theOptionsDecideAboutAPinchToo() {
    var asked: [CGVector] = []
    let options = UIViewController.Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = { context in
      asked.append(context.velocity)
      return false
    }
    detail.preferredTransition = .zoom(options: options) { [source] _ in source }
    push()
    simulator.settle()
    pinch(from: 200, to: 96)
    #expect(asked == [.zero] && detail.transitionCoordinator == nil)
    lift()
    #expect(isZoomed)
  }

  @Test func anotherTransitionIsNotPinched() {
    push()
    simulator.settle()
    detail.preferredTransition = nil
    pinch(from: 200, to: 96)
    #expect(detail.transitionCoordinator == nil)
    lift()
    #expect(isZoomed)
  }

  // MARK: Grabbing

  /// Puts a finger on the card and moves it.
  private func grab(by distance: CGFloat, steps: Int = 10) {
    let place = CGPoint(x: seen.midX, y: seen.midY)
    simulator.touchDown(at: place)
    for step in 1...steps {
      simulator.touchMove(
        to: CGPoint(x: place.x, y: place.y + distance * CGFloat(step) / CGFloat(steps)))
      simulator.advanceFrame()
    }
    for _ in 0..<10 {
      simulator.touchMove(to: CGPoint(x: place.x, y: place.y + distance))
      simulator.advanceFrame()
    }
  }

  @Test func aFingerHoldsAPageThatGrows() {
    push()
    simulator.advance(by: 0.1)
    grab(by: 12)
    #expect(detail.transitionCoordinator?.isInteractive == true)
    let held = seen
    #expect(held.width > 60 && held.width < 300)
    simulator.advance(by: 1)
    #expect(seen == held)
    // The whole way is half of the page's height.
    simulator.touchMove(to: CGPoint(x: 150, y: 390))
    simulator.advanceFrame()
    #expect(seen.width < held.width)
    for _ in 0..<10 {
      simulator.touchMove(to: CGPoint(x: 150, y: 390))
      simulator.advanceFrame()
    }
    simulator.touchUp(at: CGPoint(x: 150, y: 390))
    simulator.settle()
    #expect(isBack)
  }

  @Test func aFingerThatMovesUpLetsItGrow() {
    push()
    simulator.advance(by: 0.1)
    grab(by: -60)
    simulator.touchUp(at: CGPoint(x: 100, y: 80))
    simulator.settle()
    #expect(isZoomed)
  }

  @Test func aPageThatGoesBackIsBroughtUpAgain() {
    push()
    simulator.settle()
    navigation.popViewController(animated: true)
    simulator.endTurn()
    simulator.advance(by: 0.1)
    grab(by: -150)
    #expect(detail.transitionCoordinator?.isInteractive == true && seen.width > 200)
    simulator.touchUp(at: CGPoint(x: 100, y: 20))
    simulator.settle()
    #expect(isZoomed)
    // And the next one is as ever.
    navigation.popViewController(animated: true)
    simulator.settle()
    #expect(isBack)
  }

  @Test func aFlickDecidesByItsDirection() {
    push()
    simulator.advance(by: 0.3)
    let place = CGPoint(x: seen.midX, y: seen.midY - 50)
    simulator.touchDown(at: place)
    for step in 1...4 {
      simulator.touchMove(to: CGPoint(x: place.x, y: place.y + 12 * CGFloat(step)))
      simulator.advanceFrame()
    }
    simulator.touchUp(at: CGPoint(x: place.x, y: place.y + 48))
    simulator.settle()
    #expect(isBack)
  }

  @Test func touchesBesideTheCardAreIgnoredAsEver() {
    var taps = 0
    let button = UIButton(frame: CGRect(x: 200, y: 300, width: 100, height: 100))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    push()
    simulator.tap(at: CGPoint(x: 290, y: 390))
    #expect(taps == 0 && UIApplication.shared.isIgnoringInteractionEvents)
    simulator.settle()
    #expect(isZoomed && !UIApplication.shared.isIgnoringInteractionEvents)
  }

  @Test func anotherRootUnderTheGrabbingFingerLeavesNothing() {
    push()
    simulator.advance(by: 0.1)
    grab(by: 20)
    let other = UIViewController()
    simulator.window.rootViewController = other
    simulator.settle()
    simulator.touchUp(at: CGPoint(x: 150, y: 200))
    simulator.settle()
    #expect(simulator.window.rootViewController === other && source.alpha == 1)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents && simulator.isIdle)
  }
}
