import Cassowary
import CoreGraphics

/// Computes the frames of the views of one island, a subtree that is laid out independently. See
/// ``UIView/isIslandRoot``.
///
/// Known values, such as the sizes of autoresized views, insets and content sizes, are equations
/// whose constants are updated. Changes are recorded when they are made. `prepare()` applies them,
/// solves, and requests layout where a view must move. `UIView.placeSubviews()` then reads the
/// frames.
@MainActor
final class LayoutEngine {
  private(set) weak var root: UIView?
  /// Whether the engine only measures its root, whose size is then the result.
  let isMeasuring: Bool
  /// Whether this is the engine of its island. A discarded engine can exist a little longer.
  var isCurrent: Bool
  /// A unique number.
  let number: Int
  private static var count = 0

  let solver = Solver()
  var boxes: [ObjectIdentifier: LayoutBox] = [:]
  private var boxOfVariable: [LayoutBox?] = []
  var rows: [ObjectIdentifier: Row] = [:]
  /// The origin of each row of the solver: a constraint, or an equation of a box.
  var constraintOfRow: [Constraint.ID: NSLayoutConstraint] = [:]
  var boxOfEquation: [Constraint.ID: LayoutBox] = [:]
  var broken: [Broken] = []
  /// The views whose baselines a constraint's row uses, by constraint.
  var baselineViews: [ObjectIdentifier: [ObjectIdentifier]] = [:]
  /// The conflicts that were reported, each as the set of its constraints.
  var reportedConflicts: Set<Set<ObjectIdentifier>> = []

  /// Whether the island can have constraints or views that have not been added to the solver.
  var needsGathering = true
  private var needsSolving = true
  private var isPreparing = false
  /// Whether a view's baseline can now be that of another view.
  private var needsBaselineViews = false
  private var staleBoxes: [LayoutBox] = []
  /// The boxes of views whose content has not been measured yet.
  private var addedBoxes: [LayoutBox] = []
  /// The boxes of content whose height depends on the width.
  private var wrappingBoxes: [LayoutBox] = []

  /// A constraint in the solver.
  struct Row {
    let constraint: NSLayoutConstraint
    /// The identifier of the row; nil while the constraint is broken or has no weight.
    var id: Constraint.ID?
  }

  /// A broken constraint, and the constraints with which it conflicts.
  struct Broken {
    let constraint: NSLayoutConstraint
    let others: Set<ObjectIdentifier>
  }

  init(root: UIView, isMeasuring: Bool) {
    self.root = root
    self.isMeasuring = isMeasuring
    isCurrent = !isMeasuring
    number = Self.count
    Self.count += 1
  }

  // MARK: - Gathering

  /// Adds the constraints and views of the island that the solver does not have yet.
  private func gather() {
    needsGathering = false
    needsBaselineViews = true
    root?.walkSubtree(while: { view in
      guard view === root || !view.isIslandRoot else { return false }
      if view !== root || isMeasuring || !view.translatesAutoresizingMaskIntoConstraints {
        _ = box(for: view)
      }
      for constraint in view.layoutRecord?.constraints ?? [] { add(constraint) }
      return true
    })
  }

  func box(for item: any LayoutItem) -> LayoutBox {
    if let box = knownBox(of: item) { return box }
    let box = LayoutBox(item, engine: self, solver: solver)
    boxes[ObjectIdentifier(item)] = box
    for variable in [box.left, box.top, box.width, box.height] {
      while boxOfVariable.count <= variable.index { boxOfVariable.append(nil) }
      boxOfVariable[variable.index] = box
    }
    if !isMeasuring { item.layoutBox = box }
    if let view = box.view {
      if !isMeasuring { _ = view.superview?.makeLayoutRecord() }
      computeShares(of: box)
    }
    box.equations = equations(for: box).compactMap { equation in
      (try? solver.add(equation)).map { ($0, equation.constant) }
    }
    for equation in box.equations { boxOfEquation[equation.id] = box }
    if let view = box.view, hasFreeSize(view) { addedBoxes.append(box) }
    needsSolving = true
    return box
  }

  /// The box of an item that has been added; nil for any other item.
  func knownBox(of item: any LayoutItem) -> LayoutBox? {
    if isMeasuring {
      guard let box = boxes[ObjectIdentifier(item)], box.item === item else { return nil }
      return box
    }
    // This is called for every view and constraint. Items therefore hold their box themselves,
    // which is faster than a dictionary.
    guard let box = item.layoutBox, box.engineNumber == number else { return nil }
    return box
  }

  /// Whether constraints determine the view's size, so that its content size has an effect.
  func hasFreeSize(_ view: UIView) -> Bool {
    view === root && isMeasuring || !view.translatesAutoresizingMaskIntoConstraints
  }

  /// Removes an item that no constraint uses any longer.
  func remove(_ item: any LayoutItem) {
    guard let box = boxes.removeValue(forKey: ObjectIdentifier(item)) else { return }
    if !isMeasuring { item.layoutBox = nil }
    for equation in box.equations { boxOfEquation[equation.id] = nil }
    for variable in [box.left, box.top, box.width, box.height] {
      boxOfVariable[variable.index] = nil
      // This also removes the variable's own equations.
      try? solver.remove(variable)
    }
    needsSolving = true
  }

  // MARK: - Recording changes

  func geometryDidChange(of box: LayoutBox) {
    guard !box.isStale else { return }
    box.isStale = true
    staleBoxes.append(box)
  }

  func contentDidChange(of box: LayoutBox) {
    box.isContentStale = true
    geometryDidChange(of: box)
  }

  /// Whether a view still has the size that was last recorded.
  func knows(_ size: CGSize, of box: LayoutBox) -> Bool {
    box.equations.suffix(2).map(\.constant) == [Double(size.width), Double(size.height)]
  }

  /// Whether the equations of a view's frame differ from those in the solver.
  func isOutdated(_ box: LayoutBox) -> Bool {
    let current = equations(for: box)
    return current.count != box.equations.count
      || zip(current, box.equations).contains { abs($0.constant - $1.constant) > box.tolerance }
  }

  /// Measures the content of added views. It is done in the next layout, because a view can have
  /// its constraints before it has the content that determines its size.
  private func measureAddedBoxes() {
    while !addedBoxes.isEmpty {
      let added = addedBoxes
      addedBoxes.removeAll()
      for box in added {
        guard let view = box.view else { continue }
        box.isContentStale = false
        if view.hasWrappingContent { wrappingBoxes.append(box) }
        updateContent(of: box)
        updateBaselines(of: box)
      }
    }
  }

  private func refreshStaleBoxes() {
    let stale = staleBoxes
    staleBoxes.removeAll()
    for box in stale {
      box.isStale = false
      refresh(box)
      guard box.isContentStale, let view = box.view else { continue }
      box.isContentStale = false
      let isListed = wrappingBoxes.contains { $0 === box }
      if view.hasWrappingContent != isListed {
        wrappingBoxes.removeAll { $0 === box }
        if view.hasWrappingContent { wrappingBoxes.append(box) } else { box.measuredWidth = nil }
      }
      if hasFreeSize(view) { updateContent(of: box) }
      updateBaselines(of: box)
    }
  }

  private func refresh(_ box: LayoutBox) {
    let current = equations(for: box)
    guard current.count == box.equations.count else { return }
    for (index, equation) in current.enumerated() {
      let old = box.equations[index]
      guard abs(equation.constant - old.constant) > box.tolerance else { continue }
      box.equations[index].constant = equation.constant
      try? solver.setConstant(equation.constant, of: old.id)
      setNeedsSolving()
      reviveBroken { _ in true }
    }
  }

  func setNeedsSolving() { needsSolving = true }

  func baselineViewsDidChange() { needsBaselineViews = true }

  // MARK: - Solving

  /// Solves after changes. Requests layout of the views whose subviews must move, except the view
  /// that is being laid out.
  func prepare(during view: UIView? = nil) {
    guard !isPreparing else { return }
    isPreparing = true
    defer { isPreparing = false }
    if needsGathering { gather() }
    if needsBaselineViews {
      needsBaselineViews = false
      followBaselineViews()
    }
    var hasSolved = false
    for _ in 0..<Self.measuringRounds {
      measureAddedBoxes()
      refreshStaleBoxes()
      // The equations of one view can depend on those of another view.
      measureAddedBoxes()
      if needsSolving {
        settle()
        hasSolved = true
      }
      // Content that performs layout to measure itself can change again in that layout.
      if staleBoxes.isEmpty { break }
    }
    if hasSolved, !isMeasuring { requestLayout(except: view) }
  }

  /// The number of times that new heights of wrapping content may change the widths again, and that
  /// measuring may change the content.
  private static let measuringRounds = 6

  private func settle() {
    needsSolving = false
    for _ in 0..<Self.measuringRounds {
      solveBreaking()
      if !remeasure() { break }
    }
    needsSolving = false
  }

  /// Measures wrapping content whose width has changed. Returns whether a height has changed.
  private func remeasure() -> Bool {
    var hasChanged = false
    for box in wrappingBoxes {
      guard let view = box.view else { continue }
      let insets = view.alignmentInsets
      let width = value(box.width) - Double(insets.left + insets.right)
      if let known = box.measuredWidth, abs(known - width) < 0.01 { continue }
      box.measuredWidth = width
      let old = box.content[1].size
      updateContent(of: box)
      updateBaselines(of: box)
      if box.content[1].size != old { hasChanged = true }
    }
    return hasChanged
  }

  private func requestLayout(except current: UIView?) {
    let root = root
    var last: LayoutBox?
    var lastSuperview: UIView?
    for variable in solver.takeChangedVariables() {
      guard variable.index < boxOfVariable.count, let box = boxOfVariable[variable.index],
        box !== last
      else { continue }
      last = box
      guard hasNewFrame(box) else { continue }
      if let view = box.view {
        if view === root {
          if !view.translatesAutoresizingMaskIntoConstraints, view !== current {
            view.setNeedsLayout()
          }
        } else if !view.translatesAutoresizingMaskIntoConstraints,
          let superview = view.superview, superview !== current, superview !== lastSuperview
        {
          lastSuperview = superview
          superview.setNeedsLayout()
        }
      } else if let owner = box.item?.layoutView, owner !== current {
        owner.setNeedsLayout()
      }
    }
  }

  // MARK: - Results

  func value(_ variable: Variable) -> Double { solver.value(of: variable) }

  /// The frame of an item, in the coordinates of its superview or owning view; nil if the item has
  /// not been added to the engine.
  func frame(of item: any LayoutItem) -> CGRect? {
    guard let box = knownBox(of: item) else { return nil }
    return CGRect(
      x: value(box.left), y: value(box.top), width: max(value(box.width), 0),
      height: max(value(box.height), 0))
  }

  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    guard let box = knownBox(of: item) else { return false }
    let own = item === root ? [box.width, box.height] : [box.left, box.top, box.width, box.height]
    return !solver.ambiguous(among: own).isEmpty
  }

  /// The size of the root that is closest to `size`, weighted by these priorities.
  func measure(
    _ size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    guard let root else { return .zero }
    let box = box(for: root)
    let wishes = [
      (box.width, Double(size.width), horizontal), (box.height, Double(size.height), vertical),
    ]
    for (variable, length, priority) in wishes where priority.rawValue > 0 {
      _ = try? solver.add(
        Constraint([.init(variable)], .equal, length, priority: priority.rawValue))
    }
    prepare()
    return frame(of: root)?.size ?? .zero
  }
}
