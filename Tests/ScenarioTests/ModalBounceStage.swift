import CoreGraphics
import UIKitTestSupport

@testable import UIKit
@testable import Catalogue
@testable import PlaygroundApp

/// The modal's screen, a gesture, and what every frame showed.
@MainActor
final class ModalBounceStage {
  struct Frame {
    /// Of the screen's clock.
    var time: TimeInterval
    /// Where the modal's upper edge is on screen; nil while there is none.
    var y: CGFloat?
    /// How far the transition that runs has come.
    var percent: CGFloat?
    /// How far the finger has gone down since it touched.
    var travel: CGFloat
  }

  let main = MainViewController()
  /// The one that was presented last, for as long as it lives.
  private(set) weak var modal: ModalViewController?
  let simulator: Simulator
  private(set) var frames: [Frame] = []
  private var travel: CGFloat = 0
  private let touch = CGPoint(x: 195, y: 300)

  init(framesPerSecond: Double = 120) {
    simulator = Simulator(scale: 1, framesPerSecond: framesPerSecond, root: main)
    simulator.onFrame { [unowned self] frame in
      if let presented = main.presentedViewController as? ModalViewController { modal = presented }
      frames.append(
        Frame(
          time: frame.time, y: modalY, percent: TransitionTrace.progress?.percentComplete,
          travel: travel))
    }
  }

  var height: CGFloat { simulator.window.bounds.height }

  private var modalY: CGFloat? {
    guard let view = modal?.viewIfLoaded, view.window != nil else { return nil }
    return view.layer.presentation()?.frame.minY
  }

  /// What was recorded since the last time.
  func take() -> [Frame] {
    defer { frames = [] }
    return frames
  }

  /// Presents the modal as its button does.
  func presentByCode() { main.buttonClicked() }

  // MARK: Gestures

  func clickButton() { simulator.tap(at: CGPoint(x: 160, y: 230)) }

  /// Clicks, and waits until the modal is there.
  func present() {
    clickButton()
    simulator.settle()
    frames = []
  }

  func touchDown() {
    travel = 0
    simulator.touchDown(at: touch)
  }

  /// Goes down in steps of 5 points, one a frame: the tenth point is met exactly.
  func drag(by distance: CGFloat) {
    let end = travel + distance
    while travel != end {
      travel += max(min(5, end - travel), -5)
      simulator.touchMove(to: CGPoint(x: touch.x, y: touch.y + travel))
      simulator.advance(by: simulator.frameDuration)
    }
  }

  func touchUp() {
    simulator.touchUp(at: CGPoint(x: touch.x, y: touch.y + travel))
  }

  /// A whole drag, and what follows.
  func dragAndRelease(by distance: CGFloat) {
    touchDown()
    drag(by: distance)
    touchUp()
    simulator.settle(limit: 10)
  }

  // MARK: The outcome

  var isPresented: Bool {
    guard let modal = modal else { return false }
    return modal.view.window != nil && main.presentedViewController === modal
      && modal.view.frame == simulator.window.bounds && main.view.window == nil
  }

  var isDismissed: Bool {
    main.presentedViewController == nil && main.view.window != nil
      && main.view.frame == simulator.window.bounds && modal?.view.window == nil
  }

  /// Whether nothing of a transition is left.
  var isAtRest: Bool {
    !Simulator.isTransitioning
      && !UIApplication.shared.isIgnoringInteractionEvents && TransitionTrace.progress == nil
      && !simulator.advanceFrame()
  }
}
