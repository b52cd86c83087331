import UIKit

/// The line through the points of a curve in a chart.
@MainActor
struct CurvePath {
  /// Where the chart is.
  let area: CGRect
  let viewport: CurveViewport
  /// The values at the bottom and at the top of the area.
  let values: ClosedRange<Double>

  func place(of point: CurveData.Point) -> CGPoint {
    CGPoint(x: x(point.time), y: y(point.value))
  }

  func x(_ time: TimeInterval) -> CGFloat { area.minX + viewport.place(of: time) * area.width }

  private func y(_ value: Double) -> CGFloat {
    let height = values.upperBound - values.lowerBound
    return area.maxY - (height > 0 ? (value - values.lowerBound) / height : 0.5) * area.height
  }

  /// The line through the visible points, and through one on each side.
  ///
  /// Of the points in a column of one point's width only the lowest and the highest are used, so
  /// that drawing a long recording takes no longer than a short one.
  func line(through points: [CurveData.Point]) -> UIBezierPath {
    let path = UIBezierPath()
    for place in reduced(visible(points)) {
      if path.isEmpty { path.move(to: place) } else { path.addLine(to: place) }
    }
    return path
  }

  private func visible(_ points: [CurveData.Point]) -> ArraySlice<CurveData.Point> {
    let first = points.partitioningIndex(where: { $0.time >= viewport.visible.lowerBound })
    let last = points.partitioningIndex(where: { $0.time > viewport.visible.upperBound })
    let start = max(first - 1, 0)
    return points[start..<max(start, min(last + 1, points.count))]
  }

  private func reduced(_ points: ArraySlice<CurveData.Point>) -> [CGPoint] {
    let places = points.map(place)
    guard CGFloat(places.count) > 2 * area.width, let first = places.first, let last = places.last
    else { return places }
    var result = [first]
    var column: [CGPoint] = []
    for place in places.dropFirst().dropLast() {
      if let start = column.first, place.x >= start.x + 1 {
        result += Self.extremes(of: column)
        column = []
      }
      column.append(place)
    }
    return result + Self.extremes(of: column) + [last]
  }

  /// The highest and the lowest of some points, from left to right.
  private static func extremes(of points: [CGPoint]) -> [CGPoint] {
    guard let low = points.max(by: { $0.y < $1.y }), let high = points.min(by: { $0.y < $1.y })
    else { return [] }
    return low == high ? [low] : low.x <= high.x ? [low, high] : [high, low]
  }
}
