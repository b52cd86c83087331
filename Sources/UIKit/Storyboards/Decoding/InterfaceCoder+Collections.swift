import CoreGraphics
import InterfaceBuilder

@MainActor
extension InterfaceCoder {
  func decodeCollectionViewController(_ controller: UICollectionViewController) {
    properties.bool("clearsSelectionOnViewWillAppear") {
      controller.clearsSelectionOnViewWillAppear = $0
    }
  }

  func decodeCollectionView(_ collection: UICollectionView) {
    properties.applyCollection(to: collection)
    if let layout = object.child("collectionViewLayout").flatMap(makeLayout) {
      collection.ownLayout = layout
    }
    for child in object.children {
      switch child.key {
      case "backgroundView": collection.backgroundView = scope.makeView(child)
      case "sectionHeaderView":
        register(child, kind: UICollectionView.elementKindSectionHeader, in: collection)
      case "sectionFooterView":
        register(child, kind: UICollectionView.elementKindSectionFooter, in: collection)
      default: break
      }
    }
    for prototype in object.list("cells") {
      guard let identifier = identifier(of: prototype) else { continue }
      collection.pool.register(identifier) { [weak scope] in
        scope?.makePrototype(prototype) as? UICollectionViewCell
      }
    }
    collection.sizeClassVariations?.reapply(collection.traitCollection)
  }

  private func register(
    _ prototype: InterfaceObject, kind: String, in collection: UICollectionView
  ) {
    guard let identifier = identifier(of: prototype) else { return }
    collection.extraPool.register(UICollectionView.poolKey(kind, identifier)) { [weak scope] in
      scope?.makePrototype(prototype) as? UICollectionReusableView
    }
  }

  private func identifier(of prototype: InterfaceObject) -> String? {
    if let identifier = prototype.attributes.string("reuseIdentifier") { return identifier }
    scope.source.warn(
      prototype.line, "a prototype without a reuse identifier can never be used.")
    return nil
  }

  // MARK: - Layouts

  private func makeLayout(_ object: InterfaceObject) -> UICollectionViewLayout? {
    let isFlow = object.element == "collectionViewFlowLayout"
    let base = isFlow ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
    let found = scope.customClass(of: object, base: base)
    let coder = InterfaceCoder(object, in: scope)
    guard let layout = found.type.init(coder: coder) ?? base.init(coder: coder) else { return nil }
    if !found.isFound { scope.strip(layout) }
    scope.note(layout, for: object)
    return layout
  }

  func decodeFlowLayout(_ layout: UICollectionViewFlowLayout) { properties.applyFlow(to: layout) }

  // MARK: - Cells

  func decodeReusableView(_ view: UICollectionReusableView) {
    properties.string("reuseIdentifier") { view.reuseIdentifier = $0 }
  }

  func decodeCollectionViewCell(_ cell: UICollectionViewCell) {
    if let content = object.child("contentView") { decodeContent(content, of: cell.contentView) }
    for child in object.children {
      switch child.key {
      case "backgroundView": cell.backgroundView = scope.makeView(child)
      case "selectedBackgroundView": cell.selectedBackgroundView = scope.makeView(child)
      default: break
      }
    }
    // The content has the cell's size instead of the size in the file.
    cell.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.contentView.frame = cell.bounds
    cell.sizeClassVariations?.reapply(cell.traitCollection)
  }
}

extension InterfaceProperties {
  func applyCollection(to collection: UICollectionView) {
    bool("allowsSelection") { collection.allowsSelection = $0 }
    bool("allowsMultipleSelection") { collection.allowsMultipleSelection = $0 }
    bool("prefetchingEnabled") { collection.isPrefetchingEnabled = $0 }
    bool("dragInteractionEnabled") { collection.dragInteractionEnabled = $0 }
  }

  func applyFlow(to layout: UICollectionViewFlowLayout) {
    word("scrollDirection", ["vertical": .vertical, "horizontal": .horizontal]) {
      layout.scrollDirection = $0
    }
    number("minimumLineSpacing") { layout.minimumLineSpacing = $0 }
    number("minimumInteritemSpacing") { layout.minimumInteritemSpacing = $0 }
    size("itemSize") { layout.itemSize = $0 }
    size("estimatedItemSize") { layout.estimatedItemSize = $0 }
    if attributes.keyword("automaticEstimatedItemSize") == "YES" {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    size("headerReferenceSize") { layout.headerReferenceSize = $0 }
    size("footerReferenceSize") { layout.footerReferenceSize = $0 }
    insets("sectionInset") { layout.sectionInset = $0 }
    bool("sectionHeadersPinToVisibleBounds") { layout.sectionHeadersPinToVisibleBounds = $0 }
    bool("sectionFootersPinToVisibleBounds") { layout.sectionFootersPinToVisibleBounds = $0 }
  }
}
