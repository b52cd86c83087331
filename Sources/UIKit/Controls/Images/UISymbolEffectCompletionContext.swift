/// Called when an effect of a symbol is over.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// The context of a symbol effect that is over.
@preconcurrency @MainActor
public final class UISymbolEffectCompletionContext {
  /// Whether it ran to its end; false if it was removed, replaced or never shown.
  public let isFinished: Bool
  /// The image view; nil if it was deallocated.
  public private(set) weak var sender: AnyObject?
  /// The effect; nil for a transition to another symbol.
  public let effect: (any SymbolEffect)?
  /// The transition to another symbol; nil for an effect.
  public let contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?

  init(isFinished: Bool, sender: UIImageView?, effect: any SymbolEffect) {
    self.isFinished = isFinished
    contentTransition = effect as? any ContentTransitionSymbolEffect & SymbolEffect
    self.effect = contentTransition == nil ? effect : nil
    self.sender = sender
  }
}
