/// The kind of bar for which an image or another value is used.
public enum UIBarMetrics: Int, Sendable {
  /// Any bar, unless there is an image for a more specific kind.
  case `default` = 0
  /// A bar in a compact height.
  case compact = 1
  /// A bar with a prompt.
  case defaultPrompt = 101
  /// A compact bar with a prompt.
  case compactPrompt = 102
}
