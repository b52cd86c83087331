extension UIImageView {
  private var player: SymbolEffectPlayer {
    if let symbolEffects { return symbolEffects }
    let player = SymbolEffectPlayer(view: self)
    symbolEffects = player
    return player
  }

  /// Runs an effect of the symbol that is shown, in place of one of the same type. Another image
  /// has none. Outside a window it waits until the view is in one.
  ///
  /// - Parameters:
  ///   - effect: such as `.bounce`.
  ///   - options: the speed of the effect, and how often it runs.
  ///   - animated: false for its last state at once.
  ///   - completion: called when the effect is over.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    player.play(effect, options: options, animated: animated, completion: completion)
  }

  /// Runs an effect of the symbol that is shown until it is removed, in place of one of the same
  /// type. Another image has none. Outside a window it waits until the view is in one.
  ///
  /// - Parameters:
  ///   - effect: such as `.scale.up`.
  ///   - options: the speed of the effect, and how often it runs.
  ///   - animated: false for its last state at once.
  ///   - completion: called when the effect has reached its last state, or is removed before.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    player.play(effect, options: options, animated: animated, completion: completion)
  }

  /// Runs an effect of the symbol that is shown again and again until it is removed, or as often as
  /// the options say, in place of one of the same type. Another image has none. Outside a window it
  /// waits until the view is in one.
  ///
  /// - Parameters:
  ///   - effect: such as `.pulse`.
  ///   - options: the speed of the effect, and how often it runs.
  ///   - animated: has no effect on such effects, unless they run a number of times: these are over
  ///     at once for false.
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
  ///   - effect: an effect of the type; how it is configured does not matter.
  ///   - options: the speed of the return to the usual state.
  ///   - animated: whether the symbol goes back to its usual state gradually.
  ///   - completion: called when it is there.
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
  ///   - effect: an effect of the type; how it is configured does not matter.
  ///   - options: the speed of the return to the usual state.
  ///   - animated: whether the symbol goes back to its usual state gradually.
  ///   - completion: called when it is there.
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
  ///   - effect: an effect of the type; how it is configured does not matter.
  ///   - options: the speed of the return to the usual state.
  ///   - animated: whether the symbol goes back to its usual state gradually.
  ///   - completion: called when it is there.
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
  ///   - options: the speed of the return to the usual state.
  ///   - animated: whether the symbol goes back to its usual state gradually.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    symbolEffects?.removeAll(options: options, animated: animated)
  }

  /// Shows another symbol, which takes the place of the one that is shown. `image` is the new one
  /// at once. Outside a window there is no movement.
  ///
  /// - Parameters:
  ///   - image: the new symbol.
  ///   - contentTransition: such as `.replace`.
  ///   - options: the speed of the change.
  ///   - completion: called when the change is over.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    player.replace(by: image, contentTransition, options: options, completion: completion)
  }
}
