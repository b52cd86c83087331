import CoreGraphics
public import ObjectiveCSupport

/// Shows one of several controllers; a bar at the bottom chooses which.
///
/// Tabs change without animation unless the delegate supplies an animator, which then animates
/// every change: by the user and in code. The selection changes at once, the screen follows: while
/// a transition runs by itself another change waits for its end; while a gesture holds it, further
/// changes are refused.
///
/// Where there are more than five controllers the fifth tab is "More": a list of the rest.
open class UITabBarController: UIViewController, UITabBarDelegate {
  open override class var inspectables: [String: Inspectable] {
    ["tabBar": Inspectable(\UITabBarController.ownBar)]
  }

  /// How many tabs a bar has room for (as on iOS).
  static let mostTabs = 5

  /// The tabs and the selection as requested, as on the screen, and the request that waits.
  let transitions = TransitionQueue<TabModel<UIViewController>, TabSwitch>(
    TabModel(capacity: UITabBarController.mostTabs))
  /// Whether the model and the navigation controller of "More" are being synchronized.
  var isChanging = false
  /// The child whose view is in the container.
  var shown: UIViewController?
  /// Controllers that are no longer in the model, and are removed once they are off the screen.
  var departing: [UIViewController] = []
  var loadedMore: UINavigationController?
  /// The scroll view whose end of content the bar follows.
  weak var followedContent: UIScrollView?
  /// The tabs that were set as such, also hidden ones; nil where controllers were set.
  var ownTabs: [UITab]?
  /// The tabs in the bar and in the list of "More", by the controllers that are shown for them.
  var tabsByController: [UIViewController: UITab] = [:]
  /// The tabs of controllers that were set without, as far as they were asked for.
  var impliedTabs: [UIViewController: UITab] = [:]
  /// The change that the user asked for, while `selectedViewController` is set for it.
  var userChange: TabSwitch?
  /// Whether that change has been shown meanwhile.
  var isUserChangeShown = false
  /// The controller of a tab that is being made a child.
  weak var adopted: UIViewController?
  /// How often the model has been brought up to date with the tabs.
  var tabChanges = 0
  /// Whether tabs have changed while a gesture held a change between them.
  var hasChangedTabs = false
  let moreItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)

  /// Where the controllers' views are; changes of tabs happen in it.
  private(set) lazy var container = UIView()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeProperties(of: self, as: UITabBarController.self)
  }

  /// The bar that was decoded from a file, until it is used.
  var decodedBar: UITabBar?

  /// Held weakly: keep it yourself.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar. Its items are the controllers' `tabBarItem`s, or those of the ``tabs`` that were set.
  open private(set) lazy var tabBar: UITabBar = {
    let bar = decodedBar ?? UITabBar()
    decodedBar = nil
    bar.controller = self
    bar.delegate = self
    return bar
  }()

  /// The bar as key-value coding sets it: a program gives the controller a bar of its own class by
  /// `setValue(_:forKey:)` with the key "tabBar", as on iOS.
  final var ownBar: UITabBar {
    get { tabBar }
    set {
      let former = tabBar
      guard newValue !== former else { return }
      (former.controller, former.delegate) = (nil, nil)
      former.setItems(nil, animated: false)
      (newValue.controller, newValue.delegate) = (self, self)
      tabBar = newValue
      updateItems(animated: false)
      guard former.superview != nil else { return }
      former.superview?.insertSubview(newValue, aboveSubview: former)
      former.removeFromSuperview()
    }
  }

  /// Called when the user has pressed a tab that may be selected, before the screen changes.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Whether the bar is below the screen, and the children have its room.
  open var isTabBarHidden = false {
    didSet { if isTabBarHidden != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  // MARK: Controllers

  /// One for each tab that is not hidden. Setting it changes them without animation, and replaces
  /// ``tabs``; reading it makes the controllers of all of these.
  open var viewControllers: [UIViewController]? {
    get {
      loadTabs()
      let controllers = model.tabs.filter { !($0 is TabPlaceholder) }
      return controllers.isEmpty ? nil : controllers
    }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Changes the tabs.
  ///
  /// The selected controller stays selected if it is among the new ones; otherwise the one at its
  /// index is, or the last. A controller that is given twice is taken once, one that has another
  /// parent leaves it, and one that contains this controller or is presented is left out, each with
  /// a warning.
  ///
  /// - Parameters:
  ///   - viewControllers: one for each tab, in order; nil for none.
  ///   - animated: whether the bar's tabs fade into the new ones.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    ownCustomizable = nil
    replaceTabs(by: viewControllers ?? [], animated: animated)
  }

  /// The tabs in order; each makes its controller when it is needed. Where ``viewControllers`` were
  /// set, each of these has a tab that shows its `tabBarItem`.
  ///
  /// Setting it changes them without animation. Use either this or ``viewControllers``: setting one
  /// replaces the other.
  open var tabs: [UITab] {
    get { ownTabs ?? model.tabs.compactMap(tab(of:)) }
    set { setTabs(newValue, animated: false) }
  }

  /// Changes the tabs.
  ///
  /// The selected tab stays selected if it is among the new ones; otherwise the one at its index
  /// is, or the last. A tab whose identifier another one has, or that is in a group, is left out
  /// with a warning; one of another tab bar controller leaves that. A ``UISearchTab`` is the last
  /// of the bar.
  ///
  /// - Parameters:
  ///   - tabs: the tabs in order.
  ///   - animated: whether the bar's tabs fade into the new ones.
  open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(by: tabs, animated: animated) }

  /// The selected tab, which may be in a group; nil where the list of "More" is selected or there
  /// are no tabs.
  ///
  /// Setting one that is hidden, or that is none of the tabs, is ignored with a warning.
  open var selectedTab: UITab? {
    get {
      followMore()
      guard case .tab(let controller) = model.selection else { return nil }
      return tab(of: controller)
    }
    set { select(newValue) }
  }

  /// The tab with an identifier, also in a group; nil for none.
  open func tab(forIdentifier identifier: String) -> UITab? { tabs.tab(named: identifier) }

  /// The selected controller's index in ``viewControllers``; `NSNotFound` if none, or the list of
  /// "More", is selected.
  ///
  /// Setting an index that does not exist is ignored with a warning.
  open var selectedIndex: Int {
    get {
      guard let selected = selectedViewController else { return NSNotFound }
      return model.tabs.firstIndex { $0 === selected } ?? NSNotFound
    }
    set {
      guard model.tabs.indices.contains(newValue) else {
        Diagnostics.warn(
          "\(type(of: self)) has no tab \(newValue), only \(model.tabs.count) of them; "
            + "the selection stays.")
        return
      }
      select(model.tabs[newValue])
    }
  }

  /// The selected controller, which is ``moreNavigationController`` while that shows its list; nil
  /// where there are no tabs.
  ///
  /// Setting one that has no tab is ignored with a warning. It is also set where the user chooses a
  /// tab of the bar or a row of "More", so that an override observes both, unless ``tabs`` were
  /// set.
  open var selectedViewController: UIViewController? {
    get {
      followMore()
      return switch model.selection {
      case .none: nil
      case .tab(let tab): tab
      case .more: moreNavigationController
      }
    }
    set {
      guard let newValue, newValue === loadedMore && model.hasMore || isTab(newValue) else {
        let name = newValue.map { "\(type(of: $0))" } ?? "nil"
        Diagnostics.warn(
          "\(type(of: self)) cannot select \(name): that is none of its controllers; "
            + "the selection stays.")
        return
      }
      select(newValue)
    }
  }

  /// Shows the list of the controllers without an item in the bar, and the controller that is
  /// chosen in it.
  open var moreNavigationController: UINavigationController {
    if let loadedMore { return loadedMore }
    let more = MoreNavigationController(rootViewController: MoreListController(of: self))
    more.tabs = self
    more.title = moreItem.title
    more.tabBarItem = moreItem
    loadedMore = more
    return more
  }

  /// The controllers whose order the user may change in the list of "More"; nil for none. Setting
  /// ``viewControllers`` makes it all of them. The list here has no button for that.
  open var customizableViewControllers: [UIViewController]? {
    get { ownCustomizable ?? viewControllers }
    set { ownCustomizable = .some(newValue) }
  }
  private var ownCustomizable: [UIViewController]??

  override var contentChild: UIViewController? { selectedViewController }

  /// The selected controller.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  /// The selected controller.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  /// Selects the controller, by `selectedViewController`.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    if isTab(subsequentVC) { selectedViewController = subsequentVC }
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }

  // MARK: Orientation

  /// The orientations that the delegate permits.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    orientation { delegate?.tabBarControllerSupportedInterfaceOrientations(self) }
      ?? super.supportedInterfaceOrientations
  }
  /// The orientation that the delegate prefers.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    orientation { delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self) }
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: View

  open override func loadView() {
    let view = TabBarControllerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    container.frame = view.bounds
    // The tab gets its new size together with the view, and not only with the next layout.
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.clipsToBounds = true
    view.addSubview(container)
    view.addSubview(tabBar)
    // Controllers often use the size of the bar in `viewDidLoad()`, before the first layout.
    if tabBar.frame.isEmpty {
      let size = tabBar.sizeThatFits(view.bounds.size)
      tabBar.frame = CGRect(
        x: 0, y: view.bounds.height - size.height, width: size.width, height: size.height)
    }
  }

  open override func loadViewIfNeeded() {
    let wasLoaded = isViewLoaded
    super.loadViewIfNeeded()
    if !wasLoaded, isViewLoaded { showSelectedAtOnce() }
  }

  override func appearanceDidChange() {
    super.appearanceDidChange()
    if appearance == .disappeared, viewIfLoaded?.window == nil {
      transitions.running?.completeOffscreen()
    }
  }

  /// Makes a controller a child, with a tab after the others. Where ``tabs`` were set, the child
  /// gets no tab.
  open override func addChild(_ childController: UIViewController) {
    guard ownTabs == nil, childController !== adopted, childController !== loadedMore,
      !isTab(childController)
    else { return super.addChild(childController) }
    replaceTabs(by: model.tabs + [childController], animated: false)
  }

  override func childDidLeave(_ child: UIViewController) {
    super.childDidLeave(child)
    if child === loadedMore, model.children.contains(.more) { return moreDidLeave(child) }
    if isTab(child), model.children.contains(.tab(child)) || isTaken(child) { tabDidLeave(child) }
  }
}

/// The view of a tab bar controller.
final class TabBarControllerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    (viewController as? UITabBarController)?.layOutParts()
  }
}
