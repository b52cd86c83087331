import Cassowary
import CoreGraphics

/// The equations of views and guides themselves, apart from constraints.
extension LayoutEngine {
  /// The priority at which sizes are not negative. UIKit requires it. Here a required equation
  /// would conflict whenever a view has no size yet.
  private static let notNegative: Float = 999.5
  /// The priorities of the content size of a scroll view. If they were required, they would
  /// conflict with constraints that demand another size, for example until the first layout.
  /// Content that is too short does not compress the views in it.
  private static let givenSize: (width: Float, height: Float) = (999.5, 749)
  /// The priority of the readable guide's greatest width.
  private static let almostRequired: Float = 999
  /// The priority at which a view without a superview keeps its size.
  private static let weakest: Float = 1
  /// A length in points that is greater than every screen.
  private static let largestLength = 1e8
  /// The greatest factor by which an autoresized view grows with its superview.
  private static let largestShare = 1000.0
  /// The width in points of the readable guide: UIKit's width for text of the standard size.
  static let readableWidth = 672.0

  /// The equations of a box. Their number and their terms never change.
  func equations(for box: LayoutBox) -> [Constraint] {
    givenEquations(for: box).map { equation in
      var equation = equation
      // A frame or inset can be NaN or too large for the solver.
      let constant = equation.constant.isNaN ? 0 : equation.constant
      equation.constant = min(max(constant, -Self.largestLength), Self.largestLength)
      return equation
    }
  }

  private func givenEquations(for box: LayoutBox) -> [Constraint] {
    if let guide = box.item as? UILayoutGuide { return equations(for: guide, box) }
    guard let view = box.view else { return [] }
    if hasFreeSize(view) {
      var equations = [
        Constraint([.init(box.width)], .greaterThanOrEqual, 0, priority: Self.notNegative),
        Constraint([.init(box.height)], .greaterThanOrEqual, 0, priority: Self.notNegative),
      ]
      if view === root, !isMeasuring {
        equations += [
          Constraint(
            [.init(box.width)], .equal, view.bounds.width, priority: Self.weakest),
          Constraint(
            [.init(box.height)], .equal, view.bounds.height, priority: Self.weakest),
        ]
      }
      return equations
    }
    if view === root {
      return [
        Constraint([.init(box.width)], .equal, view.bounds.width),
        Constraint([.init(box.height)], .equal, view.bounds.height),
      ]
    }
    return masked(view, box)
  }

  /// The equations of an autoresized view, which express its frame by the superview's size.
  private func masked(_ view: UIView, _ box: LayoutBox) -> [Constraint] {
    let frame = view.untransformedFrame
    guard let superview = view.superview else { return [] }
    let outer = superview.bounds.size
    func equation(
      _ variable: Variable, _ value: CGFloat, _ share: Double, of length: CGFloat,
      _ superLength: Variable?
    ) -> Constraint {
      guard share != 0, let superLength else { return Constraint([.init(variable)], .equal, value) }
      return Constraint(
        [.init(variable), .init(superLength, -share)], .equal,
        Double(value) - share * Double(length))
    }
    let isFlexible =
      box.shares.x.start != 0 || box.shares.x.length != 0 || box.shares.y.start != 0
      || box.shares.y.length != 0
    let superBox = isFlexible ? self.box(for: superview) : nil
    let (x, y) = box.shares
    return [
      equation(box.left, frame.minX, x.start, of: outer.width, superBox?.width),
      equation(box.width, frame.width, x.length, of: outer.width, superBox?.width),
      equation(box.top, frame.minY, y.start, of: outer.height, superBox?.height),
      equation(box.height, frame.height, y.length, of: outer.height, superBox?.height),
    ]
  }

  /// Computes the fractions by which an autoresized view follows its superview.
  func computeShares(of box: LayoutBox) {
    guard let view = box.view, view !== root, !hasFreeSize(view), let superview = view.superview,
      superview.autoresizesSubviews, !view.autoresizingMask.isEmpty
    else { return }
    let (mask, frame, outer) = (view.autoresizingMask, view.untransformedFrame, superview.bounds)
    box.shares.x = share(
      AutoresizingSolver(
        isStartFlexible: mask.contains(.flexibleLeftMargin),
        isLengthFlexible: mask.contains(.flexibleWidth),
        isEndFlexible: mask.contains(.flexibleRightMargin)),
      start: frame.minX, length: frame.width, of: outer.width)
    box.shares.y = share(
      AutoresizingSolver(
        isStartFlexible: mask.contains(.flexibleTopMargin),
        isLengthFlexible: mask.contains(.flexibleHeight),
        isEndFlexible: mask.contains(.flexibleBottomMargin)),
      start: frame.minY, length: frame.height, of: outer.height)
    let scale = BitmapScale.resolve(view.traitCollection.displayScale)
    box.tolerance = 0.51 / Double(scale)
  }

  private func share(
    _ solver: AutoresizingSolver, start: CGFloat, length: CGFloat, of outer: CGFloat
  ) -> LayoutBox.AxisShare {
    let grown = solver.resize(.init(start: start, length: length), from: outer, to: outer + 1)
    func sensible(_ value: CGFloat) -> Double {
      abs(value) > 1e-5 && abs(value) <= Self.largestShare ? value : 0
    }
    return .init(start: sensible(grown.start - start), length: sensible(grown.length - length))
  }

  // MARK: Guides

  private func equations(for guide: UILayoutGuide, _ box: LayoutBox) -> [Constraint] {
    guard let view = guide.owningView else { return [] }
    switch guide.role {
    case .offset: return []
    case .own:
      return [
        Constraint([.init(box.width)], .greaterThanOrEqual, 0, priority: Self.notNegative),
        Constraint([.init(box.height)], .greaterThanOrEqual, 0, priority: Self.notNegative),
      ]
    case .safeArea: return inset(box, in: view, by: view.safeAreaInsets)
    case .margins where view.followsReadableWidth && view.innerEdges == nil:
      return readable(box, in: view)
    case .margins:
      // The margins of a scroll view apply to its content.
      return inset(box, in: view.innerEdges ?? view, by: view.layoutMargins)
    case .readableContent: return readable(box, in: view)
    case .top:
      let height = view.safeAreaInsets.top
      return inset(
        box, in: view, by: .init(top: 0, left: 0, bottom: 0, right: 0), height: (0, height))
    case .bottom:
      return inset(box, in: view, by: .zero, height: (1, view.safeAreaInsets.bottom))
    case .keyboard:
      let height = (guide as? UIKeyboardLayoutGuide)?.height ?? 0
      return inset(box, in: view, by: .zero, height: (1, height))
    case .scrollContent: return content(box, of: view)
    case .scrollFrame:
      let origin = view.bounds.origin
      return inset(
        box, in: view,
        by: .init(top: origin.y, left: origin.x, bottom: -origin.y, right: -origin.x))
    }
  }

  private func content(_ box: LayoutBox, of view: UIView) -> [Constraint] {
    let origin = [
      Constraint([.init(box.left)], .equal, 0), Constraint([.init(box.top)], .equal, 0),
    ]
    guard let given = view.givenScrolledSize else {
      return origin + [
        Constraint([.init(box.width)], .greaterThanOrEqual, 0, priority: Self.notNegative),
        Constraint([.init(box.height)], .greaterThanOrEqual, 0, priority: Self.notNegative),
      ]
    }
    var width = [Constraint.Term(box.width)]
    if given.width == nil { width.append(.init(self.box(for: view).width, -1)) }
    return origin + [
      Constraint(width, .equal, Double(given.width ?? 0), priority: Self.givenSize.width),
      Constraint([.init(box.height)], .equal, given.height, priority: Self.givenSize.height),
    ]
  }

  /// - Parameter height: for a guide at an edge, the fraction of the view's height above it, and
  ///   its height.
  private func inset(
    _ box: LayoutBox, in item: any LayoutItem, by insets: UIEdgeInsets,
    height: (above: Double, points: CGFloat)? = nil
  ) -> [Constraint] {
    let outer = self.box(for: item)
    var equations = [
      Constraint([.init(box.left)], .equal, insets.left),
      Constraint(
        [.init(box.width), .init(outer.width, -1)], .equal, -(insets.left + insets.right)),
    ]
    if let height {
      equations += [
        Constraint(
          [.init(box.top), .init(outer.height, -height.above)], .equal,
          -Double(height.points) * height.above),
        Constraint([.init(box.height)], .equal, height.points),
      ]
    } else {
      equations += [
        Constraint([.init(box.top)], .equal, insets.top),
        Constraint(
          [.init(box.height), .init(outer.height, -1)], .equal, -(insets.top + insets.bottom)),
      ]
    }
    return equations
  }

  private func readable(_ box: LayoutBox, in view: UIView) -> [Constraint] {
    let outer = self.box(for: view)
    // Those that leave the readable width are of the view's former width.
    let margins = view.followsReadableWidth ? view.usualLayoutMargins : view.layoutMargins
    let rest = -Double(margins.left + margins.right)
    let middle = Double(margins.left - margins.right) / 2
    return [
      Constraint([.init(box.width)], .lessThanOrEqual, Self.readableWidth),
      Constraint([.init(box.width), .init(outer.width, -1)], .lessThanOrEqual, rest),
      Constraint(
        [.init(box.width), .init(outer.width, -1)], .equal, rest, priority: Self.almostRequired),
      Constraint(
        [.init(box.left), .init(box.width, 0.5), .init(outer.width, -0.5)], .equal, middle),
      Constraint([.init(box.top)], .equal, margins.top),
      Constraint(
        [.init(box.height), .init(outer.height, -1)], .equal, -(margins.top + margins.bottom)),
    ]
  }

  // MARK: Contents

  /// Updates the content's size and its priorities in the solver.
  func updateContent(of box: LayoutBox) {
    guard let view = box.view else { return }
    let natural = view.contentSize(forWidth: nil)
    var height = natural.height
    // An override of the size can leave the width undefined although it defines the height.
    if let width = box.measuredWidth, natural.width < 0 || natural.width > CGFloat(width) + 0.01 {
      height = view.contentSize(forWidth: CGFloat(max(width, 0))).height
    }
    let insets = view.alignmentInsets
    updateContent(
      of: box, .horizontal, box.width, length: natural.width, extra: insets.left + insets.right)
    updateContent(
      of: box, .vertical, box.height, length: height, extra: insets.top + insets.bottom)
  }

  private func updateContent(
    of box: LayoutBox, _ axis: NSLayoutConstraint.Axis, _ variable: Variable, length: CGFloat,
    extra: CGFloat
  ) {
    guard let view = box.view else { return }
    let isSensible = length >= 0 && length < 1e6 && extra.isFinite
    if !isSensible, length != UIView.noIntrinsicMetric {
      Diagnostics.warn(
        "The intrinsic content size of \(view.layoutName) is invalid; it is ignored.")
    }
    var rows = box.content[axis.rawValue]
    let size = isSensible ? Double(length + extra) : -1
    let hugging = view.contentHuggingPriority(for: axis).rawValue
    let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
    if size >= 0, rows.size >= 0, rows.hugging == hugging, rows.resistance == resistance {
      guard size != rows.size else { return }
      for id in [rows.most, rows.least].compactMap({ $0 }) {
        try? solver.setConstant(size, of: id)
      }
    } else {
      guard size >= 0 || rows.size >= 0 else { return }
      for id in [rows.most, rows.least].compactMap({ $0 }) { try? solver.remove(id) }
      (rows.most, rows.least) = (nil, nil)
      if size >= 0 {
        rows.most = try? solver.add(
          Constraint([.init(variable)], .lessThanOrEqual, size, priority: hugging))
        rows.least = try? solver.add(
          Constraint([.init(variable)], .greaterThanOrEqual, size, priority: resistance))
      }
    }
    (rows.size, rows.hugging, rows.resistance) = (size, hugging, resistance)
    box.content[axis.rawValue] = rows
    reviveBroken { _ in true }
    setNeedsSolving()
  }
}
