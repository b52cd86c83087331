import CPango
import CoreGraphics

/// Pango's units: 1024ths of a point, in 32 bits.
enum PangoUnits {
  /// The maximum coordinate in points: half of the representable range.
  static let farthest: CGFloat = 1_000_000

  static func from(_ points: CGFloat) -> Int32 {
    guard points.isFinite else { return 0 }
    return Int32(min(max(points, -farthest), farthest) * CGFloat(PANGO_SCALE))
  }

  static func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
}
