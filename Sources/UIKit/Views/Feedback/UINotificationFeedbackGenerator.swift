/// The feedback of a task that succeeds or fails.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task.
  public enum FeedbackType: Int, Sendable {
    /// It has succeeded.
    case success = 0
    /// It has succeeded with a caveat.
    case warning = 1
    /// It has failed.
    case error = 2
  }

  /// Gives the feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    occur("notification \(notificationType)")
  }
}
