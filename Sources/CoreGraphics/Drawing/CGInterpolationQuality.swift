/// The quality of resampling an image that is drawn at another size.
public enum CGInterpolationQuality: Int32, Sendable {
  /// Leaves the choice to the context.
  case `default` = 0
  /// Nearest pixel.
  case none = 1
  /// Fast: jagged when it shrinks far.
  case low = 2
  /// The best quality, for images that are drawn once.
  case high = 3
  /// Between ``low`` and ``high``.
  case medium = 4
}
