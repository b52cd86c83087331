public import UIKit

/// The two pages of a transition, and the views that an effect adds to them while it runs.
///
/// An effect changes the pages and calls ``animate(options:_:)`` or
/// ``animateKeyframes(options:_:)`` once. When that animation ends, the stage removes the added
/// views, restores the pages' alphas, transforms and anchor points and the container's
/// `sublayerTransform`, and completes the transition.
@MainActor
public final class EffectStage {
  /// The container view of the transition.
  public let container: UIView
  /// The page that is visible at the start. A presenter whose view stays in the window is replaced
  /// by a snapshot during the transition.
  public let from: UIView
  /// The page that is visible at the end, in its final frame.
  public let to: UIView
  /// Whether the effect runs in reverse: for a pop, a dismissal, or an earlier tab.
  public let isReversed: Bool
  /// Whether the container has a right-to-left layout, in which effects exchange left and right.
  public let isMirrored: Bool
  /// The duration in seconds.
  public let duration: TimeInterval
  /// The factor from the screen that the effects were designed for, which is 320 points wide, to
  /// this one.
  public let unit: CGFloat

  private let context: any UIViewControllerContextTransitioning
  private let sublayerTransform: CATransform3D
  /// The states of the real pages after a completed transition, and after a cancelled one.
  private var completed: [PageState] = []
  private var cancelled: [PageState] = []
  private var additions: [UIView] = []

  /// The size of the screen that the effects were designed for, in points.
  private static let designSize = CGSize(width: 320, height: 568)

  /// - Returns: nil if the context has no controllers.
  init?(
    _ context: any UIViewControllerContextTransitioning, isReversed: Bool, duration: TimeInterval
  ) {
    guard let fromController = context.viewController(forKey: .from),
      let toController = context.viewController(forKey: .to)
    else { return nil }
    self.context = context
    (self.isReversed, self.duration) = (isReversed, duration)
    container = context.containerView
    isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    sublayerTransform = container.layer.sublayerTransform
    unit = container.bounds.width / Self.designSize.width
    let (fromView, toView) = (context.view(forKey: .from), context.view(forKey: .to))
    from =
      fromView
      ?? UIView(frame: container.convert(fromController.view.bounds, from: fromController.view))
    to =
      toView ?? UIView(frame: container.convert(toController.view.bounds, from: toController.view))
    if let fromView {
      let state = PageState(of: fromView, in: container)
      (completed, cancelled) = ([state], [state])
    } else {
      standIn(from, for: fromController.view)
    }
    if let toView {
      cancelled.append(PageState(of: toView, in: container))
      toView.frame = context.finalFrame(for: toController)
      completed.append(PageState(of: toView, in: container))
    } else {
      standIn(to, for: toController.view)
    }
  }

  /// Whether the pages move to the right: in reverse, or forwards in a right-to-left layout.
  public var movesToRight: Bool { isReversed != isMirrored }

  /// Replaces a page that stays in its window by a snapshot that the effect can move.
  private func standIn(_ view: UIView, for page: UIView) {
    let state = PageState(of: page, in: container)
    completed.append(state)
    cancelled.append(state)
    if let snapshot = page.snapshotView(afterScreenUpdates: true) { view.addSubview(snapshot) }
    view.isUserInteractionEnabled = false
    page.isHidden = true
    container.insertSubview(view, at: 0)
    additions.append(view)
  }

  private func isStandIn(_ page: UIView) -> Bool { additions.contains { $0 === page } }

  /// A page with an empty size, of which nothing could be shown; nil if there is none.
  var emptyPage: UIView? {
    [container, from, to].first { !($0.bounds.width > 0 && $0.bounds.height > 0) }
  }

  // MARK: Pages

  /// Adds the arriving page to the container.
  ///
  /// Views that a presentation controller has added to the container, such as a dimming view, stay
  /// below a presented page, and above the snapshot of a presenter that appears below it.
  ///
  /// - Parameter above: whether the page is above the departing page, or below it.
  public func placeArrivingPage(above: Bool) {
    if above {
      container.addSubview(to)
    } else if isStandIn(from) {
      container.addSubview(to)
      container.bringSubviewToFront(from)
    } else if isStandIn(to) {
      // It is already below the others.
      return
    } else if from.superview === container {
      container.insertSubview(to, belowSubview: from)
    } else {
      container.insertSubview(to, at: 0)
    }
  }

  /// Moves a page's anchor point without moving the page.
  public func setAnchorPoint(_ anchorPoint: CGPoint, of page: UIView) {
    let frame = page.frame
    page.layer.anchorPoint = anchorPoint
    page.center = CGPoint(
      x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
  }

  /// Returns a perspective transform, scaled from the screen that the effects were designed for to
  /// this one.
  ///
  /// - Parameters:
  ///   - m34: the value for a screen of 320 × 568 points; negative.
  ///   - axis: the axis of the rotation. The distance of the eye is proportional to the length of
  ///     the pages at a right angle to the axis.
  public func perspective(_ m34: CGFloat, about axis: GalleryAxis = .vertical) -> CATransform3D {
    let bounds = [container, from, to].map(\.bounds)
    var scale = (bounds.map(\.width).max() ?? 0) / Self.designSize.width
    if axis == .horizontal {
      scale = max(scale, (bounds.map(\.height).max() ?? 0) / Self.designSize.height)
    }
    var transform = CATransform3DIdentity
    transform.m34 = m34 / scale
    return transform
  }

  // MARK: Pieces

  /// Adds a view for the duration of the transition.
  ///
  /// - Parameters:
  ///   - view: the view, in the container's coordinates.
  ///   - page: the page that the view is above; nil adds it above everything.
  public func add(_ view: UIView, above page: UIView? = nil) {
    if let page, page.superview === container {
      container.insertSubview(view, aboveSubview: page)
    } else {
      container.addSubview(view)
    }
    additions.append(view)
  }

  /// Hides a page, and cuts a picture of it into pieces above the pages. All pieces share one
  /// snapshot.
  ///
  /// - Parameters:
  ///   - page: a page of the transition.
  ///   - parts: the parts, in coordinates from the page's upper left corner.
  ///   - margins: the distances in points by which the piece of a part extends beyond it, by what
  ///     the page shows there, or outside of the page by its outermost pixels. Where two rotated
  ///     pieces share an edge, each covers the pixels of the edge only in part, so the background
  ///     shows through. A margin at that edge prevents this. The default is zero.
  public func cut(
    _ page: UIView, into parts: [CGRect], margins: (_ index: Int) -> UIEdgeInsets = { _ in .zero }
  ) -> [EffectPiece] {
    let snapshot = page.snapshotView(afterScreenUpdates: true)
    let (origin, traits) = (page.frame.origin, page.traitCollection)
    page.isHidden = true
    let whole = CGRect(origin: .zero, size: page.bounds.size)
    return parts.enumerated().map { index, part in
      let margins = margins(index)
      let inside = margins.limited(toRoomAround: part, in: whole)
      let shown = part.inset(by: inside.inverted)
      let outside = UIEdgeInsets(
        top: margins.top - inside.top, left: margins.left - inside.left,
        bottom: margins.bottom - inside.bottom, right: margins.right - inside.right)
      let piece = EffectPiece(
        snapshot?.resizableSnapshotView(
          from: shown, afterScreenUpdates: true,
          withCapInsets: stretching(shown.size, to: outside, scale: traits.displayScale)),
        frame: part.offsetBy(dx: origin.x, dy: origin.y), margins: margins)
      add(piece)
      return piece
    }
  }

  /// Returns the insets that leave only the pixels of a part next to its margins to be stretched.
  private func stretching(
    _ size: CGSize, to margins: UIEdgeInsets, scale: CGFloat
  ) -> UIEdgeInsets {
    let pixel = 1 / scale
    return UIEdgeInsets(
      top: margins.bottom > 0 ? size.height - pixel : 0,
      left: margins.right > 0 ? size.width - pixel : 0,
      bottom: margins.top > 0 ? size.height - pixel : 0,
      right: margins.left > 0 ? size.width - pixel : 0)
  }

  /// Hides a page and cuts it into its left and right half, as ``cut(_:into:margins:)`` does.
  public func cutInHalves(_ page: UIView) -> (left: EffectPiece, right: EffectPiece) {
    let size = page.bounds.size
    let left = CGRect(x: 0, y: 0, width: (size.width / 2).rounded(), height: size.height)
    let right = CGRect(x: left.maxX, y: 0, width: size.width - left.maxX, height: size.height)
    let pieces = cut(page, into: [left, right])
    return (pieces[0], pieces[1])
  }

  // MARK: Time

  /// Animates for the transition's duration, and then ends the transition. The animation eases in
  /// and out unless the options contain a curve.
  public func animate(
    options: UIView.AnimationOptions = [], _ animations: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: animations,
      completion: { _ in self.end() })
  }

  /// Animates by keyframes for the transition's duration, and then ends the transition. The whole
  /// animation eases in and out.
  public func animateKeyframes(
    options: UIView.KeyframeAnimationOptions = [],
    _ animations: @escaping () -> Void
  ) {
    UIView.animateKeyframes(
      withDuration: duration, delay: 0, options: options, animations: animations,
      completion: { _ in self.end() })
  }

  /// Adds a keyframe between two fractions of the duration.
  public func keyframe(
    _ time: ClosedRange<Double>, _ animations: @escaping () -> Void
  ) {
    UIView.addKeyframe(
      withRelativeStartTime: time.lowerBound, relativeDuration: time.upperBound - time.lowerBound,
      animations: animations)
  }

  /// Removes the added views, restores the pages, and completes the transition.
  func end() {
    let isCompleted = !context.transitionWasCancelled
    for view in additions { view.removeFromSuperview() }
    additions = []
    container.layer.sublayerTransform = sublayerTransform
    for state in isCompleted ? completed : cancelled { state.restore(in: container) }
    context.completeTransition(isCompleted)
  }
}
