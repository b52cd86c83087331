package import CoreGraphics

/// How the layers are seen as sheets.
package struct Explosion: Equatable, Sendable {
  /// Degrees about the vertical axis: positive where the sheets in front are to the right.
  package var yaw: Double = -30 { didSet { yaw = yaw.clamped(to: Self.mostYaw) } }
  /// Degrees about the horizontal axis: positive where the sheets in front are higher.
  package var pitch: Double = 28 { didSet { pitch = pitch.clamped(to: Self.mostPitch) } }
  /// How far the sheets are from each other, from 0 to 1: see ``spacing(of:stage:)``.
  package var spread: Double = 0.4 { didSet { spread = min(max(spread, 0), 1) } }

  /// Sheets that are seen from the edge would be lines.
  package static let mostYaw: Double = 75
  package static let mostPitch: Double = 60
  /// The most points from one sheet to the next.
  private static let widest: Double = 120
  /// The most points through all sheets, in lengths of the stage's longer side: many of them would
  /// be too small to be seen otherwise.
  private static let deepest: Double = 2
  /// Degrees per point that a finger moves.
  private static let turn: Double = 0.35

  package init() {}

  /// Points from one sheet to the next.
  ///
  /// - Parameters:
  ///   - count: of sheets.
  ///   - stage: its size in points.
  package func spacing(of count: Int, stage: CGSize) -> Double {
    let most = Self.deepest * max(stage.width, stage.height)
    return spread * min(Self.widest, most / Double(max(count - 1, 1)))
  }

  /// Follows a finger that moves by some points.
  package mutating func turn(by distance: CGPoint) {
    yaw += distance.x * Self.turn
    pitch -= distance.y * Self.turn
  }
}

extension Double {
  /// The value, limited to a magnitude.
  fileprivate func clamped(to magnitude: Double) -> Double {
    Swift.min(Swift.max(self, -magnitude), magnitude)
  }
}
