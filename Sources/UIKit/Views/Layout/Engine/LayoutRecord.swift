/// The data of a view that takes part in Auto Layout. Other views have none, so that they cost
/// nothing.
@MainActor
final class LayoutRecord {
  /// The constraints installed at this view, in the order of their activation.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The guides that were added to the view.
  var guides: [UILayoutGuide] = []
  /// The system's guides of the view, made on demand.
  var systemGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]

  /// The active constraints from this view or a descendant to an item outside of it.
  var crossings: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// The engine of the island whose root this view is.
  var hostedEngine: LayoutEngine? {
    didSet { if oldValue !== hostedEngine { oldValue?.isCurrent = false } }
  }
  /// The view's variables, in the engine of its island.
  var box: LayoutBox?

  /// Those that were set, by axis.
  var hugging: [UILayoutPriority?] = [nil, nil]
  var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]

  /// Whether `updateConstraints()` was requested here, or anywhere below.
  var needsUpdate = false
  var hasUpdateBelow = false
  /// Whether the first update, which comes with the first constraints without a request, is still
  /// pending.
  var awaitsFirstUpdate = true

  /// Adds a constraint that was just activated.
  func append(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }

  /// Removes a constraint, which its activation finds.
  func remove(_ constraint: NSLayoutConstraint) {
    var (low, high) = (0, constraints.count)
    while low < high {
      let middle = (low + high) / 2
      if constraints[middle].activation < constraint.activation {
        low = middle + 1
      } else {
        high = middle
      }
    }
    if low < constraints.count, constraints[low] === constraint { constraints.remove(at: low) }
  }
}

/// Islands: a view on whose frame nothing outside depends is laid out by itself, with its size as a
/// given. So an autoresized view of a controller has an engine of its own, keeps it when it is
/// moved, and has no cost for others.
extension UIView {
  /// Whether the view's content is laid out independently of the views around it.
  var isIslandRoot: Bool {
    guard let layoutRecord else { return true }
    if translatesAutoresizingMaskIntoConstraints, layoutRecord.crossings.isEmpty { return true }
    return superview == nil
  }

  /// The root of the island that contains this view.
  var islandRoot: UIView {
    var view = self
    while !view.isIslandRoot, let superview = view.superview { view = superview }
    return view
  }

  func makeLayoutRecord() -> LayoutRecord {
    if let layoutRecord { return layoutRecord }
    let record = LayoutRecord()
    layoutRecord = record
    return record
  }

  /// The engine of the view's island, if there is one.
  var layoutEngine: LayoutEngine? {
    // A view with a current engine need not search for the root.
    if let engine = layoutRecord?.box?.engine, engine.isCurrent { return engine }
    return islandRoot.layoutRecord?.hostedEngine
  }

  /// The engine of the view's island; made if there is none.
  func makeLayoutEngine() -> LayoutEngine {
    if let layoutEngine { return layoutEngine }
    let root = islandRoot
    let engine = LayoutEngine(root: root, isMeasuring: false)
    root.makeLayoutRecord().hostedEngine = engine
    return engine
  }

  /// Lets the view's island be gathered again in the next layout: its borders have changed, or one
  /// of its views has left.
  func discardLayoutEngine() {
    let root = islandRoot
    guard let record = root.layoutRecord, record.hostedEngine != nil else { return }
    record.hostedEngine = nil
    root.setNeedsLayout()
  }

  // MARK: - Changes of the tree

  /// The view is about to leave its superview: removes the constraints from its subtree to outside.
  func layoutWillLeaveSuperview() {
    guard !isIslandRoot else { return }
    islandRoot.discardLayoutEngine()
    for constraint in constraintsToOutside {
      constraint.holder?.uninstall(constraint)
      AnimationScope.recording?.addUndo { [weak self] in
        if self?.superview != nil { constraint.isActive = true }
      }
    }
  }

  /// The active constraints from this view or a descendant to an item outside of it, in the order
  /// of their activation.
  var constraintsToOutside: [NSLayoutConstraint] {
    guard let crossings = layoutRecord?.crossings, !crossings.isEmpty else { return [] }
    // The view that held a constraint may be gone.
    return crossings.values.filter(\.isActive).sorted { $0.activation < $1.activation }
  }

  /// The view has a superview now.
  func layoutDidEnterSuperview() {
    if type(of: self).requiresConstraintBasedLayout, layoutRecord == nil {
      makeLayoutRecord().needsUpdate = true
    }
    guard let layoutRecord else { return }
    if layoutRecord.needsUpdate || layoutRecord.hasUpdateBelow { announceConstraintUpdate() }
    if !isIslandRoot { joinIsland() }
  }

  /// The view is not an island root any more: its content is solved together with the superview's.
  func joinIsland() {
    layoutRecord?.hostedEngine = nil
    _ = superview?.makeLayoutRecord()
    makeLayoutEngine().needsGathering = true
    superview?.setNeedsLayout()
  }

  func translationDidChange() {
    let record = makeLayoutRecord()
    if !translatesAutoresizingMaskIntoConstraints { record.needsUpdate = true }
    announceConstraintUpdate()
    // Of the two islands that the view is in before and after, one is a part of the other.
    record.hostedEngine = nil
    guard let superview else { return setNeedsLayout() }
    superview.discardLayoutEngine()
    if !isIslandRoot { joinIsland() }
    superview.setNeedsLayout()
  }

  // MARK: - Constraints of this view

  /// - Parameter views: the views of the constraint's items, which are in this view.
  func install(_ constraint: NSLayoutConstraint, leadingTo views: (first: UIView, second: UIView?))
  {
    guard constraint.holder !== self else { return }
    constraint.holder?.uninstall(constraint)
    let record = makeLayoutRecord()
    constraint.holder = self
    constraint.wasInstalled()
    record.append(constraint)
    requestFirstUpdate()
    views.first.note(constraint, leadsOut: true, below: self)
    if let second = views.second, second !== views.first {
      second.note(constraint, leadsOut: true, below: self)
    }
    constraint.forEachGuide { $0.constraints[ObjectIdentifier(constraint)] = constraint }
    makeLayoutEngine().add(constraint)
    setNeedsLayout()
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self, let record = layoutRecord else { return }
    layoutEngine?.remove(constraint)
    record.remove(constraint)
    constraint.holder = nil
    if let views = constraint.views {
      views.first.note(constraint, leadsOut: false, below: self)
      if let second = views.second, second !== views.first {
        second.note(constraint, leadsOut: false, below: self)
      }
    }
    constraint.forEachGuide { $0.constraints[ObjectIdentifier(constraint)] = nil }
    setNeedsLayout()
  }

  /// A constraint held by `ancestor` leads out of this view and those in between, or does so no
  /// more.
  private func note(_ constraint: NSLayoutConstraint, leadsOut: Bool, below ancestor: UIView) {
    let key = ObjectIdentifier(constraint)
    var current: UIView? = self
    while let view = current, view !== ancestor {
      let record = view.makeLayoutRecord()
      let wasRoot = view.isIslandRoot
      if !leadsOut, !wasRoot, record.crossings.count == 1, record.crossings[key] != nil,
        view.translatesAutoresizingMaskIntoConstraints
      {
        // It becomes an island of its own.
        view.discardLayoutEngine()
        view.setNeedsLayout()
      }
      record.crossings[key] = leadsOut ? constraint : nil
      if wasRoot, !view.isIslandRoot { view.joinIsland() }
      current = view.superview
    }
  }
}

extension NSLayoutConstraint {
  /// Calls `body` for each of its items that is a guide which can be removed.
  fileprivate func forEachGuide(_ body: (UILayoutGuide) -> Void) {
    if let guide = first as? UILayoutGuide, guide.role == .own { body(guide) }
    if let guide = second as? UILayoutGuide, guide.role == .own { body(guide) }
  }
}
