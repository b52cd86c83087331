public import CoreGraphics

/// The state of an animator. The values are Apple's.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animator has not started, or has ended.
  case inactive = 0
  /// The animator is running or paused.
  case active = 1
  /// The animator was stopped, and waits for `finishAnimation(at:)`.
  case stopped = 2
}

/// The position at which an animator ends. The values are Apple's.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The animator ends at the values that its blocks set.
  case end = 0
  /// The animator ends at the values before its blocks.
  case start = 1
  /// The animator ends at the values at which it was stopped.
  case current = 2
}

/// An animator that can be started, paused, reversed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether the animator is inactive, active or stopped.
  var state: UIViewAnimatingState { get }
  /// Whether the animator is currently running.
  var isRunning: Bool { get }
  /// Whether the animator runs, or will run, backwards to its start.
  var isReversed: Bool { get set }
  /// The progress of the current run, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Starts the animator, or resumes it after a pause. It runs backwards if ``isReversed`` is set.
  func startAnimation()
  /// Starts or resumes the animator after a delay.
  ///
  /// - Parameter delay: the seconds before it starts.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animator at its current values, so that ``fractionComplete`` can be set.
  func pauseAnimation()
  /// Stops the animator at its current values. The values on the screen become the model values.
  ///
  /// - Parameter withoutFinishing: true ends the animator permanently without calling its
  ///   completions.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends an animator that was stopped, and calls its completions.
  ///
  /// - Parameter finalPosition: the position whose values the views receive.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that runs blocks of changes to views. The default implementations do nothing.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes, which are made when the animator starts. If it is already running, they are made
  /// immediately and animate for the remaining time.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that begin later than the others.
  ///
  /// - Parameters:
  ///   - animation: changes to views.
  ///   - delayFactor: the fraction of the remaining time, from 0 to 1, after which these changes
  ///     begin.
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
