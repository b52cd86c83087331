/// A movement of a symbol in an image view.
///
/// Symbols have no layers here: every effect moves and fades the symbol as a whole, also where it
/// would animate one layer after the other on iOS. Durations and amounts are chosen by eye.
public protocol SymbolEffect: Sendable {
  /// What the effect does.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once, unless its options say otherwise.
public protocol DiscreteSymbolEffect {}

/// An effect that stays, or is repeated, until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect by which another symbol takes the place of the one that is shown.
public protocol ContentTransitionSymbolEffect {}

/// What a ``SymbolEffect`` does.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  let motion: SymbolMotion
}

/// The speed of an effect, and how often it runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  enum Repeats: Hashable, Sendable {
    /// As the effect does by itself.
    case usual
    /// Again and again.
    case endless
    case count(Int)
  }

  var repeats = Repeats.usual
  /// 1 is the usual speed.
  var rate = 1.0

  /// As the effect does by itself.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Again and again, until the effect is removed.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  /// A number of times, at least once; nil is again and again.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }
  /// At a multiple of the usual speed, from a hundredth to a hundredfold. One that is not finite or
  /// not above 0 is the usual one.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }

  /// The same, again and again until the effect is removed.
  public var repeating: SymbolEffectOptions { with(.endless) }
  /// The same, once.
  public var nonRepeating: SymbolEffectOptions { with(.count(1)) }
  /// The same, a number of times, at least once; nil is again and again.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with(count.map { .count(max($0, 1)) } ?? .endless)
  }
  /// The same at a multiple of the usual speed, from a hundredth to a hundredfold. One that is not
  /// finite or not above 0 is the usual one.
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
