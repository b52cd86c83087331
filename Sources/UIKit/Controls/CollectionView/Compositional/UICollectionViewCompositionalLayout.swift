public import CoreGraphics

/// Returns the section with an index; nil leaves it empty, with a warning.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment)
  -> NSCollectionLayoutSection?

/// A layout of a collection view that is composed of sections, sections of groups, and groups of
/// items or other groups.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The configuration of the whole layout. To change it, set it again.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provider: UICollectionViewCompositionalLayoutSectionProvider

  /// Makes a layout of equal sections.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout of equal sections, with a configuration.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

  /// Makes a layout with a section provider. It is called for all sections whenever the layout is
  /// prepared.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout with a section provider and a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }

  /// Makes a layout without sections: compositional layouts are not stored in files.
  public required init?(coder: NSCoder) {
    (provider, configuration) = (
      { _, _ in nil }, UICollectionViewCompositionalLayoutConfiguration()
    )
    super.init(coder: coder)
  }

  // MARK: The state

  private(set) var sections: [CompositionalSection] = []
  /// The boundary items of the whole content, relative to its beginning.
  private(set) var boundaries: [CompositionalSection.Boundary] = []
  private var length: CGFloat = 0
  /// The sizes that views prefer to the estimated ones.
  private var measured: [UICollectionView.Element: CGSize] = [:]
  /// The length across the layout's direction for which they were measured.
  private var measuredLength: CGFloat?
  /// The changed groups; nil if all sections must be made again.
  private var changes: Changes?
  /// The scroll views of visible sections that scroll across the layout's direction, and the
  /// offsets of all sections that have been scrolled.
  var scrollers: [Int: OrthogonalScroller] = [:]
  var offsets: [Int: CGFloat] = [:]
  let listBackgrounds = ListBackgrounds()
  /// The attributes of visible views that the sections' handlers have changed in the last layout.
  var handled: [Int: [UICollectionViewLayoutAttributes]] = [:]

  private struct Changes {
    var groups: [Int: Set<Int>] = [:]
    /// The sections whose headers or footers have changed.
    var sections: Set<Int> = []
    var isOfLayout = false
  }

  var axis: NSLayoutConstraint.Axis {
    configuration.scrollDirection == .vertical ? .vertical : .horizontal
  }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    handled = [:]
    guard let collectionView else {
      (sections, boundaries, length) = ([], [], 0)
      return
    }
    let across = collectionView.bounds.size.length(along: axis.other)
    if let known = measuredLength, known != across { measured = [:] }
    measuredLength = across
    if let changes, !changes.isOfLayout {
      update(changes)
    } else {
      makeSections(in: collectionView)
    }
    changes = Changes()
    stack(in: collectionView)
  }

  override func markAsInvalid() {
    super.markAsInvalid()
    changes = nil
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let before = changes
    super.invalidateLayout(with: context)
    // Only the sizes of views have changed, which are stored already.
    if !context.invalidateEverything, !context.invalidateDataSourceCounts, context.isForSizes {
      changes = before
    }
  }

  private func update(_ changes: Changes) {
    for section in Set(changes.groups.keys).union(changes.sections)
    where sections.indices.contains(section) {
      sections[section].update(groups: changes.groups[section] ?? [])
    }
  }

  private func makeSections(in view: UICollectionView) {
    sections = []
    var known: [Int: [Int]] = [:]
    for case .item(let path) in measured.keys { known[path.section, default: []].append(path.item) }
    for section in 0..<view.numberOfSections {
      let room = room(in: view, .automatic)
      guard let definition = provider(section, environment(of: view)) else {
        Diagnostics.warn("A compositional layout has no section \(section); it stays empty.")
        sections.append(
          CompositionalSection(.empty, index: section, count: 0, start: 0, in: room))
        continue
      }
      var made = CompositionalSection(
        definition, index: section, count: view.numberOfItems(inSection: section), start: 0,
        in: self.room(in: view, definition.contentInsetsReference))
      if let known = known[section] { made.update(groups: Set(known.map(made.group(of:)))) }
      sections.append(made)
    }
  }

  /// Lays out the sections one after the other.
  private func stack(in view: UICollectionView) {
    let room = room(in: view, .automatic)
    let items = configuration.boundarySupplementaryItems
    let keys = CompositionalSection.keys(of: items, section: nil)
    let sizes = zip(items, keys).map { item, key in
      item.layoutSize.estimates.replaced(
        in: item.layoutSize.value(in: room.frame.size), by: measured[.extra(key)])
    }
    var (before, after) = (CGFloat.zero, CGFloat.zero)
    for (item, size) in zip(items, sizes) where item.extendsBoundary {
      let (own, shift) = (size.length(along: axis), item.offset.length(along: axis))
      switch item.side(along: axis) {
      case .before: before = max(before, own - shift)
      case .after: after = max(after, own + shift)
      case nil: break
      }
    }
    var place = before
    for index in sections.indices {
      sections[index].start = place
      place = sections[index].end
      if index < sections.count - 1 { place += configuration.interSectionSpacing }
    }
    length = max(place + after, 0)
    let area = CGRect(
      origin: CGPoint(before, room.frame.origin.length(along: axis.other), along: axis),
      size: CGSize(
        along: max(place - before, 0), across: room.frame.size.length(along: axis.other), axis))
    boundaries = zip(zip(items, keys), sizes).map { part, size in
      CompositionalSection.Boundary(
        item: part.0, key: part.1, frame: part.0.frame(of: size, along: axis, beside: area))
    }
  }

  func environment(of view: UICollectionView) -> LayoutEnvironment {
    let size = view.bounds.inset(by: view.effectiveInset).size
    return LayoutEnvironment(
      LayoutContainer(size, insets: insets(of: view, .automatic)), view.traitCollection)
  }

  /// Returns the insets of a section in addition to its own.
  private func insets(
    of view: UICollectionView, _ reference: UIContentInsetsReference
  ) -> NSDirectionalEdgeInsets {
    let own = reference == .automatic ? configuration.contentInsetsReference : reference
    let (width, inset) = (view.bounds.width, view.effectiveInset)
    var sides = (left: CGFloat.zero, right: CGFloat.zero)
    switch own {
    case .none: break
    case .automatic, .safeArea: sides = (view.safeAreaInsets.left, view.safeAreaInsets.right)
    case .layoutMargins: sides = (view.layoutMargins.left, view.layoutMargins.right)
    case .readableContent:
      let frame = view.readableContentGuide.layoutFrame
      sides = (frame.minX - view.bounds.minX, view.bounds.minX + width - frame.maxX)
    }
    guard axis == .vertical else { return .zero }
    // The scroll view may already have added a part of them to its insets.
    return NSDirectionalEdgeInsets(
      top: 0, leading: max(sides.left - inset.left, 0), bottom: 0,
      trailing: max(sides.right - inset.right, 0))
  }

  private func room(
    in view: UICollectionView, _ reference: UIContentInsetsReference
  ) -> CompositionalSection.Room {
    let size = view.bounds.inset(by: view.effectiveInset).size
    let whole = CGRect(
      x: 0, y: 0, width: max(size.width, 0), height: max(size.height, 0))
    return CompositionalSection.Room(
      frame: whole.inset(by: insets(of: view, reference)), direction: axis,
      traits: view.traitCollection, measured: { [weak self] in self?.measured[$0] })
  }

  open override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    let size = view.bounds.inset(by: view.effectiveInset).size
    return CGSize(along: length, across: max(size.length(along: axis.other), 0), axis)
  }

  // MARK: Sizes that views prefer

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
    let element = UICollectionView.Element(originalAttributes)
    measured[element] = preferredAttributes.size
    let path = originalAttributes.indexPath
    switch element {
    case .item:
      if sections.indices.contains(path.section) {
        changes?.groups[path.section, default: []].insert(
          sections[path.section].group(of: path.item))
      }
    case .extra where path.count < 2: changes?.isOfLayout = true
    case .extra: changes?.sections.insert(path.section)
    }
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    context.isForSizes = true
    return context
  }

  // MARK: Attributes

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { attributesOfElements(in: rect) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributesOfItem(indexPath) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributesOfSupplementary(elementKind, indexPath) }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributesOfDecoration(elementKind, indexPath) }

  // MARK: The collection

  override func viewsWerePlaced(in collection: UICollectionView) {
    placeScrollers(in: collection)
    placeListBackgrounds(in: collection)
  }

  override func willLeaveCollection() {
    removeScrollers()
    listBackgrounds.remove()
  }

  override func listRow(of element: UICollectionView.Element) -> ListRow? {
    listRow(ofElement: element)
  }

  override var countOfBackgrounds: Int { listBackgrounds.count }

  override func listConfiguration(
    ofItem path: IndexPath
  ) -> UICollectionLayoutListConfiguration? { listConfiguration(at: path) }

  override func scrollAcross(
    to path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
  ) { scrollSection(to: path, position, animated: animated) }

  override func follow(_ moves: ListMoves) {
    var (sizes, scrolled) = ([UICollectionView.Element: CGSize](), [Int: CGFloat]())
    for (element, size) in measured {
      guard case .item(let path) = element, let target = moves.target(of: path),
        !moves.isReloaded(path)
      else { continue }
      sizes[.item(target)] = size
    }
    for (section, offset) in offsets {
      if let target = moves.target(ofSection: section) { scrolled[target] = offset }
    }
    (measured, offsets) = (sizes, scrolled)
    followScrollers(moves)
  }

  /// The views of items are made again.
  override func followed(
    _ key: UICollectionView.ExtraKey, by moves: ListMoves
  ) -> UICollectionView.ExtraKey? {
    let isOfSection =
      key.isDecoration || key.path.count < 2
      || (sections.indices.contains(key.path.section)
        && sections[key.path.section].boundaries.contains { $0.key == key })
    return isOfSection ? key.followed(by: moves) : nil
  }

  override func depends(
    onChangeTo insets: UIEdgeInsets, from former: UIEdgeInsets
  ) -> Bool { insets.differ(from: former, across: axis) }

  override func removeSizes() {
    removeScrollers()
    (measured, offsets) = ([:], [:])
  }
}

extension NSCollectionLayoutSection {
  /// A section without items.
  fileprivate static var empty: NSCollectionLayoutSection {
    let none = NSCollectionLayoutSize(
      widthDimension: .absolute(0), heightDimension: .absolute(0))
    return NSCollectionLayoutSection(group: .custom(layoutSize: none) { _ in [] })
  }
}
