import CoreGraphics

/// How a symbol moves, as a whole.
enum SymbolMotion: Hashable, Sendable {
  enum Direction: Hashable, Sendable {
    case up
    case down
  }

  case bounce(Direction)
  case pulse
  case variableColor(least: Double, isReversing: Bool)
  case scale(Direction)
  case appear(Direction)
  case disappear(Direction)
  /// How the former symbol goes, nil for at once.
  case replace(Direction?)

  /// Effects of one kind replace each other.
  enum Kind: String {
    case bounce, pulse, variableColor, scale, visibility, replace
  }

  var kind: Kind {
    switch self {
    case .bounce: .bounce
    case .pulse: .pulse
    case .variableColor: .variableColor
    case .scale: .scale
    case .appear, .disappear: .visibility
    case .replace: .replace
    }
  }

  /// Whether its last moment stays until it is removed.
  var staysAtEnd: Bool {
    switch self {
    case .scale, .disappear: true
    case .bounce, .pulse, .variableColor, .appear, .replace: false
    }
  }

  /// How often it runs, which is again and again for infinity.
  func repeatCount(_ options: SymbolEffectOptions) -> Float {
    let usual: Float
    switch self {
    case .scale, .appear, .disappear, .replace: return 1
    case .bounce: usual = 1
    case .pulse, .variableColor: usual = .infinity
    }
    return switch options.repeats {
    case .usual: usual
    case .endless: .infinity
    case .count(let count): Float(count)
    }
  }

  /// One run of it.
  var keyframes: SymbolKeyframes {
    switch self {
    case .bounce(let direction):
      let size = direction == .up ? 0.18 : -0.18
      return SymbolKeyframes(
        duration: 0.5, times: [0, 0.35, 0.7, 1], growth: [0, size, size * -0.25, 0])
    case .pulse:
      return SymbolKeyframes(duration: 1.6, times: [0, 0.5, 1], opacity: [1, 0.35, 1])
    case .variableColor(let least, let isReversing):
      return SymbolKeyframes(
        duration: 1.2, times: [0, isReversing ? 0.5 : 0.75, 1],
        opacity: [least, 1, isReversing ? least : 1])
    case .scale(let direction):
      return SymbolKeyframes(
        duration: 0.3, times: [0, 1], growth: [0, direction == .up ? 0.2 : -0.2])
    case .appear(let direction):
      return SymbolKeyframes(
        duration: 0.35, times: [0, 1], growth: [direction == .up ? -0.4 : 0.4, 0],
        opacity: [0, 1])
    case .disappear(let direction):
      return SymbolKeyframes(
        duration: 0.35, times: [0, 1], growth: [0, direction == .up ? 0.4 : -0.4],
        opacity: [1, 0])
    case .replace(let direction):
      let size = direction.map { $0 == .up ? 0.4 : -0.4 } ?? 0
      return SymbolKeyframes(
        duration: 0.4, times: [0, 0.499, 0.5, 1], growth: [0, size, -0.4, 0],
        opacity: [direction == nil ? 0 : 1, 0, 0, 1])
    }
  }
}

/// One run of an effect of a symbol.
struct SymbolKeyframes {
  /// In seconds.
  var duration: TimeInterval
  /// Of the values, from 0 to 1.
  var times: [Double]
  /// What is added to the scale; empty for nothing.
  var growth: [Double] = []
  /// By what the opacity is multiplied; empty for nothing.
  var opacity: [Double] = []

  /// Its last moment from the beginning on.
  var atEnd: SymbolKeyframes {
    SymbolKeyframes(
      duration: duration, times: [0, 1], growth: growth.last.map { [$0, $0] } ?? [],
      opacity: opacity.last.map { [$0, $0] } ?? [])
  }
}
