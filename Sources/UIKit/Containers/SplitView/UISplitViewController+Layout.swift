import CoreGraphics

/// The layout of the columns.
extension UISplitViewController {
  /// Points: the width of a column without a set width; the least width of the secondary column;
  /// the gap between two columns. The first as on iOS, the others ours.
  private static let columnWidth: CGFloat = 320
  private static let leastSecondary: CGFloat = 400
  private static let gap: CGFloat = 1

  struct Layout {
    /// The frames of the visible columns.
    var frames: [Column: CGRect] = [:]
    /// The frames of the hidden columns: the columns beside the secondary one move as one strip.
    var aside: [Column: CGRect] = [:]
    /// Whether the secondary column is dimmed, and a press on it hides the other columns.
    var isDimmed = false
    /// The opacity of the dimming view, from 0 to 1.
    var dimming: CGFloat = 0
    /// The visible width of the strip, in points.
    var strip: CGFloat = 0
    /// The frame of the whole strip.
    var stripFrame = CGRect.zero

    func place(of column: Column) -> CGRect { frames[column] ?? aside[column] ?? .zero }
  }

  // MARK: Widths

  private func width(of column: Column, in size: CGSize) -> CGFloat {
    let (points, share) =
      column == .primary
      ? (preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction)
      : (preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction)
    var width = Self.columnWidth
    if points.isFinite, points > 0 {
      width = points
    } else if share.isFinite, share > 0 {
      width = min(share, 1) * size.width
    }
    if column == .primary {
      width = max(min(width, maximumPrimaryColumnWidth), minimumPrimaryColumnWidth)
    }
    return min(width, size.width).rounded()
  }

  func visibleWidth(of column: Column) -> CGFloat {
    guard let size = viewIfLoaded?.bounds.size else { return 0 }
    return layout(in: size).frames[column]?.width ?? 0
  }

  /// Whether the secondary column keeps its least width beside this number of columns.
  func fits(_ count: Int, in size: CGSize) -> Bool {
    size.width - stripWidth(count, in: size) >= Self.leastSecondary
  }

  /// The width of the last columns before the secondary one, with the gaps after them.
  private func stripWidth(_ count: Int, in size: CGSize) -> CGFloat {
    sideColumns.suffix(count).reduce(0) { $0 + width(of: $1, in: size) + Self.gap }
  }

  /// The visible columns and their frames.
  func layout(in size: CGSize) -> Layout {
    var layout = Layout()
    let mode = mode(in: size)
    let (count, behavior) = shape(of: mode)
    layout.strip = stripWidth(count, in: size)
    let all = stripWidth(sideColumns.count, in: size)
    var x = layout.strip - all
    layout.stripFrame = CGRect(x: x, y: 0, width: all, height: size.height)
    for (index, column) in sideColumns.enumerated() {
      let width = width(of: column, in: size)
      let frame = CGRect(x: x, y: 0, width: width, height: size.height)
      if index < sideColumns.count - count {
        layout.aside[column] = frame
      } else {
        layout.frames[column] = frame
      }
      x += width + Self.gap
    }
    layout.isDimmed = count > 0 && behavior != .tile && holders[.secondary] != nil
    layout.dimming = layout.isDimmed ? 1 : 0
    if holders[.secondary] != nil {
      layout.frames[.secondary] = secondaryFrame(beside: layout.strip, behavior, in: size)
    }
    if isMirrored {
      func mirrored(_ frame: CGRect) -> CGRect {
        CGRect(x: size.width - frame.maxX, y: 0, width: frame.width, height: frame.height)
      }
      layout.frames = layout.frames.mapValues(mirrored)
      layout.aside = layout.aside.mapValues(mirrored)
      layout.stripFrame = mirrored(layout.stripFrame)
    }
    return layout
  }

  private func secondaryFrame(
    beside strip: CGFloat, _ behavior: SplitBehavior, in size: CGSize
  ) -> CGRect {
    let start = behavior == .overlay ? 0 : strip
    // A displaced secondary column is as wide as beside one column.
    let covered = behavior == .displace ? stripWidth(1, in: size) : start
    return CGRect(
      x: start, y: 0, width: max(size.width - covered, 0), height: size.height)
  }

  /// Whether the primary column is on the right.
  var isMirrored: Bool {
    (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
  }

  // MARK: Laying out

  /// A property that decides about the columns has changed.
  func columnsMayHaveChanged() {
    guard isViewLoaded else { return }
    endMove()
    view.setNeedsLayout()
    // Inside an animation block the change is animated.
    if view.window != nil { view.layoutIfNeeded() }
  }

  func layOutColumns() {
    // The outermost change lays the columns out when all changes are made, as does the layout that
    // collapses or expands them.
    guard changeDepth == 0, collapsing == nil else { return }
    swipe.directionDidChange()
    if let running = transitions.running {
      // A running move leads to the right frames, unless the size has changed.
      if !running.context.containerWasResized { return }
      endMove()
    }
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    if isNarrow != isCollapsed { isNarrow ? collapse() : expand() }
    if isCollapsed { layOutAlone() } else { layOutSideBySide() }
  }

  private func layOutAlone() {
    shownMode = nil
    placeButton()
    removeDimmingView()
    for child in model.children where child !== alone {
      child.removeViewFromContainer()
    }
    guard let alone, let page = alone.viewOrPlaceholder else { return }
    setOverrideTraitCollection(nil, forChild: alone)
    page.frame = view.bounds
    if page.superview !== view { view.addSubview(page) }
  }

  private func layOutSideBySide() {
    noteMode()
    let layout = layout(in: view.bounds.size)
    model.compact?.removeViewFromContainer()
    for column in columns where layout.frames[column] == nil {
      holders[column]?.removeViewFromContainer()
    }
    for column in columns.reversed() {
      guard let frame = layout.frames[column], let page = put(column, at: frame) else { continue }
      if page.frame != frame { page.frame = frame }
    }
    if layout.isDimmed { addDimmingView(layout) } else { removeDimmingView() }
    dimmingView.alpha = 1
    stripBackground.frame = layout.stripFrame
    placeButton()
  }

  /// Reports a mode that has changed with the size or the columns.
  private func noteMode() {
    let mode = effectiveMode
    if let shownMode, mode != shownMode { notifyDelegate(of: mode, after: shownMode) }
    shownMode = mode
  }

  /// Adds a column's view, if it is not there yet.
  ///
  /// - Returns: the view; nil if there is none, or if a call of the controller has moved it
  ///   elsewhere.
  func put(_ column: Column, at frame: CGRect) -> UIView? {
    guard let holder = holders[column], let page = holder.viewOrPlaceholder else { return nil }
    setOverrideTraitCollection(
      column == .secondary ? nil : UITraitCollection(horizontalSizeClass: .compact),
      forChild: holder)
    if page.superview !== view {
      ViewAnimation.withoutInheritedAnimation { page.frame = frame }
      view.insertSubview(page, at: column == .secondary ? 0 : view.subviews.count)
    }
    return page.superview === view ? page : nil
  }

  /// Puts the dimming view over the secondary column.
  func addDimmingView(_ layout: Layout) {
    guard let page = holders[.secondary]?.viewIfLoaded, page.superview === view else { return }
    ViewAnimation.withoutInheritedAnimation {
      dimmingView.frame = view.bounds
      guard dimmingView.superview !== view else { return }
      stripBackground.frame = layout.stripFrame
      view.insertSubview(dimmingView, aboveSubview: page)
      view.insertSubview(stripBackground, aboveSubview: dimmingView)
    }
  }

  private func removeDimmingView() {
    dimmingView.removeFromSuperview()
    stripBackground.removeFromSuperview()
  }
}
