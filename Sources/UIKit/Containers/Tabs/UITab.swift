/// A tab of a ``UITabBarController``: what its bar shows, and a controller that is made when it is
/// needed.
///
/// The bar shows the title and the image of the tab, and not those of its controller's
/// `tabBarItem`.
@preconcurrency @MainActor
open class UITab: NSObject {
  private let provider: ((UITab) -> UIViewController)?
  private let ownItem = UITabBarItem()
  /// The controller that was set as a tab without a tab object; its own item is shown.
  private weak var original: UIViewController?
  /// The controller, once it is made.
  private(set) var madeController: UIViewController?
  private var isMaking = false
  private lazy var placeholder = TabPlaceholder(of: self)
  /// The tab bar controller whose tab it is directly, and not by a group.
  weak var owner: UITabBarController?
  weak var group: UITabGroup?

  /// A name of the tab that no other one of its tab bar controller has.
  public let identifier: String

  /// A tab that is in no bar yet.
  ///
  /// - Parameters:
  ///   - title: the text of the tab.
  ///   - image: a template image; nil for none.
  ///   - identifier: a name of the tab's own.
  ///   - viewControllerProvider: makes the controller, once, when it is shown or asked for first.
  ///     Without it the tab shows an empty view.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
    (ownItem.title, ownItem.image) = (title, image)
  }

  /// The tab of a controller that was set without one.
  init(of controller: UIViewController, in owner: UITabBarController) {
    identifier = "\(type(of: controller)) \(UInt(bitPattern: ObjectIdentifier(controller)))"
    provider = nil
    super.init()
    (original, madeController, self.owner) = (controller, controller, owner)
  }

  // MARK: The bar

  /// The item that the bar shows.
  var item: UITabBarItem { original?.tabBarItem ?? ownItem }

  /// The text of the tab.
  open var title: String {
    get { item.title ?? "" }
    set { item.title = newValue }
  }

  /// The image of the tab: a template, unless its rendering mode says otherwise; nil for none.
  open var image: UIImage? {
    get { item.image }
    set { item.image = newValue }
  }

  /// The image while the tab is selected; nil is the same image.
  open var selectedImage: UIImage? {
    get { item.selectedImage }
    set { item.selectedImage = newValue }
  }

  /// A few letters or digits in a badge over the tab; nil removes the badge.
  open var badgeValue: String? {
    get { item.badgeValue }
    set { item.badgeValue = newValue }
  }

  /// Whether the user may choose the tab.
  open var isEnabled: Bool {
    get { item.isEnabled }
    set { item.isEnabled = newValue }
  }

  /// Whether the bar leaves the tab out. A hidden tab cannot be selected.
  open var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.tabsDidChange() } }
  }

  /// A name by which tests find the tab in a bar; nil for none. The user does not see it.
  open var accessibilityIdentifier: String? {
    get { item.accessibilityIdentifier }
    set { item.accessibilityIdentifier = newValue }
  }

  /// Anything that the program keeps with the tab.
  open var userInfo: Any?

  // MARK: Relations

  /// The tab bar controller that has the tab, also by a group; nil for none. It is held weakly.
  open var tabBarController: UITabBarController? { group?.tabBarController ?? owner }

  /// The group that the tab is in; nil for none.
  open var parent: UITabGroup? { group }

  /// The controller of the tab; nil where it has no provider, and inside the provider's own call.
  ///
  /// It is made when the tab is first shown, or by the first use of this property.
  open var viewController: UIViewController? {
    if let madeController { return hasController ? madeController : nil }
    guard provider != nil, loadController() != nil else { return nil }
    tabBarController?.tabsDidChange()
    return madeController
  }

  // MARK: Between a tab and its tab bar controller

  /// Whether it has a controller of its own, or can make it.
  var hasController: Bool { provider != nil || original != nil }

  /// The tab whose controller is shown for this one: itself, or a tab in the group.
  var shownTab: UITab { self }

  /// The controller, or its placeholder until it is made.
  var holder: UIViewController { madeController ?? placeholder }

  /// Makes the controller if it is not made yet; an empty one where it has no provider.
  ///
  /// - Returns: the controller; nil inside the call that makes it.
  func loadController() -> UIViewController? {
    if let madeController { return madeController }
    guard !isMaking else { return nil }
    isMaking = true
    let controller = provider?(self) ?? UIViewController()
    isMaking = false
    let isFit = tabBarController?.canShow(controller) ?? true
    madeController = isFit ? controller : UIViewController()
    return madeController
  }
}

/// The placeholder for the controller of a tab until that is made. It is never shown and never a
/// child.
final class TabPlaceholder: UIViewController {
  private(set) weak var tab: UITab?

  init(of tab: UITab) {
    self.tab = tab
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
