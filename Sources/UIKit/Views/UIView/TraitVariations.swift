/// The properties of a view that apply to some traits only.
@MainActor
protocol TraitVariations: AnyObject {
  /// Applies the properties for these traits.
  func apply(_ traits: UITraitCollection)
  /// Applies the properties again, after the default ones have been set.
  func reapply(_ traits: UITraitCollection)
}

extension TraitVariations {
  func reapply(_ traits: UITraitCollection) { apply(traits) }
}
