import CoreGraphics

/// Asks views whose sizes are estimated for their preferred sizes.
extension UICollectionView {
  /// A view with its layout attributes.
  struct Placement {
    let element: Element
    let view: UICollectionReusableView
    let attributes: UICollectionViewLayoutAttributes
  }

  /// The maximum number of rounds in one layout, in which new sizes may make further views visible
  /// (our choice).
  private static let maximumRounds = 12
  /// The maximum number of times that a view may change its preferred size (our choice).
  private static let maximumSizeChanges = 3

  /// Repeats the layout until every visible view has its preferred size. Views that were visible
  /// before keep their position on the screen, even if sizes before them change.
  ///
  /// - Returns: the visible views afterwards.
  func fitted(_ placements: [Placement]) -> [Placement] {
    var placements = placements
    for _ in 0..<Self.maximumRounds {
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

  /// - Returns: whether the layout was invalidated.
  private func ask(_ placements: [Placement]) -> Bool {
    var isInvalid = false
    for part in placements where fittedSizes[part.element] != part.attributes.size {
      let (element, attributes) = (part.element, part.attributes)
      // The view may change its argument, which must not be the layout's own object.
      guard let given = attributes.copy() as? UICollectionViewLayoutAttributes else { continue }
      let preferred = part.view.preferredLayoutAttributesFitting(given)
      fittedSizes[element] = attributes.size
      guard preferred !== given || given.frame != attributes.frame, preferred.isSensible,
        ask({
          ownLayout.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        })
      else { continue }
      sizeChangeCounts[element, default: 0] += 1
      guard sizeChangeCounts[element, default: 0] <= Self.maximumSizeChanges else {
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

  /// Returns the first item that already has its size, if there is content before it.
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

  /// Called when the content of a visible view has changed, so that it may prefer another size.
  func contentDidChange(of view: UICollectionReusableView) {
    // Views that are being configured are asked afterwards.
    guard selfSizingInvalidation != .disabled, asking == 0, let element = element(of: view),
      fittedSizes[element] != nil
    else { return }
    fittedSizes[element] = nil
    sizeChangeCounts[element] = nil
    // A running layout asks its views when it places them.
    if !isPlacing { setNeedsLayout() }
  }

  private func element(of view: UICollectionReusableView) -> Element? {
    if let path = cells.first(where: { $0.value === view })?.key { return .item(path) }
    return extras.first { $0.value === view }.map { Element.extra($0.key) }
  }

  /// Invalidates the preferred sizes of all views.
  func forgetFittedSizes() {
    guard !isFitting else { return }
    fittedSizes = [:]
    sizeChangeCounts = [:]
  }
}
