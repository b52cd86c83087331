import CoreGraphics

/// A vector that can be set by its components, or by its angle and magnitude.
struct DynamicDirection {
  private(set) var vector = CGVector.zero
  private(set) var angle: CGFloat = 0
  private(set) var magnitude: CGFloat = 0

  init(_ vector: CGVector) { set(vector) }

  mutating func set(_ vector: CGVector) {
    self.vector = vector
    magnitude = hypot(vector.dx, vector.dy)
    if magnitude > 0 { angle = atan2(vector.dy, vector.dx) }
  }

  /// Sets the vector. Numbers that are not finite are rejected with a warning.
  @MainActor
  mutating func set(angle: CGFloat, magnitude: CGFloat, of name: String) {
    let angle = DynamicInput.checked(angle, or: .nan, "The angle of \(name)")
    let magnitude = DynamicInput.checked(magnitude, or: .nan, "The magnitude of \(name)")
    guard angle.isFinite, magnitude.isFinite else { return }
    (self.angle, self.magnitude) = (angle, magnitude)
    vector = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }
}
