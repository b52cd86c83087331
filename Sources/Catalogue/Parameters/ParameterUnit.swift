/// The unit of a parameter's number.
public enum ParameterUnit: Hashable, Sendable {
  /// A number without a unit.
  case none
  case seconds
  case points
  case pointsPerSecond
  case degrees
  /// A fraction of 1 that is shown in percent.
  case percent

  /// The symbol after a number; empty for a number without a unit.
  public var symbol: String {
    switch self {
    case .none: ""
    case .seconds: "s"
    case .points: "pt"
    case .pointsPerSecond: "pt/s"
    case .degrees: "°"
    case .percent: "%"
    }
  }

  /// The displayed number for the value 1.
  public var factor: Double { self == .percent ? 100 : 1 }
}
