package import CoreGraphics

/// How the layers are seen as sheets.
package struct Explosion: Equatable, Sendable {
  /// Degrees about the vertical axis: positive where the sheets in front are to the right.
  package var yaw: Double = -38 { didSet { yaw = yaw.clamped(to: Self.mostYaw) } }
  /// Degrees about the horizontal axis: positive where the sheets in front are higher.
  package var pitch: Double = 18 { didSet { pitch = pitch.clamped(to: Self.mostPitch) } }
  /// Points from one sheet to the next.
  package var spread: Double = 40 {
    didSet { spread = min(max(spread, 0), Self.widestSpread) }
  }

  /// Sheets that are seen from the edge would be lines.
  package static let mostYaw: Double = 75
  package static let mostPitch: Double = 60
  package static let widestSpread: Double = 120
  /// Degrees a point that a finger moves.
  private static let turn: Double = 0.35

  package init() {}

  /// Follows a finger that moves by some points.
  package mutating func turn(by distance: CGPoint) {
    yaw += distance.x * Self.turn
    pitch -= distance.y * Self.turn
  }
}

extension Double {
  /// Not beyond a magnitude.
  fileprivate func clamped(to magnitude: Double) -> Double {
    Swift.min(Swift.max(self, -magnitude), magnitude)
  }
}
