/// The data of a view that takes part in Auto Layout. Other views have no record and no cost.
@MainActor
final class LayoutRecord {
  /// The constraints that this view holds, in the order in which they were activated.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The guides that were added to the view.
  var guides: [UILayoutGuide] = []
  /// The system's guides of the view, made on demand.
  var systemGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]

  /// The active constraints from this view or a descendant to an item outside it.
  var crossings: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// The engine of the island whose root this view is.
  var hostedEngine: LayoutEngine? {
    didSet { if oldValue !== hostedEngine { oldValue?.isCurrent = false } }
  }
  /// The view's variables, in the engine of its island.
  var box: LayoutBox?

  /// The priorities that were set, by axis.
  var hugging: [UILayoutPriority?] = [nil, nil]
  var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]

  /// Whether `updateConstraints()` was requested in this view or in a descendant.
  var needsUpdate = false
  var hasUpdateBelow = false
  /// Whether the first update is still pending. It happens without a request when the view gets its
  /// first constraints.
  var awaitsFirstUpdate = true

  /// Adds a constraint that has just been activated.
  func append(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }

  /// Removes a constraint. It is found by its activation number.
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

/// An island is a subtree that is solved separately, with the size of its root as a given value:
/// nothing outside depends on the frame of the root. So the autoresized view of a controller has an
/// engine of its own, keeps it when the view moves, and adds no cost to other views.
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
    // A view with a current engine avoids the search for the root.
    if let engine = layoutRecord?.box?.engine, engine.isCurrent { return engine }
    return islandRoot.layoutRecord?.hostedEngine
  }

  /// The engine of the view's island. It is made if there is none.
  func makeLayoutEngine() -> LayoutEngine {
    if let layoutEngine { return layoutEngine }
    let root = islandRoot
    let engine = LayoutEngine(root: root, isMeasuring: false)
    root.makeLayoutRecord().hostedEngine = engine
    return engine
  }

  /// Makes the next layout collect the view's island again: its extent has changed, or one of its
  /// views has left.
  func discardLayoutEngine() {
    let root = islandRoot
    guard let record = root.layoutRecord, let engine = record.hostedEngine else { return }
    record.hostedEngine = nil
    engine.notifySuperview()
    root.setNeedsLayout()
  }

  // MARK: - Changes of the tree

  /// Removes the constraints from the view's subtree to outside, before it leaves its superview.
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

  /// The active constraints from this view or a descendant to an item outside it, in the order in
  /// which they were activated.
  var constraintsToOutside: [NSLayoutConstraint] {
    guard let crossings = layoutRecord?.crossings, !crossings.isEmpty else { return [] }
    // The view that held a constraint can have been released.
    return crossings.values.filter(\.isActive).sorted { $0.activation < $1.activation }
  }

  /// Updates the islands after the view has entered a superview.
  func layoutDidEnterSuperview() {
    if type(of: self).requiresConstraintBasedLayout, layoutRecord == nil {
      makeLayoutRecord().needsUpdate = true
    }
    guard let layoutRecord else { return }
    if layoutRecord.needsUpdate || layoutRecord.hasUpdateBelow { announceConstraintUpdate() }
    if !isIslandRoot { joinIsland() }
  }

  /// Joins the view's content to the superview's island, because the view is no longer an island
  /// root.
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
    // One of the view's previous and new islands contains the other.
    record.hostedEngine = nil
    guard let superview else { return setNeedsLayout() }
    superview.discardLayoutEngine()
    if !isIslandRoot { joinIsland() }
    superview.setNeedsLayout()
  }

  // MARK: - Constraints of this view

  /// - Parameter views: the views of the constraint's items, which are this view or descendants.
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
    let engine = makeLayoutEngine()
    let count = engine.boxes.count
    engine.add(constraint)
    if engine.boxes.count == count {
      engine.requestLayout(afterChangeIn: self)
    } else {
      engine.notifySuperview()
      setNeedsLayout()
    }
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
    constraintsDidChange()
  }

  /// Records that a constraint held by `ancestor` leads outside this view and the views in between,
  /// or that it no longer does.
  private func note(_ constraint: NSLayoutConstraint, leadsOut: Bool, below ancestor: UIView) {
    let key = ObjectIdentifier(constraint)
    var current: UIView? = self
    while let view = current, view !== ancestor {
      let record = view.makeLayoutRecord()
      let wasRoot = view.isIslandRoot
      if !leadsOut, !wasRoot, record.crossings.count == 1, record.crossings[key] != nil,
        view.translatesAutoresizingMaskIntoConstraints
      {
        // The view becomes the root of an island.
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
  /// Calls `body` for each item of the constraint that is a removable guide.
  fileprivate func forEachGuide(_ body: (UILayoutGuide) -> Void) {
    if let guide = first as? UILayoutGuide, guide.role == .own { body(guide) }
    if let guide = second as? UILayoutGuide, guide.role == .own { body(guide) }
  }
}
