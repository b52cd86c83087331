import CoreGraphics

/// The animation of a symbol as a whole.
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
  /// The direction in which the previous symbol disappears; nil if it is removed immediately.
  case replace(Direction?)

  /// The kinds of effects. A new effect replaces one of the same kind.
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

  /// Whether the effect's final state lasts until the effect is removed.
  var staysAtEnd: Bool {
    switch self {
    case .scale, .disappear: true
    case .bounce, .pulse, .variableColor, .appear, .replace: false
    }
  }

  /// The number of times that the effect runs; infinity repeats it until it is removed.
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

  /// The keyframes of one run.
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

/// The keyframes of one run of a symbol's effect.
struct SymbolKeyframes {
  /// The duration in seconds.
  var duration: TimeInterval
  /// The times of the values, from 0 to 1.
  var times: [Double]
  /// The values that are added to the scale; empty for no change.
  var growth: [Double] = []
  /// The factors of the opacity; empty for no change.
  var opacity: [Double] = []

  /// Keyframes that have the final values from the beginning.
  var atEnd: SymbolKeyframes {
    SymbolKeyframes(
      duration: duration, times: [0, 1], growth: growth.last.map { [$0, $0] } ?? [],
      opacity: opacity.last.map { [$0, $0] } ?? [])
  }
}
