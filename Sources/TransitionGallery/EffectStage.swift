public import UIKit

/// The two pages of a transition, and what an effect adds to them while it runs.
///
/// An effect changes the pages as it likes and animates by ``animate(options:_:)`` or
/// ``animateKeyframes(options:_:)``, once. When that ends, the stage removes what was added,
/// restores the pages' alphas, transforms and anchor points and the container's
/// `sublayerTransform`, and completes the transition.
@MainActor
public final class EffectStage {
  /// The view in which the transition happens.
  public let container: UIView
  /// The page that is seen at the start. A presenter that stays in its window is replaced by a
  /// snapshot for the time of the transition.
  public let from: UIView
  /// The page that is seen at the end, at its final frame.
  public let to: UIView
  /// Whether it is the way back: a pop, a dismissal, or an earlier tab.
  public let isReversed: Bool
  /// Whether the container is laid out from right to left: left and right are then exchanged.
  public let isMirrored: Bool
  /// In seconds.
  public let duration: TimeInterval
  /// Points for each point of the screen that the effects were designed for, which is 320 wide.
  public let unit: CGFloat

  private let context: any UIViewControllerContextTransitioning
  private let sublayerTransform: CATransform3D
  /// The real pages as they are left by a transition that is completed, and by one that is not.
  private var completed: [PageState] = []
  private var cancelled: [PageState] = []
  private var additions: [UIView] = []

  /// Points of the screen that the effects were designed for.
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

  /// Whether the pages move to the right: on the way back, or forwards where the container is laid
  /// out from right to left.
  public var movesToRight: Bool { isReversed != isMirrored }

  /// Shows a page that stays in its window by a snapshot that the effect can move.
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

  /// A page without a size, of which nothing could be shown; nil if there is none.
  var emptyPage: UIView? {
    [container, from, to].first { !($0.bounds.width > 0 && $0.bounds.height > 0) }
  }

  // MARK: Pages

  /// Puts the arriving page into the container.
  ///
  /// What a presentation controller has added there, such as a dimming view, stays beneath a
  /// presented page, and above the snapshot of a presenter that appears beneath it.
  ///
  /// - Parameter above: whether it lies over the departing page, or beneath it.
  public func placeArrivingPage(above: Bool) {
    if above {
      container.addSubview(to)
    } else if isStandIn(from) {
      container.addSubview(to)
      container.bringSubviewToFront(from)
    } else if isStandIn(to) {
      // It is beneath everything already.
      return
    } else if from.superview === container {
      container.insertSubview(to, belowSubview: from)
    } else {
      container.insertSubview(to, at: 0)
    }
  }

  /// Moves a page's anchor point; the page stays where it is.
  public func setAnchorPoint(_ anchorPoint: CGPoint, of page: UIView) {
    let frame = page.frame
    page.layer.anchorPoint = anchorPoint
    page.center = CGPoint(
      x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
  }

  /// A perspective, scaled from the screen that the effects were designed for to this one.
  ///
  /// - Parameters:
  ///   - m34: for a screen of 320 × 568 points; negative.
  ///   - axis: what the pages turn about. The eye is the further away the longer their arm is.
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

  /// Adds a view for the time of the transition.
  ///
  /// - Parameters:
  ///   - view: the view, in the container's coordinates.
  ///   - page: what it lies over; nil for everything.
  public func add(_ view: UIView, above page: UIView? = nil) {
    if let page, page.superview === container {
      container.insertSubview(view, aboveSubview: page)
    } else {
      container.addSubview(view)
    }
    additions.append(view)
  }

  /// Hides a page and cuts a picture of it into pieces, which are above the pages. The pieces share
  /// one snapshot.
  ///
  /// - Parameters:
  ///   - page: a page of the transition.
  ///   - parts: in the page's coordinates from its upper left corner.
  ///   - margins: how far the piece of a part reaches beyond it, in points: its outermost pixels
  ///     are stretched. Pieces that join at an edge, turned, show what is behind them in the pixels
  ///     that each covers partly: not where one reaches beyond that edge. The default is zero.
  public func cut(
    _ page: UIView, into parts: [CGRect], margins: (_ index: Int) -> UIEdgeInsets = { _ in .zero }
  ) -> [EffectPiece] {
    let snapshot = page.snapshotView(afterScreenUpdates: true)
    let (origin, traits) = (page.frame.origin, page.traitCollection)
    page.isHidden = true
    return parts.enumerated().map { index, part in
      let margins = margins(index)
      let piece = EffectPiece(
        snapshot?.resizableSnapshotView(
          from: part, afterScreenUpdates: true,
          withCapInsets: stretching(part.size, to: margins, scale: traits.displayScale)),
        frame: part.offsetBy(dx: origin.x, dy: origin.y), margins: margins)
      add(piece)
      return piece
    }
  }

  /// The insets that leave of a part only its pixels next to the margins to be stretched.
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

  /// The left and the right half of a page, hidden and cut as by ``cut(_:into:margins:)``.
  public func cutInHalves(_ page: UIView) -> (left: EffectPiece, right: EffectPiece) {
    let size = page.bounds.size
    let left = CGRect(x: 0, y: 0, width: (size.width / 2).rounded(), height: size.height)
    let right = CGRect(x: left.maxX, y: 0, width: size.width - left.maxX, height: size.height)
    let pieces = cut(page, into: [left, right])
    return (pieces[0], pieces[1])
  }

  // MARK: Time

  /// Animates for the transition's duration, and then ends it. Eases in and out unless the options
  /// have a curve.
  public func animate(
    options: UIView.AnimationOptions = [], _ animations: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: animations,
      completion: { _ in self.end() })
  }

  /// Animates by keyframes for the transition's duration, and then ends it. The whole eases in and
  /// out.
  public func animateKeyframes(
    options: UIView.KeyframeAnimationOptions = [],
    _ animations: @escaping () -> Void
  ) {
    UIView.animateKeyframes(
      withDuration: duration, delay: 0, options: options, animations: animations,
      completion: { _ in self.end() })
  }

  /// Adds a keyframe between two fractions of the whole.
  public func keyframe(
    _ time: ClosedRange<Double>, _ animations: @escaping () -> Void
  ) {
    UIView.addKeyframe(
      withRelativeStartTime: time.lowerBound, relativeDuration: time.upperBound - time.lowerBound,
      animations: animations)
  }

  /// Removes what was added, restores the rest, and completes the transition.
  func end() {
    let isCompleted = !context.transitionWasCancelled
    for view in additions { view.removeFromSuperview() }
    additions = []
    container.layer.sublayerTransform = sublayerTransform
    for state in isCompleted ? completed : cancelled { state.restore(in: container) }
    context.completeTransition(isCompleted)
  }
}
