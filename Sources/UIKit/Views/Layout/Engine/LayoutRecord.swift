/// The data of a view that takes part in Auto Layout. Other views have none, so that they cost
/// nothing.
@MainActor
final class LayoutRecord {
  /// The constraints installed at this view, in the order of their activation.
  var constraints: [NSLayoutConstraint] = []
  /// The guides that were added to the view.
  var guides: [UILayoutGuide] = []
  /// The system's guides of the view, made on demand.
  var systemGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]

  /// The number of active constraints from this view or a descendant to an item outside of it.
  var crossings = 0
  /// The engine of the island whose root this view is.
  var hostedEngine: LayoutEngine? {
    didSet { if oldValue !== hostedEngine { oldValue?.isCurrent = false } }
  }
  /// The view's variables, in the engine of its island.
  var box: LayoutBox?

  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]

  /// Whether `updateConstraints()` was requested here, or anywhere below.
  var needsUpdate = false
  var hasUpdateBelow = false
  /// Whether the first update, which comes with the first constraints without a request, is still
  /// pending.
  var awaitsFirstUpdate = true
}

/// Islands: a view on whose frame nothing outside depends is laid out by itself, with its size as a
/// given. So an autoresized view of a controller has an engine of its own, keeps it when it is
/// moved, and has no cost for others.
extension UIView {
  /// Whether the view's content is laid out independently of the views around it.
  var isIslandRoot: Bool {
    guard let layoutRecord else { return true }
    if translatesAutoresizingMaskIntoConstraints, layoutRecord.crossings == 0 { return true }
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
    let root = islandRoot
    root.discardLayoutEngine()
    var ancestor = superview
    while let view = ancestor {
      for constraint in view.layoutRecord?.constraints ?? [] where constraint.reaches(into: self) {
        view.uninstall(constraint)
        AnimationScope.recording?.addUndo { [weak self] in
          if self?.superview != nil { constraint.isActive = true }
        }
      }
      if view === root { break }
      ancestor = view.superview
    }
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
    record.constraints.append(constraint)
    constraint.holder = self
    constraint.wasInstalled()
    requestFirstUpdate()
    views.first.changeCrossings(by: 1, below: self)
    if let second = views.second, second !== views.first {
      second.changeCrossings(by: 1, below: self)
    }
    makeLayoutEngine().add(constraint)
    setNeedsLayout()
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self, let record = layoutRecord else { return }
    layoutEngine?.remove(constraint)
    record.constraints.removeAll { $0 === constraint }
    constraint.holder = nil
    if let views = constraint.views {
      views.first.changeCrossings(by: -1, below: self)
      if let second = views.second, second !== views.first {
        second.changeCrossings(by: -1, below: self)
      }
    }
    setNeedsLayout()
  }

  /// A constraint held by `ancestor` leads out of this view and those in between.
  private func changeCrossings(by count: Int, below ancestor: UIView) {
    var current: UIView? = self
    while let view = current, view !== ancestor {
      let record = view.makeLayoutRecord()
      let wasRoot = view.isIslandRoot
      if count < 0, !wasRoot, record.crossings == 1,
        view.translatesAutoresizingMaskIntoConstraints
      {
        // It becomes an island of its own.
        view.discardLayoutEngine()
        view.setNeedsLayout()
      }
      record.crossings = max(record.crossings + count, 0)
      if wasRoot, !view.isIslandRoot { view.joinIsland() }
      current = view.superview
    }
  }
}

extension NSLayoutConstraint {
  /// Whether one of the items is in a subtree, and another outside.
  func reaches(into subtree: UIView) -> Bool {
    guard let views else { return false }
    return views.first.isInSubtree(of: subtree) || views.second?.isInSubtree(of: subtree) ?? false
  }
}
