/// The quality with which an image is resampled when it is drawn at another size.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context chooses the quality.
  case `default` = 0
  /// The nearest pixel, without interpolation.
  case none = 1
  /// Fast, with aliasing in images that are reduced much.
  case low = 2
  /// The best quality, for images that are drawn once.
  case high = 3
  /// Between ``low`` and ``high``.
  case medium = 4
}
