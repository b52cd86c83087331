import Catalogue
import QuartzCore
import UIKit

/// How a spring moves: its progress over time.
final class SpringResponseView: DrawnView {
  static let height: CGFloat = 112
  private static let inset: CGFloat = 8
  /// Between a critically damped spring and one that swings to nearly twice its distance.
  private static let progresses: ClosedRange<CGFloat> = -0.15...2.05
  /// Points between two samples of the plot.
  private static let pointsAStep: CGFloat = 1

  private let timeLabel = UILabel(StudioStyle.caption, StudioStyle.secondaryInk)
  private var solver: SpringSolver?
  /// Seconds that are shown.
  private var duration: TimeInterval = 1

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    timeLabel.textAlignment = .right
    addSubview(timeLabel)
  }

  required init?(coder: NSCoder) { nil }

  /// A spring of one second.
  func show(_ spring: DampedSpring) {
    show(
      SpringSolver(
        duration: 1, dampingRatio: Double(spring.dampingRatio),
        initialVelocity: Double(spring.initialVelocity)), for: 1, "the animation’s duration")
  }

  /// A spring until it rests.
  func show(_ spring: PhysicalSpring) {
    let solver = SpringSolver(
      mass: Double(spring.mass), stiffness: Double(spring.stiffness),
      damping: Double(spring.damping), initialVelocity: Double(spring.initialVelocity))
    // A spring with little damping oscillates for a long time, so only its beginning is shown.
    let duration = min(solver.settlingDuration, 10)
    show(solver, for: duration, String(format: "rests after %.2f s", solver.settlingDuration))
  }

  private func show(_ solver: SpringSolver, for duration: TimeInterval, _ text: String) {
    guard solver != self.solver || duration != self.duration else { return }
    (self.solver, self.duration) = (solver, duration)
    timeLabel.text = text
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    timeLabel.frame = CGRect(
      x: Self.inset, y: 6, width: bounds.width - 2 * Self.inset, height: 14)
  }

  override func draw(_ rect: CGRect) {
    StudioStyle.field.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 8).fill()
    guard let solver else { return }
    let plot = ResponsePlot(
      area: bounds.insetBy(dx: Self.inset, dy: Self.inset), progresses: Self.progresses)
    plot.drawGrid()
    let path = UIBezierPath()
    path.move(to: plot.point(0, 0))
    let steps = max(Int(plot.area.width / Self.pointsAStep), 1)
    for step in 1...steps {
      let time = CGFloat(step) / CGFloat(steps)
      let progress = CGFloat(solver.value(at: Double(time) * duration))
      let shown = min(max(progress, Self.progresses.lowerBound), Self.progresses.upperBound)
      path.addLine(to: plot.point(time, shown))
    }
    plot.draw(path)
  }
}
