public import CoreGraphics
public import ObjectiveCSupport

/// What a navigation bar shows for one controller of a stack.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, InterfaceConnectable {
  /// Whether the title is shown large, below the row of buttons.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before; large for the first.
    case automatic = 0
    /// Large, where the bar prefers large titles.
    case always = 1
    /// Small, in the row of buttons.
    case never = 2
  }

  public override init() { super.init() }

  /// Archives are not read: it has the effect of ``init()``.
  public required init?(coder: NSCoder) { super.init() }

  open class var actions: [String: Selector] { [:] }
  open class var inspectables: [String: Inspectable] {
    ["title": Inspectable(\UINavigationItem.title)]
  }
  open func awakeFromNib() {}

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The title in the middle of the bar, which is also on the back button of the next item.
  open var title: String? { didSet { if title != oldValue { contentDidChange() } } }

  /// Shown instead of the title. It keeps its size, or its fitting size, and is narrowed to the
  /// available width.
  open var titleView: UIView? {
    didSet {
      guard titleView !== oldValue else { return }
      titleViewSizes = nil
      contentDidChange()
    }
  }
  /// The size of the title view by itself, zero for its fitting size, and the one that a bar has
  /// given it last; nil where no bar has shown it.
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

  /// The back button of the next item, which leads here: its title and colour are shown.
  open var backBarButtonItem: UIBarButtonItem? { didSet { contentDidChange() } }

  /// The text of the next item's back button, instead of this one's title.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { contentDidChange() } }
  }

  /// What a back button says that leads to an item.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The item's ``backButtonTitle`` or title, as far as there is room.
    case `default` = 0
    /// "Back", where the bar button item of the item has no title of its own.
    case generic = 1
    /// Nothing but the arrow, where the bar button item of the item has no title of its own.
    case minimal = 2
  }

  /// What the next item's back button says.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { contentDidChange() } }
  }

  /// Performed by the back button of this item, instead of the pop: it asks, for example, whether
  /// to give up what was entered. Its title replaces that of the item below, and the first item
  /// has a back button, too. Nil, the default, pops. The edge swipe is not affected.
  open var backAction: UIAction? { didSet { if backAction !== oldValue { contentDidChange() } } }

  /// Whether the back button is hidden while this item is on top; then the edge swipe is disabled,
  /// too.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { contentDidChange() } }
  }

  /// Sets `hidesBackButton`, with a fade where animated and in a window.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated) { self.hidesBackButton = hidesBackButton }
  }

  /// Whether left items are shown beside the back button, and do not replace it.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { contentDidChange() } }
  }

  // MARK: Buttons

  /// From the left to the right; mirrored where lines run from right to left.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { if leftBarButtonItems != oldValue { contentDidChange() } }
  }

  /// From the right to the left.
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

  /// Sets ``leftBarButtonItems``, with a fade where animated and in a window.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { self.leftBarButtonItems = items }
  }

  /// Sets ``rightBarButtonItems``, with a fade where animated and in a window.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { self.rightBarButtonItems = items }
  }

  /// Sets ``leftBarButtonItem`` alone, with a fade where animated and in a window.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { self.leftBarButtonItem = item }
  }

  /// Sets ``rightBarButtonItem`` alone, with a fade where animated and in a window.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { self.rightBarButtonItem = item }
  }

  /// A button of a container, before the left items.
  var containerItem: UIBarButtonItem? {
    didSet { if containerItem !== oldValue { contentDidChange() } }
  }

  /// The items at the leading edge of the bar, after the back button.
  var leadingItems: [UIBarButtonItem] {
    [containerItem].compactMap { $0 } + (leftBarButtonItems ?? [])
  }

  // MARK: Search

  /// What is shown below the titles.
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

  /// Where the search bar is in the navigation bar. The values are Apple's.
  public enum SearchBarPlacement: Int, Sendable {
    /// Where the system wants it.
    case automatic = 0
    /// Beside the title.
    case inline = 1
    /// Below the title.
    case stacked = 2
  }

  /// Where the program wants the search bar. It is stacked in any case, as on an iPhone.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// Where the search bar is: stacked.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  /// Whether the search bar folds up while the content is scrolled, before the large title does. It
  /// is expanded at first, as since iOS 13.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { contentDidChange() } }
  }

  // MARK: Appearance

  /// Applies if the bar prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { contentDidChange() } }
  }

  /// The appearance of the bar while this item is on top; nil is the bar's own.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet {
      standardAppearance = copied(standardAppearance)
      contentDidChange()
    }
  }

  /// The appearance of the bar in a compact height; nil is the bar's own.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      compactAppearance = copied(compactAppearance)
      contentDidChange()
    }
  }

  /// The appearance while no content is below the bar, which is while a large title is expanded.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      scrollEdgeAppearance = copied(scrollEdgeAppearance)
      contentDidChange()
    }
  }

  /// The appearance in a compact height while no content is below the bar; nil is the bar's own.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      compactScrollEdgeAppearance = copied(compactScrollEdgeAppearance)
      contentDidChange()
    }
  }

  // MARK: Changes

  /// The bar whose item it is.
  weak var bar: UINavigationBar?

  private func contentDidChange() { bar?.itemDidChange(self) }

  private func change(_ animated: Bool, _ change: @escaping () -> Void) {
    guard animated, let bar else { return change() }
    UIView.transition(
      with: bar, duration: UINavigationBar.hideShowDuration,
      options: .transitionCrossDissolve, animations: change)
  }

  /// The text of a back button that leads here.
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
