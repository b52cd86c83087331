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

  /// Seconds from one reading of an observed progress to the next. Chosen.
  private static let readingInterval: TimeInterval = 0.1

  private let track = UIImageView()
  private let filled = UIImageView()
  private var ownProgress: Float = 0
  /// The fraction of the observed progress when it was read last; nil before that.
  private var readFraction: Double?
  private var nextReading: FrameTimer?

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
    // Images have the shape that they show.
    let isRound = progressViewStyle == .default && trackImage == nil && progressImage == nil
    track.layer.cornerRadius = isRound ? progressViewStyle.thickness / 2 : 0
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

  // MARK: Observed progress

  /// Work whose progress is shown; nil, the default, where the program sets ``progress``.
  ///
  /// While the view is in a window, the completed fraction is read ten times a second until the
  /// work is finished or cancelled, and the bar moves to a fraction that has changed. A
  /// ``progress`` that the program sets stays until then.
  open var observedProgress: Progress? {
    didSet {
      readFraction = nil
      readObservedProgress(animated: false)
    }
  }

  private func readObservedProgress(animated: Bool) {
    nextReading?.cancel()
    nextReading = nil
    guard let work = observedProgress else { return }
    let fraction = work.fractionCompleted
    if fraction.isFinite, fraction != readFraction {
      readFraction = fraction
      setProgress(Float(fraction), animated: animated)
    }
    // An override of the method may have observed something else.
    guard window != nil, nextReading == nil, work === observedProgress, !work.isFinished,
      !work.isCancelled
    else { return }
    nextReading = hostScene.frameTimers.schedule(
      after: Self.readingInterval, keepsAwake: false
    ) { [weak self] in self?.readObservedProgress(animated: true) }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    readObservedProgress(animated: false)
  }

  // MARK: Appearance

  /// The colour of the filled part; nil is the tint colour.
  open var progressTintColor: UIColor? { didSet { showColors() } }

  /// The colour of the empty part; nil is a light grey.
  open var trackTintColor: UIColor? { didSet { showColors() } }

  /// An image that is stretched over the filled part, in place of ``progressTintColor``; nil, the
  /// default, for none. The parts inside its cap insets keep their size.
  open var progressImage: UIImage? { didSet { imagesDidChange() } }

  /// An image that is stretched over the whole length behind the filled part, in place of
  /// ``trackTintColor``; nil, the default, for none.
  open var trackImage: UIImage? { didSet { imagesDidChange() } }

  private func imagesDidChange() {
    (filled.image, track.image) = (progressImage, trackImage)
    styleDidChange()
    showColors()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  private func showColors() {
    track.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
    filled.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
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

  override var fixedAxes: UIAxis { .vertical }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.thickness)
  }
}
