public import CoreGraphics

/// Shows one page after the other, each with a controller; a drag turns to the next one or back.
///
/// The pages come from the data source, which is asked for the neighbours of the page that has
/// settled, or are given in code with ``setViewControllers(_:direction:animated:completion:)``. One
/// page is shown at a time, or two where the spine is in the middle.
open class UIPageViewController: UIViewController {
  /// How pages turn.
  public enum TransitionStyle: Int, Sendable {
    /// As in a book.
    case pageCurl = 0
    /// Side by side.
    case scroll = 1
  }

  /// The axis along which pages follow one another.
  public enum NavigationOrientation: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// Where the next pages come from when they are set.
  public enum NavigationDirection: Int, Sendable {
    /// From the trailing side: onwards.
    case forward = 0
    /// From the leading side: back.
    case reverse = 1
  }

  /// Where a book's pages are bound.
  public enum SpineLocation: Int, Sendable {
    /// Pages that scroll are not bound.
    case none = 0
    /// At the left edge, or the upper one: the next page is turned to at the other.
    case min = 1
    /// Two pages lie side by side, or one above the other.
    case mid = 2
    /// At the right edge, or the lower one.
    case max = 3
  }

  /// Names the options of a page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name that it is known by.
    public let rawValue: String
    /// A value of any name, also of one that is not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of a ``SpineLocation``, for pages that curl.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// Points between two pages, for pages that scroll.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// Whether pages curl or scroll; it cannot be changed.
  open private(set) var transitionStyle: TransitionStyle
  /// Whether pages follow one another from side to side or from top to bottom; it cannot be
  /// changed.
  open private(set) var navigationOrientation: NavigationOrientation
  let spacing: CGFloat

  /// Where pages that curl are bound; none for those that scroll. The delegate can give it another
  /// place when the interface turns.
  open internal(set) var spineLocation: SpineLocation
  /// Whether sheets have backs where the spine is at an edge.
  private var hasBacks = false
  /// The changes that the delegate requests while it is asked for the spine location; nil
  /// otherwise.
  var spineRequest: SpineRequest?
  /// The pages as requested last, the pages on the screen, and the turn that waits.
  let transitions = TransitionQueue<PageModel<UIViewController>, PageTurn>(PageModel())
  private(set) lazy var turner: any PageTurner =
    transitionStyle == .scroll ? PageScroller(of: self) : PageCurler(of: self)
  private(set) lazy var dots = makeDots()
  /// The dot of the page that was shown last.
  var dotIndex = 0

  /// A page controller without pages: set them by
  /// ``setViewControllers(_:direction:animated:completion:)``.
  ///
  /// - Parameters:
  ///   - style: whether pages curl or scroll.
  ///   - navigationOrientation: the axis along which pages follow one another.
  ///   - options: the spine's location for pages that curl, the gap between pages for those that
  ///     scroll.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spacing = Self.spacing(in: options ?? [:])
    spineLocation = style == .scroll ? .none : Self.spine(in: options ?? [:])
    super.init(nibName: nil, bundle: nil)
  }

  /// Pages that curl. The names of a file have no effect.
  public convenience override init(
    nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?
  ) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    transitionStyle = coder.word("transitionStyle") == "scroll" ? .scroll : .pageCurl
    navigationOrientation =
      coder.word("navigationOrientation") == "vertical" ? .vertical : .horizontal
    spacing = max(coder.number("pageSpacing") ?? 0, 0)
    spineLocation = transitionStyle == .scroll ? .none : Self.spine(coder)
    super.init(coder: coder)
    coder.decodeProperties(of: self, as: UIPageViewController.self)
  }

  private static func spine(_ coder: NSCoder) -> SpineLocation {
    switch coder.word("spineLocation") {
    case "mid": .mid
    case "max": .max
    default: .min
    }
  }

  private static func spacing(in options: [OptionsKey: Any]) -> CGFloat {
    guard let value = options[.interPageSpacing] else { return 0 }
    let spacing =
      value as? CGFloat ?? (value as? Int).map { CGFloat($0) }
      ?? (value as? NSNumber).map {
        CGFloat($0.doubleValue)
      }
    guard let spacing, spacing.isFinite, spacing >= 0 else {
      Diagnostics.warn("The spacing between pages cannot be \(value); there is none.")
      return 0
    }
    return spacing
  }

  private static func spine(in options: [OptionsKey: Any]) -> SpineLocation {
    guard let value = options[.spineLocation] else { return .min }
    let spine =
      value as? SpineLocation ?? (value as? Int).flatMap(SpineLocation.init)
      ?? (value as? NSNumber).flatMap { SpineLocation(rawValue: $0.intValue) }
    guard let spine, spine != .none else {
      Diagnostics.warn(
        "The spine of pages that curl cannot be at \(value); it is at the first edge.")
      return .min
    }
    return spine
  }

  /// Whether sheets have a page on their back, too. With the spine in the middle they always have,
  /// and pages that scroll have none; other values are ignored there, with a warning.
  ///
  /// With the spine at an edge the backs are seen while sheets turn. There the data source supplies
  /// fronts and backs by turns, and ``setViewControllers(_:direction:animated:completion:)`` takes
  /// both.
  open var isDoubleSided: Bool {
    get { spineLocation == .mid || hasBacks }
    set {
      guard transitionStyle == .pageCurl else {
        if newValue { Diagnostics.warn("Pages that scroll cannot be double-sided.") }
        return
      }
      // While the delegate is asked for a new spine location, it may set the property for that
      // location.
      if !newValue, spineLocation == .mid, spineRequest == nil {
        return Diagnostics.warn("With the spine in the middle all pages are double-sided.")
      }
      hasBacks = newValue
    }
  }

  /// Is notified of turns by the user. Held weakly: keep it yourself.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Supplies the neighbours of a page; without one the user cannot turn. Held weakly. Setting it
  /// asks again.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      // Some data sources answer with the page for which they were last asked.
      askForDots()
      turner.neighboursMayHaveChanged()
    }
  }

  /// The gesture recognisers of turns, for setting up relations with others.
  open var gestureRecognizers: [UIGestureRecognizer] { turner.gestureRecognizers }

  /// The visible pages, in the order of reading; while a turn in code runs, the pages that it leads
  /// to.
  open var viewControllers: [UIViewController]? { shownPages.isEmpty ? nil : shownPages }

  /// Shows another page, or two where the spine is in the middle.
  ///
  /// It takes exactly that many controllers, which have no other parent or presenter; anything else
  /// is refused with a warning. The delegate is not notified.
  ///
  /// - Parameters:
  ///   - viewControllers: one, or two where the spine is in the middle. Where ``isDoubleSided`` is
  ///     true with the spine at an edge, a second one is the back of the sheet that turns: forwards
  ///     that of the page that is left, backwards that of the page that is shown next.
  ///   - direction: of the turn, where it is animated.
  ///   - animated: whether the page turns.
  ///   - completion: called at the end, at once where nothing is animated; gets false if another
  ///     turn replaced this one, or it was refused.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    if spineRequest != nil {
      spineRequest?.pages = viewControllers ?? []
      spineRequest?.completion = completion
      return
    }
    guard let (pages, back) = pages(in: viewControllers ?? []) else {
      completion?(false)
      return
    }
    awaitsDots = true
    turner.turn(
      PageTurn(
        pages: pages, back: back, isForward: direction == .forward, isAnimated: animated,
        completion: { completion?($0) }))
    if awaitsDots { askForDots() }
  }

  /// Whether pages were set, and the data source has not been asked for the dots since then. It is
  /// asked before it is asked for the neighbours of the new page.
  final var awaitsDots = false

  open override func loadView() {
    let view = PageControllerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    self.view = view
    view.addSubview(turner.view)
    layOutParts()
  }

  open override func loadViewIfNeeded() {
    let wasLoaded = isViewLoaded
    super.loadViewIfNeeded()
    guard !wasLoaded, isViewLoaded, !shownPages.isEmpty else { return }
    for page in shownPages { turner.container.addSubview(page.viewOrPlaceholder) }
    turner.layOut()
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    askForSpine(in: size)
  }

  override func appearanceDidChange() {
    super.appearanceDidChange()
    if appearance == .disappeared, viewIfLoaded?.window == nil { turner.completeOffscreen() }
  }

  override func childDidLeave(_ child: UIViewController) {
    super.childDidLeave(child)
    pageDidLeave(child)
  }
}

/// The view of a page view controller.
final class PageControllerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    (viewController as? UIPageViewController)?.layOutParts()
  }
}
