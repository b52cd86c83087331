public import CoreGraphics
public import ObjectiveCSupport

/// The content of a navigation bar for one controller of a stack.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, InterfaceConnectable {
  /// The way in which the title is shown: large below the row of buttons, or standard.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the previous item; large for the first item.
    case automatic = 0
    /// Large, if the bar prefers large titles.
    case always = 1
    /// In the row of buttons.
    case never = 2
  }

  public override init() { super.init() }

  /// Makes an empty item, because archives are not supported.
  public required init?(coder: NSCoder) { super.init() }

  open class var actions: [String: Selector] { [:] }
  open class var inspectables: [String: Inspectable] {
    ["title": Inspectable(\UINavigationItem.title)]
  }
  open func awakeFromNib() {}

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The title in the middle of the bar, which is also on the back button of the next item.
  open var title: String? { didSet { if title != oldValue { contentDidChange() } } }

  /// A view that replaces the title. It keeps its size, or its fitting size, but its width is
  /// limited to the available width.
  open var titleView: UIView? {
    didSet {
      guard titleView !== oldValue else { return }
      titleViewSizes = nil
      contentDidChange()
    }
  }
  /// The title view's own size (zero for its fitting size), and the size that a bar has set last;
  /// nil if no bar has shown it.
  var titleViewSizes: (own: CGSize, given: CGSize)?

  /// A line of small text above the title and the buttons; nil, the default, for none. It makes the
  /// bar 30 points higher while the item is on top.
  open var prompt: String? {
    didSet {
      guard prompt != oldValue else { return }
      contentDidChange()
      bar?.invalidateIntrinsicContentSize()
    }
  }

  // MARK: Back button

  /// The back button of the next item, which leads to this one: its title and colour are shown.
  open var backBarButtonItem: UIBarButtonItem? { didSet { contentDidChange() } }

  /// The text of the next item's back button, in the place of this item's title.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { contentDidChange() } }
  }

  /// The text of a back button that leads to an item.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The item's ``backButtonTitle`` or title, if there is room.
    case `default` = 0
    /// "Back", unless the item's back bar button item has a title.
    case generic = 1
    /// Only the arrow, unless the item's back bar button item has a title.
    case minimal = 2
  }

  /// The text of the next item's back button.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { contentDidChange() } }
  }

  /// An action that the back button of this item performs instead of the pop, for example to ask
  /// whether entered data may be lost. Its title replaces that of the previous item, and the first
  /// item gets a back button, too. The default is nil, which pops. The edge swipe is not affected.
  open var backAction: UIAction? { didSet { if backAction !== oldValue { contentDidChange() } } }

  /// Whether the back button is hidden while this item is on top. The edge swipe is then disabled,
  /// too.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { contentDidChange() } }
  }

  /// Sets `hidesBackButton`, with a fade if animated and in a window.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated) { self.hidesBackButton = hidesBackButton }
  }

  /// Whether left items are shown beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { contentDidChange() } }
  }

  // MARK: Buttons

  /// The items from left to right; mirrored in right-to-left layout.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { if leftBarButtonItems != oldValue { contentDidChange() } }
  }

  /// The items from right to left; mirrored in right-to-left layout.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { if rightBarButtonItems != oldValue { contentDidChange() } }
  }

  /// The first of the left items; setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the right items; setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets ``leftBarButtonItems``, with a fade if animated and in a window.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { self.leftBarButtonItems = items }
  }

  /// Sets ``rightBarButtonItems``, with a fade if animated and in a window.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { self.rightBarButtonItems = items }
  }

  /// Replaces all left items by one, with a fade if animated and in a window.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { self.leftBarButtonItem = item }
  }

  /// Replaces all right items by one, with a fade if animated and in a window.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { self.rightBarButtonItem = item }
  }

  /// A button of a container before the left items.
  var containerItem: UIBarButtonItem? {
    didSet { if containerItem !== oldValue { contentDidChange() } }
  }

  /// The items at the leading edge of the bar, after the back button.
  var leadingItems: [UIBarButtonItem] {
    [containerItem].compactMap { $0 } + (leftBarButtonItems ?? [])
  }

  // MARK: Search

  /// The search that is shown below the titles.
  var search: (any NavigationItemSearch)? {
    didSet {
      guard search !== oldValue else { return }
      if let search {
        search.searchBar.isInNavigationBar = true
      }
      if let bar = oldValue?.searchBar {
        bar.isInNavigationBar = false
        bar.removeFromSuperview()
      }
      contentDidChange()
    }
  }

  /// The position of the search bar in the navigation bar. The raw values are Apple's.
  public enum SearchBarPlacement: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// Beside the title.
    case inline = 1
    /// Below the title.
    case stacked = 2
  }

  /// The preferred position of the search bar. It is ignored: the search bar is stacked, as on an
  /// iPhone.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// The position of the search bar, which is always stacked.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  /// Whether the search bar collapses while the content is scrolled, before the large title does.
  /// It starts expanded, as since iOS 13.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { contentDidChange() } }
  }

  // MARK: Appearance

  /// Whether the title is large, if the bar prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { contentDidChange() } }
  }

  /// The appearance of the bar while this item is on top; nil for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet {
      standardAppearance = copied(standardAppearance)
      contentDidChange()
    }
  }

  /// The appearance of the bar in a compact height; nil for the bar's own.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      compactAppearance = copied(compactAppearance)
      contentDidChange()
    }
  }

  /// The appearance while no content is below the bar, that is, while a large title is expanded;
  /// nil for the bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      scrollEdgeAppearance = copied(scrollEdgeAppearance)
      contentDidChange()
    }
  }

  /// The appearance in a compact height while no content is below the bar; nil for the bar's own.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      compactScrollEdgeAppearance = copied(compactScrollEdgeAppearance)
      contentDidChange()
    }
  }

  // MARK: Changes

  /// The bar that contains the item.
  weak var bar: UINavigationBar?

  private func contentDidChange() { bar?.itemDidChange(self) }

  private func change(_ animated: Bool, _ change: @escaping () -> Void) {
    guard animated, let bar else { return change() }
    UIView.transition(
      with: bar, duration: UINavigationBar.hideShowDuration,
      options: .transitionCrossDissolve, animations: change)
  }

  /// The text of a back button that leads to this item.
  var titleForBackButton: String {
    if let title = backBarButtonItem?.title { return title }
    switch backButtonDisplayMode {
    case .default: return backButtonTitle ?? title ?? Self.genericBackTitle
    case .generic: return Self.genericBackTitle
    case .minimal: return ""
    }
  }

  private static let genericBackTitle = "Back"
}
