public import CoreGraphics

/// A row of dots, one for each page, of which one stands for the page that is shown.
///
/// A press right of the middle goes to the next page, left of it to the one before; `.valueChanged`
/// is sent when that makes a difference.
open class UIPageControl: UIControl {
  /// Points, as observed on iOS: a dot, the distance between dots, and the padding around them.
  private static let dotSide: CGFloat = 7
  private static let dotStep: CGFloat = 16
  private static let height: CGFloat = 26
  private static let room: CGFloat = 16

  /// Dots farther from the middle of the control, in points, are made for no page: they would be
  /// beyond the edges of any screen.
  private static let farthestDot: CGFloat = 8192

  private var dots: [UIView] = []
  /// The pages that have a dot.
  private var dottedPages: Range<Int> {
    let (middle, reach) = (numberOfPages / 2, Int(Self.farthestDot / Self.dotStep))
    return max(middle - reach, 0)..<min(middle + reach, numberOfPages)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeProperties(of: self, as: UIPageControl.self)
  }

  /// Negative numbers count as 0. The current page is limited to it.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      makeDots()
      currentPage = ownPage
    }
  }

  /// From 0; limited to the existing pages.
  open var currentPage: Int {
    get { ownPage }
    set {
      ownPage = min(max(newValue, 0), max(numberOfPages - 1, 0))
      showDots()
    }
  }
  private var ownPage = 0

  /// Whether the control is hidden if there is only one page.
  open var hidesForSinglePage = false { didSet { showDots() } }

  /// The colour of the other dots; nil is the text's colour, faint.
  open var pageIndicatorTintColor: UIColor? { didSet { showDots() } }
  /// The colour of the current page's dot; nil is the text's colour.
  open var currentPageIndicatorTintColor: UIColor? { didSet { showDots() } }

  /// The size that a number of dots needs, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(pageCount, 1))
    return CGSize(
      width: (count - 1) * Self.dotStep + Self.dotSide + 2 * Self.room, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  private func makeDots() {
    let count = dottedPages.count
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    while dots.count < count {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: Self.dotSide, height: Self.dotSide))
      dot.layer.cornerRadius = Self.dotSide / 2
      dot.isUserInteractionEnabled = false
      addSubview(dot)
      dots.append(dot)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showDots() {
    for (page, dot) in zip(dottedPages, dots) {
      dot.backgroundColor =
        page == ownPage
        ? currentPageIndicatorTintColor ?? .label
        : pageIndicatorTintColor ?? .tertiaryLabel
      dot.isHidden = hidesForSinglePage && dots.count == 1
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let length = CGFloat(numberOfPages - 1) * Self.dotStep + Self.dotSide
    let start = ((bounds.size.width - length) / 2).rounded()
    let y = ((bounds.size.height - Self.dotSide) / 2).rounded()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (page, dot) in zip(dottedPages, dots) {
      let place = isReversed ? numberOfPages - 1 - page : page
      dot.frame.origin = CGPoint(x: start + CGFloat(place) * Self.dotStep, y: y)
    }
  }

  override var takesTaps: Bool { true }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let isRight = touch.location(in: self).x > bounds.midX
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    turn(isRight == isReversed ? -1 : 1)
  }

  private func turn(_ step: Int) {
    let before = ownPage
    currentPage += step
    if ownPage != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  override func adjust(by step: Int, with event: UIEvent?) -> Bool {
    turn(step)
    return true
  }
}
