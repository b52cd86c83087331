public import CoreGraphics

/// Observes transitions: the calls that UIKit makes to controllers, delegates and animators, in
/// order, and the progress of the running transition. Observing does not change the behaviour.
@MainActor
public enum TransitionTrace {
  /// A call that UIKit made to a controller, a delegate or an animator.
  public struct Call: Sendable, Hashable {
    /// The time of the scene's clock, in seconds.
    public var time: TimeInterval
    /// The class of the object that was called.
    public var object: String
    /// The method, as Swift spells it.
    public var call: String

    /// A call that the program records itself, for example in a test.
    public init(time: TimeInterval, object: String, call: String) {
      self.time = time
      self.object = object
      self.call = call
    }
  }

  /// The progress of the running transition.
  public struct Progress: Sendable, Hashable {
    /// The completed fraction of the transition's duration, from 0 to 1.
    public var percentComplete: CGFloat
    /// Whether a gesture drives it.
    public var isInteractive: Bool

    /// The progress of a transition, for example from a recording.
    package init(percentComplete: CGFloat, isInteractive: Bool) {
      self.percentComplete = percentComplete
      self.isInteractive = isInteractive
    }
  }

  /// Called for every call in any scene, immediately before it is made.
  public static var onCall: (@MainActor (Call) -> Void)?

  /// Reports every call in a scene, immediately before it is made, in addition to ``onCall``. A
  /// scene can have any number of observers.
  ///
  /// - Returns: a closure that ends the observation.
  package static func observe(
    _ scene: UIWindowScene, _ body: @escaping @MainActor (Call) -> Void
  ) -> @MainActor () -> Void {
    observeAll(scene) { if $0.isListed { body($0.call) } }
  }

  /// The running transition of the current scene; nil for none.
  public static var progress: Progress? { progress(in: .current) }

  /// The running transition of a scene; nil for none.
  package static func progress(in scene: UIWindowScene) -> Progress? {
    scene.transitions.last { $0.containerView.window?.windowScene === scene }
      .map { Progress(percentComplete: $0.percentComplete, isInteractive: $0.isInteractive) }
  }
}
