/// The titles and images of states that a configuration shows.
extension UIButton {
  /// Returns the title that is set for exactly this state; nil for none.
  func stateText(_ state: State) -> ButtonText? {
    attributedTitles[state].map { ButtonText(styled: $0) }
      ?? titles[state].map { ButtonText(plain: $0) }
  }

  /// Returns the title that a configuration shows in the current state.
  func titleText(of configuration: Configuration) -> ButtonText {
    let state = state
    return state == .normal
      ? configuration.titleText : stateText(state) ?? configuration.titleText
  }

  /// Returns the image that a configuration shows in the current state.
  func image(of configuration: Configuration) -> UIImage? {
    let state = state
    return state == .normal ? configuration.image : images[state] ?? configuration.image
  }

  /// Returns a configuration with the title and the image for `.normal` if it has none.
  func completed(_ configuration: Configuration) -> Configuration {
    var result = configuration
    if result.title == nil, let text = stateText(.normal) { result.titleText = text }
    if result.image == nil { result.image = images[.normal] }
    return result
  }
}
