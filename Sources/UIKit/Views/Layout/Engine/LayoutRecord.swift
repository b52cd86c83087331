/// What a view has because it takes part in Auto Layout. A view that does not has none, which is
/// all that such views pay.
@MainActor
final class LayoutRecord {
  /// Those installed at this view, in the order of their activation.
  var constraints: [NSLayoutConstraint] = []
  /// The guides that were added to the view.
  var guides: [UILayoutGuide] = []
  /// The guides that the view has by itself, made when they are asked for.
  var systemGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]

  /// How many active constraints lead from this view or from below it to somewhere outside of it.
  var crossings = 0
  /// The engine of the island whose root this view is.
  var hostedEngine: LayoutEngine? {
    didSet { if oldValue !== hostedEngine { oldValue?.isCurrent = false } }
  }
  /// The view's unknowns, in the engine of the island that it is in.
  var box: LayoutBox?

  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]

  /// Whether `updateConstraints()` is due here, or anywhere below.
  var needsUpdate = false
  var hasUpdateBelow = false
  /// Whether the first update, which needs no request, is still to come: it does with the first
  /// constraints.
  var awaitsFirstUpdate = true
}

/// Islands: a view on whose frame nothing outside depends is laid out by itself, with its size as a
/// given. So a controller's view that follows its mask has an engine of its own, takes it along
/// wherever it is shown, and costs the others nothing.
extension UIView {
  /// Whether what is in the view is laid out independently of what is around it.
  var isIslandRoot: Bool {
    guard let layoutRecord else { return true }
    if translatesAutoresizingMaskIntoConstraints, layoutRecord.crossings == 0 { return true }
    return superview == nil
  }

  /// The view from which downward this one is laid out.
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
    // A view that an engine knows need not look for the root.
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

  /// Lets the view's island be worked out again at the next layout: its borders have moved, or one
  /// of its views has left.
  func discardLayoutEngine() {
    let root = islandRoot
    guard let record = root.layoutRecord, record.hostedEngine != nil else { return }
    record.hostedEngine = nil
    root.setNeedsLayout()
  }

  // MARK: - Changes of the tree

  /// The view is about to leave its superview: the constraints from its subtree to outside go.
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

  /// The view's border to its superview has fallen: what it has is solved together with that.
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

  /// - Parameter views: Those of the constraint's items, which lie in this view.
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

  /// A constraint that is held by `ancestor` leads out of this view and of those in between.
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
  /// Whether one of the items is in a subtree.
  func reaches(into subtree: UIView) -> Bool {
    guard let views else { return false }
    return views.first.isInSubtree(of: subtree) || views.second?.isInSubtree(of: subtree) ?? false
  }
}
