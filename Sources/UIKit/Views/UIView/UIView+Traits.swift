import CoreGraphics
import QuartzCore

extension UIView: UITraitEnvironment {
  /// The traits of the superview, controller or screen, with the view's own interface style.
  var inheritedTraits: UITraitCollection {
    // Views that have not received traits yet, from this one upwards.
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
      ?? ((current as? UIWindow)?.screen ?? .main).traitCollection
    return path.reversed().reduce(current.traits(inheriting: base)) { $1.traits(inheriting: $0) }
  }

  private func traits(inheriting base: UITraitCollection) -> UITraitCollection {
    let (own, level) = (overrideUserInterfaceStyle, ownUserInterfaceLevel)
    let forChild = viewOwner?.traitOverride
    let ofOwner = viewOwner?.overrideUserInterfaceStyle ?? .unspecified
    guard
      own != .unspecified || level != .unspecified || forChild != nil
        || ofOwner != .unspecified || contentSizeLimits != nil
    else { return base }
    let traits = UITraitCollection(traitsFrom: [
      base, forChild ?? UITraitCollection(), UITraitCollection(userInterfaceStyle: ofOwner),
      UITraitCollection(userInterfaceStyle: own),
      UITraitCollection(userInterfaceLevel: level),
    ])
    guard let contentSizeLimits else { return traits }
    let category = contentSizeLimits.nearest(to: traits.preferredContentSizeCategory)
    return UITraitCollection(traitsFrom: [
      traits, UITraitCollection(preferredContentSizeCategory: category),
    ])
  }

  /// The layout direction of the view's content.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Checks whether the traits have changed, and notifies this view and those below.
  package func updateTraits() {
    walkSubtree(while: { $0.updateOwnTraits() })
  }

  /// - Returns: whether the traits of the views in this one may have changed, too.
  private func updateOwnTraits() -> Bool {
    let isFirst = lastTraits == nil
    let old = lastTraits ?? hostScene.traitCollection
    let new = inheritedTraits
    lastTraits = new
    // A view that was made before the screen turned dark has not been notified of that.
    if isFirst || old != new, layer.backgroundColor == resolvedBackgroundColor {
      resolveBackgroundColor()
    }
    if isFirst || old != new {
      sizeClassVariations?.apply(new)
      constraintVariations?.apply(new)
    }
    if old != new {
      if new.hasDifferentColorAppearance(comparedTo: old) { invalidateDrawing() }
      if old.layoutDirection != new.layoutDirection, layoutRecord != nil { discardLayoutEngine() }
      setNeedsLayout()
      traitCollectionDidChange(old)
      if let viewOwner {
        TransitionTrace.call(viewOwner, "traitCollectionDidChange(_:)", [old]) {
          viewOwner.traitCollectionDidChange(old)
        }
      }
    }
    return isFirst || old != new
  }

  /// The colour that was set, or the layer's own if that was changed directly.
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
}
