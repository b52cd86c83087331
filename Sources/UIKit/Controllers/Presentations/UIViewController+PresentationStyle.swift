extension UIViewController {
  func presentInScene(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    hostScene.enter {
      Presentation.present(controller, from: self, animated: animated, completion: completion)
    }
  }

  /// The presentation style, with `automatic` replaced by the style that this app uses for it.
  var resolvedPresentationStyle: UIModalPresentationStyle {
    guard modalPresentationStyle == .automatic else { return modalPresentationStyle }
    return hostScene.automaticModalPresentationStyle
  }

  /// The controller that will present this one, made on first use; nil if the delegate supplies it,
  /// or if this controller has a parent.
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
