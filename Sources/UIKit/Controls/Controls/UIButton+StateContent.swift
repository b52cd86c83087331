/// What a configuration shows of the titles and images that are set for states.
extension UIButton {
  /// The title that is set for exactly this state; nil for none.
  func stateText(_ state: State) -> ButtonText? {
    attributedTitles[state].map { ButtonText(styled: $0) }
      ?? titles[state].map { ButtonText(plain: $0) }
  }

  /// What a configuration shows as the title in the present state.
  func titleText(of configuration: Configuration) -> ButtonText {
    let state = state
    return state == .normal
      ? configuration.titleText : stateText(state) ?? configuration.titleText
  }

  /// What a configuration shows as the image in the present state.
  func image(of configuration: Configuration) -> UIImage? {
    let state = state
    return state == .normal ? configuration.image : images[state] ?? configuration.image
  }

  /// A configuration with the title and the image that were set for `.normal`, where it has none.
  func completed(_ configuration: Configuration) -> Configuration {
    var result = configuration
    if result.title == nil, let text = stateText(.normal) { result.titleText = text }
    if result.image == nil { result.image = images[.normal] }
    return result
  }
}
