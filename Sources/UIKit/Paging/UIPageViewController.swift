public import CoreGraphics

/// Shows one page after the other, each with a controller; a drag turns to the next one or back.
///
/// The pages come from the data source, which is asked for the two neighbours of the page that has come
/// to rest, or one at a time with `setViewControllers(_:direction:animated:completion:)`. One page is
/// shown at a time: the spine is at the pages' first edge.
open class UIPageViewController: UIViewController {
  /// How pages turn.
  public enum TransitionStyle: Int, Sendable {
    /// As in a book.
    case pageCurl = 0
    /// Side by side.
    case scroll = 1
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  /// Where a book's pages are bound. Two pages at a time, and books that open the other way, are not
  /// supported.
  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of a `SpineLocation`, for pages that curl.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// Points between two pages, for pages that scroll.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  open private(set) var transitionStyle: TransitionStyle
  open private(set) var navigationOrientation: NavigationOrientation
  let spacing: CGFloat

  /// The page that is shown.
  var current: UIViewController?
  private(set) lazy var turner: any PageTurner =
    transitionStyle == .scroll ? PageScroller(of: self) : PageCurler(of: self)
  private(set) lazy var dots = makeDots()
  /// The dot of the page that was shown last.
  var dotIndex = 0

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spacing = Self.spacing(in: options ?? [:])
    super.init()
  }

  public convenience override init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation, spacing) = (.pageCurl, .horizontal, 0)
    super.init(coder: coder)
  }

  private static func spacing(in options: [OptionsKey: Any]) -> CGFloat {
    if let spine = options[.spineLocation], spine as? Int != SpineLocation.min.rawValue {
      Diagnostics.warn("A page view controller's spine can be at the pages' first edge only.")
    }
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

  /// At the first edge for pages that curl; pages that scroll have none.
  open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }

  /// Hears of turns by the user. Held weakly: keep it yourself.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Supplies the neighbours of a page; without one the user cannot turn. Held weakly. Setting it asks
  /// anew.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      turner.neighboursMayHaveChanged()
      askForDots()
    }
  }

  /// The recognisers of turns, to arrange them with others.
  open var gestureRecognizers: [UIGestureRecognizer] { turner.gestureRecognizers }

  /// The page that is shown, or that a turn in code goes to.
  open var viewControllers: [UIViewController]? { current.map { [$0] } }

  /// Shows another page.
  ///
  /// Exactly one controller, which has no other place in the hierarchy; anything else is refused with a
  /// warning. The delegate is not told.
  ///
  /// - Parameters:
  ///   - direction: the way to turn where it is animated.
  ///   - completion: called at the end, at once where nothing is animated; gets false where another
  ///     turn took its place, or it was refused.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = page(in: viewControllers ?? []) else {
      completion?(false)
      return
    }
    turner.turn(to: page, isForward: direction == .forward, animated: animated) { finished in
      completion?(finished)
    }
    askForDots()
  }

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
    guard !wasLoaded, isViewLoaded, let page = current?.view else { return }
    turner.container.addSubview(page)
    turner.layOut()
  }

  override func appearanceDidChange() {
    super.appearanceDidChange()
    if appearance == .disappeared, viewIfLoaded?.window == nil { turner.finishUnseen() }
  }

  override func childDidLeave(_ child: UIViewController) {
    super.childDidLeave(child)
    guard child === current else { return }
    turner.finishUnseen()
    // A turn that was under way may have made another one the current one.
    guard child === current else { return turner.neighboursMayHaveChanged() }
    if child.viewIfLoaded?.superview === turner.container { child.view.removeFromSuperview() }
    current = nil
    turner.neighboursMayHaveChanged()
  }
}

/// Turns pages in one of the styles.
@MainActor
protocol PageTurner: AnyObject {
  /// What fills the controller's view.
  var view: UIView { get }
  /// What the pages' views are in.
  var container: UIView { get }
  var gestureRecognizers: [UIGestureRecognizer] { get }
  func turn(
    to page: UIViewController, isForward: Bool, animated: Bool,
    completion: @escaping (Bool) -> Void)
  /// Brings everything to its place in the area for the pages.
  func layOut()
  func neighboursMayHaveChanged()
  /// Ends a turn that nobody sees any more.
  func finishUnseen()
}

/// The view of a page view controller.
final class PageControllerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    (viewController as? UIPageViewController)?.layOutParts()
  }
}
