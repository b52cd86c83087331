public import CoreGraphics

/// A row of dots or images, one for each page, one of which represents the current page.
///
/// A press after the middle goes to the next page, one before it to the previous page. A finger
/// that moves along the row goes to the page below it. `.valueChanged` is sent when the page
/// changes.
open class UIPageControl: UIControl {
  /// The user's interaction while the page changes. The raw values are Apple's.
  public enum InteractionState: Int, Sendable {
    /// None.
    case none = 0
    /// A press or a key moves to the next or previous page.
    case discrete = 1
    /// A finger moves along the row.
    case continuous = 2
  }

  /// The direction of the pages. The raw values are Apple's.
  public enum Direction: Int, Sendable {
    /// From the leading to the trailing edge.
    case natural = 0
    /// From the left to the right.
    case leftToRight = 1
    /// From the right to the left.
    case rightToLeft = 2
    /// From the top to the bottom.
    case topToBottom = 3
    /// From the bottom to the top.
    case bottomToTop = 4
  }

  /// Whether there is a background behind the indicators. The raw values are Apple's.
  public enum BackgroundStyle: Int, Sendable {
    /// While a finger moves along the row.
    case automatic = 0
    /// Always.
    case prominent = 1
    /// Never.
    case minimal = 2
  }

  /// Sizes in points, as observed on iOS: a dot, the gap between indicators, and the padding at the
  /// ends and the sides of the row.
  private static let dotSide: CGFloat = 7
  private static let gap: CGFloat = 9
  private static let endPadding: CGFloat = 16
  private static let sidePadding: CGFloat = 9.5

  /// The maximum distance of an indicator from the middle of the control in points. Indicators
  /// beyond it, which is outside any screen, are not made.
  private static let farthestIndicator: CGFloat = 8192
  /// The distance in points that a finger moves along the row before the page follows it, chosen by
  /// eye.
  private static let touchSlop: CGFloat = 10

  private var indicators: [UIImageView] = []
  /// The pages with an indicator.
  private var shownPages: Range<Int> {
    let (middle, reach) = (numberOfPages / 2, max(Int(Self.farthestIndicator / step), 1))
    return max(middle - reach, 0)..<min(middle + reach, numberOfPages)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeProperties(of: self, as: UIPageControl.self)
  }

  // MARK: Pages

  /// The number of pages. Negative numbers count as 0. The current page is limited to it.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      makeIndicators()
      currentPage = ownPage
    }
  }

  /// The index of the current page, limited to the existing pages.
  open var currentPage: Int {
    get { ownPage }
    set {
      setPage(newValue)
      updateDisplayedPage()
    }
  }
  private var ownPage = 0
  /// The page that the indicators show.
  private var displayedPage = 0

  private func setPage(_ page: Int) { ownPage = min(max(page, 0), max(numberOfPages - 1, 0)) }

  private func updateDisplayedPage() {
    displayedPage = ownPage
    showIndicators()
  }

  /// Whether the indicators show a page that the user selects only when the program calls
  /// ``updateCurrentPageDisplay()``. The default is false. Setting ``currentPage`` updates them at
  /// once.
  open var defersCurrentPageDisplay = false

  /// Updates the indicators to ``currentPage``, if ``defersCurrentPageDisplay`` is set.
  open func updateCurrentPageDisplay() { if defersCurrentPageDisplay { updateDisplayedPage() } }

  /// Whether the control is hidden if there is only one page.
  open var hidesForSinglePage = false { didSet { showIndicators() } }

  // MARK: Appearance

  /// Whether there is a background behind the indicators. The default is
  /// ``BackgroundStyle/automatic``.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { showBackground() } }
  private let background = UIView()

  private func showBackground() {
    let isMoving = if case .moving = press { true } else { false }
    let isShown = backgroundStyle == .prominent || backgroundStyle == .automatic && isMoving
    if isShown, background.superview == nil {
      background.isUserInteractionEnabled = false
      background.backgroundColor = .tertiarySystemFill
      insertSubview(background, at: 0)
    }
    background.isHidden = !isShown
    setNeedsLayout()
  }

  /// The colour of the other indicators; nil for a faint text colour.
  open var pageIndicatorTintColor: UIColor? { didSet { showIndicators() } }
  /// The colour of the current page's indicator; nil for the text colour.
  open var currentPageIndicatorTintColor: UIColor? { didSet { showIndicators() } }

  /// The direction of the pages. The default is from the leading edge.
  open var direction = Direction.natural {
    didSet {
      guard direction != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The image that replaces the dots; nil, the default, for dots. It is a template image in their
  /// colours, unless its rendering mode is `alwaysOriginal`. A symbol without a size is as small as
  /// a dot.
  open var preferredIndicatorImage: UIImage? { didSet { imagesDidChange() } }
  /// The image of the current page's indicator; nil, the default, for the image of other pages.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { imagesDidChange() } }
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]

  /// Returns the image that was set for a page; nil for none.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  /// Sets the image of a page, which replaces ``preferredIndicatorImage``; nil restores that. A
  /// page that does not exist is ignored with a warning.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard hasPage(page) else { return }
    images[page] = image
    imagesDidChange()
  }

  /// Returns the image that was set for a page while it is the current one; nil for none.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  /// Sets the image of a page while it is the current one, which replaces
  /// ``preferredCurrentPageIndicatorImage``; nil restores that. A page that does not exist is
  /// ignored with a warning.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard hasPage(page) else { return }
    currentImages[page] = image
    imagesDidChange()
  }

  private func hasPage(_ page: Int) -> Bool {
    if 0..<numberOfPages ~= page { return true }
    Diagnostics.warn("A page control has no page \(page); it has \(numberOfPages).")
    return false
  }

  /// The configuration of symbols, which are about as large as dots. Chosen by eye.
  private static let symbols = UIImage.SymbolConfiguration(pointSize: 9)

  /// Returns the image of a page's indicator; nil for a dot.
  private func image(ofPage page: Int) -> UIImage? {
    let current = currentImages[page] ?? preferredCurrentPageIndicatorImage
    return (page == displayedPage ? current : nil) ?? images[page] ?? preferredIndicatorImage
  }

  private func imagesDidChange() {
    let all =
      [preferredIndicatorImage, preferredCurrentPageIndicatorImage].compactMap { $0 }
      + images.values + currentImages.values
    var size = CGSize(width: Self.dotSide, height: Self.dotSide)
    for image in all {
      let its = image.preferring(Self.symbols).size
      size = CGSize(width: max(size.width, its.width), height: max(size.height, its.height))
    }
    slot = size
    makeIndicators()
    showIndicators()
  }

  private func makeIndicators() {
    let count = shownPages.count
    while indicators.count > count { indicators.removeLast().removeFromSuperview() }
    while indicators.count < count {
      let indicator = UIImageView()
      indicator.contentMode = .center
      indicator.prefersTemplates = true
      indicator.preferredSymbolConfiguration = Self.symbols
      addSubview(indicator)
      indicators.append(indicator)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showIndicators() {
    for (page, indicator) in zip(shownPages, indicators) {
      let color =
        page == displayedPage
        ? currentPageIndicatorTintColor ?? .label
        : pageIndicatorTintColor ?? .tertiaryLabel
      let image = image(ofPage: page)
      if image != indicator.image { setNeedsLayout() }
      indicator.image = image
      indicator.tintColor = color
      indicator.backgroundColor = image == nil ? color : nil
      indicator.layer.cornerRadius = image == nil ? Self.dotSide / 2 : 0
      indicator.isHidden = hidesForSinglePage && indicators.count == 1
    }
  }

  // MARK: Geometry

  /// The size of an indicator's room in points: that of the largest image, and at least that of a
  /// dot.
  private var slot = CGSize(width: UIPageControl.dotSide, height: UIPageControl.dotSide)

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Whether the first page is at the right or at the bottom.
  private var isReversed: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  /// The distance between two indicators in points.
  private var step: CGFloat { (isVertical ? slot.height : slot.width) + Self.gap }

  /// Returns the size that a number of indicators needs, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(pageCount, 1))
    let length = count * step - Self.gap + 2 * Self.endPadding
    let across = (isVertical ? slot.width : slot.height) + 2 * Self.sidePadding
    return isVertical
      ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }

  override var fixedAxes: UIAxis { .both }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The left or upper end of the row of indicators, in points.
  private var rowStart: CGFloat {
    let length = CGFloat(numberOfPages) * step - Self.gap
    return (((isVertical ? bounds.height : bounds.width) - length) / 2).rounded()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (start, step, isReversed) = (rowStart, step, isReversed)
    let size = size(forNumberOfPages: numberOfPages)
    background.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
    background.layer.cornerRadius = min(size.width, size.height) / 2
    for (page, indicator) in zip(shownPages, indicators) {
      let dot = CGSize(width: Self.dotSide, height: Self.dotSide)
      let size = indicator.image == nil ? dot : indicator.intrinsicContentSize
      let place = start + CGFloat(isReversed ? numberOfPages - 1 - page : page) * step
      let origin =
        isVertical
        ? CGPoint(
          x: ((bounds.width - size.width) / 2).rounded(), y: place + (slot.height - size.height) / 2
        )
        : CGPoint(
          x: place + (slot.width - size.width) / 2, y: ((bounds.height - size.height) / 2).rounded()
        )
      indicator.frame = CGRect(origin: origin, size: size)
    }
  }

  // MARK: Tracking

  /// The user's interaction while the actions of a change run; otherwise none.
  open private(set) var interactionState = InteractionState.none

  /// Whether the page follows a finger that moves along the row. The default is true.
  open var allowsContinuousInteraction = true

  /// A touch on the control.
  private enum Press {
    /// It began at a position along the row, in points, and has not moved far.
    case still(start: CGFloat)
    /// The page follows the touch.
    case moving
  }
  private var press: Press? { didSet { showBackground() } }

  override var takesTaps: Bool { true }

  private func place(of touch: UITouch) -> CGFloat {
    let point = touch.location(in: self)
    return isVertical ? point.y : point.x
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    press = .still(start: place(of: touch))
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let place = place(of: touch)
    if case .still(let start) = press, allowsContinuousInteraction,
      abs(place - start) >= Self.touchSlop
    {
      press = .moving
    }
    if case .moving = press { go(to: page(at: place), .continuous) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let ended = press
    press = nil
    guard let touch, isTouchInside, case .still = ended else { return }
    let isBehind = place(of: touch) > (isVertical ? bounds.midY : bounds.midX)
    go(to: ownPage + (isBehind == isReversed ? -1 : 1), .discrete)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    press = nil
  }

  /// Returns the page whose indicator is nearest to a position along the row.
  private func page(at place: CGFloat) -> Int {
    let index = ((place - rowStart + Self.gap / 2) / step).rounded(.down)
    // A number that exceeds `Int` is beyond the last page.
    let nearest = min(max(Int(exactly: index) ?? Int.max, 0), max(numberOfPages - 1, 0))
    return isReversed ? numberOfPages - 1 - nearest : nearest
  }

  /// Changes the page on behalf of the user, if the page exists.
  private func go(to page: Int, _ state: InteractionState) {
    let before = ownPage
    setPage(page)
    guard ownPage != before else { return }
    if !defersCurrentPageDisplay { updateDisplayedPage() }
    interactionState = state
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    interactionState = .none
  }

  override func adjust(by step: Int, with event: UIEvent?) -> Bool {
    go(to: ownPage + step, .discrete)
    return true
  }
}
