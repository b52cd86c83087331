/// An animation of a symbol in an image view.
///
/// Symbols have no layers here: every effect moves and fades the symbol as a whole, even if iOS
/// would animate one layer after the other. Durations and amounts were chosen by eye.
public protocol SymbolEffect: Sendable {
  /// Describes the effect.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once, unless its options specify otherwise.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts or repeats until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect with which another symbol replaces the one that is shown.
public protocol ContentTransitionSymbolEffect {}

/// Describes a ``SymbolEffect``.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  let motion: SymbolMotion
}

/// The speed of an effect and the number of times that it runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  enum Repeats: Hashable, Sendable {
    /// The effect's own number of times.
    case usual
    /// The effect repeats until it is removed.
    case endless
    case count(Int)
  }

  var repeats = Repeats.usual
  /// The speed as a multiple of the usual one.
  var rate = 1.0

  /// The effect's own speed and number of times.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// The effect repeats until it is removed.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// The effect runs once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  /// The effect runs a number of times, at least once; nil repeats it until it is removed.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }
  /// The effect runs at a multiple of the usual speed, from 0.01 to 100. A value that is not finite
  /// or not above 0 means the usual speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }

  /// These options, but the effect repeats until it is removed.
  public var repeating: SymbolEffectOptions { with(.endless) }
  /// These options, but the effect runs once.
  public var nonRepeating: SymbolEffectOptions { with(.count(1)) }
  /// These options, but the effect runs a number of times, at least once; nil repeats it until it
  /// is removed.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with(count.map { .count(max($0, 1)) } ?? .endless)
  }
  /// These options at a multiple of the usual speed, from 0.01 to 100. A value that is not finite
  /// or not above 0 means the usual speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.rate = speed.isFinite && speed > 0 ? min(max(speed, 0.01), 100) : 1
    return options
  }

  private func with(_ repeats: Repeats) -> SymbolEffectOptions {
    var options = self
    options.repeats = repeats
    return options
  }
}
