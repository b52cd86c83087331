import CoreGraphics

/// The constraints of one arrangement of a stack view.
@MainActor
final class StackArrangement {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// The priority at which a stack view hugs its views across its axis: below `fittingSizeLevel`.
  private static let snug = UILayoutPriority(49)
  /// The priority at which the length of a hidden view is 0. It is above 999, which apps use for
  /// sizes that should yield to it, and below the priority at which sizes are not negative.
  private static let hiding = UILayoutPriority(999.25)
  /// The priority of proportional sizes, which is below that of required constraints.
  private static let proportion = UILayoutPriority(999)
  /// The priority of equal distances between centres. It is below that of contents, as in UIKit.
  private static let centering = UILayoutPriority(150)
  /// The highest of a series of decreasing priorities. They keep all views except the last one
  /// small if no other constraint determines their sizes.
  private static let order: Float = 25

  /// A hidden view, and the last visible one before it, if there is any.
  struct HiddenView {
    let view: UIView
    let previous: UIView?
  }

  private let views: [UIView]
  private let hidden: [HiddenView]
  private let gaps: [CGFloat]
  private let isRow: Bool
  private let distribution: UIStackView.Distribution
  private let alignment: UIStackView.Alignment
  private let isBaselineRelative: Bool
  private let area: any LayoutItem
  private let stack: UIStackView

  private(set) var guides: [UILayoutGuide] = []
  private var made: [NSLayoutConstraint] = []

  private let start, end, length, before, after, breadth, middle: Attribute

  init(
    views: [UIView], hidden: [HiddenView], gaps: [CGFloat], axis: NSLayoutConstraint.Axis,
    distribution: UIStackView.Distribution, alignment: UIStackView.Alignment,
    isBaselineRelative: Bool, area: any LayoutItem, stack: UIStackView
  ) {
    (self.views, self.hidden, self.gaps) = (views, hidden, gaps)
    (self.distribution, self.alignment) = (distribution, alignment)
    (self.isBaselineRelative, self.area, self.stack) = (isBaselineRelative, area, stack)
    isRow = axis == .horizontal
    (start, end, length) = isRow ? (.leading, .trailing, .width) : (.top, .bottom, .height)
    (before, after, breadth) = isRow ? (.top, .bottom, .height) : (.leading, .trailing, .width)
    middle = isRow ? .centerY : .centerX
  }

  func makeConstraints() -> [NSLayoutConstraint] {
    if let first = views.first, let last = views.last { arrange(from: first, to: last) }
    hide()
    return made
  }

  private func arrange(from first: UIView, to last: UIView) {
    add(first, start, .equal, area, start, "stack-start")
    add(last, end, .equal, area, end, "stack-end")
    switch distribution {
    case .fill:
      addGaps(.equal)
      addOrder()
    case .fillEqually:
      addGaps(.equal)
      for view in views.dropFirst() { add(view, length, .equal, first, length, "stack-equal") }
    case .fillProportionally:
      addGaps(.equal)
      addProportions()
    case .equalSpacing: addEqualGaps()
    case .equalCentering:
      addGaps(.greaterThanOrEqual)
      addEqualCenters()
    }
    align()
  }

  /// Places each hidden view at the end of the visible view before it. Hidden views have no effect
  /// on the size of the stack view.
  private func hide() {
    for entry in hidden {
      if let previous = entry.previous {
        add(entry.view, start, .equal, previous, end, "stack-hidden")
      } else {
        add(entry.view, start, .equal, area, start, "stack-hidden")
      }
      add(entry.view, edge, .equal, area, edge, "stack-hidden")
      add(
        entry.view, length, .equal, nil, .notAnAttribute, priority: Self.hiding, "stack-hiding")
    }
  }

  private func add(
    _ item: any LayoutItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: (any LayoutItem)?, _ otherAttribute: Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: UILayoutPriority = .required, _ identifier: String
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = identifier
    made.append(constraint)
  }

  // MARK: Along the axis

  private func addGaps(_ relation: NSLayoutConstraint.Relation) {
    let (lower, upper): (Attribute, Attribute) =
      isBaselineRelative ? (.firstBaseline, .lastBaseline) : (start, end)
    for (index, view) in views.dropFirst().enumerated() {
      add(
        view, lower, relation, views[index], upper, constant: gaps[index], "stack-spacing")
    }
  }

  private func addOrder() {
    for (index, view) in views.dropLast().enumerated() {
      let priority = UILayoutPriority(max(Self.order - Float(index) / 8, 1))
      add(view, length, .equal, nil, .notAnAttribute, priority: priority, "stack-order")
    }
  }

  private func addProportions() {
    func natural(_ view: UIView) -> CGFloat {
      let size = view.contentSize(forWidth: nil)
      return isRow ? size.width : size.height
    }
    let sized = views.filter { natural($0) > 0 && natural($0) < 1e6 }
    guard let first = sized.first else { return addOrder() }
    for view in sized.dropFirst() {
      add(
        view, length, .equal, first, length, multiplier: natural(view) / natural(first),
        priority: Self.proportion, "stack-proportion")
    }
  }

  private func makeGuide(_ name: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = name
    stack.addLayoutGuide(guide)
    guides.append(guide)
    return guide
  }

  private func addEqualGaps() {
    for (index, view) in views.dropFirst().enumerated() {
      let guide = makeGuide("gap \(index)")
      add(guide, start, .equal, views[index], end, "stack-gap")
      add(view, start, .equal, guide, end, "stack-gap")
      add(
        guide, length, .greaterThanOrEqual, nil, .notAnAttribute, constant: gaps[index],
        "stack-spacing")
      if index > 0 { add(guide, length, .equal, guides[0], length, "stack-equal-gaps") }
    }
  }

  private func addEqualCenters() {
    let center: Attribute = isRow ? .centerX : .centerY
    for (index, view) in views.dropFirst().enumerated() {
      let guide = makeGuide("distance \(index)")
      add(guide, start, .equal, views[index], center, "stack-center")
      add(guide, end, .equal, view, center, "stack-center")
      guard index > 0 else { continue }
      add(
        guide, length, .equal, guides[0], length, priority: Self.centering, "stack-equal-centers")
    }
  }

  // MARK: Across the axis

  private func align() {
    if alignment == .fill {
      for view in views {
        add(view, before, .equal, area, before, "stack-fill")
        add(view, after, .equal, area, after, "stack-fill")
      }
      return
    }
    let line = baseline
    for view in views {
      add(view, before, .greaterThanOrEqual, area, before, "stack-within")
      add(view, after, .lessThanOrEqual, area, after, "stack-within")
      if let line {
        if view !== views[0] { add(view, line, .equal, views[0], line, "stack-baseline") }
      } else {
        let edge = edge
        add(view, edge, .equal, area, edge, "stack-edge")
      }
    }
    if line != nil, let first = views.first {
      // The view is as far up as possible.
      add(first, before, .equal, area, before, priority: Self.snug, "stack-snug")
    }
    add(stack, breadth, .equal, nil, .notAnAttribute, priority: Self.snug, "stack-snug")
  }

  private var baseline: Attribute? {
    guard isRow else { return nil }
    return switch alignment {
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    default: nil
    }
  }

  private var edge: Attribute {
    switch alignment {
    case .center: middle
    case .trailing: after
    default: before
    }
  }
}
