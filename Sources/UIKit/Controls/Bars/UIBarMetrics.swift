/// The kind of bar that an image is for.
public enum UIBarMetrics: Int, Sendable {
  /// Any bar, unless there is an image for a more special one.
  case `default` = 0
  /// A bar where the height of the screen is compact.
  case compact = 1
  /// A bar with a prompt.
  case defaultPrompt = 101
  /// A compact bar with a prompt.
  case compactPrompt = 102
}
