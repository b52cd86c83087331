public import CoreGraphics

/// A look at transitions from the outside: which calls UIKit makes to whom, in order, and how far
/// the transition that runs has come. It changes nothing.
@MainActor
public enum TransitionTrace {
  /// A call that UIKit made to a controller, a delegate or an animator.
  public struct Call: Sendable, Hashable {
    /// The time of the main screen's clock, in seconds.
    public var time: TimeInterval
    /// The class of the object that was called.
    public var object: String
    /// The method, as Swift spells it.
    public var call: String

    /// A call of which a program keeps record itself, as a test does.
    public init(time: TimeInterval, object: String, call: String) {
      self.time = time
      self.object = object
      self.call = call
    }
  }

  /// Where the running transition stands.
  public struct Progress: Sendable, Hashable {
    /// From 0 to 1, of the transition's duration.
    public var percentComplete: CGFloat
    /// Whether a gesture drives it.
    public var isInteractive: Bool
  }

  /// Called for every call, just before it is made.
  public static var onCall: (@MainActor (Call) -> Void)?

  /// The transition that runs on the main screen, if one does.
  public static var progress: Progress? {
    UIApplication.shared.transitions
      .last { $0.containerView.window?.screen === UIScreen.main }
      .map { Progress(percentComplete: $0.percentComplete, isInteractive: $0.isInteractive) }
  }

  static func note(_ object: AnyObject, _ call: String) {
    guard let onCall else { return }
    onCall(
      Call(time: UIScreen.main.clock.now, object: "\(type(of: object))", call: call))
  }
}
