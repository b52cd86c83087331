import Catalogue
import UIKit

/// A timing curve, with a handle for each of its control points.
///
/// With the keyboard focus the arrow keys move the selected handle, and Return or Space selects the
/// other one.
final class CurveEditor: UIControl, FocusFollowing {
  static let height: CGFloat = 184
  private static let inset: CGFloat = 12
  private static let handleRadius: CGFloat = 7
  /// The farthest a touch may be from a handle to take it.
  private static let reach: CGFloat = 28
  /// How far an arrow key moves a handle (our choice).
  private static let step: CGFloat = 0.01

  private(set) var curve = BezierCurve.linear
  /// The handle that is dragged, and that keys move: 1 or 2.
  private var selected = 1

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
    let isMarked = isTracking || isFocused
    for number in 1...2 {
      drawHandle(at: handle(number), isMarked: isMarked && number == selected)
    }
  }

  private func drawHandle(at center: CGPoint, isMarked: Bool) {
    let radius = Self.handleRadius
    let circle = UIBezierPath(
      ovalIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    (isMarked ? StudioStyle.accent : StudioStyle.panel).setFill()
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
    selected = nearest.0
    setNeedsDisplay()
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (time, progress) = plot.value(at: touch.location(in: self))
    move(to: time, progress)
    return true
  }

  /// Moves the selected handle to the nearest hundredths that it can have.
  private func move(to time: CGFloat, _ progress: CGFloat) {
    func hundredths(_ value: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
      (min(max(value, range.lowerBound), range.upperBound) * 100).rounded() / 100
    }
    let x = hundredths(time, BezierCurve.times)
    let y = hundredths(progress, BezierCurve.progresses)
    var next = curve
    if selected == 1 { (next.x1, next.y1) = (x, y) } else { (next.x2, next.y2) = (x, y) }
    guard next != curve else { return }
    show(next)
    sendActions(for: .valueChanged)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { release() }

  override func cancelTracking(with event: UIEvent?) { release() }

  private func release() {
    setNeedsDisplay()
    sendActions(for: .editingDidEnd)
  }

  // MARK: Keys

  func focusDidChange() { setNeedsDisplay() }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isFocused, !isTracking, let key = presses.first?.key, key.modifierFlags.isEmpty else {
      return super.pressesBegan(presses, with: event)
    }
    switch key.keyCode {
    case .keyboardLeftArrow: move(by: -Self.step, 0)
    case .keyboardRightArrow: move(by: Self.step, 0)
    case .keyboardUpArrow: move(by: 0, Self.step)
    case .keyboardDownArrow: move(by: 0, -Self.step)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      selected = 3 - selected
      setNeedsDisplay()
    default: super.pressesBegan(presses, with: event)
    }
  }

  private func move(by time: CGFloat, _ progress: CGFloat) {
    let (x, y) = selected == 1 ? (curve.x1, curve.y1) : (curve.x2, curve.y2)
    move(to: x + time, y + progress)
  }
}
