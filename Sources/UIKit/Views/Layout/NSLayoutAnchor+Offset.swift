import QuartzCore

/// The distance from one anchor to another, for use in constraints.
///
/// It is added to the nearest view that contains both ends when the first constraint that uses it
/// is activated.
@MainActor
final class AnchorOffset: UILayoutGuide {
  private let make: @MainActor (AnchorOffset) -> [NSLayoutConstraint]
  private let ends: @MainActor () -> (UIView, UIView)?

  init(
    ends: @escaping @MainActor () -> (UIView, UIView)?,
    make: @escaping @MainActor (AnchorOffset) -> [NSLayoutConstraint]
  ) {
    (self.ends, self.make) = (ends, make)
    super.init(role: .offset)
  }

  /// Always nil: the guide is made in code only.
  required init?(coder: NSCoder) { nil }

  /// The constraints between the guide and its ends. They hold this object.
  private var made: [Held] = []
  private var isJoining = false

  private struct Held {
    weak var constraint: NSLayoutConstraint?
  }

  /// Adds the guide to the common view of its ends. It is added again if one of them had left that
  /// view.
  func join() {
    guard !isJoining, made.isEmpty || made.contains(where: { $0.constraint?.isActive != true }),
      let (first, second) = ends()
    else { return }
    isJoining = true
    defer { isJoining = false }
    for held in made { held.constraint?.isActive = false }
    var candidate: UIView? = second
    while let view = candidate, !first.isInSubtree(of: view) { candidate = view.superview }
    guard let candidate else { return }
    owningView = candidate
    let constraints = make(self)
    made = constraints.map(Held.init)
    NSLayoutConstraint.activate(constraints)
  }
}

extension NSLayoutXAxisAnchor {
  /// The distance to another anchor towards the trailing edge. It can be negative.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    let directional = attribute.isDirectional || otherAnchor.attribute.isDirectional
    return offset(
      to: otherAnchor, (directional ? .leading : .left), (directional ? .trailing : .right), .width)
  }
}

extension NSLayoutYAxisAnchor {
  /// The distance to another anchor downwards. It can be negative.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    offset(to: otherAnchor, .top, .bottom, .height)
  }
}

extension NSLayoutAnchor {
  fileprivate func offset(
    to other: NSLayoutAnchor<AnchorType>, _ start: NSLayoutConstraint.Attribute,
    _ end: NSLayoutConstraint.Attribute, _ length: NSLayoutConstraint.Attribute
  ) -> NSLayoutDimension {
    let (from, to) = (attribute, other.attribute)
    let guide = AnchorOffset(
      ends: { [weak owner, weak second = other.owner] in
        guard let first = owner?.layoutView, let second = second?.layoutView else { return nil }
        return (first, second)
      },
      make: { [weak owner, weak second = other.owner] guide in
        guard let owner, let second else { return [] }
        return [
          NSLayoutConstraint(
            item: guide, attribute: start, relatedBy: .equal, toItem: owner, attribute: from,
            multiplier: 1, constant: 0),
          NSLayoutConstraint(
            item: guide, attribute: end, relatedBy: .equal, toItem: second, attribute: to,
            multiplier: 1, constant: 0),
        ]
      })
    return NSLayoutDimension(keeping: guide, length)
  }
}
