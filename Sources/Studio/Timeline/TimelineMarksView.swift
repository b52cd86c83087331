import UIKit

/// The marks around the strip's pictures: touches above them as dots, transitions below them as
/// bars, and calls as ticks below those.
final class TimelineMarksView: DrawnView {
  struct Content: Equatable {
    var scale: TimelineScale
    var transitions: [ClosedRange<TimeInterval>] = []
    var touches: [TimeInterval] = []
    var calls: [TimeInterval] = []
  }

  var content: Content? { didSet { if content != oldValue { setNeedsDisplay() } } }

  private static let dotSide: CGFloat = 4
  private static let barHeight: CGFloat = 3
  private static let tickHeight: CGFloat = 3
  /// Between the track and the bars, and between those and the ticks.
  private static let gap: CGFloat = 1

  override func draw(_ rect: CGRect) {
    guard let content else { return }
    let geometry = TimelineGeometry(bounds: bounds)
    let bars = geometry.track.maxY + Self.gap
    StudioStyle.accent.setFill()
    for transition in content.transitions {
      let frame = geometry.frame(of: transition, in: content.scale)
      let bar = CGRect(x: frame.minX, y: bars, width: max(frame.width, 2), height: Self.barHeight)
      UIBezierPath(roundedRect: bar, cornerRadius: 1.5).fill()
    }
    StudioStyle.secondaryInk.setFill()
    let ticks = bars + Self.barHeight + Self.gap
    for time in content.calls {
      let x = geometry.x(of: time, in: content.scale)
      UIBezierPath(rect: CGRect(x: x - 0.5, y: ticks, width: 1, height: Self.tickHeight)).fill()
    }
    StudioStyle.ink.setFill()
    for time in content.touches {
      let x = geometry.x(of: time, in: content.scale)
      let dot = CGRect(
        x: x - Self.dotSide / 2, y: geometry.track.minY - 2 - Self.dotSide, width: Self.dotSide,
        height: Self.dotSide)
      UIBezierPath(ovalIn: dot).fill()
    }
  }
}
