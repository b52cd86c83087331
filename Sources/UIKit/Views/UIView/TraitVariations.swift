/// The properties of a view that apply only to some traits.
@MainActor
protocol TraitVariations: AnyObject {
  /// Applies the properties for these traits.
  func apply(_ traits: UITraitCollection)
  /// Applies the properties again, after the default properties have been set.
  func reapply(_ traits: UITraitCollection)
}

extension TraitVariations {
  func reapply(_ traits: UITraitCollection) { apply(traits) }
}
