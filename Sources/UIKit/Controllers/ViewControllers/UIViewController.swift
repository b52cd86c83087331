public import CoreGraphics
public import ObjectiveCSupport

/// Manages a view: makes it when needed, is notified when it appears and disappears, and presents
/// other controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding {
  open override class var inspectables: [String: Inspectable] {
    [
      "title": Inspectable(\UIViewController.title), "view": Inspectable(\UIViewController.view),
      "preferredContentSize": Inspectable(\UIViewController.preferredContentSize),
    ]
  }

  var loadedView: UIView?
  /// Whether `loadView()` runs.
  var isLoadingView = false

  /// The appearance state of the controller's view.
  var appearance = AppearanceState.disappeared
  /// Whether it is appearing or disappearing because a container moved its view.
  var appearsWithView = false
  /// Whether ``viewIsAppearing(_:)`` is still to be called in this appearance.
  var isAppearingCallDue = false
  /// The presentation by this controller. It keeps the presented controller alive.
  var presentation: Presentation?
  /// The presentation of this controller.
  weak var ownPresentation: Presentation?
  var childControllers: [UIViewController] = []
  weak var parentController: UIViewController?
  /// The last swap of two children that this one takes part in; nil when it is over.
  weak var lastSwap: ChildTransition?
  /// The containers that called `addChild(_:)` with this controller while another one was adopting
  /// it, and were refused. Nil while no container is adopting it.
  var otherAdopters: [UIViewController]?

  /// A title to display. Setting it also sets those of the tab bar item and the navigation item.
  open var title: String? { didSet { titleDidChange(from: oldValue) } }

  // MARK: Editing

  /// Whether the view shows its content for editing.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }
  var editing = ControllerEditing()
  /// Begins or ends editing: ``editButtonItem`` says "Done" meanwhile. An override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing.set(editing) }
  /// A button that begins and ends editing; the same at every call.
  open var editButtonItem: UIBarButtonItem { editing.button(of: self) }

  /// The item that a tab bar shows for this controller. It has the controller's title unless
  /// another item is set.
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem ?? addTabBarItem() }
    set { replaceTabBarItem(by: newValue) }
  }
  /// Nil until it is used.
  var ownTabBarItem: UITabBarItem?
  /// The tab bar controller that shows the item.
  weak var tabItemObserver: (any TabItemObserver)?

  /// The default item, with the controller's title.
  func makeTabBarItem() -> UITabBarItem {
    UITabBarItem(title: title, image: nil, selectedImage: nil)
  }

  /// The item that a navigation bar shows for this controller. At first it has only the
  /// controller's title.
  open var navigationItem: UINavigationItem { ownNavigationItem ?? addNavigationItem() }
  /// Nil until it is used.
  var ownNavigationItem: UINavigationItem?

  /// The items that the toolbar of the navigation controller shows while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? { didSet { toolbarItemsDidChange() } }

  /// Whether toolbar and tab bar are hidden from the push of this controller to its pop.
  open var hidesBottomBarWhenPushed = false {
    didSet { bottomBarDidChange(from: oldValue) }
  }

  /// How this controller covers the one that presents it.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The system's transition of its presentation, unless a delegate supplies an animator.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Supplies animators and interaction controllers. Held weakly: keep it yourself.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Whether presentations in the current context cover this controller's view; true at first for
  /// navigation controllers alone.
  open var definesPresentationContext = false
  /// Whether presentations in its context use its ``modalTransitionStyle``.
  open var providesPresentationContextTransitionStyle = false

  /// The actions that a preview of this controller offers: none unless overridden. Screens here do
  /// not measure force, so that previews of ``registerForPreviewing(with:sourceView:)`` never
  /// begin.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  /// Whether the user may not dismiss this controller, or a stack or tabs that show it, by a
  /// gesture or by Escape.
  open var isModalInPresentation = false

  /// Whether the keyboard, or what is shown in its place, stays when the first responder resigns
  /// and no other one wants it; as on iOS true where the presentation style is a form sheet.
  ///
  /// The controller that is presented over all others is asked, or else the root of the window, and
  /// not the children of these. It has an effect in a regular width alone: elsewhere there are no
  /// form sheets. The keyboard goes at the latest with the controller.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// Whether it is being presented: from `viewWillAppear` to `viewDidAppear`.
  open internal(set) var isBeingPresented = false
  /// Whether it is being dismissed: from `viewWillDisappear` to `viewDidDisappear`.
  open internal(set) var isBeingDismissed = false
  /// Whether it is being added to a container: from `viewWillAppear` to `viewDidAppear`.
  open internal(set) var isMovingToParent = false
  /// Whether it is being removed from a container: from `viewWillDisappear` to `viewDidDisappear`.
  open internal(set) var isMovingFromParent = false

  /// A controller whose view is in a `.xib` file.
  ///
  /// Without a name ``loadView()`` takes the file that is named after the class, if there is one:
  /// for `FooViewController` first `FooView.xib`, and then `FooViewController.xib`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes the controller from a storyboard; any other coder has the effect of ``init()``.
  public required init?(coder: NSCoder) {
    super.init()
    coder.decodeProperties(of: self, as: UIViewController.self)
  }

  open func encode(with coder: NSCoder) {}

  // MARK: View

  /// The controller's view. It is made at the first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(by: newValue) }
  }

  /// The view if it is loaded; nil otherwise. Reading it does not load the view.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it is not loaded yet.
  open func loadViewIfNeeded() { if loadedView == nil, !isLoadingView { makeView() } }

  /// Makes the view; an override sets `view` and does not call super. The default is the view of
  /// the controller's storyboard or xib, of the xib that is named after the class, or an empty view
  /// of the screen's size.
  open func loadView() { if !loadViewFromFile() { view = makeEmptyView() } }

  /// Called once, after the view was made.
  open func viewDidLoad() {}

  /// Called to update the constraints of the view. An override calls super at its end.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  /// Whether the margins of the view are at least the system's minimum.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { minimumMarginsDidChange(from: oldValue) }
  }

  /// Called before the view lays out its subviews; its bounds are final then.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  // MARK: Appearance

  /// Called before the view appears, and before its animation begins. An override calls super.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called once in each appearance, after ``viewWillAppear(_:)`` and before ``viewDidAppear(_:)``,
  /// when the view is in the window and has its size and traits: just before the layout of its
  /// subviews. An override calls super.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is on screen and its transition is over. An override calls super.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen; it may still be cancelled. An override calls super.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left the screen. An override calls super.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Notifies the controller, and the children on its screen, that its view is about to appear or
  /// disappear. Calls that would change nothing are left out, so that each `viewWill…` is followed
  /// by its `viewDid…`.
  ///
  /// A controller that is presented in this controller's context appears and disappears with it, or
  /// alone if it has replaced this controller's view.
  ///
  /// For containers to call: UIKit's own containers and presentations don't call an override.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearanceChange(isAppearing, animated: animated)
  }

  /// Completes the change that ``beginAppearanceTransition(_:animated:)`` announced.
  open func endAppearanceTransition() { endAppearanceChange() }

  /// Called before the children are notified that the view is about to appear. A container then
  /// updates the child that it shows.
  func viewIsAboutToAppear() {}

  /// Called when `appearance` has changed, and the controller and its children have been notified.
  func appearanceDidChange() {}

  /// Whether a container's appearance calls are forwarded to its children automatically.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Presenting

  /// The controller that this one, or one of its ancestors, presents.
  open var presentedViewController: UIViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }

  /// The controller that presented this one, or one of its ancestors.
  open var presentingViewController: UIViewController? {
    ownPresentation?.presenter ?? parent?.presentingViewController
  }

  /// The presentation controller of this controller or of an ancestor; before the presentation, the
  /// one for its ``modalPresentationStyle``, unless that is `.custom`.
  open var presentationController: UIPresentationController? {
    ownPresentation?.controller ?? parent?.presentationController
      ?? presentationControllerInWaiting
  }
  /// The system's presentation controller for a style.
  func makePresentationController(
    style: UIModalPresentationStyle, presenting: UIViewController?
  ) -> UIPresentationController {
    (style as any SystemPresentationStyle)
      .makePresentationController(of: self, presenting: presenting)
  }
  /// The one that was made before the presentation, so that its delegate could be set.
  var preparedPresentationController: UIPresentationController?

  /// Shows another controller over this one.
  ///
  /// A call that is not allowed changes nothing and causes one warning: a second presentation, one
  /// while another runs, one from a controller that is off screen. Its completion is not called.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentInScene(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents; if it presents none, this controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    hostScene.enter { Presentation.dismiss(from: self, animated: flag, completion: completion) }
  }

  // MARK: Storyboards and segues

  /// The storyboard scene that the controller was loaded from, with its segues.
  var interfaceOrigin: (any ControllerOrigin)?
  /// The file that the view is in, without its extension.
  open internal(set) var nibName: String?
  /// The bundle with the file of ``nibName``; nil is the app's main bundle.
  open internal(set) var nibBundle: Bundle?
  /// The identifier of the controller for state restoration; a storyboard may set it.
  open var restorationIdentifier: String?
  /// The class that makes the controller again for state restoration. Nothing is restored here.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Would save the controller's state. It is not called: a program here has no former state.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Would restore the controller's state. It is not called, as nothing is saved.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Would follow the restoration of all controllers. It is not called.
  open func applicationFinishedRestoringState() {}
  /// The segue that leads here, while it is performed.
  weak var arrivingSegue: UIStoryboardSegue?
  /// The segue of a storyboard by which the controller was reached, if any.
  var arrival: SegueArrival?

  /// Called before a segue that a control or the like has triggered; false prevents it. Not called
  /// for a segue that is performed in code. A segue without an identifier has an empty one here.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed, to pass data on. The destination may have no view yet.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Performs a segue of the controller's scene. Warns if there is no such segue.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    hostScene.enter { performSegueOfFile(identifier, sender: sender) }
  }

  /// Whether this controller can be the destination of an unwind segue: if the class has the action
  /// and is not the source, unless overridden.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender ?? self)
  }

  /// The older form of the method, which the newer one calls.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool {
    fromViewController !== self && action.canPerform(on: self)
  }

  /// The children to search for the destination of an unwind segue, in order: all but the one that
  /// contains the source, unless overridden.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    childrenBeside(source)
  }

  /// The child that contains or presents the source of an unwind segue; nil for none.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    source.source.unwindPath.first { $0.parent === self }
  }

  /// Performs one step of an unwind segue: shows the child that is, or contains, the destination.
  /// Does nothing by default. Called when the dismissal of presentations over this controller has
  /// been requested; animate only if `UIView.areAnimationsEnabled`.
  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}

  /// The unwind segue to use if the file names no class for it; nil for the usual one. An older
  /// form of ``unwind(for:towards:)``. Called on the nearest controller that contains or presents
  /// both source and destination.
  open func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? { nil }

  // MARK: Containment

  /// The nearest navigation controller that this one is in.
  open var navigationController: UINavigationController? {
    sequence(first: self, next: \.parent).dropFirst()
      .lazy.compactMap { $0 as? UINavigationController }.first
  }

  /// The controller that it is a child of; nil for none.
  open var parent: UIViewController? { parentController }
  /// The controllers that it contains, in the order in which they were added.
  open var children: [UIViewController] { childControllers }

  /// Called before the controller gets a parent, or loses it. An override calls super.
  open func willMove(toParent parent: UIViewController?) {
    willMove(toParentViewController: parent)
  }
  /// The name of ``willMove(toParent:)`` in Swift 4, for overrides with it.
  open func willMove(toParentViewController parent: UIViewController?) {
    parentWillChange(to: parent)
  }
  /// Called after the controller got a parent, or lost it. An override calls super.
  open func didMove(toParent parent: UIViewController?) {
    didMove(toParentViewController: parent)
  }
  /// The name of ``didMove(toParent:)`` in Swift 4, for overrides with it.
  open func didMove(toParentViewController parent: UIViewController?) {
    parentDidChange(to: parent)
  }

  /// Makes a controller a child. The container then adds its view and calls ``didMove(toParent:)``.
  ///
  /// Where the container has appeared, ``viewWillAppear(_:)`` of the child is called as its view is
  /// added, and ``viewDidAppear(_:)`` at the end of the turn, when it is laid out.
  open func addChild(_ childController: UIViewController) { makeNewChild(childController) }

  /// Removes the controller from its parent, after `willMove(toParent: nil)`.
  open func removeFromParent() { if let parent = parentController { leaveParent(parent) } }

  /// The system's transition by which the controller appears and goes; nil for that of its
  /// container or its ``modalTransitionStyle``. A stack takes only a zoom into account.
  open var preferredTransition: UIViewController.Transition? {
    didSet { if oldValue !== preferredTransition { oldValue?.detach(from: self) } }
  }

  /// The system's animator for the push to this controller from another one, or for the pop from
  /// this controller to the other; nil for the slide.
  func animator(
    ofPush isPush: Bool, beside other: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Called when a stack is about to show this controller without an animator from
  /// `animator(ofPush:beside:)`.
  ///
  /// - Parameter other: the one below on the stack.
  func prepareToShow(above other: UIViewController?) {}

  /// Whether this container still has a place for a controller that it is adopting: a callback of
  /// the controller may have given the place to another one.
  func hasPlace(for child: UIViewController) -> Bool { true }

  /// Makes a controller a child. Called if another container began to adopt it, and has no place
  /// for it any more.
  func takeOver(_ child: UIViewController) { makeChild(child) }

  /// Called when a child has got another parent, or none.
  func childDidLeave(_ child: UIViewController) { child.didLeaveParent() }

  /// Swaps the views of two children, with appearance calls.
  ///
  /// The new view is added to the superview of the old one, with the frame that it has, unless it
  /// is in a superview already; the old one is removed at the end. `animations` runs inside the
  /// block that animates the swap.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    ChildTransition.run(
      in: self, from: fromViewController, to: toViewController, duration: duration,
      options: options, animations: animations, completion: completion)
  }

  // MARK: Device

  /// The style of the status bar, where the device has one.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is to be hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar is shown and hidden, where that happens in an animation.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides on the style of the status bar; nil if this controller does.
  open var childForStatusBarStyle: UIViewController? { childViewControllerForStatusBarStyle }
  /// The name of ``childForStatusBarStyle`` in Swift 4, for overrides with it.
  open var childViewControllerForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden; nil if this controller does.
  open var childForStatusBarHidden: UIViewController? { childViewControllerForStatusBarHidden }
  /// The name of ``childForStatusBarHidden`` in Swift 4, for overrides with it.
  open var childViewControllerForStatusBarHidden: UIViewController? { nil }
  /// Updates the status bar to what this controller says of it. Inside an animation block the
  /// change is animated.
  open func setNeedsStatusBarAppearanceUpdate() { hostScene.statusBar.update() }
  /// Whether the controller decides on the status bar while it is presented in a style that does
  /// not cover the full screen. One that is presented in full screen always does.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the interface turns with the device while the controller covers the screen. It is
  /// asked as until iOS 15; later iOS asks for ``supportedInterfaceOrientations`` alone.
  open var shouldAutorotate: Bool { true }
  /// The orientations that the interface may have while the controller covers the screen: on a
  /// tablet all, on a phone all but upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { usualOrientations }
  /// The orientation that the interface gets if it has one that is not supported.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether a container's delegate is being asked about the orientation.
  var isAskingAboutOrientation = false
  /// Call it when ``supportedInterfaceOrientations`` has changed: the interface turns at the end of
  /// the turn if it has to.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    hostScene.setNeedsUpdateOfOrientation()
  }
  /// Called when memory is short, if the controller is in a window's tree of controllers. An
  /// override calls super. Nothing on a desktop says so: see `Simulator.simulateMemoryWarning()`.
  open func didReceiveMemoryWarning() {}

  // MARK: Alongside transitions

  /// The coordinator of the transition in which this controller, or an ancestor, takes part; nil
  /// while there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ViewControllerTransition.coordinating(self)?.coordinator
  }

  // MARK: Showing others

  /// Shows a controller in the nearest container around this one that overrides the method; else
  /// presents it.
  open func show(_ vc: UIViewController, sender: Any?) { showOutside(vc, sender) }

  /// Shows a controller as the detail of this one's content, in the nearest container around this
  /// one that overrides the method; else presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailOutside(vc, sender)
  }

  /// The nearest container around this one that overrides an action.
  ///
  /// An action of ``UIViewController`` itself, such as ``show(_:sender:)``, is overridden by
  /// navigation and split view controllers; an action of another class by every container of that
  /// class.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    nearestContainer(for: action, sender: sender)
  }

  /// Whether this container overrides how controllers are shown.
  var overridesShow: Bool { false }

  /// Whether a stack may hold this controller.
  var canBePushed: Bool { true }

  /// Whether the home indicator may be hidden. No device here has one, so the property is not read.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides on the home indicator; nil if this controller does.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Says that ``prefersHomeIndicatorAutoHidden`` has changed. No device has a home indicator here.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges at which the gestures of this controller come before those of the system. The system
  /// has none here, so the property is not read.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides on the gestures of the system; nil if this controller does.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Says that ``preferredScreenEdgesDeferringSystemGestures`` has changed. The system has no
  /// gestures here.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Pops a controller from the innermost stack on the screen that can pop; nil if none can.
  var pageBackAction: (() -> Void)? {
    children.lazy.filter { $0.viewIfLoaded?.window != nil }.compactMap(\.pageBackAction).first
  }

  // MARK: Environment

  open override var next: UIResponder? {
    loadedView?.superview ?? presentingViewController ?? parent
  }

  open var traitCollection: UITraitCollection { currentTraits }

  /// Called when the traits have changed; an override calls super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Sets traits that override those a child inherits; nil or an empty collection removes them.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    setTraitOverride(collection, of: childViewController)
  }

  /// The traits that override those that a child would inherit.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.parent === self ? childViewController.traitOverride : nil
  }

  /// The traits that the parent or the presentation overrides for this controller.
  var traitOverride: UITraitCollection? {
    didSet { if traitOverride != oldValue { loadedView?.updateTraits() } }
  }

  /// Light or dark, instead of what the controller would inherit: for its view and all in it, the
  /// views of its children among them. What it presents is not changed.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      if overrideUserInterfaceStyle != oldValue { loadedView?.updateTraits() }
    }
  }

  var ownTraitOverrides = UITraitOverrides() { didSet { loadedView?.updateTraits() } }
  var traitObservers: TraitObservers?

  /// Additional insets of the safe area in points, on top of those for bars.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.setNeedsLayout() } }
  }

  /// The edges at which the view lies under bars of its container; all by default. At the others it
  /// ends at the bar.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { extendedLayoutDidChange() } }
  }

  /// Whether ``edgesForExtendedLayout`` also applies to bars that are opaque; otherwise the view
  /// ends at these.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { extendedLayoutDidChange() } }
  }

  /// Whether a scroll view that fills the view, and whose behaviour is `.automatic`, has its
  /// content below the bars of a navigation controller even if that is too short to scroll.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { if automaticallyAdjustsScrollViewInsets != oldValue { adjustScrollViews() } }
  }

  /// The edges of the container with an opaque bar.
  var opaqueBars: UIRectEdge = [] {
    didSet { if opaqueBars != oldValue { extendedLayoutDidChange() } }
  }

  /// The insets of the container that its bars cover, in points.
  var overlayInsets = UIEdgeInsets.zero {
    didSet {
      guard overlayInsets != oldValue else { return }
      viewOrPlaceholderIfLoaded?.setNeedsLayout()
      // A view that ends at a bar gets another frame.
      if extendedEdges != .all { parent?.viewIfLoaded?.setNeedsLayout() }
    }
  }

  /// Called when the view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the layout margins of the view have changed, also with its safe area.
  open func viewLayoutMarginsDidChange() {}

  // MARK: Keys

  private var addedKeyCommands: [UIKeyCommand] = []

  /// The commands that were added; nil without any. An override calls super to keep them.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }

  /// Adds a command to ``keyCommands``, once.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    if !addedKeyCommands.contains(where: { $0 === keyCommand }) {
      addedKeyCommands.append(keyCommand)
    }
  }

  /// Removes a command that was added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  /// The scroll views that were set for bars at edges.
  var contentScrollViews = ContentScrollViews()

  /// The child that fills this container, such as the top of a stack; nil for none.
  var contentChild: UIViewController? { nil }

  /// This controller, the child that fills it, the child that fills that one, and so on.
  var contentChain: UnfoldFirstSequence<UIViewController> {
    sequence(first: self, next: \.contentChild)
  }

  // MARK: Sizes

  /// The size that the content prefers in a popover, in points, with all that is around it there;
  /// zero for none.
  var preferredPopoverSize: CGSize { preferredContentSize }

  /// The preferred size of the content, in points, for example in a popover; zero for none.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if !preferredContentSize.isValidPreferredSize { preferredContentSize = oldValue }
      preferredContentSizeHasChanged(from: oldValue)
    }
  }

  /// Called when the preferred size of a child has changed. A container that depends on it
  /// overrides the method.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size that the constraints of a contained container give has changed. It is not called
  /// here: ``preferredContentSizeDidChange(forChildContentContainer:)`` is where a child sets its
  /// size.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size a child is to have when this controller's view has the size given: the same, unless
  /// overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The view is about to change its size, in points. An override calls super, which notifies the
  /// children and the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(size: size, with: coordinator)
  }

  /// The traits are about to change. An override calls super, which notifies the children and the
  /// presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(traits: newCollection, with: coordinator)
  }

  // MARK: No content

  /// The configuration of a view in front of the controller's view while there is no content,
  /// usually a ``UIContentUnavailableConfiguration``. Nil shows nothing.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailability.configuration }
    set {
      contentUnavailability.configuration = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }
  var contentUnavailability = ContentUnavailability()

  /// Requests ``updateContentUnavailableConfiguration(using:)`` before the next layout of the view.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    contentUnavailability.isUpdateDue = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Sets ``contentUnavailableConfiguration`` for what there is now. It is called before the view
  /// is laid out for the first time, after its traits or the text of its search have changed, and
  /// when that was requested. The default does nothing.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  open override var description: String {
    Diagnostics.describe(self) { describedWithTitle }
  }
}
