extension UICommand {
  /// Returns the action that a menu shows for the command. The responder that would perform it
  /// validates it first.
  ///
  /// - Parameter owner: the owner of the menu.
  func menuAction(of owner: UIResponder?) -> UIAction {
    performer(from: owner)?.validate(self)
    return UIAction(
      title: title, subtitle: subtitle, image: image, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state
    ) { [self, weak owner] _ in perform(from: owner) }
  }

  private func performer(from owner: UIResponder?) -> UIResponder? {
    if let performer = owner?.performer(of: ownAction, sender: self) { return performer }
    let application = owner?.responderChain.compactMap { $0 as? UIApplication }.first
    return application?.responderInFront?.performer(of: ownAction, sender: self)
  }

  private func perform(from owner: UIResponder?) {
    guard let performer = performer(from: owner) else { return }
    if ownAction.perform(on: performer, sender: self, event: nil) { return }
    EditAction(ownAction)?.perform(on: performer, sender: self)
  }
}
