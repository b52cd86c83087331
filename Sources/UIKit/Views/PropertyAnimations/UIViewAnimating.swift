public import CoreGraphics

/// What an animator is doing. The values are Apple's.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over.
  case inactive = 0
  /// It runs, or is paused.
  case active = 1
  /// It was stopped, and waits for `finishAnimation(at:)`.
  case stopped = 2
}

/// Where an animator ends. The values are Apple's.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the values that its blocks set.
  case end = 0
  /// At the values from before.
  case start = 1
  /// Where it was stopped.
  case current = 2
}

/// Something that animates, and can be started, paused, turned and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether it is inactive, active or stopped.
  var state: UIViewAnimatingState { get }
  /// Whether it moves by itself at this moment.
  var isRunning: Bool { get }
  /// Whether it goes, or will go, back to its start.
  var isReversed: Bool { get set }
  /// The progress of its present run, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Begins, or resumes where it was paused; reversed where ``isReversed`` says so.
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
  /// - Parameter finalPosition: which values the views are left with.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that takes blocks of changes to views.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes, made when the animator starts; to a running one they are made at once and take
  /// the time that is left.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that begin later than the others.
  ///
  /// - Parameters:
  ///   - animation: changes to views.
  ///   - delayFactor: the share, from 0 to 1, of the time left that these changes wait.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a block that is called at the end, with where that was.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes a paused animator in another timing.
  ///
  /// - Parameters:
  ///   - parameters: nil keeps the timing.
  ///   - durationFactor: the time left as a share of the whole duration; 0 leaves it as it is.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
