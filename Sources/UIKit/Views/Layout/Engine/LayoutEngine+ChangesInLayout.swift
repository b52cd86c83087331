import CoreGraphics

/// Changes of constraints and of content while a view is laid out.
///
/// Some views and controllers activate their constraints in `layoutSubviews()` or
/// `viewDidLayoutSubviews()`, and therefore activate equal constraints in every layout. Others
/// invalidate the size of their content there. If each of these changes requested a layout, the
/// layout would have no end. UIKit requests a layout only where the solution has changed.
extension LayoutEngine {
  /// The engines that have to be solved when the current layout of a view is complete.
  private static var changedInLayout: [LayoutEngine] = []

  /// The difference between two solved frames, in points, that counts as a change.
  private static let frameTolerance = 1e-4

  /// Requests layout after a constraint was added to a view, or removed from it. During a layout
  /// the request is made at the end of that layout, for the views that have to move.
  ///
  /// - Parameter view: the view that holds the constraint. All items of the constraint are known to
  ///   the engine.
  func requestLayout(afterChangeIn view: UIView) {
    notifySuperview()
    if !awaitsEndOfLayout() { view.setNeedsLayout() }
  }

  /// Notifies the superview of the root that constraints or content sizes have changed.
  func notifySuperview() {
    guard let root else { return }
    root.superview?.layoutDidChange(inContent: root)
  }

  /// Makes the end of the current layout solve the engine. Views that have to move are then laid
  /// out.
  ///
  /// - Returns: false if no view is being laid out, or if the island is collected again anyway.
  func awaitsEndOfLayout() -> Bool {
    guard UIView.viewInLayout != nil, !needsGathering, isCurrent else { return false }
    if !Self.changedInLayout.contains(where: { $0 === self }) { Self.changedInLayout.append(self) }
    return true
  }

  /// Solves the engines whose constraints were changed by the layout that is now complete, or that
  /// performs layout itself.
  static func settleChangesInLayout() {
    guard !changedInLayout.isEmpty else { return }
    let engines = changedInLayout
    changedInLayout.removeAll()
    for engine in engines where engine.isCurrent { engine.prepare() }
  }

  /// Whether the solved frame of an item differs from the one for which layout was last requested.
  /// The solved frame is recorded.
  func hasNewFrame(_ box: LayoutBox) -> Bool {
    let frame = CGRect(
      x: value(box.left), y: value(box.top), width: value(box.width), height: value(box.height))
    if let old = box.requestedFrame {
      let difference = max(
        abs(frame.origin.x - old.origin.x), abs(frame.origin.y - old.origin.y),
        abs(frame.size.width - old.size.width), abs(frame.size.height - old.size.height))
      guard difference > Self.frameTolerance else { return false }
    }
    box.requestedFrame = frame
    return true
  }
}

extension UIView {
  /// Requests layout after a constraint that this view holds has changed or has been removed.
  final func constraintsDidChange() {
    guard let layoutEngine else { return setNeedsLayout() }
    layoutEngine.requestLayout(afterChangeIn: self)
  }
}

/// Contents of views that no engine places.
extension UIView {
  /// The views whose contents were invalidated in the current layout of their superview.
  private static var resizedInLayout: [UIView] = []

  /// Requests layout of the superview after the size of the content was invalidated. In a layout of
  /// the superview itself the request is made at its end, for a size that is new.
  final func requestLayoutOfSuperview() {
    guard let superview else { return }
    guard superview === Self.viewInLayout else {
      contentSizeInLayout = nil
      return superview.setNeedsLayout()
    }
    Self.resizedInLayout.append(self)
  }

  /// Requests layout of the superviews of the contents that were invalidated in the layout that is
  /// now complete. A content of the same size as at the last time needs no other layout.
  static func settleSizesInLayout() {
    guard !resizedInLayout.isEmpty else { return }
    let views = resizedInLayout
    resizedInLayout.removeAll()
    for view in views {
      let size = view.intrinsicContentSize
      guard size != view.contentSizeInLayout else { continue }
      view.contentSizeInLayout = size
      view.superview?.setNeedsLayout()
    }
  }
}
