import CoreGraphics

/// The estimated dimensions of a view.
struct EstimatedAxes: Equatable {
  var width = false
  var height = false

  static let none = EstimatedAxes()

  /// Whether two sizes differ in an estimated dimension by more than a rounding error.
  func differ(_ one: CGSize, _ other: CGSize) -> Bool {
    (width && abs(one.width - other.width) > 0.01)
      || (height && abs(one.height - other.height) > 0.01)
  }

  /// Returns a size with the estimated dimensions replaced by the measured ones.
  func replaced(in size: CGSize, by measured: CGSize?) -> CGSize {
    guard let measured else { return size }
    return CGSize(
      width: width ? measured.width : size.width, height: height ? measured.height : size.height)
  }
}
