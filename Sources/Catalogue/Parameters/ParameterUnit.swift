/// What the number of a parameter counts.
public enum ParameterUnit: Hashable, Sendable {
  /// A plain number.
  case none
  case seconds
  case points
  case pointsPerSecond
  case degrees
  /// A fraction of 1, which is shown in hundredths.
  case percent

  /// The sign after a number; empty for plain numbers.
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

  /// The number that is shown for a value of 1.
  public var factor: Double { self == .percent ? 100 : 1 }
}
