import CoreGraphics
import QuartzCore

extension UIView: UITraitChangeObservable, TraitObserved {
  /// The traits of the superview, controller or screen, with the view's own interface style.
  var inheritedTraits: UITraitCollection {
    // The views that have not received traits yet, from this one upwards.
    var path: [UIView] = []
    var current = self
    while let superview = current.superview, superview.lastTraits == nil,
      superview.superview != nil
    {
      path.append(current)
      current = superview
    }
    let base =
      current.superview?.traitCollection
      ?? ((current as? UIWindow)?.screen ?? .main).contentTraits
    return path.reversed().reduce(current.traits(inheriting: base)) { $1.traits(inheriting: $0) }
  }

  private func traits(inheriting base: UITraitCollection) -> UITraitCollection {
    let (own, level) = (overrideUserInterfaceStyle, ownUserInterfaceLevel)
    let ofOwner = viewOwner?.overridingTraits
    guard
      own != .unspecified || level != .unspecified || ofOwner != nil
        || contentSizeLimits != nil || !ownTraitOverrides.isEmpty || hasOwnTint
    else { return base }
    var traits = base.traits
    if let ofOwner { traits.override(with: ofOwner) }
    if own != .unspecified { traits.userInterfaceStyle = own }
    if level != .unspecified { traits.userInterfaceLevel = level }
    traits.override(with: ownTraitOverrides.traits)
    if let contentSizeLimits {
      traits.preferredContentSizeCategory = contentSizeLimits.nearest(
        to: traits.preferredContentSizeCategory)
    }
    let inherited = UITraitCollection(traits: traits, tint: base.tint)
    guard hasOwnTint else { return inherited }
    return UITraitCollection(
      traits: traits, tint: effectiveTintColor.resolvedColor(with: inherited))
  }

  /// The traits that override the inherited ones for the view and its descendants. They take
  /// precedence over ``UIView/overrideUserInterfaceStyle``.
  public var traitOverrides: UITraitOverrides {
    get { ownTraitOverrides }
    set { ownTraitOverrides = newValue }
  }

  /// Updates the traits of the view and its descendants, if they have changed.
  public func updateTraitsIfNeeded() { updateTraits() }

  /// Checks whether the traits have changed, and notifies this view and its descendants.
  package func updateTraits() {
    walkSubtree(while: { $0.updateOwnTraits() })
  }

  /// - Returns: whether the traits of the subviews can also have changed.
  private func updateOwnTraits() -> Bool {
    let isFirst = lastTraits == nil
    let old = lastTraits ?? hostScene.traitCollection
    let new = inheritedTraits
    lastTraits = new
    let hasOtherTint = old.tint != new.tint
    // A view that was made before the screen became dark has not been notified of the change.
    if isFirst || old != new { resolveBackgroundColorAgain() }
    if hasOtherTint { tintOfTraitsDidChange() }
    if isFirst || old != new {
      sizeClassVariations?.apply(new)
      constraintVariations?.apply(new)
    }
    if old != new {
      if new.hasDifferentColorAppearance(comparedTo: old) { invalidateDrawing() }
      if old.layoutDirection != new.layoutDirection { layoutDirectionDidChange() }
      setNeedsLayout()
      notifyTraitsChanged(from: old, to: new)
      viewOwner?.traitsDidChange(from: old, to: new)
    }
    return isFirst || old != new || hasOtherTint
  }

  /// The colour that was set, or the layer's colour if that was changed directly.
  var currentBackgroundColor: UIColor? {
    if let ownBackgroundColor, layer.backgroundColor == resolvedBackgroundColor {
      return ownBackgroundColor
    }
    return layer.backgroundColor.map(UIColor.init(cgColor:))
  }

  /// Sets the layer's colour, resolved for the current traits.
  func resolveBackgroundColor() {
    layer.backgroundColor = ownBackgroundColor?.resolvedColor(with: traitCollection).cgColor
    resolvedBackgroundColor = layer.backgroundColor
  }

  /// Resolves the colour after a change of the traits, unless the layer's colour was changed
  /// directly.
  func resolveBackgroundColorAgain() {
    if layer.backgroundColor == resolvedBackgroundColor { resolveBackgroundColor() }
  }
}
