import QuartzCore

extension UIView {
  /// Installs a constraint at this view, if its items are in it.
  func installChecked(_ constraint: NSLayoutConstraint) {
    guard constraint.canBeActive else { return }
    constraint.joinOffsets()
    guard let views = constraint.views, views.first.isInSubtree(of: self),
      views.second?.isInSubtree(of: self) ?? true
    else {
      return Diagnostics.warn(
        "\(constraint.readable) was not added to \(layoutName): its items are not in that view.")
    }
    install(constraint, leadingTo: views)
  }

  /// The active constraints of the view's position and size along an axis, as far as they have the
  /// view as an item.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { constraintsAffectingLayout(of: self, for: axis) }

  /// The active constraints along an axis that have as an item the view, or a guide of it.
  func constraintsAffectingLayout(
    of item: AnyObject, for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var current: UIView? = self
    while let view = current {
      found += view.constraints.filter { constraint in
        let isOf = constraint.firstItem === item || constraint.secondItem === item
        return isOf && constraint.axis == axis
      }
      current = view.superview
    }
    return found
  }

  /// Whether the constraints leave the view's position or size ambiguous. The order of the
  /// constraints then determines the result.
  public var hasAmbiguousLayout: Bool {
    guard let engine = layoutEngine else { return false }
    engine.prepare()
    return engine.isAmbiguous(self)
  }

  // MARK: Guides

  /// Makes a guide the view's own.
  func take(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.role == .own else {
      return Diagnostics.warn(
        "\(layoutGuide.layoutName) belongs to its view; it was not added to another.")
    }
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    makeLayoutRecord().guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Lets a guide be no view's.
  func drop(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.role == .own else { return }
    let constraints = layoutGuide.constraints.values.sorted { $0.activation < $1.activation }
    for constraint in constraints { constraint.holder?.uninstall(constraint) }
    layoutEngine?.remove(layoutGuide)
    layoutRecord?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The guide for the part of the view that bars do not cover.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// The guide for the part of the view inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  /// The guide for the readable width within the margins. It is centred, and at most 672 points
  /// wide: UIKit's width for text of the standard size.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

  func systemGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    let record = makeLayoutRecord()
    if let guide = record.systemGuides[role] { return guide }
    let guide =
      switch role {
      case .top, .bottom: LayoutSupportGuide(role: role, in: self)
      case .keyboard: UIKeyboardLayoutGuide(in: self)
      default: UILayoutGuide(role: role, in: self)
      }
    record.systemGuides[role] = guide
    return guide
  }

  // MARK: Contents

  /// The priority that was set, or that of the kind of view.
  func hugging(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    if let priority = layoutRecord?.hugging[axis.rawValue] { return priority }
    let isFixed = fixedAxes.contains(axis == .horizontal ? .horizontal : .vertical)
    return isFixed ? .defaultHigh : .defaultLow
  }

  func setHugging(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
    guard isContentPriority(priority), layoutRecord?.hugging[axis.rawValue] != priority else {
      return
    }
    makeLayoutRecord().hugging[axis.rawValue] = priority
    intrinsicContentDidChange()
  }

  func setResistance(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
    guard isContentPriority(priority), layoutRecord?.resistance[axis.rawValue] != priority else {
      return
    }
    makeLayoutRecord().resistance[axis.rawValue] = priority
    intrinsicContentDidChange()
  }

  private func isContentPriority(_ priority: UILayoutPriority) -> Bool {
    if priority.isPossible { return true }
    Diagnostics.warn("A priority of \(priority.rawValue) is not between 0 and 1000; it is ignored.")
    return false
  }

  /// Updates the engine after the content's size or its priorities have changed.
  func intrinsicContentDidChange() {
    guard let box = layoutRecord?.box, let engine = box.engine else { return }
    engine.contentDidChange(of: box)
    engine.notifySuperview()
    guard !engine.awaitsEndOfLayout() else { return }
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  // MARK: Sizes

  /// An argument of ``systemLayoutSizeFitting(_:)`` for the smallest possible size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// An argument of ``systemLayoutSizeFitting(_:)`` for the largest possible size.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  func measure(
    _ size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    guard size.width.isFinite, size.height.isFinite, horizontal.isPossible, vertical.isPossible
    else {
      Diagnostics.warn("A size to fit must be finite, with priorities up to 1000; zero fits it.")
      return .zero
    }
    updateConstraintsIfNeeded()
    let engine = LayoutEngine(root: self, isMeasuring: true)
    return engine.measure(
      CGSize(width: min(size.width, 1e6), height: min(size.height, 1e6)), horizontal: horizontal,
      vertical: vertical)
  }

  // MARK: Updating

  func announceConstraintUpdate() {
    var current = superview
    while let view = current {
      let record = view.makeLayoutRecord()
      if view.viewOwner != nil, record.awaitsFirstUpdate {
        (record.awaitsFirstUpdate, record.needsUpdate) = (false, true)
      } else if record.hasUpdateBelow {
        break
      }
      record.hasUpdateBelow = true
      current = view.superview
    }
    setNeedsLayout()
  }

  /// Requests `updateConstraints()` when the view gets its first constraints.
  func requestFirstUpdate() {
    let record = makeLayoutRecord()
    guard record.awaitsFirstUpdate else { return }
    setNeedsUpdateConstraints()
  }

  /// Runs the requested updates in this view and its descendants, from the innermost outwards.
  func runConstraintUpdates() {
    var pending: [(view: UIView, superview: UIView?, isDone: Bool)] = [(self, nil, false)]
    while let (view, superview, isDone) = pending.popLast() {
      if let superview, !isDone, view.superview !== superview { continue }
      guard let record = view.layoutRecord else { continue }
      guard !isDone, record.hasUpdateBelow else {
        view.runOwnConstraintUpdate(record)
        continue
      }
      record.hasUpdateBelow = false
      pending.append((view, superview, true))
      for child in view.children.reversed() where child.layoutRecord != nil {
        pending.append((child, view, false))
      }
    }
  }

  private func runOwnConstraintUpdate(_ record: LayoutRecord) {
    guard record.needsUpdate else { return }
    (record.needsUpdate, record.awaitsFirstUpdate) = (false, false)
    if let viewOwner {
      TransitionTrace.call(viewOwner, "updateViewConstraints()") {
        viewOwner.updateViewConstraints()
      }
    } else {
      updateConstraints()
    }
  }
}

extension NSLayoutConstraint {
  fileprivate var axis: Axis {
    switch firstAttribute.kind {
    case .x: .horizontal
    case .size: firstAttribute == .width ? .horizontal : .vertical
    default: .vertical
    }
  }
}
