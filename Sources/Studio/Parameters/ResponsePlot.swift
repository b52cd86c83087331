import UIKit

/// Draws progress over time: a curve, and lines at its start and its end.
@MainActor
struct ResponsePlot {
  /// The rectangle of the drawing.
  let area: CGRect
  /// The progress at the lower and the upper edge.
  let progresses: ClosedRange<CGFloat>

  func point(_ time: CGFloat, _ progress: CGFloat) -> CGPoint {
    let span = progresses.upperBound - progresses.lowerBound
    return CGPoint(
      x: area.minX + time * area.width,
      y: area.maxY - (progress - progresses.lowerBound) / span * area.height)
  }

  /// The time and progress at a point.
  func value(at point: CGPoint) -> (time: CGFloat, progress: CGFloat) {
    let span = progresses.upperBound - progresses.lowerBound
    return (
      (point.x - area.minX) / max(area.width, 1),
      progresses.lowerBound + (area.maxY - point.y) / max(area.height, 1) * span
    )
  }

  func drawGrid() {
    StudioStyle.hairline.setFill()
    for progress: CGFloat in [0, 1] {
      let y = point(0, progress).y.rounded()
      UIBezierPath(rect: CGRect(x: area.minX, y: y, width: area.width, height: 1)).fill()
    }
  }

  func draw(_ path: UIBezierPath) {
    path.lineWidth = 2
    path.lineJoinStyle = .round
    path.lineCapStyle = .round
    StudioStyle.accent.setStroke()
    path.stroke()
  }
}
