public import CoreGraphics
import QuartzCore

/// The layout during an interactive transition from one layout to another. A gesture sets its
/// progress.
///
/// ``UICollectionView/startInteractiveTransition(to:completion:)`` makes one, or asks the delegate
/// for a subclass. At progress 0 each view has its position in the current layout, at 1 that in the
/// next layout, and between them it is interpolated linearly. Views that only one of the layouts
/// contains are faded.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at the start of the transition.
  public let currentLayout: UICollectionViewLayout
  /// The layout at the end of the transition.
  public let nextLayout: UICollectionViewLayout

  /// The progress, from 0 for the current layout to 1 for the next one. Values outside this range
  /// extrapolate. A value that is not finite is ignored with a warning.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      guard transitionProgress.isFinite else {
        Diagnostics.warn("The progress \(transitionProgress) of a layout transition is ignored.")
        return transitionProgress = oldValue
      }
      if transitionProgress != oldValue { collectionView?.layoutTransitionDidProgress(self) }
    }
  }

  /// Custom values that change with the transition.
  private var values: [String: CGFloat] = [:]
  /// The content offsets at the start and the end of the transition.
  var offsets = (current: CGPoint.zero, next: CGPoint.zero)

  /// Makes a layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Makes a layout between two flow layouts: transition layouts are not stored in files.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewFlowLayout()
    nextLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// Sets a custom value, for example for
  /// ``UICollectionViewLayout/layoutAttributesForElements(in:)`` of a subclass.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns a value that was set with ``updateValue(_:forAnimatedKey:)``; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: The layout

  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] { layout.prepareIfInvalid() }
  }

  /// Invalidates only this layout: a program calls it for each step of the progress, which does not
  /// invalidate the two layouts.
  open override func invalidateLayout(
    with context: UICollectionViewLayoutInvalidationContext
  ) { collectionView?.layoutIsInvalid(context) }

  override func markAsInvalid() {
    super.markAsInvalid()
    for layout in [currentLayout, nextLayout] { layout.markAsInvalid() }
  }

  override func follow(_ moves: ListMoves) {
    for layout in [currentLayout, nextLayout] { layout.follow(moves) }
  }

  override func removeSizes() {
    for layout in [currentLayout, nextLayout] { layout.removeSizes() }
  }

  open override var collectionViewContentSize: CGSize {
    let (a, b) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height))
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let invalid = [currentLayout, nextLayout].filter {
      $0.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
    for layout in invalid { layout.markAsInvalid() }
    return !invalid.isEmpty
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    // The views in the rectangle are in one of the visible parts at the start or the end.
    let area = rect.union(collectionView?.bounds ?? rect)
    let offset = mix(offsets.current, offsets.next)
    func seen(_ layout: UICollectionViewLayout, _ own: CGPoint) -> [UICollectionView.Element] {
      let shifted = area.offsetBy(dx: own.x - offset.x, dy: own.y - offset.y)
      return layout.shownElements(in: shifted).map(UICollectionView.Element.init)
    }
    let before = seen(currentLayout, offsets.current)
    var known = Set(before)
    return (before + seen(nextLayout, offsets.next).filter { known.insert($0).inserted })
      .compactMap(mixedAttributes)
      .filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixedAttributes(of: .item(indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixedAttributes(of: .extra(UICollectionView.ExtraKey(kind: elementKind, path: indexPath)))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixedAttributes(
      of: .extra(
        UICollectionView.ExtraKey(kind: elementKind, path: indexPath, isDecoration: true)))
  }

  /// Returns the class of a decoration view from the layout that has registered it.
  override func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    currentLayout.decorationClass(ofKind: kind) ?? nextLayout.decorationClass(ofKind: kind)
  }

  override func listRow(of element: UICollectionView.Element) -> ListRow? {
    nextLayout.listRow(of: element) ?? currentLayout.listRow(of: element)
  }

  /// Notifies the layout that the collection view does not keep.
  open override func finalizeLayoutTransition() {
    for layout in [currentLayout, nextLayout] where layout !== collectionView?.ownLayout {
      layout.finalizeLayoutTransition()
    }
  }

  // MARK: Between the layouts

  private func mixedAttributes(
    of element: UICollectionView.Element
  ) -> UICollectionViewLayoutAttributes? {
    let (a, b) = (currentLayout.attributes(of: element), nextLayout.attributes(of: element))
    guard let made = (a ?? b)?.copy() as? UICollectionViewLayoutAttributes else { return nil }
    made.estimates = .none
    guard let a, let b else {
      made.alpha *= max(0, min(a == nil ? transitionProgress : 1 - transitionProgress, 1))
      return made
    }
    made.center = mix(a.center, b.center)
    made.size = CGSize(
      width: max(mix(a.size.width, b.size.width), 0),
      height: max(mix(a.size.height, b.size.height), 0))
    made.alpha = max(0, min(mix(a.alpha, b.alpha), 1))
    let turned = AnimatableValue.transform(a.transform3D)
      .interpolated(to: .transform(b.transform3D), at: transitionProgress)
    if case .transform(let transform) = turned { made.transform3D = transform }
    if transitionProgress >= 0.5 { (made.zIndex, made.isHidden) = (b.zIndex, b.isHidden) }
    return made
  }

  private func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * transitionProgress }

  func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)) }
}
