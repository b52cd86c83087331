import CoreGraphics

extension NSLayoutConstraint {
  /// The alignment of a visual format's views across its direction, and the direction itself. The
  /// raw values are Apple's.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits, one for each member.
    public let rawValue: UInt
    /// A set of any bits. Bits that have no name are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns left edges, for vertical formats.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Aligns right edges, for vertical formats.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Aligns tops, for horizontal formats.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Aligns bottoms, for horizontal formats.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Aligns leading edges, for vertical formats.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Aligns trailing edges, for vertical formats.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Aligns horizontal centres, for vertical formats.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Aligns vertical centres, for horizontal formats.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Aligns last baselines, for horizontal formats.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Aligns first baselines, for horizontal formats.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)

    /// The format runs from leading to trailing, which is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The format runs from left to right, for either layout direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The format runs from right to left, for either layout direction.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// Distances are measured from edge to edge, which is the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical distances are measured from the last baseline of a view to the first baseline of
    /// the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

    fileprivate static let alignments: [(option: FormatOptions, attribute: Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
  }

  /// The inactive constraints of a visual format:
  ///
  ///     H:|-[name(80)]-8-[field(>=100@750,<=other)]-|
  ///
  /// `|` means the superview. `-` means the system's distance: 8 points between views, and the
  /// superview's margin at its edges. `V:` runs from top to bottom.
  ///
  /// A format that cannot be parsed, or with a name that is in neither dictionary, makes no
  /// constraints. It causes a warning with the position; UIKit raises an exception.
  ///
  /// - Parameters:
  ///   - format: the visual format.
  ///   - opts: the alignment and the direction.
  ///   - metrics: the numbers for names in the format.
  ///   - views: the views and layout guides for names in the format.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormat.Flaw) {
      var drawing = try FormatDrawing(
        VisualFormat(format), options: opts, metrics: metrics ?? [:], views: views)
      return try drawing.constraints()
    } catch {
      Diagnostics.warn(
        "The visual format \"\(format)\" makes no constraints: at column \(error.column), "
          + "\(error.reason).")
      return []
    }
  }
}

/// Converts a visual format to constraints.
@MainActor
private struct FormatDrawing {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var made: [NSLayoutConstraint] = []

  /// The distance between adjacent views in points, as in UIKit.
  private static let standardGap: CGFloat = 8

  init(
    _ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    (self.format, self.options) = (format, options)
    (self.metrics, self.views) = (metrics, views)
  }

  private func flaw(_ column: Int, _ reason: String) -> VisualFormat.Flaw {
    VisualFormat.Flaw(column: column, reason: reason)
  }

  mutating func constraints() throws(VisualFormat.Flaw) -> [NSLayoutConstraint] {
    try align()
    var before: (item: any LayoutItem, isSuperview: Bool)?
    for (index, part) in format.parts.enumerated() {
      let isSuperview = part.place == .superview
      let item = isSuperview ? try superview(beside: index) : try self.item(part)
      if case .view(_, let sizes) = part.place {
        for size in sizes { try add(size: size, of: item) }
      }
      if let before, let gap = part.gap {
        try add(gap, from: before, to: (item, isSuperview))
      }
      before = (item, isSuperview)
    }
    return made
  }

  // MARK: Names

  private func item(_ part: VisualFormat.Part) throws(VisualFormat.Flaw) -> any LayoutItem {
    guard case .view(let name, _) = part.place else { return try superview(beside: 0) }
    return try item(named: name, part.column)
  }

  private func item(
    named name: String, _ column: Int
  ) throws(VisualFormat.Flaw) -> any LayoutItem {
    guard let value = views[name] else {
      throw flaw(column, "\"\(name)\" is in neither dictionary")
    }
    guard let item = value as? any LayoutItem else {
      throw flaw(column, "\"\(name)\" is neither a view nor a layout guide")
    }
    return item
  }

  /// The view for "|": the superview of the view next to it.
  private func superview(beside index: Int) throws(VisualFormat.Flaw) -> any LayoutItem {
    let neighbor = format.parts[index == 0 ? 1 : index - 1]
    let item = try item(neighbor)
    let outer = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    guard let outer else {
      throw flaw(format.parts[index].column, "the view beside \"|\" has no superview")
    }
    return outer
  }

  /// The number of an object; nil for a name that is not a metric.
  private func metric(_ object: VisualFormat.Object) -> CGFloat? {
    switch object {
    case .number(let number): return number
    case .name(let name):
      switch metrics[name] {
      case let value as CGFloat: return value
      case let value as Double: return CGFloat(value)
      case let value as Int: return CGFloat(value)
      case let value as Float: return CGFloat(value)
      case let value as NSNumber: return CGFloat(value.doubleValue)
      default: return nil
      }
    }
  }

  private func length(_ predicate: VisualFormat.Predicate) throws(VisualFormat.Flaw) -> CGFloat {
    if let length = metric(predicate.object) { return length }
    guard case .name(let name) = predicate.object else { return 0 }
    throw flaw(predicate.column, "\"\(name)\" is no number of the metrics")
  }

  // MARK: Constraints

  private mutating func add(
    _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ predicate: VisualFormat.Predicate?, _ second: (any LayoutItem)?,
    _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat
  ) throws(VisualFormat.Flaw) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: predicate?.relation ?? .equal,
      toItem: second, attribute: other, multiplier: 1, constant: constant)
    if let predicate, let object = predicate.priority {
      guard let priority = metric(object) else {
        throw flaw(predicate.column, "a priority is a number or the name of one")
      }
      guard priority > 0, priority <= 1000 else {
        throw flaw(predicate.column, "a priority lies between 0 and 1000")
      }
      constraint.priority = UILayoutPriority(Float(priority))
    }
    made.append(constraint)
  }

  private mutating func add(
    size: VisualFormat.Predicate, of item: any LayoutItem
  ) throws(VisualFormat.Flaw) {
    let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    if let length = metric(size.object) {
      return try add(item, attribute, size, nil, .notAnAttribute, length)
    }
    guard case .name(let name) = size.object else { return }
    try add(item, attribute, size, self.item(named: name, size.column), attribute, 0)
  }

  private typealias End = (item: any LayoutItem, isSuperview: Bool)

  private mutating func add(
    _ gap: VisualFormat.Gap, from before: End, to after: End
  ) throws(VisualFormat.Flaw) {
    switch gap {
    case .none: try add(nil, 0, from: before, to: after, isStandard: false)
    case .standard:
      let touchesEdge = before.isSuperview || after.isSuperview
      try add(
        nil, touchesEdge ? 0 : Self.standardGap, from: before, to: after, isStandard: touchesEdge)
    case .lengths(let predicates):
      for predicate in predicates {
        try add(predicate, length(predicate), from: before, to: after, isStandard: false)
      }
    }
  }

  /// The distance is the later item minus the earlier one. From right to left it is the reverse.
  private mutating func add(
    _ predicate: VisualFormat.Predicate?, _ length: CGFloat, from before: End, to after: End,
    isStandard: Bool
  ) throws(VisualFormat.Flaw) {
    let edges = edges
    let (own, neighbor) = (
      after.isSuperview ? edges.end : edges.start, before.isSuperview ? edges.start : edges.end
    )
    var (late, early) = (own, neighbor)
    if isStandard {
      if after.isSuperview { late = margin(late) }
      if before.isSuperview { early = margin(early) }
    } else if options.contains(.spacingBaselineToBaseline), format.isVertical,
      !before.isSuperview, !after.isSuperview
    {
      (late, early) = (.firstBaseline, .lastBaseline)
    }
    if options.contains(.directionRightToLeft), !format.isVertical {
      try add(before.item, early, predicate, after.item, late, length)
    } else {
      try add(after.item, late, predicate, before.item, early, length)
    }
  }

  /// The attributes at which views begin and end in the format's direction.
  private var edges:
    (
      start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute
    )
  {
    if format.isVertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return (.leading, .trailing)
  }

  private func margin(_ edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    switch edge {
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: edge
    }
  }

  /// Aligns each view with the previous one, across the format's direction.
  private mutating func align() throws(VisualFormat.Flaw) {
    let isAcross: [NSLayoutConstraint.Attribute] =
      format.isVertical
      ? [.left, .right, .leading, .trailing, .centerX]
      : [.top, .bottom, .centerY, .lastBaseline, .firstBaseline]
    for (option, attribute) in NSLayoutConstraint.FormatOptions.alignments
    where options.contains(option) {
      guard isAcross.contains(attribute) else {
        throw flaw(1, "views cannot be aligned by their \(attribute) along that axis")
      }
      var last: (any LayoutItem)?
      for part in format.parts where part.place != .superview {
        let item = try item(part)
        if let last { try add(item, attribute, nil, last, attribute, 0) }
        last = item
      }
    }
  }
}
