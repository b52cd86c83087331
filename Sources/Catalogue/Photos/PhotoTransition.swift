import UIKit

/// Lets a photograph fly between its cell and the full screen. Two animators work together. One
/// fades the views around the photograph, and is the transition's interruptible animator. The other
/// moves the photograph, and is replaced each time that a finger releases it.
final class PhotoTransition: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  /// The state at the moment when a finger grabbed the photograph.
  private struct Grip {
    let finger: CGPoint
    /// The photograph's frame at that moment.
    let frame: CGRect
    let cornerRadius: CGFloat
    /// The opacity of the backdrop at that moment, from 0 to 1.
    let openness: CGFloat
    /// Whether the photograph returns to the full screen if the finger does not move it.
    let returnsToScreen: Bool
  }

  @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
  private var duration: TimeInterval = 0.45
  @Parameter("Damping ratio", in: 0.1...1, step: 0.01)
  private var dampingRatio: CGFloat = 0.86
  /// The distance over which a dragged photograph shrinks, as a fraction of the screen's height,
  /// and its smallest scale.
  private static let reach: CGFloat = 0.5
  @Parameter("Shrinks to", in: 0.2...1, step: 0.05, unit: .percent)
  private var smallest: CGFloat = 0.6
  /// The speed in points per second, and the fraction of `reach`. A release beyond one of them
  /// moves the photograph in the direction of the drag.
  @Parameter("Thrown beyond", in: 100...2000, step: 50, unit: .pointsPerSecond)
  private var fast: CGFloat = 400
  @Parameter("Leaves beyond", in: 0.05...0.9, step: 0.05, unit: .percent)
  private var far: CGFloat = 0.25

  let wantsInteractiveStart: Bool
  var onEnd: (() -> Void)?

  private let viewer: PhotoViewController
  private let opens: Bool
  private let firstFinger: CGPoint?
  private var context: (any UIViewControllerContextTransitioning)?
  private var flight: UIViewPropertyAnimator?
  private var fliesToScreen: Bool
  private var grip: Grip?

  private lazy var fade: UIViewPropertyAnimator = {
    let (opens, viewer) = (opens, viewer)
    let fade = UIViewPropertyAnimator(duration: duration * 0.8, curve: .easeInOut) {
      viewer.backdrop.alpha = opens ? 1 : 0
      // The text fades out before a drag can move the photograph over it.
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: opens ? 0.7 : 0, relativeDuration: 0.3) {
          viewer.chrome.alpha = opens ? 1 : 0
        }
      }
    }
    // A finger may grab the photograph while the fade is complete and the flight is not.
    fade.pausesOnCompletion = true
    return fade
  }()

  /// - Parameter grip: the position of a finger that is already dragging; nil for a flight without
  ///   a finger.
  init(_ viewer: PhotoViewController, opens: Bool, grip: CGPoint?) {
    (self.viewer, self.opens, firstFinger) = (viewer, opens, grip)
    wantsInteractiveStart = grip != nil
    fliesToScreen = opens || grip != nil
  }

  // MARK: Start

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    if opens {
      viewer.view.frame = context.finalFrame(for: viewer)
      context.containerView.addSubview(viewer.view)
      viewer.view.layoutIfNeeded()
      viewer.imageView.frame = frameInGrid
      viewer.imageView.layer.cornerRadius = PhotoCell.cornerRadius
      (viewer.backdrop.alpha, viewer.chrome.alpha) = (0, 0)
    }
    viewer.grid?.absent = viewer.index
    fade.pauseAnimation()
    if let firstFinger { hold(at: firstFinger) } else { fly(toScreen: opens, velocity: .zero) }
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { fade }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    fade.startAnimation()
  }

  private var frameInGrid: CGRect {
    viewer.grid?.frame(ofItem: viewer.index, in: viewer.view) ?? viewer.frameOnScreen
  }

  // MARK: The finger

  /// Grabs the photograph during its flight.
  func grab(at finger: CGPoint) {
    guard let context, grip == nil else { return }
    flight?.stopAnimation(true)
    flight = nil
    fade.pauseAnimation()
    context.pauseInteractiveTransition()
    hold(at: finger)
  }

  private func hold(at finger: CGPoint) {
    let shown = fade.isReversed ? 1 - fade.fractionComplete : fade.fractionComplete
    fade.isReversed = false
    fade.fractionComplete = shown
    grip = Grip(
      finger: finger, frame: viewer.imageView.frame,
      cornerRadius: viewer.imageView.layer.cornerRadius, openness: opens ? shown : 1 - shown,
      returnsToScreen: fliesToScreen)
  }

  func drag(to finger: CGPoint) {
    guard let grip else { return }
    let part = part(of: finger, grip)
    let scale = 1 - (1 - smallest) * part
    let size = CGSize(width: grip.frame.width * scale, height: grip.frame.height * scale)
    // The touched point of the photograph stays under the finger.
    viewer.imageView.frame = CGRect(
      x: finger.x - (grip.finger.x - grip.frame.minX) * scale,
      y: finger.y - (grip.finger.y - grip.frame.minY) * scale, width: size.width,
      height: size.height)
    viewer.imageView.layer.cornerRadius =
      grip.cornerRadius + (PhotoCell.cornerRadius * 2 - grip.cornerRadius) * part
    let openness = grip.openness * (1 - part)
    fade.fractionComplete = opens ? openness : 1 - openness
    context?.updateInteractiveTransition(fade.fractionComplete)
  }

  /// Returns the distance that a finger has moved, as a fraction from 0 to 1.
  private func part(of finger: CGPoint, _ grip: Grip) -> CGFloat {
    let distance = hypot(finger.x - grip.finger.x, finger.y - grip.finger.y)
    return min(distance / (viewer.view.bounds.height * Self.reach), 1)
  }

  func release(at finger: CGPoint, velocity: CGPoint) {
    guard let context, let grip else { return }
    self.grip = nil
    let toScreen =
      if abs(velocity.y) > fast { velocity.y < 0 } else {
        part(of: finger, grip) > far ? false : grip.returnsToScreen
      }
    if toScreen == opens {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    fade.isReversed = toScreen != opens
    if !fade.isRunning { fade.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    fly(toScreen: toScreen, velocity: velocity)
  }

  // MARK: The flight

  /// - Parameter velocity: the velocity of the finger, in points per second.
  private func fly(toScreen: Bool, velocity: CGPoint) {
    fliesToScreen = toScreen
    let (view, target) = (viewer.imageView, toScreen ? viewer.frameOnScreen : frameInGrid)
    /// Converts a velocity to distances to the end per second, the unit of a spring's velocity.
    func part(_ velocity: CGFloat, of distance: CGFloat) -> CGFloat {
      abs(distance) > 1 ? min(max(velocity / distance, -20), 20) : 0
    }
    let spring = UISpringTimingParameters(
      dampingRatio: dampingRatio,
      initialVelocity: CGVector(
        dx: part(velocity.x, of: target.midX - view.center.x),
        dy: part(velocity.y, of: target.midY - view.center.y)))
    let flight = UIViewPropertyAnimator(duration: duration, timingParameters: spring)
    flight.addAnimations {
      view.frame = target
      view.layer.cornerRadius = toScreen ? 0 : PhotoCell.cornerRadius
    }
    flight.addCompletion { [weak self] _ in self?.end() }
    flight.startAnimation()
    self.flight = flight
  }

  private func end() {
    guard let context else { return }
    (self.context, flight) = (nil, nil)
    let hasArrived = !context.transitionWasCancelled
    fade.stopAnimation(false)
    fade.finishAnimation(at: hasArrived ? .end : .start)
    if hasArrived != opens { viewer.grid?.absent = nil }
    context.completeTransition(hasArrived)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    onEnd?()
    onEnd = nil
  }
}
