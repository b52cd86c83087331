import CoreGraphics

/// Sharing of one collection view by several controllers on a navigation stack, each with its own
/// layout.
extension UICollectionViewController {
  /// The controller whose collection is shared.
  private var owner: UICollectionViewController { lender?.owner ?? self }

  /// The animator of a push to this controller, or of the pop from it to another; nil if they share
  /// no collection.
  func layoutAnimator(
    ofPush isPush: Bool, beside other: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let other = other as? UICollectionViewController, other !== self else { return nil }
    if isPush { borrow(from: other) }
    let (from, to) = isPush ? (other, self) : (self, other)
    let owner = from.owner
    guard owner === to.owner, owner.ownCollectionView != nil, (owner.holder ?? owner) === from
    else {
      return nil
    }
    return LayoutTransitionAnimator(from: from, to: to)
  }

  /// Takes the shared collection without animating from layout to layout.
  func showShared(above other: UIViewController?) {
    if let other = other as? UICollectionViewController, other !== self { borrow(from: other) }
    guard let holder = owner.holder, holder !== self else { return }
    takeShared(duration: 0, isLinear: false, completion: { _ in })
  }

  private func borrow(from other: UICollectionViewController) {
    guard useLayoutToLayoutNavigationTransitions, other.owner !== self else { return }
    other.loadViewIfNeeded()
    lender = other
    let owner = other.owner
    if owner.holder == nil { owner.holder = owner }
  }

  /// Moves the shared collection here, and changes it to this controller's layout.
  ///
  /// - Parameter offset: the content offset at the end; nil for the one that the layout chooses.
  func takeShared(
    duration: TimeInterval, isLinear: Bool, layout: UICollectionViewLayout? = nil,
    offset: CGPoint? = nil, completion: @escaping (Bool) -> Void
  ) {
    let owner = owner
    guard let collection = owner.ownCollectionView, let from = owner.holder else {
      return completion(true)
    }
    if from !== self {
      from.layoutOfShared = collection.collectionViewLayout
      if owner !== self, setAside == nil { setAside = collectionView }
      setAside?.removeFromSuperview()
      owner.holder = self
      show(collection)
      from.restoreOwn()
    }
    let goal = layout ?? layoutOfShared ?? collectionViewLayout
    collection.change(
      to: goal, duration: duration, isLinear: isLinear, offset: offset, completion)
  }

  /// Shows the controller's own collection again, because another controller has taken the shared
  /// one.
  private func restoreOwn() {
    guard let own = setAside else { return }
    setAside = nil
    show(own)
  }
}

/// The push and the pop of controllers that share a collection: its items move from layout to
/// layout.
@MainActor
final class LayoutTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let from: UICollectionViewController
  private let to: UICollectionViewController

  /// Seconds, as those of the system's own push.
  private static let duration: TimeInterval = 0.35

  init(from: UICollectionViewController, to: UICollectionViewController) {
    (self.from, self.to) = (from, to)
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to), let collection = from.collectionView
    else { return transitionContext.completeTransition(false) }
    view.frame = transitionContext.finalFrame(for: to)
    transitionContext.containerView.addSubview(view)
    let (layout, offset) = (collection.collectionViewLayout, collection.contentOffset)
    to.takeShared(duration: Self.duration, isLinear: transitionContext.isInteractive) {
      [from] _ in
      let finished = !transitionContext.transitionWasCancelled
      if !finished {
        from.takeShared(
          duration: 0, isLinear: false, layout: layout, offset: offset, completion: { _ in })
      }
      transitionContext.completeTransition(finished)
    }
  }
}
