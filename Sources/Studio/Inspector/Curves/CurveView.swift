import UIKit

/// One curve: its name, its value and its velocity at the moment that is shown, and its line drawn
/// over the line of the animations' formula.
final class CurveView: DrawnView {
  static let height: CGFloat = 88

  private let titleLabel = UILabel(StudioStyle.strong, StudioStyle.ink)
  private let valueLabel = UILabel(StudioStyle.code, StudioStyle.ink)
  private let velocityLabel = UILabel(StudioStyle.code, StudioStyle.secondaryInk)
  private var curve: CurveData.Curve?
  private var viewport = CurveViewport(0...0)
  private var time: TimeInterval = 0

  /// Where the chart is in the view.
  static let chartInsets = UIEdgeInsets(top: 24, left: 0, bottom: 8, right: 0)
  private static let inset: CGFloat = 6

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [valueLabel, velocityLabel] { label.textAlignment = .right }
    for label in [titleLabel, valueLabel, velocityLabel] { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ curve: CurveData.Curve, in viewport: CurveViewport, at time: TimeInterval) {
    guard curve != self.curve || viewport != self.viewport || time != self.time else { return }
    (self.curve, self.viewport, self.time) = (curve, viewport, time)
    titleLabel.text = curve.value.title
    valueLabel.text = DecimalText.short(curve.value(at: time)) + curve.value.unit
    velocityLabel.text =
      DecimalText.short(curve.velocity(at: time), most: 1) + "\(curve.value.unit)/s"
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    titleLabel.frame = CGRect(x: 0, y: 0, width: max(width - 192, 0), height: 18)
    valueLabel.frame = CGRect(x: width - 192, y: 0, width: 88, height: 18)
    velocityLabel.frame = CGRect(x: width - 104, y: 0, width: 104, height: 18)
  }

  /// The place of a point of the view on the axis of time, from 0 to 1.
  static func place(at x: CGFloat, width: CGFloat) -> CGFloat {
    (x - inset) / max(width - 2 * inset, 1)
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    let chart = bounds.inset(by: Self.chartInsets)
    StudioStyle.field.setFill()
    UIBezierPath(roundedRect: chart, cornerRadius: 6).fill()
    guard let curve, let values = curve.extent else { return }
    let line = CurvePath(
      area: chart.insetBy(dx: Self.inset, dy: Self.inset), viewport: viewport, values: values)
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    UIBezierPath(roundedRect: chart, cornerRadius: 6).addClip()
    for analytical in curve.analytical {
      stroke(line.line(through: analytical), CurveStyle.analytical, width: 4)
    }
    stroke(line.line(through: curve.points), CurveStyle.recorded, width: 1.5)
    context?.restoreGState()
    guard viewport.visible.contains(time) else { return }
    StudioStyle.secondaryInk.setFill()
    UIBezierPath(
      rect: CGRect(x: line.x(time) - 0.5, y: chart.minY, width: 1, height: chart.height)
    ).fill()
    let point = CurveData.Point(time: time, value: curve.value(at: time))
    CurveStyle.recorded.setFill()
    let dot = CGRect(origin: line.place(of: point), size: .zero).insetBy(dx: -3, dy: -3)
    UIBezierPath(ovalIn: dot).fill()
  }

  private func stroke(_ path: UIBezierPath, _ color: UIColor, width: CGFloat) {
    path.lineWidth = width
    path.lineJoinStyle = .round
    path.lineCapStyle = .round
    color.setStroke()
    path.stroke()
  }
}

extension CurveData.Curve {
  /// The lowest and the highest value, also of the formulas; nil where there is nothing to draw.
  fileprivate var extent: ClosedRange<Double>? {
    ([points] + analytical).joined().extent.flatMap {
      $0.lowerBound < $0.upperBound ? $0 : nil
    }
  }
}
