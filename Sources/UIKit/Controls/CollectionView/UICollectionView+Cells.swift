import CoreGraphics
import QuartzCore

/// Makes, reuses and recycles cells and other views.
extension UICollectionView {
  static func poolKey(_ kind: String, _ identifier: String) -> String { kind + "/" + identifier }

  func registerCell(_ type: AnyClass?, _ identifier: String) {
    guard let type else { return pool.register(identifier, nil) }
    guard let cellType = type as? UICollectionViewCell.Type else {
      Diagnostics.warn("\(type) is no kind of UICollectionViewCell; it is not registered.")
      return
    }
    pool.register(identifier) { cellType.init(registeredAs: identifier) }
  }

  func registerExtra(_ type: AnyClass?, _ kind: String, _ identifier: String) {
    let key = Self.poolKey(kind, identifier)
    guard let type else { return extraPool.register(key, nil) }
    guard let viewType = type as? UICollectionReusableView.Type else {
      Diagnostics.warn("\(type) is no kind of UICollectionReusableView; it is not registered.")
      return
    }
    extraPool.register(key) { viewType.init(registeredAs: identifier) }
  }

  func dequeue(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
    if let (cell, own) = reconfigured, own == path, cell.reuseIdentifier == identifier {
      return cell
    }
    return ViewAnimation.withoutInheritedAnimation {
      if let cell = pool.takeIdle(identifier) {
        cell.isHidden = false
        (cell.isHighlighted, cell.isSelected) = (false, false)
        cell.prepareForReuse()
        makeReady(cell, as: .item(path))
        return cell
      }
      if let cell = withFrame(of: .item(path), { pool.make(identifier) }) {
        cell.reuseIdentifier = identifier
        makeReady(cell, as: .item(path))
        return cell
      }
      Diagnostics.warn(
        "A collection knows no cells with the identifier \"\(identifier)\"; an empty one stands "
          + "for it.")
      return UICollectionViewCell(registeredAs: identifier)
    }
  }

  func dequeueExtra(
    _ kind: String, _ identifier: String, for path: IndexPath
  ) -> UICollectionReusableView {
    let key = Self.poolKey(kind, identifier)
    let element = Element.extra(ExtraKey(kind: kind, path: path))
    return ViewAnimation.withoutInheritedAnimation {
      if let view = extraPool.takeIdle(key) {
        view.isHidden = false
        view.prepareForReuse()
        makeReady(view, as: element)
        return view
      }
      if let view = withFrame(of: element, { extraPool.make(key) }) {
        view.reuseIdentifier = identifier
        makeReady(view, as: element)
        return view
      }
      Diagnostics.warn(
        "A collection knows no \(kind) with the identifier \"\(identifier)\"; an empty one stands "
          + "for it.")
      return UICollectionReusableView(registeredAs: identifier)
    }
  }

  // MARK: The view that the data source is asked for

  /// A view that is requested from the data source, and its layout attributes.
  struct Making {
    /// The element with the data source's index path.
    let element: Element
    let attributes: UICollectionViewLayoutAttributes
  }

  /// Makes a view, whose initializer gets the frame of the layout.
  private func withFrame<View>(of element: Element, _ make: () -> View?) -> View? {
    guard let making, making.element == element else { return make() }
    UICollectionReusableView.frameOfNext = making.attributes.untransformedFrame
    defer { UICollectionReusableView.frameOfNext = .zero }
    return make()
  }

  /// Sets the frame and the list role of a view, before the data source configures it.
  private func makeReady(_ view: UICollectionReusableView, as element: Element) {
    if let making, making.element == element { making.attributes.apply(to: view) }
    prepare(view, as: element)
  }

  // MARK: Making

  /// The index of subviews behind the cells.
  var backIndex: Int { backgroundView?.superview === self ? 1 : 0 }

  /// The index of cells, which are in front of those.
  private var cellIndex: Int { backIndex + ownLayout.countOfBackgrounds }

  func makeCell(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewCell {
    let path = attributes.indexPath
    let own = source(of: path)
    var cell =
      askForView(Making(element: .item(own), attributes: attributes)) {
        $0.collectionView(self, cellForItemAt: own)
      } ?? UICollectionViewCell(frame: .zero)
    if let other = cells.first(where: { $0.value === cell })?.key {
      Diagnostics.warn(
        "One cell was given for the items \(other.item) and \(path.item) of a collection; the "
          + "second item gets an empty one.")
      cell = UICollectionViewCell(frame: .zero)
    }
    pool.remove(cell, cell.reuseIdentifier)
    cells[path] = cell
    cell.collection = self
    ViewAnimation.withoutInheritedAnimation {
      cell.isHidden = false
      cell.isSelected = selected.contains(path)
      cell.isHighlighted = press.item == path
      attributes.apply(to: cell)
      if cell.superview !== self { insertSubview(cell, at: cellIndex) }
    }
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: own)
    return cell
  }

  /// Makes a supplementary or decoration view; returns nil for a decoration that the layout has not
  /// registered.
  func makeExtra(
    _ attributes: UICollectionViewLayoutAttributes, _ key: ExtraKey
  ) -> UICollectionReusableView? {
    guard
      let view =
        key.isDecoration ? makeDecoration(key, attributes) : makeSupplementary(key, attributes)
    else { return nil }
    extras[key] = view
    ViewAnimation.withoutInheritedAnimation {
      view.isHidden = false
      attributes.apply(to: view)
      if view.superview !== self {
        if key.isDecoration { insertSubview(view, at: cellIndex) } else { addSubview(view) }
      }
    }
    if !key.isDecoration {
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.path)
    }
    return view
  }

  private func makeSupplementary(
    _ key: ExtraKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    askForView(Making(element: .extra(key), attributes: attributes)) {
      $0.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
    } ?? UICollectionReusableView(frame: .zero)
  }

  /// - Parameter making: nil for a view that is visible already.
  private func askForView<View>(
    _ making: Making?, _ question: (any UICollectionViewDataSource) -> View
  ) -> View? {
    let outer = self.making
    self.making = making
    Registration.giving += 1
    defer {
      Registration.giving -= 1
      self.making = outer
    }
    return dataSource.map { source in ask { question(source) } }
  }

  /// Lets the data source configure visible cells again.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = cells[path] else { continue }
      reconfigured = (cell, path)
      let given = askForView(nil) { $0.collectionView(self, cellForItemAt: path) }
      reconfigured = nil
      guard let given, given !== cell else { continue }
      Diagnostics.warn(
        "A collection was given another cell for an item whose cell is to be configured again; "
          + "the item keeps its own.")
      if !cells.values.contains(where: { $0 === given }) { putAway(given) }
    }
  }

  private func makeDecoration(
    _ key: ExtraKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    guard let type = ownLayout.decorationClass(ofKind: key.kind) else {
      ownLayout.warnOfMissingDecoration(key.kind)
      return nil
    }
    if let idle = extraPool.takeIdle(Self.decorationKey(type)) {
      idle.prepareForReuse()
      return idle
    }
    UICollectionReusableView.frameOfNext = attributes.untransformedFrame
    defer { UICollectionReusableView.frameOfNext = .zero }
    return type.init(registeredAs: key.kind)
  }

  /// Returns the reuse key of decoration views, which are reused by class, in any layout.
  private static func decorationKey(_ type: UICollectionReusableView.Type) -> String {
    "decoration/\(ObjectIdentifier(type))"
  }

  // MARK: Recycling

  func retire(_ cell: UICollectionViewCell, at path: IndexPath) {
    putAway(cell)
    collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: source(of: path))
  }

  func putAway(_ cell: UICollectionViewCell) {
    cell.alpha = 1
    if let identifier = cell.reuseIdentifier {
      pool.put(cell, identifier)
    } else {
      cell.removeFromSuperview()
    }
  }

  func putAwayExtra(_ view: UICollectionReusableView, _ key: ExtraKey) {
    store(view, key)
    extraDidLeave(view, key)
  }

  func extraDidLeave(_ view: UICollectionReusableView, _ key: ExtraKey) {
    guard !key.isDecoration else { return }
    collectionDelegate?.collectionView(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
  }

  /// Stores a view that is not a cell for reuse.
  func store(_ view: UICollectionReusableView, _ key: ExtraKey) {
    view.alpha = 1
    if key.isDecoration {
      extraPool.put(view, Self.decorationKey(type(of: view)))
    } else if let identifier = view.reuseIdentifier {
      extraPool.put(view, Self.poolKey(key.kind, identifier))
    } else {
      view.removeFromSuperview()
    }
  }

  func retireAll() {
    let (oldCells, oldExtras) = (cells, extras)
    (cells, extras) = ([:], [:])
    for (path, cell) in oldCells.inOrder { retire(cell, at: path) }
    for (key, view) in oldExtras.inOrder { putAwayExtra(view, key) }
  }
}

extension Dictionary where Key: Comparable {
  /// The entries in order. The order of a dictionary differs between runs, and that of views must
  /// not.
  var inOrder: [(key: Key, value: Value)] { sorted { $0.key < $1.key } }
}
