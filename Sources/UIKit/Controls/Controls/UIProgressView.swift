public import CoreGraphics
import QuartzCore

/// A thin bar that fills from the leading edge, to show the progress of work.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The thickness of the bar. The raw values are Apple's.
  public enum Style: Int, Sendable {
    /// With round ends.
    case `default` = 0
    /// For the edge of a bar: thinner, with square ends.
    case bar = 1

    /// Points, as observed on iOS.
    fileprivate var thickness: CGFloat { self == .default ? 4 : 2 }
  }

  /// Seconds of an animation over the whole length; observed on iOS.
  private static let fill: TimeInterval = 0.5

  private let track = UIView()
  private let filled = UIView()
  private var ownProgress: Float = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A progress view of a style, 150 points wide and as high as the style is.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style.thickness))
    progressViewStyle = style
    styleDidChange()
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, as: UIProgressView.self)
  }

  private func setUp() {
    addSubview(track)
    track.addSubview(filled)
    track.clipsToBounds = true
    styleDidChange()
    showColors()
  }

  /// Whether it is a rounded track or the edge of a bar.
  open var progressViewStyle = Style.default { didSet { styleDidChange() } }

  private func styleDidChange() {
    track.layer.cornerRadius =
      progressViewStyle == .default ? progressViewStyle.thickness / 2 : 0
    filled.layer.cornerRadius = track.layer.cornerRadius
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// From 0 to 1; other values are clamped.
  open var progress: Float {
    get { ownProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress, from 0 to 1. NaN is ignored with a warning.
  ///
  /// - Parameters:
  ///   - progress: clamped to 0 … 1.
  ///   - animated: whether the filled part moves there, where the view is in a window.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else {
      return Diagnostics.warn("A progress view's progress cannot be NaN; it stays as it was.")
    }
    let before = ownProgress
    ownProgress = min(max(progress, 0), 1)
    setNeedsLayout()
    guard animated, window != nil else { return }
    let duration = Self.fill * TimeInterval(abs(ownProgress - before))
    UIView.animate(
      withDuration: duration, delay: 0, options: [.curveLinear, .beginFromCurrentState],
      animations: { self.layoutIfNeeded() })
  }

  /// The colour of the filled part; nil is the tint colour.
  open var progressTintColor: UIColor? { didSet { showColors() } }

  /// The colour of the empty part; nil is a light grey.
  open var trackTintColor: UIColor? { didSet { showColors() } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  private func showColors() {
    track.backgroundColor = trackTintColor ?? .systemFill
    filled.backgroundColor = progressTintColor ?? tintColor
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let thickness = progressViewStyle.thickness
    track.frame = CGRect(
      x: 0, y: (bounds.height - thickness) / 2, width: bounds.width, height: thickness)
    let length = bounds.width * CGFloat(ownProgress)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    filled.frame = CGRect(
      x: isReversed ? bounds.width - length : 0, y: 0, width: length, height: thickness)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: progressViewStyle.thickness)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.thickness)
  }
}
