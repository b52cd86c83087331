/// A description of a demo's parameter.
public struct ParameterDescription: Identifiable, Hashable, Sendable {
  /// The identifier of the parameter in its demo.
  public let id: ParameterID
  /// The name for the user.
  public let title: String
  /// The control that changes it.
  public let control: ParameterControl
  /// The value in the code.
  public let standard: ParameterSetting
  /// The name of the type that declares it, such as "BounceAnimator".
  public let type: String
  /// The name of the property in Swift.
  public let property: String
  /// The name of the property's type.
  public let valueType: String

  /// Returns the parameters of some objects and of their superclasses, those of a superclass first.
  /// A parameter of several objects is listed once.
  static func all(of prototypes: [Any]) -> [ParameterDescription] {
    var found: [ParameterDescription] = []
    for prototype in prototypes {
      var levels: [Mirror] = []
      var mirror: Mirror? = Mirror(reflecting: prototype)
      while let level = mirror {
        levels.append(level)
        mirror = level.superclassMirror
      }
      for level in levels.reversed() {
        for child in level.children {
          guard let parameter = child.value as? any DescribedParameter, let label = child.label
          else { continue }
          // The storage of a wrapped property has a leading underscore.
          let description = parameter.description(
            type: "\(level.subjectType)", property: String(label.drop { $0 == "_" }))
          if !found.contains(where: { $0.id == description.id }) { found.append(description) }
        }
      }
    }
    return found
  }
}

/// A parameter of any type.
private protocol DescribedParameter {
  func description(type: String, property: String) -> ParameterDescription
}

extension Parameter: DescribedParameter {
  func description(type: String, property: String) -> ParameterDescription {
    var valueType = "\(Value.self)"
    if case .number(let range) = control, range.unit == .seconds, Value.self == Double.self {
      valueType = "TimeInterval"
    }
    return ParameterDescription(
      id: id, title: title, control: control, standard: standardSetting, type: type,
      property: property, valueType: valueType)
  }
}
