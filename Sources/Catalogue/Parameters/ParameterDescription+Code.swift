extension ParameterDescription {
  /// Returns the declaration of the property with a setting as its value: `var duration:
  /// TimeInterval = 0.45`.
  public func code(for setting: ParameterSetting) -> String {
    "var \(property): \(valueType) = \(literal(setting))"
  }

  private func literal(_ setting: ParameterSetting) -> String {
    switch setting {
    case .number(let number): return Self.decimal(number)
    case .flag(let flag): return "\(flag)"
    case .choice(let index):
      guard case .choice(let choices) = control, choices.indices.contains(index) else {
        return ".\(index)"
      }
      return ".\(choices[index].name)"
    case .curve(let curve):
      let values = [curve.x1, curve.y1, curve.x2, curve.y2].map { Self.decimal(Double($0)) }
      return "BezierCurve(\(values.joined(separator: ", ")))"
    case .spring(let spring):
      return Self.call(
        "DampedSpring", ["dampingRatio", "initialVelocity"], spring.parts)
    case .physicalSpring(let spring):
      return Self.call(
        "PhysicalSpring", ["mass", "stiffness", "damping", "initialVelocity"], spring.parts)
    }
  }

  private static func call(_ name: String, _ labels: [String], _ values: [Double]) -> String {
    let arguments = zip(labels, values).map { "\($0): \(decimal($1))" }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// Returns a number with at most six decimals, without trailing zeros.
  private static func decimal(_ number: Double) -> String {
    let rounded = (number * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
