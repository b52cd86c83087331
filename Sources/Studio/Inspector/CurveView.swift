import UIKit

/// One curve: its name, its value at the moment that is shown, and its course.
final class CurveView: DrawnView {
  static let height: CGFloat = 88

  private let titleLabel = UILabel(StudioStyle.strong, StudioStyle.ink)
  private let valueLabel = UILabel(StudioStyle.code, StudioStyle.secondaryInk)
  private var curve: CurveData.Curve?
  private var range: ClosedRange<TimeInterval> = 0...0
  private var time: TimeInterval = 0

  private static let chartTop: CGFloat = 24
  private static let inset: CGFloat = 6

  override init(frame: CGRect) {
    super.init(frame: frame)
    valueLabel.textAlignment = .right
    for label in [titleLabel, valueLabel] { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ curve: CurveData.Curve, in range: ClosedRange<TimeInterval>, at time: TimeInterval
  ) {
    guard curve != self.curve || range != self.range || time != self.time else { return }
    (self.curve, self.range, self.time) = (curve, range, time)
    titleLabel.text = curve.value.title
    valueLabel.text = DecimalText.short(curve.value(at: time))
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: 18)
    valueLabel.frame = CGRect(x: bounds.width / 2, y: 0, width: bounds.width / 2, height: 18)
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    let chart = CGRect(
      x: 0, y: Self.chartTop, width: bounds.width, height: bounds.height - Self.chartTop - 8)
    StudioStyle.field.setFill()
    UIBezierPath(roundedRect: chart, cornerRadius: 6).fill()
    guard let curve else { return }
    let area = chart.insetBy(dx: Self.inset, dy: Self.inset)
    let values = curve.points.map(\.value)
    guard let low = values.min(), let high = values.max(), high > low else { return }
    func x(_ time: TimeInterval) -> CGFloat {
      let length = range.upperBound - range.lowerBound
      let part = length > 0 ? (time - range.lowerBound) / length : 0
      return area.minX + min(max(part, 0), 1) * area.width
    }
    let path = UIBezierPath()
    for (index, point) in curve.points.enumerated() {
      let place = CGPoint(
        x: x(point.time), y: area.maxY - (point.value - low) / (high - low) * area.height)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.lineWidth = 1.5
    path.lineJoinStyle = .round
    StudioStyle.accent.setStroke()
    path.stroke()
    guard range.contains(time) else { return }
    StudioStyle.secondaryInk.setFill()
    UIBezierPath(
      rect: CGRect(x: x(time) - 0.5, y: chart.minY, width: 1, height: chart.height)
    ).fill()
  }
}
