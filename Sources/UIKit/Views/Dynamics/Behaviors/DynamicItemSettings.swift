import CoreGraphics

/// The properties of items that behaviours have set; nil for those that none has set.
struct DynamicItemSettings {
  var elasticity: CGFloat?
  var friction: CGFloat?
  var density: CGFloat?
  var resistance: CGFloat?
  var angularResistance: CGFloat?
  var charge: CGFloat?
  var isAnchored: Bool?
  var allowsRotation: Bool?

  /// What an item has that is in no item behaviour. The numbers are those that Apple documents for
  /// bodies of SpriteKit, which has the same engine as UIKit.
  static let usual = (elasticity: CGFloat(0.2), friction: CGFloat(0.2))

  /// These properties with those of a later behaviour over them.
  func overridden(by later: DynamicItemSettings) -> DynamicItemSettings {
    var result = self
    result.elasticity = later.elasticity ?? elasticity
    result.friction = later.friction ?? friction
    result.density = later.density ?? density
    result.resistance = later.resistance ?? resistance
    result.angularResistance = later.angularResistance ?? angularResistance
    result.charge = later.charge ?? charge
    result.isAnchored = later.isAnchored ?? isAnchored
    result.allowsRotation = later.allowsRotation ?? allowsRotation
    return result
  }
}
