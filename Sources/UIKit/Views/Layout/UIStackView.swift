public import CoreGraphics

/// Lays out views in a row or a column, with constraints that it makes itself.
///
/// Hidden arranged views take no space. Among views of equal priority, the last one receives the
/// remaining space.
///
/// In an animation block, changes of its properties and of its arranged views are animated without
/// a call of `layoutIfNeeded()`. A view that is hidden in the block stays visible until the end,
/// and shrinks along the axis. A view that is shown grows.
open class UIStackView: UIView {
  /// How the arranged views share the space along the axis.
  public enum Distribution: Int, Sendable {
    /// The views fill the axis, by the priorities of their content.
    case fill = 0
    /// All views have the same size.
    case fillEqually = 1
    /// The sizes of the views are proportional to those of their content.
    case fillProportionally = 2
    /// The views keep their sizes, and the gaps are equal.
    case equalSpacing = 3
    /// The distances between the views' centres are equal.
    case equalCentering = 4
  }

  /// The alignment of the arranged views across the axis.
  public enum Alignment: Int, Sendable {
    /// The views are stretched across the axis.
    case fill = 0
    /// The views are aligned at the leading edge of a column.
    case leading = 1
    /// The views of a row are aligned by the baselines of their first lines.
    case firstBaseline = 2
    /// The views are centred.
    case center = 3
    /// The views are aligned at the trailing edge of a column.
    case trailing = 4
    /// The views of a row are aligned by the baselines of their last lines.
    case lastBaseline = 5

    /// The views of a row are aligned at the top.
    public static let top = Alignment.leading
    /// The views of a row are aligned at the bottom.
    public static let bottom = Alignment.trailing
  }

  /// A custom spacing that stands for the stack view's ``spacing``.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// A spacing that stands for the system spacing of 8 points.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
  private static let systemSpacing: CGFloat = 8

  private var arranged: [UIView] = []
  /// The same, because there may be many.
  private var arrangedIDs: Set<ObjectIdentifier> = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var ownConstraints: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []
  private var isArranging = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes the view from a storyboard or a xib. The initializer cannot fail, unlike that of other
  /// views.
  public required init(coder: NSCoder) {
    // That of `UIView` never returns nil.
    super.init(coder: coder)!
    coder.decodeProperties(of: self, as: UIStackView.self)
  }

  /// Arranges views. They become subviews, and their autoresizing masks are no longer used.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Views

  /// The arranged views in order, including hidden ones.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end of the row or column, also as a subview. A view that is already
  /// arranged moves to the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

  /// Inserts a view at an index, or moves an arranged view there. The number of arranged views
  /// means the end, also for a view that is moved. A new subview is in front of the others.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    var stackIndex = stackIndex
    if arranges(view), let old = arranged.firstIndex(where: { $0 === view }) {
      if stackIndex == arranged.count { stackIndex -= 1 }
      arranged.remove(at: old)
      arrangedIDs.remove(ObjectIdentifier(view))
    }
    guard stackIndex >= 0, stackIndex <= arranged.count else {
      Diagnostics.warn(
        "A stack view has no place \(stackIndex) among \(arranged.count) views; "
          + "\(type(of: view)) was put at the end.")
      return insertArrangedSubview(view, at: arranged.count)
    }
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arranged.insert(view, at: stackIndex)
    arrangedIDs.insert(ObjectIdentifier(view))
    view.translatesAutoresizingMaskIntoConstraints = false
    setNeedsArrangement()
  }

  /// Removes a view from the arrangement. It stays a subview, without the stack view's constraints.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedIDs.remove(ObjectIdentifier(view)) != nil,
      let index = arranged.firstIndex(where: { $0 === view })
    else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsArrangement()
  }

  private func arranges(_ view: UIView) -> Bool { arrangedIDs.contains(ObjectIdentifier(view)) }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  override func visibilityDidChange(of subview: UIView) {
    super.visibilityDidChange(of: subview)
    guard arranges(subview) else { return }
    if window != nil { ViewAnimation.animating?.animateVisibility(of: subview) }
    setNeedsArrangement()
  }

  /// Proportional sizes depend on the sizes of the contents.
  override func contentSizeDidChange(of subview: UIView) {
    super.contentSizeDidChange(of: subview)
    guard distribution == .fillProportionally, arranges(subview) else { return }
    setNeedsArrangement()
  }

  // MARK: Arrangement

  /// The axis of the arrangement; horizontal by default.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }

  /// How the arranged views share the length along the axis; `fill` by default.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }

  /// The alignment across the axis; `fill` by default. A column treats the baseline alignments as
  /// `.leading`.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }

  /// The space between two views in points. If the distribution determines the gaps, it is the
  /// least gap.
  open var spacing: CGFloat = 0 {
    didSet {
      guard abs(spacing) < 1e6 else {
        Diagnostics.warn("A stack view's spacing of \(spacing) is no length; it is ignored.")
        spacing = oldValue
        return
      }
      if spacing != oldValue { setNeedsArrangement() }
    }
  }

  /// Sets the space after a view in points, instead of `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard spacing == Self.spacingUseDefault || abs(spacing) < 1e6 else {
      return Diagnostics.warn("A stack view's spacing of \(spacing) is no length; it is ignored.")
    }
    let key = ObjectIdentifier(arrangedSubview)
    guard arranges(arrangedSubview) else { return }
    customSpacings[key] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsArrangement()
  }

  /// The spacing that was set after a view, or ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Whether a column's spacing is measured from the last baseline of a view to the first baseline
  /// of the next.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// Whether the arranged views stay within the layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  // MARK: Auto Layout

  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Updates the constraints after changes.
  open override func updateConstraints() {
    arrange()
    super.updateConstraints()
  }

  open override var forFirstBaselineLayout: UIView {
    guard let first = shown.first else { return self }
    return (axis == .vertical ? first : tallest).forFirstBaselineLayout
  }

  open override var forLastBaselineLayout: UIView {
    guard let last = shown.last else { return self }
    return (axis == .vertical ? last : tallest).forLastBaselineLayout
  }

  private var tallest: UIView {
    shown.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height } ?? self
  }

  private var shown: [UIView] { arranged.filter { !$0.isHidden } }

  /// Requests an arrangement. In an animation block it is made before the block ends.
  func setNeedsArrangement() {
    guard !isArranging else { return }
    setNeedsUpdateConstraints()
    if window != nil { ViewAnimation.animating?.layOutAtEnd(self) }
  }

  private func arrange() {
    isArranging = true
    defer { isArranging = false }
    NSLayoutConstraint.deactivate(ownConstraints)
    for gap in gaps { removeLayoutGuide(gap) }
    gaps.removeAll()
    let views = shown
    let plan = StackArrangement(
      views: views, hidden: hiddenViews, gaps: views.dropLast().map(gap(after:)), axis: axis,
      distribution: distribution, alignment: alignment,
      isBaselineRelative: isBaselineRelativeArrangement && axis == .vertical,
      area: isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self, stack: self)
    ownConstraints = plan.makeConstraints()
    gaps = plan.guides
    NSLayoutConstraint.activate(ownConstraints)
    layoutEngine?.baselineViewsDidChange()
  }

  private var hiddenViews: [StackArrangement.HiddenView] {
    var hidden: [StackArrangement.HiddenView] = []
    var previous: UIView?
    for view in arranged {
      if view.isHidden {
        hidden.append(StackArrangement.HiddenView(view: view, previous: previous))
      } else {
        previous = view
      }
    }
    return hidden
  }

  /// A hidden view has no length, even if its constraints require one. In an animation it shrinks
  /// to its place, or grows from there.
  override func placedFrame(of subview: UIView, solved frame: CGRect) -> CGRect {
    guard subview.isHidden, arranges(subview) else { return frame }
    let area =
      isLayoutMarginsRelativeArrangement
      ? layoutMarginsGuide.layoutFrame : CGRect(origin: .zero, size: bounds.size)
    var placed = frame
    if axis == .horizontal {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      placed.origin.x = isMirrored ? frame.maxX : frame.minX
      placed.size.width = 0
      guard alignment == .fill else { return placed }
      placed.origin.y = area.minY
      placed.size.height = area.height
    } else {
      placed.size.height = 0
      guard alignment == .fill else { return placed }
      placed.origin.x = area.minX
      placed.size.width = area.width
    }
    return placed
  }

  private func gap(after view: UIView) -> CGFloat {
    let points = customSpacings[ObjectIdentifier(view)] ?? spacing
    return points == Self.spacingUseSystem ? Self.systemSpacing : points
  }
}
