extension UIImageView {
  private var player: SymbolEffectPlayer {
    if let symbolEffects { return symbolEffects }
    let player = SymbolEffectPlayer(view: self)
    symbolEffects = player
    return player
  }

  /// Runs an effect of the displayed symbol, which replaces one of the same type. Other images have
  /// no effects. Outside a window the effect waits until the view is in one.
  ///
  /// - Parameters:
  ///   - effect: the effect, such as `.bounce`.
  ///   - options: the speed and the repetitions of the effect.
  ///   - animated: false shows the final state at once.
  ///   - completion: called when the effect is over.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    player.play(effect, options: options, animated: animated, completion: completion)
  }

  /// Runs an effect of the displayed symbol until it is removed. It replaces one of the same type.
  /// Other images have no effects. Outside a window the effect waits until the view is in one.
  ///
  /// - Parameters:
  ///   - effect: the effect, such as `.scale.up`.
  ///   - options: the speed and the repetitions of the effect.
  ///   - animated: false shows the final state at once.
  ///   - completion: called when the effect has reached its final state, or was removed before.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    player.play(effect, options: options, animated: animated, completion: completion)
  }

  /// Runs an effect of the displayed symbol repeatedly until it is removed, or as often as the
  /// options say. It replaces one of the same type. Other images have no effects. Outside a window
  /// the effect waits until the view is in one.
  ///
  /// - Parameters:
  ///   - effect: the effect, such as `.pulse`.
  ///   - options: the speed and the repetitions of the effect.
  ///   - animated: ignored for indefinite effects. An effect with a number of repetitions is over
  ///     at once if it is false.
  ///   - completion: called when the effect is over.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    player.play(effect, options: options, animated: animated, completion: completion)
  }

  /// Ends the effect of a type.
  ///
  /// - Parameters:
  ///   - effect: any effect of the type.
  ///   - options: the speed of the return to the normal state.
  ///   - animated: whether the symbol returns to its normal state gradually.
  ///   - completion: called at the end of the return.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    player.remove(effect, options: options, animated: animated, completion: completion)
  }

  /// Ends the effect of a type.
  ///
  /// - Parameters:
  ///   - effect: any effect of the type.
  ///   - options: the speed of the return to the normal state.
  ///   - animated: whether the symbol returns to its normal state gradually.
  ///   - completion: called at the end of the return.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    player.remove(effect, options: options, animated: animated, completion: completion)
  }

  /// Ends the effect of a type.
  ///
  /// - Parameters:
  ///   - effect: any effect of the type.
  ///   - options: the speed of the return to the normal state.
  ///   - animated: whether the symbol returns to its normal state gradually.
  ///   - completion: called at the end of the return.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    player.remove(effect, options: options, animated: animated, completion: completion)
  }

  /// Ends all effects.
  ///
  /// - Parameters:
  ///   - options: the speed of the return to the normal state.
  ///   - animated: whether the symbol returns to its normal state gradually.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    symbolEffects?.removeAll(options: options, animated: animated)
  }

  /// Replaces the symbol by another one with a transition. `image` changes at once. Outside a
  /// window there is no animation.
  ///
  /// - Parameters:
  ///   - image: the new symbol.
  ///   - contentTransition: the transition, such as `.replace`.
  ///   - options: the speed of the transition.
  ///   - completion: called when the transition is over.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    player.replace(by: image, contentTransition, options: options, completion: completion)
  }
}
