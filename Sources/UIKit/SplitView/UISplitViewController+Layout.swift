import CoreGraphics

/// Where the columns are.
extension UISplitViewController {
  /// Points: of a column that nobody gave a width; of the secondary column, for which others make room;
  /// between two columns. The first as on iOS, the others ours.
  private static let columnWidth: CGFloat = 320
  private static let leastSecondary: CGFloat = 400
  private static let gap: CGFloat = 1
  /// Seconds in which a column comes or goes.
  private static let duration: TimeInterval = 0.3

  struct Layout {
    var frames: [Column: CGRect] = [:]
    /// The columns that lie over the secondary one.
    var over: Set<Column> = []
  }

  // MARK: Modes

  /// How many columns stand beside or over the secondary one, and whether over it.
  private func shape(of mode: DisplayMode) -> (count: Int, isOver: Bool) {
    switch mode {
    case .automatic, .secondaryOnly: (0, false)
    case .oneBesideSecondary: (1, false)
    case .oneOverSecondary: (1, true)
    case .twoBesideSecondary: (2, false)
    case .twoOverSecondary: (2, true)
    }
  }

  private func mode(count: Int, isOver: Bool) -> DisplayMode {
    switch count {
    case 0: .secondaryOnly
    case 1: isOver ? .oneOverSecondary : .oneBesideSecondary
    default: isOver ? .twoOverSecondary : .twoBesideSecondary
    }
  }

  var effectiveMode: DisplayMode { mode(in: viewIfLoaded?.bounds.size ?? .zero) }

  private func mode(in size: CGSize) -> DisplayMode {
    let side = sideColumns
    if ownMode != .automatic {
      let (count, isOver) = shape(of: ownMode)
      return mode(count: min(count, side.count), isOver: isOver)
    }
    for count in stride(from: side.count, to: 0, by: -1) {
      let taken = side.suffix(count).reduce(0) { $0 + width(of: $1, in: size) + Self.gap }
      if size.width - taken >= Self.leastSecondary { return mode(count: count, isOver: false) }
    }
    return .secondaryOnly
  }

  /// The columns beside the secondary one that have something to show.
  private var sideColumns: [Column] { columns.filter { $0 != .secondary && holders[$0] != nil } }

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

  /// The columns that are seen, and where.
  func layout(in size: CGSize) -> Layout {
    var layout = Layout()
    let (count, isOver) = shape(of: mode(in: size))
    var x: CGFloat = 0
    for column in sideColumns.suffix(count) {
      let width = width(of: column, in: size)
      layout.frames[column] = CGRect(x: x, y: 0, width: width, height: size.height)
      if isOver { layout.over.insert(column) }
      x += width + Self.gap
    }
    let start = isOver ? 0 : x
    if holders[.secondary] != nil {
      layout.frames[.secondary] = CGRect(
        x: start, y: 0, width: max(size.width - start, 0), height: size.height)
    }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      layout.frames = layout.frames.mapValues { frame in
        CGRect(
          x: size.width - frame.maxX, y: 0, width: frame.width, height: frame.height)
      }
    }
    return layout
  }

  // MARK: Laying out

  /// Something that decides about the columns is another one.
  func columnsMayHaveChanged() {
    guard isViewLoaded else { return }
    view.setNeedsLayout()
    // Inside an animation block the columns go there.
    if view.window != nil { view.layoutIfNeeded() }
  }

  func layOutColumns() {
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    if isNarrow != isCollapsed { isNarrow ? collapse() : expand() }
    if isCollapsed { layOutAlone() } else { layOutSideBySide() }
  }

  private func layOutAlone() {
    curtain.removeFromSuperview()
    for holder in holders.values where holder !== alone {
      holder.viewIfLoaded?.removeFromSuperview()
    }
    guard let alone, let page = alone.view else { return }
    setOverrideTraitCollection(nil, forChild: alone)
    page.frame = view.bounds
    if page.superview !== view { view.addSubview(page) }
  }

  private func layOutSideBySide() {
    let layout = layout(in: view.bounds.size)
    given[.compact]?.viewIfLoaded?.removeFromSuperview()
    for column in columns where layout.frames[column] == nil {
      holders[column]?.viewIfLoaded?.removeFromSuperview()
    }
    for column in columns.reversed() {
      guard let holder = holders[column], let frame = layout.frames[column], let page = holder.view
      else { continue }
      setOverrideTraitCollection(
        column == .secondary ? nil : UITraitCollection(horizontalSizeClass: .compact),
        forChild: holder)
      if page.superview !== view {
        ViewAnimation.outsideBlocks { page.frame = frame }
        view.insertSubview(page, at: column == .secondary ? 0 : view.subviews.count)
      }
      if page.frame != frame { page.frame = frame }
    }
    drawCurtain(layout)
  }

  private func drawCurtain(_ layout: Layout) {
    guard let lowest = columns.last(where: { layout.over.contains($0) }),
      let page = holders[lowest]?.viewIfLoaded
    else { return curtain.removeFromSuperview() }
    curtain.frame = view.bounds
    if curtain.superview !== view { view.insertSubview(curtain, belowSubview: page) }
  }

  // MARK: Showing and hiding

  func change(to mode: DisplayMode) {
    guard mode != effectiveMode else { return }
    if let delegate {
      TransitionTrace.note(delegate, "splitViewController(_:willChangeTo:)")
      delegate.splitViewController(self, willChangeTo: mode)
    }
    guard isViewLoaded, view.window != nil, UIView.areAnimationsEnabled else {
      ownMode = mode
      return columnsMayHaveChanged()
    }
    let former = layout(in: view.bounds.size)
    ownMode = mode
    let next = layout(in: view.bounds.size)
    let coming = columns.filter { former.frames[$0] == nil && next.frames[$0] != nil }
    let going = columns.filter { former.frames[$0] != nil && next.frames[$0] == nil }
    move(coming: coming, going: going, from: former, to: next)
  }

  /// Slides columns in from the side, and out again.
  private func move(coming: [Column], going: [Column], from former: Layout, to next: Layout) {
    func aside(_ frame: CGRect) -> CGRect {
      let isRight = frame.midX > view.bounds.midX
      return frame.offsetBy(dx: isRight ? frame.width : -frame.width, dy: 0)
    }
    for column in coming {
      guard let page = holders[column]?.view, let frame = next.frames[column] else { continue }
      page.frame = aside(frame)
      view.addSubview(page)
    }
    // What goes stays in sight until it is out of it.
    let leaving = going.compactMap { column in
      holders[column]?.viewIfLoaded.map { ($0, former.frames[column] ?? $0.frame) }
    }
    UIView.animate(
      withDuration: Self.duration,
      animations: {
        for (page, frame) in leaving { page.frame = aside(frame) }
        for column in self.columns where !going.contains(column) {
          guard let page = self.holders[column]?.viewIfLoaded, let frame = next.frames[column]
          else { continue }
          page.frame = frame
        }
      },
      completion: { _ in self.columnsMayHaveChanged() })
    drawCurtain(next)
  }

  func curtainWasPressed() {
    let (count, isOver) = shape(of: effectiveMode)
    if isOver, count > 0 { change(to: .secondaryOnly) }
  }

  func reveal(_ column: Column) {
    guard holders[column] != nil || column == .compact && given[.compact] != nil else {
      return Diagnostics.warn(
        "\(type(of: self)) has nothing in its column \(column) to show; the call is ignored.")
    }
    if isCollapsed { return revealOnStack(column) }
    guard let place = sideColumns.firstIndex(of: column) else { return }
    let count = sideColumns.count - place
    let (shown, isOver) = shape(of: effectiveMode)
    guard count > shown else { return }
    let size = view.bounds.size
    let taken = sideColumns.suffix(count).reduce(0) { $0 + width(of: $1, in: size) + Self.gap }
    let fits = size.width - taken >= Self.leastSecondary
    change(to: mode(count: count, isOver: isOver || !fits))
  }

  func conceal(_ column: Column) {
    if isCollapsed { return concealOnStack(column) }
    guard let place = sideColumns.firstIndex(of: column) else { return }
    let (shown, isOver) = shape(of: effectiveMode)
    let count = sideColumns.count - place - 1
    if count < shown { change(to: mode(count: count, isOver: isOver)) }
  }
}
