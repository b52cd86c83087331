extension UIViewController {
  /// The style that is meant: the app's own where that is left to it.
  var resolvedPresentationStyle: UIModalPresentationStyle {
    guard modalPresentationStyle == .automatic else { return modalPresentationStyle }
    return hostScene.automaticModalPresentationStyle
  }

  /// What is to present this controller, made when it is first asked for; nil where that is the
  /// delegate's to say, or where the controller is inside another.
  var presentationControllerInWaiting: UIPresentationController? {
    let style = resolvedPresentationStyle
    guard style != .custom, parent == nil else { return nil }
    if let prepared = preparedPresentationController, prepared.presentationStyle == style {
      return prepared
    }
    let made = makePresentationController(style: style, presenting: nil)
    preparedPresentationController = made
    return made
  }
}
