import CoreGraphics

/// The properties that behaviours have set on items; nil for those that none has set.
struct DynamicItemSettings {
  var elasticity: CGFloat?
  var friction: CGFloat?
  var density: CGFloat?
  var resistance: CGFloat?
  var angularResistance: CGFloat?
  var charge: CGFloat?
  var isAnchored: Bool?
  var allowsRotation: Bool?

  /// The settings of an item without an item behaviour. They are the values that Apple documents
  /// for bodies of SpriteKit, whose physics engine UIKit also uses.
  static let usual = (elasticity: CGFloat(0.2), friction: CGFloat(0.2))

  /// These settings, overridden by those of a later behaviour.
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
