public import CoreGraphics
import QuartzCore

/// A thin bar that fills from the leading edge, which shows the progress of work.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The thickness of the bar. The raw values are Apple's.
  public enum Style: Int, Sendable {
    /// A bar with rounded ends.
    case `default` = 0
    /// A thinner bar with square ends, for the edge of a navigation bar or toolbar.
    case bar = 1

    /// The thickness in points, as observed on iOS.
    fileprivate var thickness: CGFloat { self == .default ? 4 : 2 }
  }

  /// The duration in seconds of an animation over the whole length, as observed on iOS.
  private static let fill: TimeInterval = 0.5

  /// The interval in seconds between two reads of an observed progress (our choice).
  private static let readingInterval: TimeInterval = 0.1

  private let track = UIImageView()
  private let filled = UIImageView()
  private var ownProgress: Float = 0
  /// The fraction of the observed progress at the last read; nil before.
  private var readFraction: Double?
  private var nextReading: FrameTimer?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a progress view of a style, 150 points wide and as high as the style.
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

  /// The style of the bar.
  open var progressViewStyle = Style.default { didSet { styleDidChange() } }

  private func styleDidChange() {
    // Images have their own shape.
    let isRound = progressViewStyle == .default && trackImage == nil && progressImage == nil
    track.layer.cornerRadius = isRound ? progressViewStyle.thickness / 2 : 0
    filled.layer.cornerRadius = track.layer.cornerRadius
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The progress from 0 to 1. Other values are limited to this range.
  open var progress: Float {
    get { ownProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress. NaN is ignored with a warning.
  ///
  /// - Parameters:
  ///   - progress: the progress, limited to 0 … 1.
  ///   - animated: whether the change is animated, if the view is in a window.
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

  /// A progress object to observe; nil, the default, if the program sets ``progress``.
  ///
  /// While the view is in a window, the completed fraction is read ten times a second until the
  /// work is finished or cancelled. The bar moves when the fraction has changed. A ``progress``
  /// that the program sets stays until then.
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
    // An override of the method may have set another progress object.
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

  /// The colour of the filled part; nil for the tint colour.
  open var progressTintColor: UIColor? { didSet { showColors() } }

  /// The colour of the empty part; nil for a light grey.
  open var trackTintColor: UIColor? { didSet { showColors() } }

  /// An image that is stretched over the filled part, in the place of ``progressTintColor``; nil,
  /// the default, for none. The parts in its cap insets keep their size.
  open var progressImage: UIImage? { didSet { imagesDidChange() } }

  /// An image that is stretched over the whole length behind the filled part, in the place of
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
