import CoreGraphics
import QuartzCore

/// Animates the visible views from their old positions to those of a layout.
extension UICollectionView {
  /// The position and the appearance of a view on the screen.
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

  /// The positions of the views, and the content offset at the same time.
  struct Poses {
    fileprivate var byView: [ObjectIdentifier: Pose] = [:]
    fileprivate var offset = CGPoint.zero
  }

  /// A view that is not visible at the end of an animation.
  struct LeavingView {
    let view: UICollectionReusableView
    let element: Element
    /// The final attributes; nil for a view that fades out.
    let end: UICollectionViewLayoutAttributes?
  }

  /// One animation of the views.
  struct Motion {
    let before: Poses
    let duration: TimeInterval
    /// Whether the motion is linear, as in an interactive transition.
    var isLinear = false
    var leaving: [LeavingView] = []
    /// The final attributes that the views are notified of in the animation, so that what they
    /// change in ``UICollectionReusableView/apply(_:)`` is animated; nil if they know them already.
    var attributes: [ObjectIdentifier: UICollectionViewLayoutAttributes]?
    /// Returns the initial attributes of a view that was not visible; nil for a view that fades in.
    var origin: @MainActor (Element) -> UICollectionViewLayoutAttributes? = { _ in nil }
    /// The animations that the layout adds.
    var alongside: @MainActor () -> Void = {}

    init(from before: Poses, duration: TimeInterval) {
      (self.before, self.duration) = (before, duration)
    }

    fileprivate func animatesAttributes(of view: UIView) -> Bool {
      attributes?[ObjectIdentifier(view)] != nil
    }

    /// Notifies a view of its final attributes.
    @MainActor
    fileprivate func applyAttributes(to view: UICollectionReusableView) {
      if let attributes = attributes?[ObjectIdentifier(view)] { view.apply(attributes) }
    }
  }

  func poses() -> Poses {
    var result = Poses(offset: contentOffset)
    for cell in cells.values { result.byView[ObjectIdentifier(cell)] = Pose(cell) }
    for view in extras.values { result.byView[ObjectIdentifier(view)] = Pose(view) }
    return result
  }

  /// Returns the cells of `shown` that the new layout moves out of the visible part. They are
  /// visible until their motion ends.
  func cellsMovingOut(of shown: [IndexPath: UICollectionViewCell]) -> [LeavingView] {
    shown.inOrder.filter { path, cell in cells[path] !== cell }.map { path, cell in
      pool.remove(cell, cell.reuseIdentifier)
      cell.isHidden = false
      return LeavingView(view: cell, element: .item(path), end: layoutAttributesForItem(at: path))
    }
  }

  /// Stores a view that has disappeared for reuse.
  private func putAway(_ leaving: LeavingView) {
    switch leaving.element {
    case .item: if let cell = leaving.view as? UICollectionViewCell { putAway(cell) }
    case .extra(let key): store(leaving.view, key)
    }
  }

  /// Animates the views. All views are at their new positions: this moves them back to the old
  /// ones, and animates from there.
  func run(_ motion: Motion, _ finish: @escaping (Bool) -> Void) {
    guard window != nil, UIView.areAnimationsEnabled, motion.duration > 0 else {
      ViewAnimation.withoutInheritedAnimation {
        for (_, cell) in cells.inOrder { motion.applyAttributes(to: cell) }
        for (_, view) in extras.inOrder { motion.applyAttributes(to: view) }
      }
      ask(motion.alongside)
      for leaving in motion.leaving { putAway(leaving) }
      return finish(true)
    }
    let shift = CGPoint(
      x: contentOffset.x - motion.before.offset.x, y: contentOffset.y - motion.before.offset.y)
    var ends: [(view: UICollectionReusableView, end: Pose)] = []
    /// Places a view at its old position, or at the initial attributes of the layout.
    func begin(_ view: UICollectionReusableView, _ element: Element) {
      ends.append((view, Pose(view)))
      if let pose = motion.before.byView[ObjectIdentifier(view)] {
        pose.apply(to: view, offset: shift)
      } else if let attributes = ask({ motion.origin(element) }), attributes.isSensible {
        attributes.apply(to: view)
        view.center.x += shift.x
        view.center.y += shift.y
        if motion.animatesAttributes(of: view) { view.apply(attributes) }
      } else {
        motion.applyAttributes(to: view)
        view.alpha = 0
      }
    }
    // Laying out a cell's content lays out the collection view, which must not place the cells at
    // their final positions.
    isPlacing = true
    ViewAnimation.withoutInheritedAnimation {
      for (path, cell) in cells.inOrder where cell !== movedCell { begin(cell, .item(path)) }
      for (key, view) in extras.inOrder { begin(view, .extra(key)) }
      for leaving in motion.leaving {
        motion.before.byView[ObjectIdentifier(leaving.view)]?.apply(
          to: leaving.view, offset: shift)
      }
      // The content is laid out for the size from which it is animated.
      for (view, _) in ends { view.layoutIfNeeded() }
    }
    UIView.animate(
      withDuration: motion.duration, delay: 0,
      options: motion.isLinear ? [.allowUserInteraction, .curveLinear] : .allowUserInteraction,
      animations: { [self] in
        for (view, end) in ends {
          end.apply(to: view)
          motion.applyAttributes(to: view)
          view.layoutIfNeeded()
        }
        for leaving in motion.leaving {
          if let end = leaving.end, end.isSensible {
            end.apply(to: leaving.view)
            if motion.attributes != nil { leaving.view.apply(end) }
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
