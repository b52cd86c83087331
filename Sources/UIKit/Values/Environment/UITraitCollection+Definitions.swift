extension UITraitCollection {
  /// A closure that sets the traits of a new collection.
  public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

  /// A collection of the traits that a closure sets. All others are unspecified.
  public convenience init(mutations: UITraitMutations) {
    self.init(traits: Traits().changed(by: mutations))
  }

  /// A copy of the collection with the changes that a closure makes.
  public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(traits: traits.changed(by: mutations), tint: tint)
  }

  /// The value of a trait, or its default value if none is specified.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { traits[trait] }

  /// The collection in which the traits that `others` specify replace its own.
  func overridden(by others: Traits?) -> UITraitCollection {
    guard let others, others != Traits() else { return self }
    var traits = traits
    traits.override(with: others)
    return UITraitCollection(traits: traits, tint: tint)
  }

  /// The system's traits that can change the appearance of a dynamic colour.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    Traits.system.filter { $0.affectsColorAppearance }
  }

  /// The system's traits that select the variant of an image in an asset catalogue.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
    ]
  }
}

extension UITraitCollection.Traits: UIMutableTraits {
  static let system: [any SystemTrait.Type] = [
    UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitDisplayScale.self,
    UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self,
    UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self,
    UITraitAccessibilityContrast.self,
  ]

  package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let system = trait as? any SystemTrait.Type {
        return self[keyPath: system.anyPath] as? Trait.Value ?? Trait.defaultValue
      }
      return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
    }
    set {
      guard let system = trait as? any SystemTrait.Type else {
        custom[ObjectIdentifier(trait)] = CustomTrait(trait, newValue)
        return
      }
      guard let path = system.anyPath as? WritableKeyPath<Self, Trait.Value> else { return }
      self[keyPath: path] = newValue
    }
  }

  func specifies(_ trait: UITrait) -> Bool {
    (trait as? any SystemTrait.Type)?.isSpecified(in: self)
      ?? (custom[ObjectIdentifier(trait)] != nil)
  }

  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      system.remove(from: &self)
    } else {
      custom[ObjectIdentifier(trait)] = nil
    }
  }

  /// Replaces each trait that `others` specify.
  mutating func override(with others: Self) {
    for trait in Self.system { trait.override(&self, with: others) }
    if !others.custom.isEmpty { custom.merge(others.custom) { $1 } }
  }

  /// Whether a trait has the same value in both collections.
  func hasSame(_ trait: UITrait, as other: Self) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.isEqual(self, other) }
    let key = ObjectIdentifier(trait)
    let (mine, others) = (custom[key], other.custom[key])
    return mine == others || (mine ?? CustomTrait(trait)) == (others ?? CustomTrait(trait))
  }

  /// Whether a trait that the program defines can change the appearance of a dynamic colour.
  func hasOtherCustomColors(than other: Self) -> Bool {
    guard custom != other.custom else { return false }
    let definitions = custom.merging(other.custom) { $1 }.values.map(\.definition)
    return definitions.contains { $0.affectsColorAppearance && !hasSame($0, as: other) }
  }

  fileprivate func changed(by mutations: UITraitCollection.UITraitMutations) -> Self {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? Self ?? self
  }
}

/// The value of a trait that the program defines.
package final class CustomTrait: Hashable, Sendable {
  let definition: UITrait
  let value: any Sendable

  init<Trait: UITraitDefinition>(_ definition: Trait.Type, _ value: Trait.Value) {
    (self.definition, self.value) = (definition, value)
  }

  /// The trait's default value.
  convenience init<Trait: UITraitDefinition>(_ definition: Trait.Type) {
    self.init(definition, Trait.defaultValue)
  }

  package static func == (left: CustomTrait, right: CustomTrait) -> Bool {
    left === right || (left.value as? any Equatable)?.isEqual(to: right.value) ?? false
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(definition)) }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
