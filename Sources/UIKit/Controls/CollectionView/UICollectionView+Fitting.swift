import CoreGraphics

/// Views whose sizes a layout only estimates are asked for the sizes that they prefer.
extension UICollectionView {
  /// A view where the layout has it.
  struct Placement {
    let element: Element
    let view: UICollectionReusableView
    let attributes: UICollectionViewLayoutAttributes
  }

  /// The greatest number of rounds in one layout in which sizes may bring further views into sight.
  /// Ours.
  private static let mostRounds = 12
  /// How often a view may prefer another size than it did just before. Ours.
  private static let mostChangesOfMind = 3

  /// Lays out until every visible view has the size that it prefers. Views that were visible before
  /// stay in place on the screen, also if sizes before them change.
  ///
  /// - Returns: the views that are visible then.
  func fitted(_ placements: [Placement]) -> [Placement] {
    var placements = placements
    for _ in 0..<Self.mostRounds {
      let anchor = fittedAnchor(in: placements)
      guard ask(placements) else { break }
      fittings += 1
      isFitting = true
      prepareIfNeeded()
      if let anchor { keep(anchor) }
      isFitting = false
      placements = placeViews()
    }
    return placements
  }

  /// - Returns: whether the layout is invalid now.
  private func ask(_ placements: [Placement]) -> Bool {
    var isInvalid = false
    for part in placements where fittedSizes[part.element] != part.attributes.size {
      let (element, attributes) = (part.element, part.attributes)
      // The view may change the object that it gets, which must not be the layout's own.
      guard let given = attributes.copy() as? UICollectionViewLayoutAttributes else { continue }
      let preferred = part.view.preferredLayoutAttributesFitting(given)
      fittedSizes[element] = attributes.size
      guard preferred !== given || given.frame != attributes.frame, preferred.isSensible,
        ask({
          ownLayout.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        })
      else { continue }
      changesOfMind[element, default: 0] += 1
      guard changesOfMind[element, default: 0] <= Self.mostChangesOfMind else {
        Diagnostics.warn(
          "A view of a collection prefers another size whenever it is asked; the last one stays.")
        continue
      }
      fittedSizes[element] = nil
      ask {
        ownLayout.invalidateLayout(
          with: ownLayout.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
      }
      isInvalid = true
    }
    return isInvalid
  }

  /// The first item that has its size already, if there is content before it.
  private func fittedAnchor(in placements: [Placement]) -> Placement? {
    let inset = effectiveInset
    guard bounds.minY > -inset.top || bounds.minX > -inset.left else { return nil }
    return placements.filter { part in
      guard case .item = part.element else { return false }
      return fittedSizes[part.element] == part.attributes.size
    }.min { $0.attributes.indexPath < $1.attributes.indexPath }
  }

  private func keep(_ anchor: Placement) {
    guard let now = ask({ ownLayout.attributes(of: anchor.element) })?.frame, now.isFinite else {
      return
    }
    let before = anchor.attributes.frame
    let axes = axes
    if axes.y.isScrollable, now.minY != before.minY { shiftContent(by: now.minY - before.minY) }
    if axes.x.isScrollable, now.minX != before.minX { contentOffset.x += now.minX - before.minX }
  }

  /// The content of a visible view has changed: it may prefer another size.
  func contentDidChange(of view: UICollectionReusableView) {
    // Views that are being configured are asked afterwards.
    guard asking == 0, let element = element(of: view), fittedSizes[element] != nil else { return }
    fittedSizes[element] = nil
    changesOfMind[element] = nil
    // A layout that is running asks its views when they are placed.
    if !isPlacing { setNeedsLayout() }
  }

  private func element(of view: UICollectionReusableView) -> Element? {
    if let path = cells.first(where: { $0.value === view })?.key { return .item(path) }
    return extras.first { $0.value === view }.map { Element.extra($0.key) }
  }

  /// Everything is worked out again: views may prefer other sizes now.
  func forgetFittedSizes() {
    guard !isFitting else { return }
    fittedSizes = [:]
    changesOfMind = [:]
  }
}
