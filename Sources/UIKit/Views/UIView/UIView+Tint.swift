import CoreGraphics

extension UIView {
  /// Whether the tint colour is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview.
    case automatic
    /// In the tint colour, for any mode of the superview.
    case normal
    /// In a grey of the tint colour's lightness.
    case dimmed
  }

  /// The number of changes of any tints, and of moves of views with others in them.
  static var tintChanges = 0

  /// Whether the view's tint may be another one than its superview's.
  var hasOwnTint: Bool {
    ownTintColor != nil || ownTintAdjustmentMode != .automatic || tintDimmings > 0
  }

  /// Whether this view's subviews inherit another tint than this view does.
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

  /// The view has another superview.
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

  /// A presentation begins or ends to dim the tint of this view, and of those below that inherit
  /// it.
  func dimTint(_ isDimmed: Bool) {
    let before = effectiveTintAdjustmentMode
    tintDimmings += isDimmed ? 1 : -1
    ownTintDidChange(isVisible: effectiveTintAdjustmentMode != before)
  }

  /// The view's tint, its adjustment mode or its dimming was set.
  ///
  /// - Parameter isVisible: whether views have to be notified.
  func ownTintDidChange(isVisible: Bool = true) {
    Self.tintChanges += 1
    walkSubtree(while: { $0.updateTintOfTraits() })
    if isVisible { notifyTintColorChanged() }
  }

  /// Gives the traits the tint of now.
  ///
  /// - Returns: whether the traits of the views in this one may have another, too.
  private func updateTintOfTraits() -> Bool {
    guard let old = lastTraits else { return true }
    let new = inheritedTraits
    guard old.tint != new.tint else { return false }
    lastTraits = new == old ? new : UITraitCollection(traits: old.traits, tint: new.tint)
    tintOfTraitsDidChange()
    return true
  }

  /// ``UIColor/tintColor`` is another colour now.
  func tintOfTraitsDidChange() {
    if ownBackgroundColor?.isDynamic ?? false { resolveBackgroundColorAgain() }
    if drawsInTint { layer.setNeedsDisplay() }
  }

  /// Notifies this view, and those below that inherit its tint.
  func notifyTintColorChanged() {
    walkSubtree(while: { view in
      let inherits = view.ownTintColor == nil || view.ownTintAdjustmentMode == .automatic
      if view === self || inherits { view.tintColorDidChange() }
      return view === self || inherits
    })
  }
}

extension UIColor {
  /// The grey of the same brightness, as UIKit shows a dimmed tint.
  fileprivate var dimmedTint: UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
    // The weights of the sRGB primaries in luminance (ITU-R BT.709).
    return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
  }
}
