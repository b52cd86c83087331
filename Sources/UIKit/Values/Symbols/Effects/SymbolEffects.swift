/// A symbol grows and shrinks once, like a button that is pressed.
public struct BounceSymbolEffect: Hashable, SymbolEffect, DiscreteSymbolEffect {
  private var direction = SymbolMotion.Direction.up

  /// The symbol grows first.
  public var up: BounceSymbolEffect { BounceSymbolEffect(direction: .up) }
  /// The symbol shrinks first.
  public var down: BounceSymbolEffect { BounceSymbolEffect(direction: .down) }
  /// Has the same effect as ``wholeSymbol``.
  public var byLayer: BounceSymbolEffect { self }
  /// Animates the symbol as a whole, as every effect does here.
  public var wholeSymbol: BounceSymbolEffect { self }

  /// Describes the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .bounce(direction))
  }

  fileprivate init(direction: SymbolMotion.Direction = .up) { self.direction = direction }
}

/// A symbol fades out and in repeatedly.
public struct PulseSymbolEffect: Hashable, SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  /// Has the same effect as ``wholeSymbol``.
  public var byLayer: PulseSymbolEffect { self }
  /// Animates the symbol as a whole, as every effect does here.
  public var wholeSymbol: PulseSymbolEffect { self }

  /// Describes the effect.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .pulse) }

  fileprivate init() {}
}

/// A symbol becomes opaque repeatedly. On iOS its layers do so one after the other.
public struct VariableColorSymbolEffect: Hashable, SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  private var least = 0.3
  private var isReversing = false

  /// Has the same effect as ``cumulative``, because the symbol is one layer.
  public var iterative: VariableColorSymbolEffect { self }
  /// Has the same effect as ``iterative``, because the symbol is one layer.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The symbol fades out again at the end of each run.
  public var reversing: VariableColorSymbolEffect { with(isReversing: true) }
  /// Each run begins immediately after the one before.
  public var nonReversing: VariableColorSymbolEffect { with(isReversing: false) }
  /// The symbol is dim at the beginning of each run.
  public var dimInactiveLayers: VariableColorSymbolEffect { with(least: 0.3) }
  /// The symbol is invisible at the beginning of each run.
  public var hideInactiveLayers: VariableColorSymbolEffect { with(least: 0) }

  /// Describes the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .variableColor(least: least, isReversing: isReversing))
  }

  private func with(least: Double? = nil, isReversing: Bool? = nil) -> VariableColorSymbolEffect {
    var effect = self
    effect.least = least ?? self.least
    effect.isReversing = isReversing ?? self.isReversing
    return effect
  }

  fileprivate init() {}
}

/// A symbol is larger or smaller until the effect is removed.
public struct ScaleSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect {
  private var direction = SymbolMotion.Direction.up

  /// The symbol is larger.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(direction: .up) }
  /// The symbol is smaller.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(direction: .down) }
  /// Has the same effect as ``wholeSymbol``.
  public var byLayer: ScaleSymbolEffect { self }
  /// Animates the symbol as a whole, as every effect does here.
  public var wholeSymbol: ScaleSymbolEffect { self }

  /// Describes the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .scale(direction))
  }

  fileprivate init(direction: SymbolMotion.Direction = .up) { self.direction = direction }
}

/// A symbol appears.
public struct AppearSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect {
  private var direction = SymbolMotion.Direction.up

  /// The symbol grows to its size.
  public var up: AppearSymbolEffect { AppearSymbolEffect(direction: .up) }
  /// The symbol shrinks to its size.
  public var down: AppearSymbolEffect { AppearSymbolEffect(direction: .down) }
  /// Has the same effect as ``wholeSymbol``.
  public var byLayer: AppearSymbolEffect { self }
  /// Animates the symbol as a whole, as every effect does here.
  public var wholeSymbol: AppearSymbolEffect { self }

  /// Describes the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .appear(direction))
  }

  fileprivate init(direction: SymbolMotion.Direction = .up) { self.direction = direction }
}

/// A symbol disappears until the effect is removed. The view keeps its size.
public struct DisappearSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect {
  private var direction = SymbolMotion.Direction.down

  /// The symbol grows while it disappears.
  public var up: DisappearSymbolEffect { DisappearSymbolEffect(direction: .up) }
  /// The symbol shrinks while it disappears.
  public var down: DisappearSymbolEffect { DisappearSymbolEffect(direction: .down) }
  /// Has the same effect as ``wholeSymbol``.
  public var byLayer: DisappearSymbolEffect { self }
  /// Animates the symbol as a whole, as every effect does here.
  public var wholeSymbol: DisappearSymbolEffect { self }

  /// Describes the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .disappear(direction))
  }

  fileprivate init(direction: SymbolMotion.Direction = .down) { self.direction = direction }
}

/// Another symbol replaces the one that is shown.
public struct ReplaceSymbolEffect: Hashable, SymbolEffect, ContentTransitionSymbolEffect {
  private var departure: SymbolMotion.Direction? = .down

  /// The previous symbol shrinks, and the new one grows.
  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(departure: .down) }
  /// Both symbols grow.
  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(departure: .up) }
  /// The previous symbol is removed immediately, and the new one grows.
  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(departure: nil) }
  /// Has the same effect as ``wholeSymbol``.
  public var byLayer: ReplaceSymbolEffect { self }
  /// Animates the symbol as a whole, as every effect does here.
  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// Describes the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .replace(departure))
  }

  fileprivate init(departure: SymbolMotion.Direction? = .down) { self.departure = departure }
}

/// The default change from one symbol to another, which is ``ReplaceSymbolEffect``.
public struct AutomaticSymbolEffect: Hashable, SymbolEffect, ContentTransitionSymbolEffect {
  /// Describes the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .replace(.down))
  }

  fileprivate init() {}
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol grows and shrinks once.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades out and in repeatedly.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The symbol becomes opaque repeatedly.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol appears.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol disappears.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The previous symbol shrinks, and the new one grows.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The default change from one symbol to another.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
