public import CoreGraphics
import QuartzCore

extension UIView {
  /// The value in ``intrinsicContentSize`` of an axis without an intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The default layout margins of a view in UIKit, in points.
  static let defaultLayoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// The least side margins of a controller's view in UIKit, in points.
  private static let smallSideMargin: CGFloat = 16
  private static let largeSideMargin: CGFloat = 20

  /// The view whose subviews are being laid out: the innermost one if layouts are nested.
  static var viewInLayout: UIView?

  /// Runs a layout pass of this view. Its controller is called before and after.
  func runLayout() {
    let outer = Self.viewInLayout
    Self.viewInLayout = self
    defer {
      Self.viewInLayout = outer
      Self.settleSizesInLayout()
      LayoutEngine.settleChangesInLayout()
    }
    updateSafeArea()
    viewOwner?.viewIsAboutToLayOut()
    if layoutRecord != nil { prepareLayout(isLayingOut: true) }
    viewOwner?.viewWillLayoutSubviews()
    traitCollection.performAsCurrent { layoutSubviews() }
    focusRing?.surround(self)
    guard let viewOwner else { return }
    viewOwner.viewDidLayoutSubviews()
    // The layout of a container can have changed the part that its bars cover.
    CALayer.placementDidChange()
  }

  var effectiveLayoutMargins: UIEdgeInsets {
    let margins = usualLayoutMargins
    return followsReadableWidth ? readableMargins(within: margins) : margins
  }

  /// The margins, whether the view follows the readable width or not.
  var usualLayoutMargins: UIEdgeInsets {
    // The superviews whose margins count for this view, and the view itself, from the inside out.
    var path = [self]
    while let view = path.last, view.preservesSuperviewLayoutMargins, let outer = view.superview {
      path.append(outer)
    }
    var margins = UIEdgeInsets.zero
    for index in path.indices.reversed() {
      let view = path[index]
      let inherited =
        index + 1 < path.count ? view.reach(of: margins, in: path[index + 1]) : .zero
      margins = view.margins(withInherited: inherited)
      if index > 0, view.followsReadableWidth { margins = view.readableMargins(within: margins) }
    }
    return margins
  }

  /// Margins that leave at most the readable width, in the middle of what others leave.
  private func readableMargins(within margins: UIEdgeInsets) -> UIEdgeInsets {
    let room = bounds.width - margins.left - margins.right
    let extra = max(room - CGFloat(LayoutEngine.readableWidth), 0) / 2
    return margins.adding(UIEdgeInsets(top: 0, left: extra, bottom: 0, right: extra))
  }

  func readableWidthDidChange() {
    // The guide of the margins gets other equations.
    if layoutRecord != nil { discardLayoutEngine() }
    marginsDidChange()
  }

  /// - Parameter inherited: the superview's margins, as far as they reach into this view.
  private func margins(withInherited inherited: UIEdgeInsets) -> UIEdgeInsets {
    var margins = ownLayoutMargins ?? Self.defaultLayoutMargins
    if let viewOwner {
      if ownLayoutMargins == nil { margins = .zero }
      if viewOwner.viewRespectsSystemMinimumLayoutMargins {
        margins = margins.union(systemMinimumMargins)
      }
    }
    margins = margins.union(inherited)
    return insetsLayoutMarginsFromSafeArea ? margins.adding(safeAreaInsets) : margins
  }

  /// The least margins of a controller's view, unless the controller disables them.
  var systemMinimumMargins: UIEdgeInsets {
    let side =
      traitCollection.horizontalSizeClass == .regular
      ? Self.largeSideMargin : Self.smallSideMargin
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// The margins by layout direction: leading is left, or right in right-to-left layout.
  var directedLayoutMargins: NSDirectionalEdgeInsets {
    let margins = layoutMargins
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: isMirrored ? margins.right : margins.left,
      bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
  }

  /// Converts insets by layout direction to insets of the sides: leading is left, or right in
  /// right-to-left layout.
  func sides(of insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
  }

  /// Insets that are at least the margins of the superview along some axes.
  func preservingSuperviewMargins(
    _ insets: UIEdgeInsets, on axes: UIAxis
  ) -> UIEdgeInsets {
    guard let outer = superview?.layoutMargins else { return insets }
    var result = insets
    if axes.contains(.horizontal) {
      result.left = max(result.left, outer.left)
      result.right = max(result.right, outer.right)
    }
    if axes.contains(.vertical) {
      result.top = max(result.top, outer.top)
      result.bottom = max(result.bottom, outer.bottom)
    }
    return result
  }

  /// Notifies the view and its controller that the margins have changed.
  func notifyLayoutMarginsChanged() {
    layoutMarginsDidChange()
    viewOwner?.viewLayoutMarginsDidChange()
  }

  func marginsDidChange() {
    walkSubtree(while: { view in
      guard view === self || view.preservesSuperviewLayoutMargins else { return false }
      view.notifyLayoutMarginsChanged()
      view.setNeedsLayout()
      return true
    })
  }
}
