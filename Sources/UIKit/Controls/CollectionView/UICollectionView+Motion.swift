import CoreGraphics
import QuartzCore

/// The motion of the visible views from where they were to where a layout puts them.
extension UICollectionView {
  /// The position and appearance of a view on the screen.
  struct Pose {
    private let center: CGPoint
    private let size: CGSize
    private let transform: CATransform3D
    private let alpha: CGFloat

    @MainActor
    init(_ view: UIView) {
      (center, size, transform, alpha) = (
        view.center, view.bounds.size, view.transform3D, view.alpha
      )
    }

    @MainActor
    func apply(to view: UIView, offset: CGPoint = .zero) {
      view.bounds.size = size
      view.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
      view.transform3D = transform
      view.alpha = alpha
    }
  }

  /// Where the views were, and the content offset at that time.
  struct Poses {
    fileprivate var byView: [ObjectIdentifier: Pose] = [:]
    fileprivate var offset = CGPoint.zero
  }

  /// A view that is not visible at the end.
  struct LeavingView {
    let view: UICollectionReusableView
    let element: Element
    /// Where it goes; nil for one that fades.
    let end: UICollectionViewLayoutAttributes?
  }

  /// One animation of the views.
  struct Motion {
    let before: Poses
    let duration: TimeInterval
    /// Whether the motion is uniform, as under a finger.
    var isLinear = false
    var leaving: [LeavingView] = []
    /// Where a view that was not visible comes from; nil for one that fades in.
    var origin: @MainActor (Element) -> UICollectionViewLayoutAttributes? = { _ in nil }
    /// What the layout adds to the animation.
    var alongside: @MainActor () -> Void = {}

    init(from before: Poses, duration: TimeInterval) {
      (self.before, self.duration) = (before, duration)
    }
  }

  func poses() -> Poses {
    var result = Poses(offset: contentOffset)
    for cell in cells.values { result.byView[ObjectIdentifier(cell)] = Pose(cell) }
    for view in extras.values { result.byView[ObjectIdentifier(view)] = Pose(view) }
    return result
  }

  /// The cells of `shown` that the new layout does not show, and where it has them. They are
  /// visible until their motion ends.
  func cellsMovingOut(of shown: [IndexPath: UICollectionViewCell]) -> [LeavingView] {
    shown.inOrder.filter { path, cell in cells[path] !== cell }.map { path, cell in
      pool.remove(cell, cell.reuseIdentifier)
      cell.isHidden = false
      return LeavingView(view: cell, element: .item(path), end: layoutAttributesForItem(at: path))
    }
  }

  /// Lets a view be used again that has left.
  private func putAway(_ leaving: LeavingView) {
    switch leaving.element {
    case .item: if let cell = leaving.view as? UICollectionViewCell { putAway(cell) }
    case .extra(let key): store(leaving.view, key)
    }
  }

  /// All views are at their new positions: moves them back to the old ones, and animates from
  /// there.
  func run(_ motion: Motion, _ finish: @escaping (Bool) -> Void) {
    guard window != nil, UIView.areAnimationsEnabled, motion.duration > 0 else {
      ask(motion.alongside)
      for leaving in motion.leaving { putAway(leaving) }
      return finish(true)
    }
    let shift = CGPoint(
      x: contentOffset.x - motion.before.offset.x, y: contentOffset.y - motion.before.offset.y)
    var ends: [(view: UIView, end: Pose)] = []
    /// Puts a view where it was, or where the layout lets it come from.
    func begin(_ view: UIView, _ element: Element) {
      ends.append((view, Pose(view)))
      if let pose = motion.before.byView[ObjectIdentifier(view)] {
        pose.apply(to: view, offset: shift)
      } else if let attributes = ask({ motion.origin(element) }), attributes.isSensible {
        attributes.apply(to: view)
        view.center.x += shift.x
        view.center.y += shift.y
      } else {
        view.alpha = 0
      }
    }
    // Laying out a cell's contents lays out the collection, which would put the cells at their end.
    isPlacing = true
    ViewAnimation.withoutInheritedAnimation {
      for (path, cell) in cells.inOrder where cell !== movedCell { begin(cell, .item(path)) }
      for (key, view) in extras.inOrder { begin(view, .extra(key)) }
      for leaving in motion.leaving {
        motion.before.byView[ObjectIdentifier(leaving.view)]?.apply(
          to: leaving.view, offset: shift)
      }
      // The contents are laid out for the size from which they are animated.
      for (view, _) in ends { view.layoutIfNeeded() }
    }
    UIView.animate(
      withDuration: motion.duration, delay: 0,
      options: motion.isLinear ? [.allowUserInteraction, .curveLinear] : .allowUserInteraction,
      animations: { [self] in
        for (view, end) in ends {
          end.apply(to: view)
          view.layoutIfNeeded()
        }
        for leaving in motion.leaving {
          if let end = leaving.end, end.isSensible {
            end.apply(to: leaving.view)
          } else {
            leaving.view.alpha = 0
          }
          leaving.view.layoutIfNeeded()
        }
        ask(motion.alongside)
        isPlacing = false
        setNeedsLayout()
      },
      completion: { [weak self] finished in
        for leaving in motion.leaving { self?.putAway(leaving) }
        finish(finished)
      })
  }
}
