import CoreGraphics

extension UIView {
  /// Whether the tint colour is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The mode of the superview.
    case automatic
    /// The tint colour is not dimmed, for any mode of the superview.
    case normal
    /// The tint colour is replaced by a grey of its brightness.
    case dimmed
  }

  /// The number of changes of tints, and of moves of views that contain other tints.
  static var tintChanges = 0

  /// Whether the view's tint can differ from its superview's.
  var hasOwnTint: Bool {
    ownTintColor != nil || ownTintAdjustmentMode != .automatic || tintDimmings > 0
  }

  /// Whether this view or one above it has a tint of its own, which its subviews inherit.
  var passesOnOwnTint: Bool {
    var visited: [UIView] = []
    var view: UIView? = self
    var isOwn = false
    while let current = view, !isOwn {
      if current.knownTint.change == Self.tintChanges {
        isOwn = current.knownTint.isOwn
        break
      }
      isOwn = current.hasOwnTint
      visited.append(current)
      view = current.superview
    }
    for view in visited { view.knownTint = (isOwn, Self.tintChanges) }
    return isOwn
  }

  /// Updates the tint after the view has been moved to another superview.
  func tintDidChangeAbove() {
    if hasSubviews { Self.tintChanges += 1 } else { knownTint.change = -1 }
  }

  private var undimmedTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.ownTintColor { return color }
      view = current.superview
    }
    return UIColor.accentColor ?? .systemBlue
  }

  var effectiveTintColor: UIColor {
    tintAdjustmentMode == .dimmed ? undimmedTintColor.dimmedTint : undimmedTintColor
  }

  var effectiveTintAdjustmentMode: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if current.ownTintAdjustmentMode != .automatic { return current.ownTintAdjustmentMode }
      if current.tintDimmings > 0 { return .dimmed }
      view = current.superview
    }
    return .normal
  }

  /// Begins or ends dimming the tint of this view, and of the descendants that inherit it, for a
  /// presentation.
  func dimTint(_ isDimmed: Bool) {
    let before = effectiveTintAdjustmentMode
    tintDimmings += isDimmed ? 1 : -1
    ownTintDidChange(isVisible: effectiveTintAdjustmentMode != before)
  }

  /// Updates the tint after the view's tint, adjustment mode or dimming was set.
  ///
  /// - Parameter isVisible: whether views must be notified.
  func ownTintDidChange(isVisible: Bool = true) {
    Self.tintChanges += 1
    walkSubtree(while: { $0.updateTintOfTraits() })
    if isVisible { notifyTintColorChanged() }
  }

  /// Updates the tint in the traits.
  ///
  /// - Returns: whether the tint in the traits of the subviews can also change.
  private func updateTintOfTraits() -> Bool {
    guard let old = lastTraits else { return true }
    let new = inheritedTraits
    guard old.tint != new.tint else { return false }
    lastTraits = new == old ? new : UITraitCollection(traits: old.traits, tint: new.tint)
    tintOfTraitsDidChange()
    return true
  }

  /// Updates views after ``UIColor/tintColor`` has changed.
  func tintOfTraitsDidChange() {
    if ownBackgroundColor?.isDynamic ?? false { resolveBackgroundColorAgain() }
    if drawsInTint { layer.setNeedsDisplay() }
  }

  /// Notifies this view, and the descendants that inherit its tint.
  func notifyTintColorChanged() {
    walkSubtree(while: { view in
      let inherits = view.ownTintColor == nil || view.ownTintAdjustmentMode == .automatic
      if view === self || inherits { view.tintColorDidChange() }
      return view === self || inherits
    })
  }
}

extension UIColor {
  /// The grey of the same luminance, as UIKit shows a dimmed tint.
  fileprivate var dimmedTint: UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
    // The weights of the sRGB primaries in luminance (ITU-R BT.709).
    return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
  }
}
