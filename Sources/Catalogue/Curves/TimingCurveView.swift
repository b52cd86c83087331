import UIKit

/// A plot of a timing curve. A ball beside it moves with the curve, at the height that the plot
/// shows.
///
/// The dot on the plot is placed where the presentation layer of the ball is, so it leaves the line
/// wherever the two disagree.
final class TimingCurveView: UIView {
  private let timingCurve: TimingCurve
  private let path: UIBezierPath
  private let nameLabel = UILabel()
  private let detailLabel = UILabel()
  private let plot: PlotView
  private let track = UIView()
  private let ball = UIView()
  private let dot = UIView()
  private var startTime: CFTimeInterval?

  private static let padding: CGFloat = 10
  private static let ballSide: CGFloat = 14
  private static let dotSide: CGFloat = 7
  /// The minimum height in points at which there is room for text under the plot.
  private static let minimumHeightForText: CGFloat = 76

  init(timingCurve: TimingCurve) {
    self.timingCurve = timingCurve
    path = timingCurve.path
    plot = PlotView(path: path)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 10
    nameLabel.text = timingCurve.name
    nameLabel.font = .systemFont(ofSize: 12, weight: .semibold)
    nameLabel.textColor = .label
    detailLabel.text = timingCurve.detail
    detailLabel.font = .systemFont(ofSize: 10)
    detailLabel.textColor = .secondaryLabel
    detailLabel.textAlignment = .right
    track.backgroundColor = .quaternarySystemFill
    track.layer.cornerRadius = 2
    ball.backgroundColor = .systemIndigo
    ball.layer.name = timingCurve.name
    ball.layer.cornerRadius = Self.ballSide / 2
    dot.backgroundColor = .systemIndigo
    dot.layer.cornerRadius = Self.dotSide / 2
    dot.isHidden = true
    for view in [plot, track, ball, dot, nameLabel, detailLabel] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasText = bounds.size.height >= Self.minimumHeightForText
    let area = bounds.insetBy(dx: Self.padding, dy: hasText ? Self.padding : 6)
    guard area.size.width > 40, area.size.height > 8 else { return }
    let textHeight: CGFloat = hasText ? 16 : 0
    plot.frame = CGRect(
      x: area.minX, y: area.minY, width: area.size.width - Self.ballSide - 12,
      height: area.size.height - (hasText ? textHeight + 4 : 0))
    let x = area.maxX - Self.ballSide / 2
    track.frame = CGRect(
      x: x - 2, y: height(of: 1), width: 4, height: height(of: 0) - height(of: 1))
    ball.bounds.size = CGSize(width: Self.ballSide, height: Self.ballSide)
    if startTime == nil { ball.center = CGPoint(x: x, y: height(of: isAtEnd ? 1 : 0)) }
    dot.bounds.size = CGSize(width: Self.dotSide, height: Self.dotSide)
    let baseline = area.maxY - textHeight
    for label in [nameLabel, detailLabel] { label.isHidden = !hasText }
    let room = area.size.width - nameLabel.sizeThatFits(area.size).width - 6
    let detailWidth = min(detailLabel.sizeThatFits(area.size).width, max(room, 0))
    nameLabel.frame = CGRect(
      x: area.minX, y: baseline, width: area.size.width - detailWidth - 6, height: textHeight)
    detailLabel.frame = CGRect(
      x: area.maxX - detailWidth, y: baseline, width: detailWidth, height: textHeight)
  }

  /// Returns the vertical position of a progress in this view's coordinates.
  private func height(of progress: CGFloat) -> CGFloat {
    convert(plot.point(CGPoint(x: 0, y: progress)), from: plot).y
  }

  // MARK: Motion

  private var isAtEnd = false
  var isPlaying: Bool { startTime != nil }

  /// Moves the ball from the bottom to the top. It may still be moving.
  func play(at time: CFTimeInterval) {
    layoutIfNeeded()
    ball.layer.removeAllAnimations()
    ball.center.y = height(of: 0)
    startTime = time
    isAtEnd = true
    dot.isHidden = false
    timingCurve.animate(ball, to: CGPoint(x: ball.center.x, y: height(of: 1)))
    follow(at: time)
  }

  /// Moves the dot to the present height of the ball.
  func follow(at time: CFTimeInterval) {
    guard let startTime, let shown = ball.layer.presentation() else { return }
    let elapsed = min(max((time - startTime) / timingCurve.duration, 0), 1)
    let (bottom, top) = (height(of: 0), height(of: 1))
    let progress = bottom > top ? (bottom - shown.position.y) / (bottom - top) : 0
    dot.center = convert(plot.point(CGPoint(x: elapsed, y: progress)), from: plot)
    guard elapsed >= 1 else { return }
    dot.isHidden = true
    self.startTime = nil
  }
}

/// Draws the line, and marks its start and its end.
private final class PlotView: UIView {
  private let path: UIBezierPath
  /// The lowest and the highest progress, including the width of the line.
  private let range: ClosedRange<CGFloat>

  init(path: UIBezierPath) {
    self.path = path
    let box = path.cgPath.boundingBoxOfPath
    range = min(box.minY, 0) - 0.04...max(box.maxY, 1) + 0.04
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// Maps the unit square to this view's coordinates.
  private var scale: CGAffineTransform {
    let height = bounds.size.height / (range.upperBound - range.lowerBound)
    return CGAffineTransform(
      a: bounds.size.width, b: 0, c: 0, d: -height, tx: 0, ty: range.upperBound * height)
  }

  func point(_ point: CGPoint) -> CGPoint { point.applying(scale) }

  override func draw(_ rect: CGRect) {
    let grid = UIBezierPath()
    for progress in [CGFloat(0), 1] {
      let y = point(CGPoint(x: 0, y: progress)).y.rounded() + 0.5
      grid.move(to: CGPoint(x: 0, y: y))
      grid.addLine(to: CGPoint(x: bounds.size.width, y: y))
    }
    UIColor.separator.setStroke()
    grid.stroke()
    guard let line = path.copy() as? UIBezierPath else { return }
    line.apply(scale)
    line.lineWidth = 2
    line.lineJoinStyle = .round
    line.lineCapStyle = .round
    UIColor.systemIndigo.setStroke()
    line.stroke()
  }
}
