/// A view that a drag activates by staying on it, if `isSpringLoaded`.
@MainActor
protocol SpringLoadable: UIView {
  /// The interaction that activates the view; nil while it is not spring loaded.
  var springInteraction: UISpringLoadedInteraction? { get set }
  func makeSpringInteraction() -> UISpringLoadedInteraction
}

extension SpringLoadable {
  /// Adds or removes the interaction.
  func setSpringLoaded(_ isSpringLoaded: Bool) {
    guard isSpringLoaded != (springInteraction != nil) else { return }
    if let springInteraction { removeInteraction(springInteraction) }
    springInteraction = isSpringLoaded ? makeSpringInteraction() : nil
    if let springInteraction { addInteraction(springInteraction) }
  }
}
