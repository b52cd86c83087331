import UIKit

/// The legend of the charts: the meaning of the lines, and the visible time.
final class CurveLegend: DrawnView {
  private let recorded = UILabel(StudioStyle.caption, StudioStyle.secondaryInk)
  private let analytical = UILabel(StudioStyle.caption, StudioStyle.secondaryInk)
  private let time = UILabel(StudioStyle.code, StudioStyle.secondaryInk)
  private var hasAnalytical = false

  private static let sample: CGFloat = 16

  override init(frame: CGRect) {
    super.init(frame: frame)
    recorded.text = "recorded"
    analytical.text = "by formula"
    time.textAlignment = .right
    for label in [recorded, analytical, time] { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter range: the visible seconds, from the beginning of the transition.
  func show(_ range: ClosedRange<TimeInterval>, hasAnalytical: Bool) {
    time.text = String(format: "%.3f – %.3f s", range.lowerBound, range.upperBound)
    analytical.isHidden = !hasAnalytical
    if hasAnalytical != self.hasAnalytical { setNeedsDisplay() }
    self.hasAnalytical = hasAnalytical
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    recorded.frame = CGRect(x: 22, y: 0, width: 56, height: height)
    analytical.frame = CGRect(x: 110, y: 0, width: 64, height: height)
    time.frame = CGRect(x: 174, y: 0, width: max(bounds.width - 174, 0), height: height)
  }

  override func draw(_ rect: CGRect) {
    drawSample(at: 0, CurveStyle.recorded, height: 1.5)
    if hasAnalytical { drawSample(at: 88, CurveStyle.analytical, height: 4) }
  }

  private func drawSample(at x: CGFloat, _ color: UIColor, height: CGFloat) {
    color.setFill()
    let line = CGRect(x: x, y: bounds.midY - height / 2, width: Self.sample, height: height)
    UIBezierPath(roundedRect: line, cornerRadius: height / 2).fill()
  }
}
