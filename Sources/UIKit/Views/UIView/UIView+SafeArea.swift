import CoreGraphics

/// The layout direction of a user interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left, as in Arabic and Hebrew.
  case rightToLeft = 1
}

/// The safe area is the part of a view that bars do not cover. A view inherits the part of the
/// superview's safe area that it covers. The bars of its controller's container and the
/// controller's additional insets reduce it further.
extension UIView {
  /// The safe area insets of this view: the part of the superview's insets that overlaps it, with
  /// its own insets added.
  ///
  /// They are computed from the superviews, up to the nearest one whose insets are already known in
  /// this layout pass. So a layout pass over nested views takes linear time.
  var currentSafeAreaInsets: UIEdgeInsets {
    guard let superview else { return addingOwnInsets(to: .zero) }
    if let settled = superview.settledInsets {
      return addingOwnInsets(to: reach(of: settled, in: superview))
    }
    var path = [self]
    var insets = UIEdgeInsets.zero
    var current: UIView? = superview
    while let view = current {
      if let settled = view.settledInsets {
        insets = path[path.count - 1].reach(of: settled, in: view)
        break
      }
      path.append(view)
      current = view.superview
    }
    for index in path.indices.reversed() {
      let view = path[index]
      insets = view.addingOwnInsets(to: insets)
      if index > 0 { insets = path[index - 1].reach(of: insets, in: view) }
    }
    return insets
  }

  /// The insets for the subviews, if they can be determined without those of the superview.
  private var settledInsets: UIEdgeInsets? {
    if let holder = self as? SafeAreaHolderView { return holder.heldInsets }
    return layer.isPlacementKnown ? knownSafeAreaInsets : nil
  }

  /// Adds the bars of the container over this view, and the controller's additional insets.
  private func addingOwnInsets(to inherited: UIEdgeInsets) -> UIEdgeInsets {
    let insets = inherited.union(overlayInsets)
    guard let viewOwner else { return insets }
    return insets.adding(viewOwner.additionalSafeAreaInsets)
  }

  /// The part of the superview's insets that overlaps this view's untransformed frame.
  func reach(of inherited: UIEdgeInsets, in superview: UIView) -> UIEdgeInsets {
    var outer = inherited
    // The margins of a cell, and with them its height, do not depend on how far it is scrolled.
    if outer != .zero, isPartOfList { outer = superview.safeAreaOfCells(outer) }
    guard outer != .zero else { return .zero }
    let (size, center, anchor) = (bounds.size, center, layer.anchorPoint)
    let area = superview.bounds
    let origin = CGPoint(
      x: center.x - anchor.x * size.width - area.minX,
      y: center.y - anchor.y * size.height - area.minY)
    return UIEdgeInsets(
      top: min(max(outer.top - origin.y, 0), size.height),
      left: min(max(outer.left - origin.x, 0), size.width),
      bottom: min(
        max(outer.bottom - (area.height - origin.y - size.height), 0), size.height),
      right: min(max(outer.right - (area.width - origin.x - size.width), 0), size.width))
  }

  /// Reports a change of the safe area since the last layout, and requests the check of subviews.
  func updateSafeArea() {
    let insets = currentSafeAreaInsets
    layer.notePlacement()
    guard insets != knownSafeAreaInsets else { return }
    knownSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    notifyLayoutMarginsChanged()
    if let viewOwner {
      TransitionTrace.call(viewOwner, "viewSafeAreaInsetsDidChange()") {
        viewOwner.viewSafeAreaInsetsDidChange()
      }
    }
    for child in children { child.setNeedsLayout() }
  }

  /// Updates the safe area and the layout, because the view's frame has changed.
  func placeDidChange() {
    if let superview, superview.knownSafeAreaInsets != .zero { setNeedsLayout() }
    if layoutRecord != nil { frameDidChange() }
  }
}

extension UIEdgeInsets {
  /// The greater of two insets on each side.
  func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}
