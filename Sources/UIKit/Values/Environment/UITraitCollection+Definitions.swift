extension UITraitCollection {
  /// What is to be set in a new collection.
  public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

  /// A collection of the traits that a closure sets; the others are not specified.
  public convenience init(mutations: UITraitMutations) {
    self.init(traits: Traits().changed(by: mutations))
  }

  /// A copy of the collection with the changes that a closure makes.
  public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(traits: traits.changed(by: mutations), tint: tint)
  }

  /// The value of a trait: its default value where none is specified.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { traits[trait] }

  /// The collection with the traits that others specify in place of its own.
  func overridden(by others: Traits?) -> UITraitCollection {
    guard let others, others != Traits() else { return self }
    var traits = traits
    traits.override(with: others)
    return UITraitCollection(traits: traits, tint: tint)
  }

  /// The system's traits for which a dynamic colour may look different.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    Traits.system.filter { $0.affectsColorAppearance }
  }

  /// The system's traits by which an image of an asset catalogue is chosen.
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
  ]

  package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let system = trait as? any SystemTrait.Type {
        return self[keyPath: system.anyPath] as? Trait.Value ?? Trait.defaultValue
      }
      return own[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
    }
    set {
      guard let system = trait as? any SystemTrait.Type else {
        own[ObjectIdentifier(trait)] = OwnTrait(trait, newValue)
        return
      }
      guard let path = system.anyPath as? WritableKeyPath<Self, Trait.Value> else { return }
      self[keyPath: path] = newValue
    }
  }

  func specifies(_ trait: UITrait) -> Bool {
    (trait as? any SystemTrait.Type)?.isSpecified(in: self) ?? (own[ObjectIdentifier(trait)] != nil)
  }

  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      system.remove(from: &self)
    } else {
      own[ObjectIdentifier(trait)] = nil
    }
  }

  /// Replaces the traits that others specify.
  mutating func override(with others: Self) {
    for trait in Self.system { trait.override(&self, with: others) }
    if !others.own.isEmpty { own.merge(others.own) { $1 } }
  }

  /// Whether a trait has the same value here and there.
  func hasSame(_ trait: UITrait, as other: Self) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.isEqual(self, other) }
    let key = ObjectIdentifier(trait)
    let (mine, others) = (own[key], other.own[key])
    return mine == others || (mine ?? OwnTrait(trait)) == (others ?? OwnTrait(trait))
  }

  /// Whether a dynamic colour may look different because of a trait of the program's own.
  func hasOtherOwnColors(than other: Self) -> Bool {
    guard own != other.own else { return false }
    let definitions = own.merging(other.own) { $1 }.values.map(\.definition)
    return definitions.contains { $0.affectsColorAppearance && !hasSame($0, as: other) }
  }

  fileprivate func changed(by mutations: UITraitCollection.UITraitMutations) -> Self {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? Self ?? self
  }
}

/// The value of a trait that a program defines.
package final class OwnTrait: Hashable, Sendable {
  let definition: UITrait
  let value: any Sendable

  init<Trait: UITraitDefinition>(_ definition: Trait.Type, _ value: Trait.Value) {
    (self.definition, self.value) = (definition, value)
  }

  /// The trait's default value.
  convenience init<Trait: UITraitDefinition>(_ definition: Trait.Type) {
    self.init(definition, Trait.defaultValue)
  }

  package static func == (left: OwnTrait, right: OwnTrait) -> Bool {
    left === right || (left.value as? any Equatable)?.isEqual(to: right.value) ?? false
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(definition)) }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
