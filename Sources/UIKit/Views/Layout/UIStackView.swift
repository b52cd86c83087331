public import CoreGraphics

/// Lays out views in a row or a column, by constraints that it makes itself.
///
/// Hidden arranged views take no room. What the stack view leaves open among views that matter
/// equally, the last of them gets.
open class UIStackView: UIView {
  /// How the arranged views share the room along the axis.
  public enum Distribution: Int, Sendable {
    /// They fill it, as their contents' priorities say.
    case fill = 0
    /// All get the same.
    case fillEqually = 1
    /// Each gets as much as its content's size says in proportion.
    case fillProportionally = 2
    /// They keep their sizes; the gaps are equal.
    case equalSpacing = 3
    /// Their middles are equally far apart.
    case equalCentering = 4
  }

  /// Where the arranged views are across the axis.
  public enum Alignment: Int, Sendable {
    /// From side to side, stretched where needed.
    case fill = 0
    /// At the leading edge; at the top in a row.
    case leading = 1
    /// Rows only: first lines of text in one line.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge; at the bottom in a row.
    case trailing = 4
    /// Rows only: last lines of text in one line.
    case lastBaseline = 5

    /// Rows: at the top.
    public static let top = Alignment.leading
    /// Rows: at the bottom.
    public static let bottom = Alignment.trailing
  }

  /// As a custom spacing: the stack view's ``spacing``.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// As a spacing: the system's 8 points.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
  private static let systemSpacing: CGFloat = 8

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var ownConstraints: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []
  private var isArranging = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeProperties(of: self, as: UIStackView.self)
  }

  /// Made for these views, which become subviews and follow no masks.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Views

  /// In the order of the row; hidden ones are among them.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end of the row or column, as a subview too. One that is arranged already
  /// moves to the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

  /// Puts a view at a place in the row, which it changes if it is there already. A new subview
  /// comes in front of the others.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let old = arranged.firstIndex { $0 === view }
    if let old { arranged.remove(at: old) }
    guard stackIndex >= 0, stackIndex <= arranged.count else {
      Diagnostics.warn(
        "A stack view has no place \(stackIndex) among \(arranged.count) views; "
          + "\(type(of: view)) was put at the end.")
      return insertArrangedSubview(view, at: arranged.count)
    }
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arranged.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    setNeedsArrangement()
  }

  /// Takes a view out of the row. It stays a subview, without the stack view's constraints.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsArrangement()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  override func subviewVisibilityDidChange() {
    super.subviewVisibilityDidChange()
    setNeedsArrangement()
  }

  // MARK: Arrangement

  /// Along which axis; horizontal at first.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }

  /// How arranged views share the length along the axis; `fill` by default.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }

  /// Alignment by baselines needs a row; a column treats it as `.leading`.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }

  /// Points between two views; the least distance where the distribution makes the gaps.
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

  /// Points after one of the views, instead of `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard spacing == Self.spacingUseDefault || abs(spacing) < 1e6 else {
      return Diagnostics.warn("A stack view's spacing of \(spacing) is no length; it is ignored.")
    }
    let key = ObjectIdentifier(arrangedSubview)
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[key] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsArrangement()
  }

  /// What was set for a view; ``spacingUseDefault`` otherwise.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Whether a column's spacing is from the last line of one text to the first of the next.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// Whether the views stay within the margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  // MARK: Auto Layout

  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Brings the constraints up to date with what was set.
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

  private func setNeedsArrangement() {
    guard !isArranging else { return }
    setNeedsUpdateConstraints()
  }

  private func arrange() {
    isArranging = true
    defer { isArranging = false }
    NSLayoutConstraint.deactivate(ownConstraints)
    for gap in gaps { removeLayoutGuide(gap) }
    gaps.removeAll()
    let views = shown
    let plan = StackArrangement(
      views: views, gaps: views.dropLast().map(gap(after:)), axis: axis,
      distribution: distribution, alignment: alignment,
      isBaselineRelative: isBaselineRelativeArrangement && axis == .vertical,
      area: isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self, stack: self)
    ownConstraints = plan.makeConstraints()
    gaps = plan.guides
    hold(arranged.filter(\.isHidden))
    NSLayoutConstraint.activate(ownConstraints)
  }

  private func gap(after view: UIView) -> CGFloat {
    let points = customSpacings[ObjectIdentifier(view)] ?? spacing
    return points == Self.spacingUseSystem ? Self.systemSpacing : points
  }

  /// Hidden views wait at the leading upper corner, where they make no room for themselves.
  private func hold(_ views: [UIView]) {
    for view in views {
      for attribute in [NSLayoutConstraint.Attribute.leading, .top] {
        ownConstraints.append(
          NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: self,
            attribute: attribute, multiplier: 1, constant: 0))
      }
    }
  }
}
