/// The kind of control that shows and changes a parameter.
public enum ParameterControl: Hashable, Sendable {
  case number(ParameterRange)
  case flag
  case choice([ParameterChoice])
  case curve
  case spring
  case physicalSpring

  /// Returns the nearest valid setting; nil for a setting of another kind, or if it contains a
  /// value that is not a number.
  public func valid(_ setting: ParameterSetting) -> ParameterSetting? {
    switch (self, setting) {
    case (.number(let range), .number(let number)): range.clamped(number).map { .number($0) }
    case (.flag, .flag): setting
    case (.choice(let choices), .choice(let index)):
      choices.indices.contains(index) ? setting : nil
    case (.curve, .curve(let curve)): curve.valid.map { .curve($0) }
    case (.spring, .spring(let spring)): spring.valid.map { .spring($0) }
    case (.physicalSpring, .physicalSpring(let spring)): spring.valid.map { .physicalSpring($0) }
    default: nil
    }
  }
}
