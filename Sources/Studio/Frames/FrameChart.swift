import UIKit

/// The last frames as bars, their parts one above the other, and the time that a frame has.
final class FrameChart: DrawnView {
  /// A part of a frame with its name and its colour.
  struct Part {
    let title: String
    let color: UIColor
    let value: @Sendable (FrameTimeHistory.Sample) -> TimeInterval
  }

  static let parts: [Part] = [
    Part(title: "Layout", color: StudioStyle.series[0]) { $0.layout },
    Part(title: "Display list", color: StudioStyle.series[1]) { $0.displayList },
    Part(title: "Studio", color: StudioStyle.series[2]) { $0.studio },
    Part(title: "Composite", color: StudioStyle.series[3]) { $0.composite },
    Part(title: "Present", color: StudioStyle.series[4]) { $0.present },
  ]

  private var samples: [FrameTimeHistory.Sample] = []
  private var period: TimeInterval = 1.0 / 60
  /// Points of a bar and the space beside it.
  private static let step: CGFloat = 3
  private static let inset: CGFloat = 6

  /// - Parameter period: the seconds that a frame has.
  func show(_ history: FrameTimeHistory, period: TimeInterval) {
    let next = history.last(FrameTimeHistory.capacity)
    guard next != samples || period != self.period else { return }
    (samples, self.period) = (next, period)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    StudioStyle.field.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 6).fill()
    let area = bounds.inside(x: Self.inset, y: Self.inset)
    // As many bars as there is room for; none if the chart has not been laid out yet.
    let shown = samples.suffix(max(Int(area.width / Self.step), 0))
    let longest = max(shown.map(\.total).max() ?? 0, period * 1.25)
    for (index, sample) in shown.enumerated() {
      var y = area.maxY
      for part in Self.parts {
        let height = part.value(sample) / longest * area.height
        part.color.setFill()
        UIBezierPath(
          rect: CGRect(
            x: area.minX + CGFloat(index) * Self.step, y: y - height, width: Self.step - 1,
            height: height)
        ).fill()
        y -= height
      }
    }
    StudioStyle.secondaryInk.setFill()
    let y = area.maxY - period / longest * area.height
    UIBezierPath(rect: CGRect(x: area.minX, y: y, width: area.width, height: 1)).fill()
  }
}
