/// How a parameter is shown and changed.
public enum ParameterControl: Hashable, Sendable {
  case number(ParameterRange)
  case flag
  case choice([ParameterChoice])
  case curve
  case spring
  case physicalSpring

  /// The nearest setting that the parameter can have; nil for one of another kind, or for what is
  /// no number.
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
