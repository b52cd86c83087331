import CoreGraphics

/// Validation of a layer's values. Invalid values are reported and change nothing.
extension CALayer {
  /// Sets a part of the layer's time, in seconds, where the value is finite.
  func setTime(
    _ path: WritableKeyPath<MediaTime, Double>, _ value: Double, _ name: String
  ) {
    guard value.isFinite else {
      Diagnostics.warn("A layer's \(name) must be finite; the value is ignored.")
      return
    }
    time[keyPath: path] = value
    invalidate()
  }

  /// Whether a value is 0 or more, as the caller has found.
  func isCount(_ isValid: Bool, _ name: String) -> Bool {
    if !isValid {
      Diagnostics.warn("A layer's \(name) must be 0 or more; the value is ignored.")
    }
    return isValid
  }

  /// Whether a value is finite and above 0.
  func isScale(_ value: CGFloat, _ name: String) -> Bool {
    if value > 0 && value.isFinite { return true }
    Diagnostics.warn("A layer's \(name) must be finite and above 0; the value is ignored.")
    return false
  }
}
