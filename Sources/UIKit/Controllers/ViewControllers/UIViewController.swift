public import CoreGraphics

/// Runs one screenful: makes its view when needed, is notified when it appears and disappears, and
/// shows others.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding {
  private(set) var loadedView: UIView?
  /// Whether `loadView()` runs.
  var isLoadingView = false

  /// Where the controller's view is in its coming and going.
  var appearance = AppearanceState.disappeared
  /// Whether it is appearing or disappearing because a container moved its view.
  var appearsWithView = false
  /// What this controller presents; keeps the presented controller alive.
  var presentation: Presentation?
  /// The presentation that shows this controller.
  weak var ownPresentation: Presentation?
  var childControllers: [UIViewController] = []
  weak var parentController: UIViewController?
  /// The containers that wanted this controller while another was adopting it, and did not get it;
  /// nil while none adopts it.
  var otherAdopters: [UIViewController]?

  /// A name for people. Setting it names the controller's tab and its page of a stack, too.
  open var title: String? {
    didSet {
      ownTabBarItem?.title = title
      if title != oldValue { ownNavigationItem?.title = title }
    }
  }

  /// What a tab bar shows for this controller; it has the controller's title unless another is set.
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = makeTabBarItem()
      ownTabBarItem = item
      return item
    }
    set {
      guard newValue !== ownTabBarItem else { return }
      ownTabBarItem = newValue
      tabBarItemDidChange()
    }
  }
  private var ownTabBarItem: UITabBarItem?
  /// Who shows the item as a tab.
  weak var tabItemObserver: (any TabItemObserver)?

  /// The item that is there until another is set: one with the controller's title.
  func makeTabBarItem() -> UITabBarItem {
    UITabBarItem(title: title, image: nil, selectedImage: nil)
  }

  /// What a navigation bar shows for this controller; at first its title alone.
  open var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    ownNavigationItem = item
    return item
  }
  private var ownNavigationItem: UINavigationItem?

  /// What the toolbar of the navigation controller shows while this one is on top.
  open var toolbarItems: [UIBarButtonItem]? { didSet { toolbarItemsDidChange() } }

  /// Whether the bar at the bottom is hidden from the moment this controller is pushed until it is
  /// popped.
  open var hidesBottomBarWhenPushed = false {
    didSet {
      if hidesBottomBarWhenPushed != oldValue { barItemsObserver?.hidesBottomBarDidChange() }
    }
  }

  /// How this controller covers the one that presents it.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it comes and goes where no delegate says otherwise.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Supplies animators and interaction controllers. Held weakly: keep it yourself.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Whether presentations in the current context cover this controller's view; true at first for
  /// navigation controllers alone.
  open var definesPresentationContext = false
  /// Whether what is presented over this controller's context comes in the way this one's
  /// ``modalTransitionStyle`` says.
  open var providesPresentationContextTransitionStyle = false

  /// Whether the user may not dismiss this controller by a gesture or by Escape.
  open var isModalInPresentation = false

  /// Hold from the will-call to the did-call of an appearance.
  open internal(set) var isBeingPresented = false
  /// Whether it is being dismissed: from its will-call to its did-call.
  open internal(set) var isBeingDismissed = false
  /// Whether it is being added to a container: from its will-call to its did-call.
  open internal(set) var isMovingToParent = false
  /// Whether it is being removed from a container: from its will-call to its did-call.
  open internal(set) var isMovingFromParent = false

  public override init() { super.init() }

  /// A controller whose view is in a `.xib` file; without a name ``loadView()`` makes the view.
  public convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init()
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
  }

  /// Makes the controller as a storyboard says; with a coder of another kind as ``init()`` does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
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
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  /// The view where it is made already; nil without making it.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is made already.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view where it is not made yet.
  open func loadViewIfNeeded() {
    if loadedView == nil, !isLoadingView { makeView() }
  }

  /// Makes the view; an override sets `view` and does not call super. The default is the view of
  /// the controller's storyboard or xib, or an empty view of the screen's size.
  open func loadView() {
    if !loadViewFromFile() { view = makeEmptyView() }
  }

  /// Called once, after the view was made.
  open func viewDidLoad() {}

  /// Changes constraints of the view, when that is due. An override calls super at its end.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  /// Whether the margins of the view are at least those that the system keeps free.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.marginsDidChange() }
    }
  }

  /// Called before the view lays out its subviews; its bounds are final then.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  // MARK: Coming and going

  /// Called before the view comes on screen, and before it moves there. An override calls super.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is on screen and its transition is over. An override calls super.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen; it may still be cancelled. An override calls super.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left the screen. An override calls super.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the children are notified that the view is about to appear: a container brings
  /// what it shows to where its properties say.
  func viewIsAboutToAppear() {}

  /// Called when `appearance` is another one, and the controller and its children have been
  /// notified.
  func appearanceDidChange() {}

  /// Whether a container's appearance calls are passed on to its children by itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Presenting

  /// What this controller, or the container it is in, presents.
  open var presentedViewController: UIViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }

  /// Who presented this controller, or the container it is in.
  open var presentingViewController: UIViewController? {
    ownPresentation?.presenter ?? parent?.presentingViewController
  }

  /// What presents this controller or the container it is in; before that, what is to present it as
  /// its ``modalPresentationStyle`` says, unless that is `.custom`.
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
  /// The one made before the presentation, for its delegate to be set.
  var preparedPresentationController: UIPresentationController?

  /// Shows another controller over this one.
  ///
  /// What cannot be done is reported in one warning and changes nothing: a second presentation, one
  /// while another runs, one from a controller that is off screen. Its completion is not called.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    hostScene.enter {
      Presentation.present(
        viewControllerToPresent, from: self, animated: flag, completion: completion)
    }
  }

  /// Takes away what this controller presents; where it presents nothing, this controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    hostScene.enter {
      Presentation.dismiss(from: self, animated: flag, completion: completion)
    }
  }

  // MARK: Storyboards and segues

  /// The scene of the file that the controller comes from, and its segues.
  var interfaceOrigin: (any ControllerOrigin)?
  /// The file that the view is in, without its extension.
  open internal(set) var nibName: String?
  /// Where the file of ``nibName`` is; nil is the app's main bundle.
  open internal(set) var nibBundle: Bundle?
  /// A name that the controller is known by when an app is restored; a storyboard may set it.
  open var restorationIdentifier: String?
  /// The segue that leads here, while it is performed.
  weak var arrivingSegue: UIStoryboardSegue?
  /// How the controller was reached, where that was by a segue of a storyboard.
  var arrival: SegueArrival?

  /// Called before a segue is performed that a control or the like has triggered; false keeps it
  /// from being performed. Not called for one that is performed in code. A segue without an
  /// identifier has an empty one here.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed, to pass data on. The destination may have no view yet.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Performs a segue of the controller's scene. One that is not there is warned of.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    hostScene.enter { performSegueOfFile(identifier, sender: sender) }
  }

  /// Whether an unwinding may end here: if the class has the action and it does not come from here,
  /// unless overridden.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender ?? self)
  }

  /// The same by an older name; the newer one asks it.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool {
    fromViewController !== self && action.canPerform(on: self)
  }

  /// The children that may have the end of an unwinding in them, those to ask first at the front:
  /// all but the one that it comes from, unless overridden.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let origin = childContaining(source)
    return children.filter { $0 !== origin }
  }

  /// Takes an unwinding one step on: shows the child that its end is, or is in. Nothing by default.
  /// Called when the dismissal of what is presented over this controller has been asked for;
  /// animate only where `UIView.areAnimationsEnabled`.
  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}

  /// The segue that leads back, where the file names no class for it; nil for the usual one. An
  /// older form of ``unwind(for:towards:)``. Called on the nearest controller that both ends are in
  /// or are presented by.
  open func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? { nil }

  // MARK: Containment

  /// The container that it is a child of; nil for none.
  open var parent: UIViewController? { parentController }
  /// The controllers that it contains, in the order of their coming.
  open var children: [UIViewController] { childControllers }

  /// Called before the controller gets a parent, or loses it. An override calls super.
  open func willMove(toParent parent: UIViewController?) {
    isMovingFromParent = parent == nil
    isMovingToParent = parent != nil
  }
  /// Called after the controller got a parent, or lost it. An override calls super.
  open func didMove(toParent parent: UIViewController?) {
    // A view that is moving belongs to the move until it has arrived.
    guard appearance == .appeared || appearance == .disappeared else { return }
    isMovingToParent = false
    isMovingFromParent = false
  }

  /// Makes a controller a child. The container then adds its view and calls ``didMove(toParent:)``.
  open func addChild(_ childController: UIViewController) {
    if childController.parent !== self, canAdopt(childController) { makeChild(childController) }
  }

  /// Takes the controller from its parent, after `willMove(toParent: nil)`.
  open func removeFromParent() {
    if let parent = parentController { leaveParent(parent) }
  }

  /// Called when a child has another parent, or none.
  func childDidLeave(_ child: UIViewController) {
    if child.parent == nil { child.endPresentationsLeftBehind() }
    child.closeAppearance()
  }

  /// Swaps the views of two children, with appearance calls.
  ///
  /// The new view is put where the old one is, unless it is there already; the old one is taken
  /// away at the end. `animations` runs inside the block that animates the swap.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    hostScene.enter {
      ChildTransition(
        in: self, from: fromViewController, to: toViewController, duration: duration,
        options: options, animations: animations, completion: completion
      ).run()
    }
  }

  // MARK: Alongside transitions

  /// The coordinator of the transition that this controller, or one that it is in, takes part in;
  /// nil while there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ViewControllerTransition.coordinating(self)?.coordinator
  }

  // MARK: Showing others

  /// Shows a controller where it belongs: the nearest container around this one that overrides it
  /// does it, else it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.show(vc, sender: sender) }
    present(vc, animated: UIView.areAnimationsEnabled)
  }

  /// Shows a controller as the detail of what this one shows: the nearest container around this one
  /// that has a place for details does it, else it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.showDetailViewController(vc, sender: sender) }
    present(vc, animated: UIView.areAnimationsEnabled)
  }

  /// The nearest container around this one that overrides an action.
  ///
  /// An action of ``UIViewController`` itself, as ``show(_:sender:)``, is answered so by navigation
  /// and split view controllers; one of another class by every container of that class.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    nearestContainer(for: action, sender: sender)
  }

  /// Whether this container overrides how controllers are shown.
  var overridesShow: Bool { false }

  /// Whether a stack may hold this controller.
  var canBePushed: Bool { true }

  /// Goes back a page in the innermost stack on the screen that can; nil where none can.
  var pageBackAction: (() -> Void)? {
    children.lazy.filter { $0.viewIfLoaded?.window != nil }.compactMap(\.pageBackAction).first
  }

  // MARK: Environment

  open override var next: UIResponder? {
    loadedView?.superview ?? presentingViewController ?? parent
  }

  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? parent?.traitCollection ?? hostScene.traitCollection
  }

  /// Called when the traits that hold here are others; an override calls super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Traits that override what a child would inherit; nil, or an empty collection, takes them back.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    setTraitOverride(collection, of: childViewController)
  }

  /// The traits that override what a child would inherit.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.parent === self ? childViewController.traitOverride : nil
  }

  /// What the container or the presentation decides for this controller.
  var traitOverride: UITraitCollection? {
    didSet { if traitOverride != oldValue { loadedView?.updateTraits() } }
  }

  /// Points to keep free at the edges of the view, on top of what bars cover.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.setNeedsLayout() } }
  }

  /// What the bars of the container cover of the view.
  var overlayInsets = UIEdgeInsets.zero {
    didSet { if overlayInsets != oldValue { viewOrPlaceholderIfLoaded?.setNeedsLayout() } }
  }

  /// Called when the view's safe area is another one.
  open func viewSafeAreaInsetsDidChange() {}

  // MARK: Sizes

  /// The size that suits the content, in points, as in a popover; zero where it does not care.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if !preferredContentSize.isSound { preferredContentSize = oldValue }
      if preferredContentSize != oldValue { preferredContentSizeHasChanged() }
    }
  }

  /// A child prefers another size; a container that cares overrides it.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size a child is to have when this controller's view has the size given: the same, unless
  /// overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The view is about to have another size, in points. An override calls super, which notifies the
  /// children and what is presented.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(size: size, with: coordinator)
  }

  /// The traits are about to be others. An override calls super, which notifies the children and
  /// what is presented.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(traits: newCollection, with: coordinator)
  }

  open override var description: String {
    MainActor.assumeIsolated {
      let label = title.map { " \"\($0)\"" } ?? ""
      return "<\(type(of: self))\(label)>"
    }
  }
}
