import Catalogue
import UIKit

/// A timing curve, with a handle for each of its control points.
final class CurveEditor: UIControl {
  static let height: CGFloat = 184
  private static let inset: CGFloat = 12
  private static let handleRadius: CGFloat = 7
  /// The farthest a touch may be from a handle to take it.
  private static let reach: CGFloat = 28

  private(set) var curve = BezierCurve.linear
  /// 1 or 2 while a handle is dragged.
  private var dragged: Int?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
    hoverCursor = .pointingHand
  }

  required init?(coder: NSCoder) { nil }

  func show(_ curve: BezierCurve) {
    guard curve != self.curve else { return }
    self.curve = curve
    setNeedsDisplay()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  private var plot: ResponsePlot {
    ResponsePlot(
      area: bounds.insetBy(dx: Self.inset, dy: Self.inset), progresses: BezierCurve.progresses)
  }

  /// Where the handle of a control point is: 1 or 2.
  func handle(_ number: Int) -> CGPoint {
    number == 1 ? plot.point(curve.x1, curve.y1) : plot.point(curve.x2, curve.y2)
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    StudioStyle.field.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 8).fill()
    let plot = plot
    plot.drawGrid()
    let (start, end) = (plot.point(0, 0), plot.point(1, 1))
    let arms = UIBezierPath()
    for (anchor, number) in [(start, 1), (end, 2)] {
      arms.move(to: anchor)
      arms.addLine(to: handle(number))
    }
    arms.lineWidth = 1
    StudioStyle.secondaryInk.setStroke()
    arms.stroke()
    let path = UIBezierPath()
    path.move(to: start)
    path.addCurve(to: end, controlPoint1: handle(1), controlPoint2: handle(2))
    plot.draw(path)
    for number in 1...2 { drawHandle(at: handle(number), isDragged: number == dragged) }
  }

  private func drawHandle(at center: CGPoint, isDragged: Bool) {
    let radius = Self.handleRadius
    let circle = UIBezierPath(
      ovalIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    (isDragged ? StudioStyle.accent : StudioStyle.panel).setFill()
    circle.fill()
    circle.lineWidth = 2
    StudioStyle.accent.setStroke()
    circle.stroke()
  }

  // MARK: Dragging

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let distances = (1...2).map { number in
      (number, hypot(handle(number).x - place.x, handle(number).y - place.y))
    }
    guard let nearest = distances.min(by: { $0.1 < $1.1 }), nearest.1 <= Self.reach else {
      return false
    }
    dragged = nearest.0
    setNeedsDisplay()
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (time, progress) = plot.value(at: touch.location(in: self))
    func hundredths(_ value: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
      (min(max(value, range.lowerBound), range.upperBound) * 100).rounded() / 100
    }
    let x = hundredths(time, BezierCurve.times)
    let y = hundredths(progress, BezierCurve.progresses)
    var next = curve
    if dragged == 1 { (next.x1, next.y1) = (x, y) } else { (next.x2, next.y2) = (x, y) }
    guard next != curve else { return true }
    show(next)
    sendActions(for: .valueChanged)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { release() }

  override func cancelTracking(with event: UIEvent?) { release() }

  private func release() {
    dragged = nil
    setNeedsDisplay()
    sendActions(for: .editingDidEnd)
  }
}
