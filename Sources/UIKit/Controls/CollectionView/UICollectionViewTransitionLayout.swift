public import CoreGraphics
import QuartzCore

/// The layout of a collection on its way from one layout to another, by a progress that a gesture
/// sets.
///
/// ``UICollectionView/startInteractiveTransition(to:completion:)`` makes one, or asks the delegate
/// for a subclass. Each view is where it is in the current layout at progress 0, where it is in the
/// next layout at 1, and on the straight line between them otherwise; what only one of the layouts
/// shows fades.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout that the collection comes from.
  public let currentLayout: UICollectionViewLayout
  /// The layout that the collection goes to.
  public let nextLayout: UICollectionViewLayout

  /// From 0, the current layout, to 1, the next one; values outside continue the motion. A value
  /// that is not finite is ignored, with a warning.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      guard transitionProgress.isFinite else {
        Diagnostics.warn("The progress \(transitionProgress) of a layout transition is ignored.")
        return transitionProgress = oldValue
      }
      if transitionProgress != oldValue { collectionView?.layoutTransitionDidProgress(self) }
    }
  }

  /// Values of the program's own that change with the transition.
  private var values: [String: CGFloat] = [:]
  /// The content offsets at which the transition begins and ends.
  var offsets = (current: CGPoint.zero, next: CGPoint.zero)

  /// A layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Makes a layout between two flow layouts: a transition layout is not stored in files.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewFlowLayout()
    nextLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// Sets a value of the program's own, for example one that
  /// ``UICollectionViewLayout/layoutAttributesForElements(in:)`` of a subclass uses.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// A value that was set with ``updateValue(_:forAnimatedKey:)``; 0 if none was.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: The layout

  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] { layout.prepareIfInvalid() }
  }

  /// Only this layout: what a program calls for each step of the progress leaves the two layouts as
  /// they are.
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

  override func forgetSizes() {
    for layout in [currentLayout, nextLayout] { layout.forgetSizes() }
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
    // What is in the rectangle now is in one of the visible parts at the beginning or at the end.
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

  /// Decoration views come from the layout that registers them.
  override func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    currentLayout.decorationClass(ofKind: kind) ?? nextLayout.decorationClass(ofKind: kind)
  }

  override func listRow(of element: UICollectionView.Element) -> ListRow? {
    nextLayout.listRow(of: element) ?? currentLayout.listRow(of: element)
  }

  /// Notifies the layout that the collection does not keep.
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
