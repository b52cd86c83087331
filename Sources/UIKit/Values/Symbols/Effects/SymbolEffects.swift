/// A symbol grows and shrinks once, like something that was pressed.
public struct BounceSymbolEffect: Hashable, SymbolEffect, DiscreteSymbolEffect {
  private var direction = SymbolMotion.Direction.up

  /// It grows first.
  public var up: BounceSymbolEffect { BounceSymbolEffect(direction: .up) }
  /// It shrinks first.
  public var down: BounceSymbolEffect { BounceSymbolEffect(direction: .down) }
  /// As ``wholeSymbol``.
  public var byLayer: BounceSymbolEffect { self }
  /// The symbol as a whole, as always here.
  public var wholeSymbol: BounceSymbolEffect { self }

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .bounce(direction))
  }

  fileprivate init(direction: SymbolMotion.Direction = .up) { self.direction = direction }
}

/// A symbol fades and comes back, again and again.
public struct PulseSymbolEffect: Hashable, SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  /// As ``wholeSymbol``.
  public var byLayer: PulseSymbolEffect { self }
  /// The symbol as a whole, as always here.
  public var wholeSymbol: PulseSymbolEffect { self }

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .pulse) }

  fileprivate init() {}
}

/// A symbol becomes opaque, again and again. On iOS its layers do so one after the other.
public struct VariableColorSymbolEffect: Hashable, SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  private var least = 0.3
  private var isReversing = false

  /// As ``cumulative``: the symbol is one layer.
  public var iterative: VariableColorSymbolEffect { self }
  /// As ``iterative``: the symbol is one layer.
  public var cumulative: VariableColorSymbolEffect { self }
  /// It fades as it came.
  public var reversing: VariableColorSymbolEffect { with(isReversing: true) }
  /// It begins again at once.
  public var nonReversing: VariableColorSymbolEffect { with(isReversing: false) }
  /// It begins as a dim symbol.
  public var dimInactiveLayers: VariableColorSymbolEffect { with(least: 0.3) }
  /// It begins as an invisible symbol.
  public var hideInactiveLayers: VariableColorSymbolEffect { with(least: 0) }

  /// What the effect does.
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

  /// Larger.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(direction: .up) }
  /// Smaller.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(direction: .down) }
  /// As ``wholeSymbol``.
  public var byLayer: ScaleSymbolEffect { self }
  /// The symbol as a whole, as always here.
  public var wholeSymbol: ScaleSymbolEffect { self }

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .scale(direction))
  }

  fileprivate init(direction: SymbolMotion.Direction = .up) { self.direction = direction }
}

/// A symbol comes into view.
public struct AppearSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect {
  private var direction = SymbolMotion.Direction.up

  /// It grows.
  public var up: AppearSymbolEffect { AppearSymbolEffect(direction: .up) }
  /// It shrinks to its size.
  public var down: AppearSymbolEffect { AppearSymbolEffect(direction: .down) }
  /// As ``wholeSymbol``.
  public var byLayer: AppearSymbolEffect { self }
  /// The symbol as a whole, as always here.
  public var wholeSymbol: AppearSymbolEffect { self }

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .appear(direction))
  }

  fileprivate init(direction: SymbolMotion.Direction = .up) { self.direction = direction }
}

/// A symbol is gone until the effect is removed. The view stays as large as it is.
public struct DisappearSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect {
  private var direction = SymbolMotion.Direction.down

  /// It grows as it goes.
  public var up: DisappearSymbolEffect { DisappearSymbolEffect(direction: .up) }
  /// It shrinks as it goes.
  public var down: DisappearSymbolEffect { DisappearSymbolEffect(direction: .down) }
  /// As ``wholeSymbol``.
  public var byLayer: DisappearSymbolEffect { self }
  /// The symbol as a whole, as always here.
  public var wholeSymbol: DisappearSymbolEffect { self }

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .disappear(direction))
  }

  fileprivate init(direction: SymbolMotion.Direction = .down) { self.direction = direction }
}

/// Another symbol takes the place of the one that is shown.
public struct ReplaceSymbolEffect: Hashable, SymbolEffect, ContentTransitionSymbolEffect {
  private var departure: SymbolMotion.Direction? = .down

  /// The former symbol shrinks, and the new one grows.
  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(departure: .down) }
  /// Both grow.
  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(departure: .up) }
  /// The former symbol is gone at once, and the new one grows.
  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(departure: nil) }
  /// As ``wholeSymbol``.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The symbol as a whole, as always here.
  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .replace(departure))
  }

  fileprivate init(departure: SymbolMotion.Direction? = .down) { self.departure = departure }
}

/// The usual change from one symbol to another: as ``ReplaceSymbolEffect``.
public struct AutomaticSymbolEffect: Hashable, SymbolEffect, ContentTransitionSymbolEffect {
  /// What the effect does.
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
  /// The symbol fades and comes back, again and again.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The symbol becomes opaque, again and again.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is larger.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol comes into view.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol goes out of view.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The former symbol shrinks, and the new one grows.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The usual change from one symbol to another.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
