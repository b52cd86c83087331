import CoreGraphics

/// Scrolls the groups of one section across the layout's direction.
///
/// It has no content: the cells are subviews of the collection view, and the layout moves them by
/// its offset. Its pan recogniser is added to the collection view, because the cells are touched.
final class OrthogonalScroller: UIScrollView, UIScrollViewDelegate, UIGestureRecognizerDelegate {
  override var isPartOfList: Bool { true }
  private weak var collection: UICollectionView?
  /// Called with each new offset.
  var onScroll: (CGFloat) -> Void = { _ in }
  private var section: CompositionalSection

  init(for section: CompositionalSection, in collection: UICollectionView) {
    (self.section, self.collection) = (section, collection)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = false
    scrollsToTop = false
    contentInsetAdjustmentBehavior = .never
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
    delegate = self
    // It is added before the collection view's own, as that of a nested scroll view would be.
    collection.addGestureRecognizer(pan)
    collection.recognizers.removeAll { $0 === pan }
    collection.recognizers.insert(pan, at: 0)
  }

  required init?(coder: NSCoder) { nil }

  /// Stops scrolling, and removes itself from the collection view.
  func leave() {
    onScroll = { _ in }
    stop()
    collection?.removeGestureRecognizer(pan)
    removeFromSuperview()
  }

  /// Takes the frame of its section.
  ///
  /// - Parameter frame: the frame of the groups in the collection view's coordinates.
  func show(_ section: CompositionalSection, frame: CGRect, contentSize: CGSize) {
    self.section = section
    let behavior = section.definition.orthogonalScrollingBehavior
    isPagingEnabled = behavior == .paging
    let settles = behavior == .groupPaging || behavior == .groupPagingCentered
    if decelerationRate != (settles ? .fast : .normal) {
      decelerationRate = settles ? .fast : .normal
    }
    if self.frame != frame { self.frame = frame }
    if self.contentSize != contentSize { self.contentSize = contentSize }
    let inset = behavior == .groupPagingCentered ? insetToCenter : .zero
    if contentInset != inset { contentInset = inset }
  }

  /// The insets with which the first and the last group can be centred.
  private var insetToCenter: UIEdgeInsets {
    let axis = section.groupAxis
    guard section.groupCount > 0 else { return .zero }
    let length = bounds.size.length(along: axis)
    let lead = section.content.origin.length(along: axis)
    let trail =
      section.scrolledLength - lead - section.content.size.length(along: axis)
    let before = max((length - section.length(ofGroup: 0)) / 2 - lead, 0)
    let after = max(
      (length - section.length(ofGroup: section.groupCount - 1)) / 2 - trail, 0)
    return axis == .horizontal
      ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
      : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
  }

  var offset: CGFloat { contentOffset.length(along: section.groupAxis) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll(offset) }

  // MARK: Groups

  /// The speed in points per second from which on a release moves to the next group (our choice, as
  /// for pages).
  private static let throwSpeed: CGFloat = 100

  override func restingPlace(for offset: CGPoint, velocity: CGPoint) -> CGPoint {
    let axis = section.groupAxis
    let (goal, speed) = (offset.length(along: axis), velocity.length(along: axis) * 1000)
    let now = self.offset
    let place: CGFloat
    switch section.definition.orthogonalScrollingBehavior {
    case .none, .continuous, .paging: return offset
    case .continuousGroupLeadingBoundary: place = boundary(near: goal, step: 0)
    case .groupPaging, .groupPagingCentered:
      let step = abs(speed) < Self.throwSpeed ? 0 : speed > 0 ? 1 : -1
      place = boundary(near: now, step: step)
    }
    return CGPoint(place, offset.length(along: axis.other), along: axis)
  }

  /// Returns the offset for the nearest group, or for the next one in a direction.
  private func boundary(near offset: CGFloat, step: Int) -> CGFloat {
    guard section.groupCount > 0 else { return 0 }
    let center = section.definition.orthogonalScrollingBehavior == .groupPagingCentered
    func place(_ group: Int) -> CGFloat {
      let begin = section.position(ofGroup: group)
      guard center else { return begin }
      let lead = section.content.origin.length(along: section.groupAxis)
      return begin + lead + section.length(ofGroup: group) / 2
        - bounds.size.length(along: section.groupAxis) / 2
    }
    let middle = center ? bounds.size.length(along: section.groupAxis) / 2 : 0
    let first = max(section.group(at: offset + middle) - 1, 0)
    let candidates = (first...min(first + 2, section.groupCount - 1)).map(place)
    // A group that is reached except for a rounding error does not count as the next one.
    let slack: CGFloat = 0.5
    switch step {
    case 1: return candidates.first { $0 > offset + slack } ?? candidates.last ?? offset
    case -1: return candidates.last { $0 < offset - slack } ?? candidates.first ?? offset
    default:
      return candidates.min { abs($0 - offset) < abs($1 - offset) } ?? offset
    }
  }

  // MARK: Touches

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let superview else { return false }
    return frame.contains(touch.location(in: superview))
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    guard let superview, event.type == .scroll else { return true }
    return (event.allTouches ?? []).allSatisfy { frame.contains($0.location(in: superview)) }
  }
}
