public import CoreGraphics

/// The state of an animator. The values are Apple's.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over.
  case inactive = 0
  /// It runs, or is paused.
  case active = 1
  /// It was stopped, and waits for `finishAnimation(at:)`.
  case stopped = 2
}

/// The position at which an animator ends. The values are Apple's.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the values that its blocks set.
  case end = 0
  /// At the values from before.
  case start = 1
  /// Where it was stopped.
  case current = 2
}

/// An animator that can be started, paused, reversed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether it is inactive, active or stopped.
  var state: UIViewAnimatingState { get }
  /// Whether it runs at this moment.
  var isRunning: Bool { get }
  /// Whether it runs, or will run, back to its start.
  var isReversed: Bool { get set }
  /// The progress of its current run, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Begins, or resumes where it was paused; in reverse if ``isReversed`` is set.
  func startAnimation()
  /// Begins, or resumes, after a delay.
  ///
  /// - Parameter delay: seconds until anything moves.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stops where it is, so that ``fractionComplete`` can be set.
  func pauseAnimation()
  /// Stops where it is; the values shown become the model.
  ///
  /// - Parameter withoutFinishing: true ends it for good, and calls no completion.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends an animator that was stopped, and calls its completions.
  ///
  /// - Parameter finalPosition: the position whose values the views get.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that takes blocks of changes to views. What a type does not implement does nothing.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes, made when the animator starts; in a running one they are made at once and take
  /// the remaining time.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that begin later than the others.
  ///
  /// - Parameters:
  ///   - animation: changes to views.
  ///   - delayFactor: the fraction, from 0 to 1, of the remaining time before these changes begin.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a block that is called at the end, with the final position.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes a paused animator with another timing.
  ///
  /// - Parameters:
  ///   - parameters: nil keeps the timing.
  ///   - durationFactor: the remaining time as a fraction of the duration; 0 keeps it.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Does nothing.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
