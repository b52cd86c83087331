public import CoreGraphics
public import ObjectiveCSupport

/// Shows the top of a stack of controllers; pushing puts one on it, popping takes it off.
///
/// The stack changes at once. The screen follows with the next layout that includes the navigation
/// controller's view, at the latest at the end of the turn; changes of one turn are shown as one. A
/// stack that no window shows is never animated: its top is shown when the view is next in a
/// window.
///
/// While a push or a pop runs by itself further changes wait for its end, and are then shown
/// together as one; while a gesture holds a pop they are refused, with a warning, as it is not
/// known yet what the stack will be.
open class UINavigationController: UIViewController, UINavigationBarDelegate {
  open override class var inspectables: [String: Inspectable] {
    ["navigationBar": Inspectable(\UINavigationController.ownNavigationBar)]
  }

  /// The kind of a change of the stack.
  public enum Operation: Int, Sendable {
    /// Nothing; an animator is not asked for.
    case none = 0
    /// A controller is put on top.
    case push = 1
    /// Controllers are taken off the top.
    case pop = 2
  }

  /// The stack as requested last, the stack on the screen, and the request that waits.
  let transitions = TransitionQueue<StackModel, NavigationChange>(StackModel())
  /// The controller whose view is in the container.
  var shown: UIViewController?
  /// The host of the push or pop that is on the screen.
  weak var host: NavigationHost?
  /// The host of the requested push or pop.
  weak var requestedHost: NavigationHost?
  /// Controllers that were sent `willMove(toParent:)`, but not yet `didMove(toParent:)`.
  var arriving: [UIViewController] = []
  /// Controllers that were notified that they are about to leave.
  var leaving: [UIViewController] = []
  /// The controller of the stack that is being made a child.
  weak var adopted: UIViewController?
  /// The controller that the delegate was last notified of.
  weak var announced: UIViewController?
  weak var confirmed: UIViewController?

  /// Where the controllers' views are; transitions happen in it.
  private(set) lazy var container = NavigationContainerView()
  private(set) lazy var swipe = PopSwipe(navigation: self)
  /// The interaction controller of a swipe while the swipe requests its pop; nil otherwise.
  var swipeInteractor: (any UIViewControllerInteractiveTransitioning)?
  /// The controller whose items and large title the bars show.
  weak var configuredController: UIViewController?
  /// The slide of the navigation bar with a page.
  var barSlide: NavigationBarSlide?
  /// The scroll view that collapses the large title.
  weak var followed: UIScrollView?
  private let barClass: UINavigationBar.Type
  private let toolbarClass: UIToolbar.Type

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (barClass, toolbarClass) = (UINavigationBar.self, UIToolbar.self)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = true
  }

  /// A navigation controller with one controller on its stack.
  public init(rootViewController: UIViewController) {
    (barClass, toolbarClass) = (UINavigationBar.self, UIToolbar.self)
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    setViewControllers([rootViewController], animated: false)
  }

  /// A navigation controller with bars of custom classes. For nil, and for a class that is not a
  /// bar, the system's bar is used.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    barClass = Self.barClass(navigationBarClass, UINavigationBar.self)
    self.toolbarClass = Self.barClass(toolbarClass, UIToolbar.self)
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    (barClass, toolbarClass) = (UINavigationBar.self, UIToolbar.self)
    super.init(coder: coder)
    definesPresentationContext = true
    coder.decodeProperties(of: self, as: UINavigationController.self)
  }
  /// The bar that was decoded from a file, until it is used.
  var decodedBar: UINavigationBar?
  var decodedToolbar: UIToolbar?

  private static func barClass<Bar: UIView>(_ wished: AnyClass?, _ base: Bar.Type) -> Bar.Type {
    if let wished, !(wished is Bar.Type) {
      Diagnostics.warn("\(wished) is no kind of \(base); the system's is used.")
    }
    return wished as? Bar.Type ?? base
  }

  private static func make<Bar: UIView>(_ type: Bar.Type, else standard: () -> Bar) -> Bar {
    type == Bar.self ? standard() : type.init(coder: NSCoder()) ?? standard()
  }

  /// Notified of what is shown, and supplies animators. Held weakly: keep it yourself.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: The stack

  /// From the root to the top. Setting it changes the stack without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last controller of the stack, which is shown, or will be when the running or requested
  /// transition has ended.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that is presented here, or else the top.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Changes the whole stack.
  ///
  /// Animated as a pop where the new top was below the old one, as a push where it is new; a top
  /// that stays makes no transition. An empty stack shows nothing, and causes a warning.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    hostScene.enter { replaceStack(by: viewControllers, animated: animated) }
  }

  /// Puts a controller on the stack and shows it.
  ///
  /// The call is refused with a warning if the controller is on the stack already, is a navigation
  /// controller, or is presented. A controller with another parent leaves that parent.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    hostScene.enter { push(viewController, animated: animated) }
  }

  /// Takes the top off the stack. The root stays.
  ///
  /// - Returns: the controller that was taken off; nil for the root, and for what is refused.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    hostScene.enter { popTop(animated: animated) }
  }

  /// Takes off the stack what is above a controller.
  ///
  /// - Returns: what was taken off, the lowest first; nil, with a warning, where the controller is
  ///   not on the stack or the call is refused.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    hostScene.enter { pop(to: viewController, animated: animated) }
  }

  /// Takes off the stack everything but the root.
  ///
  /// - Returns: what was taken off, the lowest first; nil where the stack is empty or the call is
  ///   refused.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else {
      Diagnostics.warn("\(type(of: self)) has nothing on its stack to pop; the call is ignored.")
      return nil
    }
    return hostScene.enter { pop(to: root, animated: animated) }
  }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  // MARK: Bars

  /// Seconds in which a bar is shown or hidden (as on iOS).
  public static let hideShowBarDuration = CGFloat(UINavigationBar.hideShowDuration)

  override var pageBackAction: (() -> Void)? { super.pageBackAction ?? ownBackAction }

  override func makeTabBarItem() -> UITabBarItem {
    viewControllers.first?.tabBarItem ?? super.makeTabBarItem()
  }

  /// Shows the items of the controllers on the stack.
  open private(set) lazy var navigationBar: UINavigationBar = {
    let bar = decodedBar ?? Self.make(barClass) { UINavigationBar(frame: .zero) }
    decodedBar = nil
    bar.owner = self
    bar.delegate = self
    return bar
  }()

  /// The bar as key-value coding sets it: a program gives the controller a bar of its own class by
  /// `setValue(_:forKey:)` with the key "navigationBar", as on iOS. During a transition it is
  /// ignored with a warning.
  final var ownNavigationBar: UINavigationBar {
    get { navigationBar }
    set {
      let former = navigationBar
      guard newValue !== former else { return }
      guard transitions.running == nil else {
        Diagnostics.warn("\(type(of: self)) keeps its bar during a transition.")
        return
      }
      (former.owner, former.delegate) = (nil, nil)
      former.replaceItems(with: [])
      (newValue.owner, newValue.delegate) = (self, self)
      navigationBar = newValue
      guard former.superview != nil else { return }
      former.superview?.insertSubview(newValue, aboveSubview: former)
      former.removeFromSuperview()
      configureBarsAtOnce()
    }
  }

  /// Shows the `toolbarItems` of the top controller, where it is not hidden.
  open private(set) lazy var toolbar: UIToolbar! =
    decodedToolbar ?? Self.make(toolbarClass) { UIToolbar(frame: .zero) }

  /// Whether the bar at the top is hidden; false by default.
  open var isNavigationBarHidden = false {
    didSet {
      guard isNavigationBarHidden != oldValue else { return }
      host?.navigationBarDidChange(animated: animatesBars)
      barsDidChange(animated: animatesBars)
    }
  }

  /// Whether the bar at the bottom is hidden; true by default.
  open var isToolbarHidden = true {
    didSet { if isToolbarHidden != oldValue { barsDidChange(animated: animatesBars) } }
  }
  private var animatesBars = false

  /// Hides or shows the bar at the top.
  ///
  /// Called for a push or a pop that is about to run, as in `viewWillAppear`, the bar slides
  /// sideways with its controller's page, and is restored if the transition is cancelled. Alongside
  /// a custom animator, and by itself, it moves up and down.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    animatesBars = animated
    isNavigationBarHidden = hidden
    animatesBars = false
  }

  /// Hides or shows the bar at the bottom, likewise.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    animatesBars = animated
    isToolbarHidden = hidden
    animatesBars = false
  }

  private(set) lazy var barHiding = BarHiding(navigation: self)
  private var hidesBarsBySomeRule: Bool {
    hidesBarsOnSwipe || hidesBarsOnTap || hidesBarsWhenVerticallyCompact
      || hidesBarsWhenKeyboardAppears
  }

  /// Whether a swipe up in the content hides both bars, and a swipe down shows again those that it
  /// hid; false by default.
  open var hidesBarsOnSwipe = false { didSet { barHiding.rulesDidChange() } }
  /// Whether a tap that neither a bar nor a control takes hides both bars, and the next one shows
  /// them again; false by default.
  open var hidesBarsOnTap = false { didSet { barHiding.rulesDidChange() } }
  /// Whether both bars are hidden while the vertical size class is compact, until a tap in the
  /// content; false by default.
  open var hidesBarsWhenVerticallyCompact = false { didSet { barHiding.rulesDidChange() } }
  /// Whether both bars are hidden when the keyboard appears, until a tap in the content; false by
  /// default.
  open var hidesBarsWhenKeyboardAppears = false { didSet { barHiding.rulesDidChange() } }

  /// The recognizer of ``hidesBarsOnSwipe``.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
  /// The recognizer of ``hidesBarsOnTap``.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  // The bar's delegate. An override may keep the back button from popping.
  open func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  open func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  open func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  open func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}

  // MARK: The swipe

  /// A drag from the left edge (the right one in right-to-left layout) that pops. The progress is
  /// the distance of the drag, as a fraction of the width. When released it finishes beyond half
  /// the distance, or if the velocity is high.
  ///
  /// Its own delegate keeps it from beginning where no back button is visible. Another delegate may
  /// decide otherwise. Without a delegate it begins everywhere; on the root it does nothing.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe.recognizer }

  /// A drag in the page, away from the leading edge, that pops as the one from the edge does. It is
  /// disabled until a program enables it; on iOS 26, which brought it, it is enabled.
  ///
  /// It leaves the drag to content that scrolls sideways, to controls other than buttons, and to
  /// each pan or swipe recogniser of the app; one of these that waits for it, by
  /// `require(toFail:)`, is kept waiting. It begins only where ``interactivePopGestureRecognizer``
  /// is enabled and would begin, so that an app which forbids that one needs to do no more.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { swipe.contentRecognizer }

  /// Makes a controller a child. On an empty stack it becomes the root.
  open override func addChild(_ childController: UIViewController) {
    guard stack.isEmpty, childController !== adopted, !(childController is UINavigationController)
    else { return super.addChild(childController) }
    hostScene.enter { replaceStack(by: [childController], animated: false) }
  }

  /// Whether a child of another container may move to the stack.
  func expects(_ child: UIViewController, from parent: UIViewController) -> Bool { false }

  override func hasPlace(for child: UIViewController) -> Bool { isOnStack(child) }

  override func takeOver(_ child: UIViewController) {
    super.takeOver(child)
    takenOver(child)
  }

  override func childDidLeave(_ child: UIViewController) {
    super.childDidLeave(child)
    stackedControllerDidLeave(child)
  }

  override var overridesShow: Bool { true }

  // MARK: Content

  override var contentChild: UIViewController? { topViewController }

  /// The preferred size of the top, or what was set where the top has none.
  open override var preferredContentSize: CGSize {
    get { topPreferredSize ?? super.preferredContentSize }
    set { super.preferredContentSize = newValue }
  }

  private var topPreferredSize: CGSize? {
    topViewController.flatMap { $0.preferredContentSize == .zero ? nil : $0.preferredContentSize }
  }

  /// The size of the top in a popover, and of the bars around it.
  override var preferredPopoverSize: CGSize {
    guard let top = topViewController, var size = topPreferredSize, size.height > 0 else {
      return preferredContentSize
    }
    if !isTopBarAway { size.height += navigationBar.fullHeight(for: top.navigationItem) }
    if !isBottomBarAway { size.height += toolbar.height }
    return size
  }

  /// Passes the size of the top on, as its own.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { notifyOfPreferredContentSize() }
  }

  // MARK: The status bar

  /// Light where the navigation bar is black.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : super.preferredStatusBarStyle
  }
  /// The top controller where the navigation bar is hidden; else the bar decides.
  open override var childForStatusBarStyle: UIViewController? {
    isTopBarAway ? topViewController : nil
  }
  /// The top controller.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  // MARK: Orientation

  /// The orientations that the delegate permits.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    orientation { delegate?.navigationControllerSupportedInterfaceOrientations(self) }
      ?? super.supportedInterfaceOrientations
  }
  /// The orientation that the delegate prefers.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    orientation { delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) }
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: Unwinding

  /// The controllers below the one that the unwinding comes from, the nearest first.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    super.allowedChildrenForUnwinding(from: source).reversed()
  }

  /// Pops to the controller.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    guard viewControllers.contains(where: { $0 === subsequentVC }) else { return }
    popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
  }

  // MARK: View

  open override func loadView() {
    let view = NavigationControllerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container)
    view.addSubview(toolbar)
    view.addSubview(navigationBar)
    // Controllers often use the size of the bar in `viewDidLoad()`, before the first layout.
    if navigationBar.frame.isEmpty {
      navigationBar.frame.size = navigationBar.sizeThatFits(view.bounds.size)
    }
    settleBars()
    view.addGestureRecognizer(swipe.recognizer)
    view.addGestureRecognizer(swipe.contentRecognizer)
    if hidesBarsBySomeRule { barHiding.rulesDidChange() }
  }

  open override func loadViewIfNeeded() {
    let wasLoaded = isViewLoaded
    super.loadViewIfNeeded()
    if !wasLoaded, isViewLoaded { showTopAtOnce() }
  }

  override func viewIsAboutToAppear() { showTopAtOnce() }

  override func appearanceDidChange() {
    super.appearanceDidChange()
    switch appearance {
    case .appearing(let animated): announceTop(animated: animated)
    case .appeared where transitions.running == nil: confirmTop(animated: false)
    case .disappeared where view.window == nil: transitions.running?.completeOffscreen()
    case .appeared, .disappearing, .disappeared: break
    }
  }
}

/// The view of a navigation controller.
final class NavigationControllerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    (viewController as? UINavigationController)?.layOutParts()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let navigation = viewController as? UINavigationController else { return }
    if navigation.hidesBarsWhenVerticallyCompact { navigation.barHiding.heightDidChange() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let navigation = viewController as? UINavigationController,
      navigation.transitions.running == nil
    else { return }
    // Shows the changes that were made outside a window.
    navigation.showTopAtOnce()
  }
}

/// Holds the view of the top controller. Pushes and pops happen in it.
final class NavigationContainerView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }
}
