import Testing
import UIKit
import UIKitSimulator

/// Scroll views, tables, collections, their cells and layouts, which override what apps override.
@MainActor struct ListOverrideTests {
  @Test func aTableAndItsCellsCallTheirOverrides() throws {
    let page = FullTablePage(style: .plain)
    let simulator = Simulator(root: page)
    simulator.settle()
    let cell = try #require(page.tableView.cellForRow(at: [0, 0]) as? FullRow)
    simulator.tap(at: cell.convert(CGPoint(x: 20, y: 10), to: nil))
    simulator.settle()
    page.tableView.reloadData()
    simulator.settle()
    #expect(
      cell.log.missing(from: [
        "prepareForReuse()", "setHighlighted(_:animated:)", "setSelected(_:animated:)",
      ]) == [])
    #expect(
      page.log.missing(from: [
        "tableView(_:cellForRowAt:)", "tableView(_:didSelectRowAt:)",
        "tableView(_:heightForRowAt:)", "tableView(_:numberOfRowsInSection:)",
        "tableView(_:willDisplay:forRowAt:)",
      ]) == [])
  }

  @Test func aCollectionItsLayoutAndItsCellsCallTheirOverrides() throws {
    let layout = FullLayout()
    let page = FullGridPage(collectionViewLayout: layout)
    let simulator = Simulator(root: page)
    simulator.settle()
    let cell = try #require(page.collectionView.cellForItem(at: [0, 0]) as? FullTile)
    simulator.tap(at: CGPoint(x: 20, y: 20))
    simulator.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300))
    simulator.touchUp(at: CGPoint(x: 100, y: 300))
    simulator.settle()
    #expect(
      layout.log.missing(from: [
        "collectionViewContentSize", "layoutAttributesForElements(in:)", "prepare()",
        "shouldInvalidateLayout(forBoundsChange:)",
        "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)",
      ]) == [])
    #expect(cell.log.missing(from: ["apply(_:)", "isHighlighted", "isSelected"]) == [])
  }

  @Test func aLayoutThatSetsItsItemSizeInPrepareIsNotPreparedAgain() {
    let layout = FullLayout()
    let simulator = Simulator(root: FullGridPage(collectionViewLayout: layout))
    simulator.advance(by: 0.5)
    let count = layout.prepared
    simulator.advance(by: 0.5)
    #expect(count > 0 && layout.prepared == count)
  }

  @Test func aScrollViewMovesByItsOverriddenOffset() {
    let view = FullScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.contentSize = CGSize(width: 50, height: 500)
    view.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    #expect(view.log.missing(from: ["contentOffset", "contentSize"]) == [])
  }
}

private class FullScrollView: UIScrollView {
  let log = CallLog()

  override var contentOffset: CGPoint { didSet { log.note() } }
  override var contentSize: CGSize { didSet { log.note() } }
  override var contentInset: UIEdgeInsets { didSet {} }
  override var adjustedContentInset: UIEdgeInsets { super.adjustedContentInset }
  override var isScrollEnabled: Bool { didSet {} }
  override var zoomScale: CGFloat { didSet {} }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    super.setContentOffset(contentOffset, animated: animated)
  }
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    super.scrollRectToVisible(rect, animated: animated)
  }
  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { super.touchesShouldBegin(touches, with: event, in: view) }
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
  override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
}

private class FullTablePage: UITableViewController {
  let log = CallLog()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FullRow.self, forCellReuseIdentifier: "row")
  }
  override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log.note()
    return 2
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    log.note()
    return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    log.note()
    return 60
  }
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Section" }
  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { log.note() }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.note()
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
  }
}

private class FullTable: UITableView {
  override func reloadData() { super.reloadData() }
  override var tableHeaderView: UIView? { didSet {} }
  override func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { super.dequeueReusableCell(withIdentifier: identifier, for: indexPath) }
  override func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) { super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition) }
  override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    super.insertRows(at: indexPaths, with: animation)
  }
}

private class FullRow: UITableViewCell {
  let log = CallLog()

  override var isSelected: Bool { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var reuseIdentifier: String? {
    get { super.reuseIdentifier }
  }
  override var contentView: UIView { super.contentView }
  override var textLabel: UILabel? { super.textLabel }
  override var imageView: UIImageView? { super.imageView }
  override var accessoryView: UIView? { didSet {} }
  override func prepareForReuse() {
    super.prepareForReuse()
    log.note()
  }
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    log.note()
  }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    log.note()
  }
  override func awakeFromNib() { super.awakeFromNib() }
  override func layoutSubviews() { super.layoutSubviews() }
}

private class FullGridPage: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(FullTile.self, forCellWithReuseIdentifier: "tile")
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 20 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}

private class FullTile: UICollectionViewCell {
  let log = CallLog()

  override var isSelected: Bool { didSet { log.note() } }
  override var isHighlighted: Bool { didSet { log.note() } }
  override func prepareForReuse() { super.prepareForReuse() }
  override func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) { super.willTransition(from: oldLayout, to: newLayout) }
  override func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) { super.didTransition(from: oldLayout, to: newLayout) }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    log.note()
  }
}

private class FullLayout: UICollectionViewFlowLayout {
  let log = CallLog()

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
  }
  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
  }
  private(set) var prepared = 0

  override func prepare() {
    log.note()
    prepared += 1
    itemSize = CGSize(width: 200, height: 100)
    super.prepare()
  }
  override func invalidateLayout() { super.invalidateLayout() }
  override var collectionViewContentSize: CGSize {
    log.note()
    return super.collectionViewContentSize
  }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    log.note()
    return super.layoutAttributesForElements(in: rect)
  }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForItem(at: indexPath) }
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    log.note()
    return true
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    log.note()
    return proposedContentOffset
  }
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}
