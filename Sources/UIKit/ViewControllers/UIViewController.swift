public import CoreGraphics

/// Runs one screenful: makes its view when it is needed, hears when it comes and goes, and shows other
/// controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding {
  private var loadedView: UIView?
  private var isLoadingView = false

  /// Where the controller's view is in its coming and going.
  var appearance = AppearanceState.disappeared
  /// Whether it is appearing or disappearing because a container moved its view.
  var appearsWithView = false
  /// What this controller presents; keeps the presented controller alive.
  var presentation: Presentation?
  /// The presentation that shows this controller.
  weak var ownPresentation: Presentation?
  private(set) var childControllers: [UIViewController] = []
  /// Whether adding and removing was already told to the child by `addChild`.
  private weak var parentController: UIViewController?

  /// A name for people.
  open var title: String?
  /// How this controller covers the one that presents it.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it comes and goes where no delegate says otherwise.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Supplies animators and interaction controllers. Held weakly: keep it yourself.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Whether the user may not dismiss this controller by a gesture or by Escape.
  open var isModalInPresentation = false

  /// Hold from the will-call to the did-call of an appearance.
  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false

  public override init() { super.init() }

  /// Nib files are not read here: both arguments are ignored, and `loadView()` makes the view.
  public convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init()
  }

  /// Makes the controller as `init()` does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    ViewAnimation.outsideBlocks {
      loadView()
      if loadedView == nil {
        Diagnostics.warn("\(type(of: self)).loadView() set no view; an empty one is used.")
        view = UIView(frame: UIScreen.main.bounds)
      }
      isLoadingView = false
      TransitionTrace.note(self, "viewDidLoad()")
      viewDidLoad()
    }
  }

  /// Makes the view; an override sets `view` and does not call super. The default is an empty view of
  /// the screen's size.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called once, after the view was made.
  open func viewDidLoad() {}

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  // MARK: Coming and going

  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

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

  /// Shows another controller over this one.
  ///
  /// What cannot be done is told in one warning and changes nothing: a second presentation, one while
  /// another runs, one from a controller that is not on screen. Its completion is then not called.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    Presentation.present(
      viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  /// Takes away what this controller presents, or, where it presents nothing, this controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Presentation.dismiss(from: self, animated: flag, completion: completion)
  }

  /// Called before a segue is performed, to hand data over.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: Containment

  open var parent: UIViewController? { parentController }
  open var children: [UIViewController] { childControllers }

  /// Called before the controller gets a parent, or loses it. An override calls super.
  open func willMove(toParent parent: UIViewController?) {
    isMovingFromParent = parent == nil
    isMovingToParent = parent != nil
  }
  /// Called after the controller got a parent, or lost it.
  open func didMove(toParent parent: UIViewController?) {}

  /// Makes a controller a child. The container then adds its view and calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    guard canAdopt(childController) else { return }
    if childController.parent === self { return }
    if let former = childController.parentController {
      former.childControllers.removeAll { $0 === childController }
    }
    TransitionTrace.note(childController, "willMove(toParent:)")
    childController.willMove(toParent: self)
    childControllers.append(childController)
    childController.parentController = self
  }

  private func canAdopt(_ child: UIViewController) -> Bool {
    var ancestor: UIViewController? = self
    while let current = ancestor {
      if current === child {
        Diagnostics.warn("\(type(of: child)) cannot become a child of itself or its descendants.")
        return false
      }
      ancestor = current.parentController
    }
    return true
  }

  /// Takes the controller from its parent, after `willMove(toParent: nil)`.
  open func removeFromParent() {
    guard let parent = parentController else { return }
    parent.childControllers.removeAll { $0 === self }
    parentController = nil
    TransitionTrace.note(self, "didMove(toParent:)")
    didMove(toParent: nil)
    isMovingFromParent = false
  }

  /// Swaps the views of two children, with appearance calls.
  ///
  /// The new view is put where the old one is, unless it is there already; the old one is taken away
  /// at the end. `animations` runs inside the block that animates the swap.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    ChildTransition(
      parent: self, from: fromViewController, to: toViewController, options: options
    ).run(duration: duration, animations: animations, completion: completion)
  }

  // MARK: Alongside transitions

  /// The coordinator of the transition that this controller, or one that it is in, takes part in; nil
  /// while there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ViewControllerTransition.running.last { $0.context.concerns(self) }?.coordinator
  }

  // MARK: Environment

  open override var next: UIResponder? {
    loadedView?.superview ?? presentingViewController ?? parent
  }

  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? UIScreen.main.traitCollection
  }

  open override var description: String {
    MainActor.assumeIsolated {
      let label = title.map { " \"\($0)\"" } ?? ""
      return "<\(type(of: self))\(label)>"
    }
  }
}
