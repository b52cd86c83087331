import CoreGraphics
import QuartzCore

extension UIView: UITraitEnvironment {
  /// The traits of what the view is in, with its own say on light and dark.
  var inheritedTraits: UITraitCollection {
    let base =
      superview?.traitCollection ?? ((self as? UIWindow)?.screen ?? .main).traitCollection
    let own = overrideUserInterfaceStyle
    let forChild = viewOwner?.traitOverride
    guard own != .unspecified || forChild != nil else { return base }
    return UITraitCollection(traitsFrom: [
      base, forChild ?? UITraitCollection(), UITraitCollection(userInterfaceStyle: own),
    ])
  }

  /// Which way the view's content runs.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Looks whether the traits that hold here have changed, and notifies this view and those below.
  package func updateTraits() {
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
        TransitionTrace.note(viewOwner, "traitCollectionDidChange(_:)")
        viewOwner.traitCollectionDidChange(old)
      }
    }
    for child in children where child.superview === self { child.updateTraits() }
  }

  /// The colour that was set, or the layer's own if that was changed behind the view's back.
  var currentBackgroundColor: UIColor? {
    if let ownBackgroundColor, layer.backgroundColor == resolvedBackgroundColor {
      return ownBackgroundColor
    }
    return layer.backgroundColor.map(UIColor.init(cgColor:))
  }

  /// Gives the layer the colour that was set, as it looks in these traits.
  func resolveBackgroundColor() {
    layer.backgroundColor = ownBackgroundColor?.resolvedColor(with: traitCollection).cgColor
    resolvedBackgroundColor = layer.backgroundColor
  }
}
