public import CoreGraphics

/// A layout of items in lines, which are broken when they are full, section by section.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public override init() { super.init() }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeProperties(of: self, as: UICollectionViewFlowLayout.self)
  }

  /// The direction of scrolling. Lines run across it.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The size of items for which the delegate returns none. The default is 50 × 50 points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// A value that represents the cell's preferred size. It has the effect of ``estimatedItemSize``
  /// with the estimate ``itemSize``.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// The estimated size of an item until its cell becomes visible, which is then asked for its
  /// preferred size; zero for none. A size from the delegate replaces the estimate. The default is
  /// zero.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      sizes = [:]
      invalidateLayout()
    }
  }
  /// The preferred sizes of cells.
  private var sizes: [IndexPath: CGSize] = [:]
  /// The minimum distance between lines. The default is 10 points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum distance between items in a line. The default is 10 points. Full lines are
  /// justified.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The insets around the items of each section.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The reference of the section insets at the ends of lines. The default is the content's insets.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// The size of headers, unless the delegate returns one. Only the length along the scroll
  /// direction is used; zero removes them.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers, unless the delegate returns one. Only the length along the scroll
  /// direction is used; zero removes them.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Whether headers stay at the visible edge while their section is visible.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether footers stay at the visible edge while their section is visible.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  private struct Section {
    var flow: any FlowSection
    var start: CGFloat
    var header: CGFloat
    var footer: CGFloat
    var end: CGFloat { start + flow.depth }
  }
  private var sections: [Section] = []
  private var isVertical: Bool { scrollDirection == .vertical }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    sections = []
    guard let collectionView else { return }
    preparedReference = referenceInset(in: collectionView)
    let inset = collectionView.effectiveInset
    let room =
      isVertical
      ? collectionView.bounds.width - inset.left - inset.right
      : collectionView.bounds.height - inset.top - inset.bottom
    var start: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      let made = makeSection(section, in: collectionView, room: max(room, 0), start: start)
      sections.append(made)
      start = made.end
    }
  }

  private func makeSection(
    _ section: Int, in view: UICollectionView, room: CGFloat, start: CGFloat
  ) -> Section {
    let delegate = view.flowDelegate
    let count = view.numberOfItems(inSection: section)
    let inset =
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let spacing =
      delegate?.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    func extent(_ size: CGSize) -> CGFloat {
      isVertical ? sensible(size).height : sensible(size).width
    }
    let header = extent(
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize)
    let footer = extent(
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize)
    let (outer, ends) =
      isVertical
      ? ((inset.left, inset.right), (inset.top, inset.bottom))
      : ((inset.top, inset.bottom), (inset.left, inset.right))
    let reference = preparedReference
    let sides =
      isVertical
      ? (outer.0 + reference.left, outer.1 + reference.right)
      : (outer.0 + reference.top, outer.1 + reference.bottom)
    let distances = FlowSpacing(
      inner: max(room - sides.0 - sides.1, 0), items: finite(spacing), lines: finite(lineSpacing),
      start: sides.0, ends: (header + ends.0, ends.1 + footer))
    return Section(
      flow: makeFlow(section, count: count, in: view, distances), start: start, header: header,
      footer: footer)
  }

  /// Returns the items of a section. Without a delegate for sizes, all sizes are equal.
  private func makeFlow(
    _ section: Int, count: Int, in view: UICollectionView, _ spacing: FlowSpacing
  ) -> any FlowSection {
    func turned(_ size: CGSize) -> CGSize {
      isVertical ? size : CGSize(width: size.height, height: size.width)
    }
    let delegate = view.flowDelegate
    if delegate == nil, sizes.isEmpty {
      let size = isEstimating ? estimate : itemSize
      return UniformFlowSection(count: count, size: turned(sensible(size)), spacing: spacing)
    }
    let sizes = (0..<count).map {
      let path = IndexPath(item: $0, section: section)
      return turned(self.sizes[path] ?? size(of: view.source(of: path), in: view, delegate))
    }
    if areAlike(sizes) {
      return UniformFlowSection(count: count, size: sizes.first ?? .zero, spacing: spacing)
    }
    return MixedFlowSection(sizes: sizes, spacing: spacing)
  }

  private var isEstimating: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }

  /// The estimated size of items that have not been asked.
  private var estimate: CGSize {
    let size = estimatedItemSize == .zero ? Self.automaticSize : estimatedItemSize
    guard size == Self.automaticSize else { return size }
    return itemSize == Self.automaticSize ? Self.usualSize : itemSize
  }

  /// UIKit's default size of items in points.
  private static let usualSize = CGSize(width: 50, height: 50)

  /// Returns the size of an item from the delegate, or an estimated one.
  private func size(
    of path: IndexPath, in view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> CGSize {
    let own = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
    if isEstimating, own == itemSize || own == Self.automaticSize { return sensible(estimate) }
    return sensible(own)
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    originalAttributes.estimates.differ(preferredAttributes.size, originalAttributes.size)
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    sizes[originalAttributes.indexPath] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
  }

  override func follow(_ moves: ListMoves) {
    var followed: [IndexPath: CGSize] = [:]
    for (path, size) in sizes {
      if let target = moves.target(of: path), !moves.isReloaded(path) { followed[target] = size }
    }
    sizes = followed
  }

  override func followed(
    _ key: UICollectionView.ExtraKey, by moves: ListMoves
  ) -> UICollectionView.ExtraKey? { key.followed(by: moves) }

  override func removeSizes() { sizes = [:] }

  override func depends(onChangeTo insets: UIEdgeInsets, from former: UIEdgeInsets) -> Bool {
    insets.differ(from: former, across: isVertical ? .vertical : .horizontal)
      || collectionView.map { referenceInset(in: $0) != preparedReference } ?? false
  }

  /// Returns the insets that the reference adds to the content's insets.
  private func referenceInset(in view: UICollectionView) -> UIEdgeInsets {
    let edges: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: edges = view.safeAreaInsets
    case .fromLayoutMargins: edges = view.layoutMargins
    }
    let inset = view.effectiveInset
    func rest(_ side: KeyPath<UIEdgeInsets, CGFloat>) -> CGFloat {
      max(edges[keyPath: side] - inset[keyPath: side], 0)
    }
    return isVertical
      ? UIEdgeInsets(top: 0, left: rest(\.left), bottom: 0, right: rest(\.right))
      : UIEdgeInsets(top: rest(\.top), left: 0, bottom: rest(\.bottom), right: 0)
  }
  /// The reference's insets at the last preparation.
  private var preparedReference = UIEdgeInsets.zero

  private func areAlike(_ sizes: [CGSize]) -> Bool {
    guard let first = sizes.first else { return true }
    return sizes.allSatisfy { $0 == first }
  }

  private func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }

  private func sensible(_ size: CGSize) -> CGSize {
    guard !size.isFinite || size.width < 0 || size.height < 0 else { return size }
    Diagnostics.warn(
      "An item or header of a flow layout cannot be of the size \(size); zero is used.")
    return .zero
  }

  // MARK: Attributes

  open override var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    let inset = collectionView.effectiveInset
    let depth = sections.last?.end ?? 0
    return isVertical
      ? CGSize(width: max(collectionView.bounds.width - inset.left - inset.right, 0), height: depth)
      : CGSize(
        width: depth, height: max(collectionView.bounds.height - inset.top - inset.bottom, 0))
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var result: [UICollectionViewLayoutAttributes] = []
    for index in firstSection(endingAfter: low)..<sections.count {
      let section = sections[index]
      if section.start >= high { break }
      let edge = IndexPath(item: 0, section: index)
      if section.header > 0 {
        result += [attributes(UICollectionView.elementKindSectionHeader, edge)]
      }
      for item in section.flow.items(from: low - section.start, to: high - section.start) {
        result.append(attributes(IndexPath(item: item, section: index)))
      }
      if section.footer > 0 {
        result += [attributes(UICollectionView.elementKindSectionFooter, edge)]
      }
    }
    return result
  }

  private func firstSection(endingAfter low: CGFloat) -> Int {
    var (first, end) = (0, sections.count)
    while first < end {
      let middle = (first + end) / 2
      if sections[middle].end <= low { first = middle + 1 } else { end = middle }
    }
    return first
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      (0..<sections[indexPath.section].flow.count).contains(indexPath.item)
    else { return nil }
    return attributes(indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        .contains(elementKind)
    else { return nil }
    return attributes(elementKind, indexPath)
  }

  private func attributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let result = UICollectionViewLayoutAttributes(forCellWith: path)
    let section = sections[path.section]
    result.frame = turned(section.flow.frame(of: path.item).offsetBy(dx: 0, dy: section.start))
    if isEstimating { result.estimates = EstimatedAxes(width: true, height: true) }
    return result
  }

  private func attributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let result = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
    let section = sections[path.section]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let depth = isHeader ? section.header : section.footer
    var place = isHeader ? section.start : section.end - depth
    let size = collectionViewContentSize
    if let view = collectionView {
      let inset = view.effectiveInset
      let low = isVertical ? view.bounds.minY + inset.top : view.bounds.minX + inset.left
      let high = isVertical ? view.bounds.maxY - inset.bottom : view.bounds.maxX - inset.right
      if isHeader, sectionHeadersPinToVisibleBounds {
        place = max(place, min(low, section.end - section.footer - depth))
      } else if !isHeader, sectionFootersPinToVisibleBounds {
        place = min(place, max(high - depth, section.start + section.header))
      }
    }
    result.zIndex = Self.edgeDepth
    result.frame = turned(
      CGRect(x: 0, y: place, width: isVertical ? size.width : size.height, height: depth))
    return result
  }

  /// The z-order of headers and footers, which are in front of items.
  private static let edgeDepth = 10

  /// Converts lengths and depths to the content's coordinates.
  private func turned(_ rect: CGRect) -> CGRect {
    isVertical
      ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }
}

extension UICollectionViewFlowLayout {
  /// The reference from which a flow layout measures the insets of its sections, across the scroll
  /// direction. The raw values are Apple's.
  public enum SectionInsetReference: Int, Sendable {
    /// The content's insets.
    case fromContentInset = 0
    /// The safe area, where it lies inside the content's insets.
    case fromSafeArea = 1
    /// The layout margins, where they lie inside the content's insets.
    case fromLayoutMargins = 2
  }
}
