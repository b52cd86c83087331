/// The feedback for a task that succeeds or fails.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task has succeeded.
    case success = 0
    /// The task has succeeded with a caveat.
    case warning = 1
    /// The task has failed.
    case error = 2
  }

  /// Gives the feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    occur("notification \(notificationType)")
  }
}
