public import CoreGraphics

/// Shows the top of a stack of controllers; pushing puts one on it, popping takes it off.
///
/// The stack changes at once, the screen follows. While a push or a pop runs by itself further changes
/// wait for its end, and are then shown together as one; while a hand holds a pop they are refused, with
/// a warning, as nobody knows yet what the stack will be.
open class UINavigationController: UIViewController {
  /// What happens to the stack.
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  /// What the stack is, or will be once what runs has ended.
  var stack: [UIViewController] = []
  /// The controller whose view is in the container.
  var shown: UIViewController?
  /// The push or pop that is on the screen, kept by the application while it runs.
  weak var running: NavigationHost?
  /// What is shown next, as the stack has changed while something ran.
  var waiting: NavigationChange?
  /// Changes asked for while a cancelled pop goes back: they are made on what is left then.
  var postponed: [() -> Void] = []
  /// Those that were told that they are about to become children, but not yet that they are.
  var arriving: [UIViewController] = []
  /// Those that were told that they are about to leave.
  var leaving: [UIViewController] = []
  /// Whom the delegate was told of last.
  weak var announced: UIViewController?
  weak var confirmed: UIViewController?

  /// Where the controllers' views are; transitions happen in it.
  private(set) lazy var container = NavigationContainerView()
  fileprivate lazy var swipe = PopSwipe(navigation: self)

  public override init() { super.init() }

  /// A navigation controller with one controller on its stack.
  public init(rootViewController: UIViewController) {
    super.init()
    setViewControllers([rootViewController], animated: false)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Hears what is shown, and supplies animators. Held weakly: keep it yourself.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: The stack

  /// From the root to the top. Setting it changes the stack without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The end of the stack: what is shown, or will be once what runs has ended.
  open var topViewController: UIViewController? { stack.last }

  /// What covers the rest: what is presented here, or else the top.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Changes the whole stack.
  ///
  /// Animated as a pop where the new top was below the old one, as a push where it is new; a top that
  /// stays makes no transition. Without any controllers nothing is shown, which is warned of.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(by: viewControllers, animated: animated)
  }

  /// Puts a controller on the stack and shows it.
  ///
  /// One that is on the stack, a navigation controller, or one that is presented is refused with a
  /// warning; one that has another parent leaves it.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Takes the top off the stack. The root stays.
  ///
  /// - Returns: the controller that was taken off; nil for the root, and for what is refused.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    popTop(animated: animated)
  }

  /// Takes off the stack what is above a controller.
  ///
  /// - Returns: what was taken off, the lowest first; nil, with a warning, where the controller is not
  ///   on the stack or the call is refused.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    pop(to: viewController, animated: animated)
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
    return pop(to: root, animated: animated)
  }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  // MARK: The swipe

  /// A drag from the left edge (the right one where lines run from right to left) that pops: as far
  /// as the finger has gone of the width. Let go it finishes beyond half the way, or thrown.
  ///
  /// Its own delegate keeps it from beginning where there is no back button to see. Another delegate
  /// may decide otherwise, nil allows it everywhere but on the root, where it never does anything.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe.recognizer }

  override func childDidLeave(_ child: UIViewController) {
    super.childDidLeave(child)
    forget(child)
  }

  override var showsOthersItsWay: Bool { true }

  // MARK: View

  open override func loadView() {
    let view = NavigationControllerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container)
    view.addGestureRecognizer(swipe.recognizer)
  }

  open override func loadViewIfNeeded() {
    super.loadViewIfNeeded()
    if isViewLoaded, shown !== stack.last, running == nil { showTopAtOnce() }
  }

  override func appearanceDidChange() {
    super.appearanceDidChange()
    switch appearance {
    case .appearing(let animated): announceTop(animated: animated)
    case .appeared where running == nil: confirmTop(animated: false)
    case .disappeared where view.window == nil: running?.finishUnseen()
    case .appeared, .disappearing, .disappeared: break
    }
  }
}

extension UINavigationController {
  /// Brings everything but the controllers' views to its place.
  func layOutParts() { swipe.directionDidChange() }
}

/// The view of a navigation controller.
final class NavigationControllerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    (viewController as? UINavigationController)?.layOutParts()
  }
}

/// The view that holds the view of the top controller, and in which pushes and pops happen.
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
