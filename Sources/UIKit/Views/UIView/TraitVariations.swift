/// What a view has in some environments only.
@MainActor
protocol TraitVariations: AnyObject {
  /// Gives the view what it has in these traits.
  func apply(_ traits: UITraitCollection)
  /// The same, once the view has been given what it has elsewhere.
  func reapply(_ traits: UITraitCollection)
}

extension TraitVariations {
  func reapply(_ traits: UITraitCollection) { apply(traits) }
}
