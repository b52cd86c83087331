public import CoreGraphics
import QuartzCore

/// A thin bar that fills from where lines begin, for work that is partly done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How thick the bar is. The raw values are Apple's.
  public enum Style: Int, Sendable {
    /// With round ends.
    case `default` = 0
    /// For the edge of a bar: thinner, with square ends.
    case bar = 1

    /// Points, as observed on iOS.
    fileprivate var thickness: CGFloat { self == .default ? 4 : 2 }
  }

  /// Seconds that the bar takes for its whole length where it is animated; observed on iOS.
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

  /// Made for a storyboard or a xib, with what the file says of it.
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

  /// From 0 to 1; what lies beyond is the nearer of the two.
  open var progress: Float {
    get { ownProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how far it is, from 0 to 1. NaN is ignored with a warning.
  ///
  /// - Parameters:
  ///   - progress: what lies beyond 0 and 1 is the nearer of the two.
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

  /// Of the part that is done; nil is the tint colour.
  open var progressTintColor: UIColor? { didSet { showColors() } }

  /// Of what is still to do; nil is a quiet grey.
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
