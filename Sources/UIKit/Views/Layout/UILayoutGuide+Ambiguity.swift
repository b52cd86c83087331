extension UILayoutGuide {
  /// The active constraints of the guide's position and size along an axis, as far as they have the
  /// guide as an item.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owningView?.constraintsAffectingLayout(of: self, for: axis) ?? []
  }

  /// Whether the constraints leave the guide's position or size ambiguous. The order of the
  /// constraints then determines the result.
  public var hasAmbiguousLayout: Bool {
    guard let engine = owningView?.layoutEngine else { return false }
    engine.prepare()
    return engine.isAmbiguous(self)
  }
}
