package import CoreGraphics

/// Where the sheets of the exploded view lie in a picture.
///
/// A point (x, y) of the stage on the sheet of depth Z goes to
///
///     X = x - width / 2                  Y = y - height / 2
///     X' = X cos yaw + Z sin yaw         Z' = Z cos yaw - X sin yaw
///     Y' = Y cos pitch - Z' sin pitch    Z" = Z' cos pitch + Y sin pitch
///     w = 1 - Z" / distance
///     (center.x + scale X' / w, center.y + scale Y' / w)
///
/// with z towards the viewer, who is `distance` points away from the middle of all sheets.
package struct SheetPlacement: Equatable, Sendable {
  /// Radians.
  package var yaw, pitch: Double
  /// Points between two sheets.
  package var spread: Double
  /// Points from the middle to the viewer.
  package var distance: Double
  /// The size of the stage, in points.
  package var stage: CGSize
  /// The number of the sheet that is at depth 0; between two sheets it is a fraction.
  package var middle: Double
  /// Points of the picture for one of the stage at depth 0.
  package var scale: Double = 1
  /// Where the middle of all sheets is in the picture.
  package var center = CGPoint.zero

  package init(
    yaw: Double, pitch: Double, spread: Double, distance: Double, stage: CGSize, middle: Double
  ) {
    (self.yaw, self.pitch, self.spread) = (yaw, pitch, spread)
    (self.distance, self.stage, self.middle) = (distance, stage, middle)
  }

  /// The depth of a sheet in points: positive in front of the middle.
  package func depth(of sheet: Int) -> Double { (Double(sheet) - middle) * spread }

  /// From points of the stage on a sheet to those of the picture.
  package func homography(of sheet: Int) -> Homography {
    let depth = depth(of: sheet)
    let (sinYaw, cosYaw) = (sin(yaw), cos(yaw))
    let (sinPitch, cosPitch) = (sin(pitch), cos(pitch))
    let (halfWidth, halfHeight) = (stage.width / 2, stage.height / 2)
    // Z' of the stage's upper left corner.
    let corner = depth * cosYaw + halfWidth * sinYaw
    let p = sinYaw * cosPitch / distance
    let q = -sinPitch / distance
    let r = 1 - (corner * cosPitch - halfHeight * sinPitch) / distance
    return Homography(
      a: scale * cosYaw + center.x * p, b: scale * sinYaw * sinPitch + center.y * p,
      c: center.x * q, d: scale * cosPitch + center.y * q,
      tx: scale * (depth * sinYaw - halfWidth * cosYaw) + center.x * r,
      ty: scale * (-halfHeight * cosPitch - corner * sinPitch) + center.y * r, p: p, q: q, r: r)
  }
}

extension SheetPlacement {
  /// How far away the viewer is, in lengths of the diagonal through all sheets.
  private static let distanceInDiagonals: Double = 2.5

  /// All sheets of an explosion, as large as a part of a picture allows.
  ///
  /// - Parameter sheetCount: at least 1.
  package init(
    _ explosion: Explosion, stage: CGSize, sheetCount: Int, in area: CGRect
  ) {
    let spacing = explosion.spacing(of: sheetCount, stage: stage)
    let depth = Double(max(sheetCount - 1, 0)) * spacing
    let diagonal = (stage.width * stage.width + stage.height * stage.height + depth * depth)
      .squareRoot()
    self.init(
      yaw: explosion.yaw * .pi / 180, pitch: explosion.pitch * .pi / 180,
      spread: spacing, distance: Self.distanceInDiagonals * max(diagonal, 1),
      stage: stage, middle: Double(sheetCount - 1) / 2)
    let screen = CGRect(origin: .zero, size: stage)
    let ends = [0, sheetCount - 1].flatMap {
      LayerOutline.corners(of: screen, at: homography(of: $0))
    }
    let (xs, ys) = (ends.map(\.x), ends.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
      right > left, bottom > top
    else { return }
    scale = max(min(area.width / (right - left), area.height / (bottom - top)), 1e-3)
    center = CGPoint(
      x: area.midX - scale * (left + right) / 2, y: area.midY - scale * (top + bottom) / 2)
  }
}
