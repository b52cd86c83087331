import CoreGraphics
import Studio
import Testing

/// Where the sheets of the exploded view lie.
struct SheetPlacementTests {
  /// A stage of 320 × 568 points.
  private func placement(
    yaw: Double, pitch: Double, distance: Double, scale: Double = 1,
    center: CGPoint = CGPoint(x: 160, y: 284)
  ) -> SheetPlacement {
    var placement = SheetPlacement(
      yaw: yaw * .pi / 180, pitch: pitch * .pi / 180, spread: 25, distance: distance,
      stage: CGSize(width: 320, height: 568), middle: 2)
    placement.scale = scale
    placement.center = center
    return placement
  }

  /// Each point is turned about the middle by hand, and projected from the viewer to the plane of
  /// depth 0: t = distance / (distance - z).
  @Test func pointsGoWhereTheFormulaSays() throws {
    let flat = placement(yaw: 0, pitch: 0, distance: 1000)
    let turned = placement(yaw: 30, pitch: 0, distance: 1000)
    let both = placement(
      yaw: 30, pitch: 20, distance: 1000, scale: 0.5, center: CGPoint(x: 100, y: 200))
    let usual = placement(
      yaw: -38, pitch: 18, distance: 2000, scale: 0.75, center: CGPoint(x: 300, y: 250))
    let steep = placement(yaw: 60, pitch: -45, distance: 1500, scale: 2, center: .zero)
    // The sheets 0 to 4 have the depths -50, -25, 0, 25 and 50; sheet 6 has 100.
    let expected: [(SheetPlacement, sheet: Int, CGPoint, CGPoint)] = [
      (flat, 2, CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 0)),
      (flat, 4, CGPoint(x: 320, y: 568), CGPoint(x: 328.421052632, y: 582.947368421)),
      (turned, 4, CGPoint(x: 0, y: 0), CGPoint(x: 30.463979536, y: -39.942524773)),
      (both, 0, CGPoint(x: 320, y: 568), CGPoint(x: 155.737972402, y: 351.680889544)),
      (usual, 6, CGPoint(x: 160, y: 284), CGPoint(x: 252.027767219, y: 231.025844218)),
      (steep, 3, CGPoint(x: 10, y: 500), CGPoint(x: -103.121090382, y: 489.864382331)),
    ]
    for (placement, sheet, point, place) in expected {
      let found = try #require(placement.homography(of: sheet).apply(point))
      #expect(abs(found.x - place.x) < 1e-6 && abs(found.y - place.y) < 1e-6, "\(found)")
    }
  }

  @Test func theSheetInTheMiddleIsAtTheCenter() throws {
    let placement = placement(
      yaw: 50, pitch: -30, distance: 800, scale: 1.5, center: CGPoint(x: 70, y: 90))
    let found = try #require(placement.homography(of: 2).apply(CGPoint(x: 160, y: 284)))
    #expect(abs(found.x - 70) < 1e-9 && abs(found.y - 90) < 1e-9)
  }

  /// All corners of all sheets touch the area and none is outside of it.
  @Test(arguments: [(-75.0, 60.0), (-38, 18), (0, 0), (20, -60), (75, 0)])
  func allSheetsFitIntoTheArea(yaw: Double, pitch: Double) throws {
    var explosion = Explosion()
    (explosion.yaw, explosion.pitch, explosion.spread) = (yaw, pitch, 0.5)
    let area = CGRect(x: 10, y: 20, width: 500, height: 400)
    let stage = CGSize(width: 390, height: 844)
    let placement = SheetPlacement(explosion, stage: stage, sheetCount: 12, in: area)
    let corners = try (0..<12).flatMap { sheet in
      try [
        CGPoint(x: 0, y: 0), CGPoint(x: 390, y: 0), CGPoint(x: 390, y: 844), CGPoint(x: 0, y: 844),
      ].map { try #require(placement.homography(of: sheet).apply($0)) }
    }
    let (left, right) = (try #require(corners.map(\.x).min()), try #require(corners.map(\.x).max()))
    let (top, bottom) = (try #require(corners.map(\.y).min()), try #require(corners.map(\.y).max()))
    #expect(left > 10 - 1e-6 && right < 510 + 1e-6 && top > 20 - 1e-6 && bottom < 420 + 1e-6)
    #expect(abs(right - left - 500) < 1e-6 || abs(bottom - top - 400) < 1e-6)
  }

  /// 120 points at most, and twice 844 points through all of them.
  @Test func manySheetsAreCloserThanFew() {
    var explosion = Explosion()
    explosion.spread = 0.5
    let stage = CGSize(width: 390, height: 844)
    let expected: [(count: Int, points: Double)] = [(1, 60), (2, 60), (15, 60), (28, 844.0 / 27)]
    for (count, points) in expected {
      #expect(abs(explosion.spacing(of: count, stage: stage) - points) < 1e-9)
    }
  }

  @Test func turningAndSpreadingHaveBounds() {
    var explosion = Explosion()
    explosion.turn(by: CGPoint(x: 1000, y: 1000))
    explosion.spread = 1000
    #expect(explosion.yaw == 75 && explosion.pitch == -60 && explosion.spread == 1)
    explosion.turn(by: CGPoint(x: -5000, y: -5000))
    explosion.spread = -3
    #expect(explosion.yaw == -75 && explosion.pitch == 60 && explosion.spread == 0)
  }
}
