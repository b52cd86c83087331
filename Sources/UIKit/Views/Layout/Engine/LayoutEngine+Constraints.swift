import Cassowary
import CoreGraphics

/// Constraints as rows of the solver.
extension LayoutEngine {
  func add(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard rows[key] == nil, let row = makeRow(constraint) else { return }
    rows[key] = Row(constraint: constraint, id: insert(row, of: constraint))
    let views = constraint.baselineViews
    if !views.isEmpty { baselineViews[key] = views.map { ObjectIdentifier($0) } }
    for view in views { box(for: view).baselineUsers.append(constraint) }
    setNeedsSolving()
  }

  private func insert(_ row: Constraint, of constraint: NSLayoutConstraint) -> Constraint.ID? {
    guard row.priority > 0 else { return nil }
    do {
      let id = try solver.add(row)
      constraintOfRow[id] = constraint
      return id
    } catch {
      Diagnostics.warn("\(constraint.readable) is ignored: \(error).")
      return nil
    }
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard let row = rows.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    if let id = row.id { removeRow(id) }
    broken.removeAll { $0.constraint === constraint }
    baselineViews[ObjectIdentifier(constraint)] = nil
    for view in constraint.baselineViews {
      knownBox(of: view)?.baselineUsers.removeAll { $0 === constraint }
    }
    reviveBroken { $0.others.contains(ObjectIdentifier(constraint)) }
    setNeedsSolving()
  }

  private func removeRow(_ id: Constraint.ID) {
    try? solver.remove(id)
    constraintOfRow[id] = nil
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let row = rows[ObjectIdentifier(constraint)] else { return }
    if let id = row.id, let new = makeRow(constraint) {
      try? solver.setConstant(new.constant, of: id)
    }
    let key = ObjectIdentifier(constraint)
    reviveBroken { $0.constraint === constraint || $0.others.contains(key) }
    setNeedsSolving()
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard let row = rows[key] else { return }
    let priority = constraint.priority.rawValue
    if let id = row.id, priority > 0 {
      try? solver.setPriority(priority, of: id)
    } else {
      if let id = row.id { removeRow(id) }
      rows[key]?.id = nil
      if priority > 0, let new = makeRow(constraint) {
        rows[key]?.id = insert(new, of: constraint)
      }
    }
    // A constraint that is no longer required conflicts with no other one.
    broken.removeAll { $0.constraint === constraint }
    reviveBroken { $0.others.contains(key) }
    setNeedsSolving()
  }

  /// Updates the rows that use a view's baselines, because these can have moved.
  func updateBaselines(of box: LayoutBox) {
    for constraint in box.baselineUsers {
      guard let id = rows[ObjectIdentifier(constraint)]?.id, let row = makeRow(constraint)
      else { continue }
      try? solver.setConstant(row.constant, of: id)
      setNeedsSolving()
    }
  }

  /// Updates the baseline views of constraints whose item now has another one, for example a stack
  /// view whose arranged views have changed.
  func followBaselineViews() {
    let changed = baselineViews.compactMap { key, views -> NSLayoutConstraint? in
      guard let constraint = rows[key]?.constraint else { return nil }
      return constraint.baselineViews.map { ObjectIdentifier($0) } == views ? nil : constraint
    }
    for constraint in changed.sorted(by: { $0.activation < $1.activation }) {
      remove(constraint)
      add(constraint)
    }
  }

  /// Adds broken constraints to the solver again.
  func reviveBroken(where isRevived: (Broken) -> Bool) {
    if broken.isEmpty { return }
    let revived = broken.filter(isRevived)
    broken.removeAll(where: isRevived)
    for constraint in revived.map(\.constraint) {
      let key = ObjectIdentifier(constraint)
      guard rows[key] != nil, rows[key]?.id == nil, let row = makeRow(constraint) else {
        continue
      }
      rows[key]?.id = insert(row, of: constraint)
    }
  }

  // MARK: - Rows

  /// The row of a constraint, in the coordinates of the view that holds it. In right-to-left
  /// layout, directional attributes are measured from the right.
  private func makeRow(_ constraint: NSLayoutConstraint) -> Constraint? {
    guard let holder = constraint.holder, let first = constraint.first else { return nil }
    let isDirectional =
      constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
    let isMirrored =
      isDirectional && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard
      var left = expression(
        constraint.firstAttribute, of: first, in: holder, isMirrored: isMirrored)
    else { return nil }
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = constraint.second,
        let right = expression(
          constraint.secondAttribute, of: second, in: holder, isMirrored: isMirrored)
      else { return nil }
      left.add(right, times: -Double(constraint.multiplier))
    }
    let relation: Constraint.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return Constraint(
      left.terms, relation, Double(constraint.constant) - left.constant,
      priority: constraint.priority.rawValue)
  }

  private func expression(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in holder: UIView,
    isMirrored: Bool
  ) -> LayoutExpression? {
    guard let view = item.layoutView else { return nil }
    if let edge = attribute.withinMargins {
      let inner = item is UIView ? view.systemGuide(.margins) : item
      return expression(edge, of: inner, in: holder, isMirrored: isMirrored)
    }
    if item === holder, attribute.isEdge, let inner = view.innerEdges {
      return expression(attribute, of: inner, in: holder, isMirrored: isMirrored)
    }
    let box = box(for: item)
    let insets = (item as? UIView)?.alignmentInsets ?? .zero
    var result = LayoutExpression()
    switch attribute {
    case .width:
      result.add(box.width)
      result.constant = -Double(insets.left + insets.right)
      return result
    case .height:
      result.add(box.height)
      result.constant = -Double(insets.top + insets.bottom)
      return result
    case .firstBaseline, .lastBaseline:
      return baseline(of: item, isFirst: attribute == .firstBaseline, in: holder)
    default: break
    }
    let isHorizontal = attribute.kind == .x
    if item !== holder {
      result.add(isHorizontal ? box.left : box.top)
      let start = item is UIView ? view.superview : view
      guard addChain(from: start, to: holder, isHorizontal, &result) else { return nil }
    }
    let (before, after) =
      isHorizontal
      ? (Double(insets.left), Double(insets.right)) : (Double(insets.top), Double(insets.bottom))
    let part = attribute.part(isMirrored: isMirrored)
    if part != 0 { result.add(isHorizontal ? box.width : box.height, part) }
    result.constant += before * (1 - part) - after * part
    guard isMirrored, isHorizontal else { return result }
    var mirrored = LayoutExpression()
    mirrored.add(self.box(for: holder).width)
    mirrored.add(result, times: -1)
    return mirrored
  }

  /// Adds the origins of a view and its superviews, up to the view that holds the constraint.
  private func addChain(
    from start: UIView?, to holder: UIView, _ isHorizontal: Bool, _ result: inout LayoutExpression
  ) -> Bool {
    var current = start
    while let view = current {
      if view === holder { return true }
      let box = box(for: view)
      result.add(isHorizontal ? box.left : box.top)
      current = view.superview
    }
    return false
  }

  private func baseline(
    of item: any LayoutItem, isFirst: Bool, in holder: UIView
  ) -> LayoutExpression? {
    let target = (item as? UIView)?.baselineView(isFirst: isFirst) ?? item
    let box = box(for: target)
    var result = LayoutExpression()
    if target !== holder {
      result.add(box.top)
      let start = target is UIView ? target.layoutView?.superview : target.layoutView
      guard addChain(from: start, to: holder, false, &result) else { return nil }
    }
    let place = (target as? UIView)?.baselinePlace(isFirst: isFirst) ?? .bottom
    if place.fraction != 0 { result.add(box.height, place.fraction) }
    result.constant += Double(place.offset)
    return result
  }
}

extension UIView {
  /// The view that supplies this one's baseline, if the engine places it.
  fileprivate func baselineView(isFirst: Bool) -> UIView {
    let target = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
    guard target !== self, target.isInSubtree(of: self), !target.isIslandRoot else { return self }
    // The baseline of that view can belong to yet another view.
    return target.baselineView(isFirst: isFirst)
  }
}

extension NSLayoutConstraint {
  /// The views whose baselines the constraint uses.
  fileprivate var baselineViews: [UIView] {
    guard firstAttribute.isBaseline || secondAttribute.isBaseline else { return [] }
    return [(first, firstAttribute), (second, secondAttribute)].compactMap { item, attribute in
      guard attribute.isBaseline else { return nil }
      return (item as? UIView)?.baselineView(isFirst: attribute == .firstBaseline)
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is an edge, and not a centre, a size or a baseline.
  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }

  /// The fraction of the item's width or height that precedes the attribute's position.
  fileprivate func part(isMirrored: Bool) -> Double {
    switch self {
    case .right, .bottom: 1
    case .centerX, .centerY: 0.5
    case .leading: isMirrored ? 1 : 0
    case .trailing: isMirrored ? 0 : 1
    default: 0
    }
  }
}
