public import CoreGraphics

/// What an animator is doing. The values are Apple's.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over.
  case inactive = 0
  /// It runs, or is paused on its way.
  case active = 1
  /// It was stopped on its way, and waits for `finishAnimation(at:)`.
  case stopped = 2
}

/// Where an animator ends. The values are Apple's.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  /// Where it was stopped.
  case current = 2
}

/// Something that animates, and can be started, paused, turned and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  /// Whether it moves by itself at this moment.
  var isRunning: Bool { get }
  /// Whether it goes, or will go, back to its start.
  var isReversed: Bool { get set }
  /// How far it is on its present way, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  func startAnimation()
  /// - Parameter delay: seconds until anything moves.
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  /// - Parameter withoutFinishing: true ends it for good, and calls no completion.
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that takes blocks of changes to views.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
  /// - Parameter delayFactor: the share, from 0 to 1, of the time left that these changes wait.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
