import UIKit

// Every timing function and some springs. Beside each plot a ball moves with the curve.

final class CurvesViewController: UIViewController {
  private let titleLabel = UILabel()
  private let captionLabel = UILabel()
  private let button = UIButton.soft("Play", background: .secondarySystemFill)
  /// The curve and the spring that the user can change.
  @Parameter("Custom") private var custom = BezierCurve(0.68, -0.55, 0.27, 1.55)
  @Parameter("CASpringAnimation")
  private var spring = PhysicalSpring(mass: 1, stiffness: 100, damping: 10)
  private lazy var curveViews = TimingCurve.all(custom: custom, spring: spring).map {
    TimingCurveView(timingCurve: $0)
  }
  private var displayLink: CADisplayLink?

  private static let gap: CGFloat = 10
  private static let margin: CGFloat = 16
  /// The minimum width of a plot beside another one, in points.
  private static let narrowestPlot: CGFloat = 130
  private static let tallestPlot: CGFloat = 220

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = "Curves and springs"
    view.maximumContentSizeCategory = .extraExtraExtraLarge
    titleLabel.setFont(.systemFont(ofSize: 28, weight: .bold), scaledAs: .title1)
    titleLabel.textColor = .label
    captionLabel.text = "Time to the right, progress upwards."
    captionLabel.setFont(of: .subheadline)
    captionLabel.textColor = .secondaryLabel
    for label in [titleLabel, captionLabel] {
      label.textAlignment = .center
      view.addSubview(label)
    }
    for curveView in curveViews { view.addSubview(curveView) }
    button.addTarget(self, action: Selector(CurvesViewController.play), for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let size = view.bounds.size
    let width = size.width - 2 * Self.margin
    let isLow = size.height < 600
    titleLabel.frame = CGRect(
      x: Self.margin, y: isLow ? 16 : 56, width: width, height: view.scaled(34, as: .title1))
    captionLabel.frame = CGRect(
      x: Self.margin, y: titleLabel.frame.maxY + 4, width: width,
      height: view.scaled(20, as: .subheadline))
    button.frame = CGRect(
      x: ((size.width - 160) / 2).rounded(), y: size.height - (isLow ? 52 : 72), width: 160,
      height: 40)
    let top = captionLabel.frame.maxY + 16
    layOutPlots(
      in: CGRect(
        x: Self.margin, y: top, width: width, height: button.frame.minY - 16 - top))
  }

  /// Lays the plots out in as few rows as their minimum width allows.
  private func layOutPlots(in area: CGRect) {
    guard area.size.width > 0, area.size.height > 0 else { return }
    let fitting = Int((area.size.width + Self.gap) / (Self.narrowestPlot + Self.gap))
    let columns = [6, 4, 3, 2].first { $0 <= fitting } ?? 1
    let rows = (curveViews.count + columns - 1) / columns
    let width = (area.size.width - CGFloat(columns - 1) * Self.gap) / CGFloat(columns)
    let height = min(
      (area.size.height - CGFloat(rows - 1) * Self.gap) / CGFloat(rows), Self.tallestPlot)
    let left = area.minX
    let used = CGFloat(rows) * (height + Self.gap) - Self.gap
    let top = area.minY + ((area.size.height - used) / 2).rounded()
    for (index, curveView) in curveViews.enumerated() {
      let x = left + CGFloat(index % columns) * (width + Self.gap)
      let y = top + CGFloat(index / columns) * (height + Self.gap)
      curveView.frame = CGRect(x: x, y: y, width: width, height: height).integral
    }
  }

  private func play() {
    let now = CACurrentMediaTime()
    for curveView in curveViews { curveView.play(at: now) }
    guard displayLink == nil else { return }
    let link = CADisplayLink(
      target: self, selector: Selector(CurvesViewController.follow))
    link.add(to: .main, forMode: .common)
    displayLink = link
  }

  private func follow(_ link: CADisplayLink) {
    for curveView in curveViews { curveView.follow(at: link.timestamp) }
    guard !curveViews.contains(where: \.isPlaying) else { return }
    link.invalidate()
    displayLink = nil
  }
}

extension Demo {
  static let curves = Demo(
    id: "curves", title: "Curves and springs", seed: nil,
    summary: "Timing functions and springs, plotted.",
    trigger: "Press “Play”.", stageSize: Demo.defaultStageSize, glyph: .climb,
    phases: [Phase("present", .tap("Play")), Phase("dismiss", after: "present", .tap("Play"))],
    tracedViews: TimingCurve.names,
    prototypes: { [CurvesViewController()] }, makeRoot: { CurvesViewController() })
}
