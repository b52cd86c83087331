/// How much care is taken with the pixels of an image that is drawn at another size.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  /// Nearest pixel.
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
}
