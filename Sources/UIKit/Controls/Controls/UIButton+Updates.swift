/// Updates of the parts.
extension UIButton {
  /// Whether the parts wait for ``updateConfiguration()``, which would change most of them again.
  /// An override cannot be distinguished from the method of this class.
  private var partsAwaitUpdate: Bool {
    configurationUpdateHandler != nil || configuration != nil && type(of: self) != UIButton.self
  }

  /// Called when a value has changed that the appearance depends on.
  func updateStyle() {
    if case .configuring = updatePhase {
      updatePhase = .configuring(changesParts: true)
      return
    }
    var update = requestedUpdate ?? ButtonUpdate()
    update.losesPress = update.losesPress || isLosingPress
    update.isAnimated = update.isAnimated && UIView.areAnimationsEnabled
    update.showsParts = partsAwaitUpdate
    if !update.showsParts { showParts(losesPress: isLosingPress) }
    requestedUpdate = update
    contentSizeDidChange()
  }

  /// Performs a requested update. Everything that depends on the update calls this first.
  func updateConfigurationIfNeeded() {
    guard case .idle = updatePhase, let update = requestedUpdate else { return }
    requestedUpdate = nil
    updatePhase = .configuring(changesParts: update.showsParts)
    updateConfiguration()
    let isChanged =
      if case .configuring(let changesParts) = updatePhase { changesParts } else { false }
    updatePhase = .idle
    guard isChanged else { return }
    if update.isAnimated {
      showParts(losesPress: update.losesPress)
    } else {
      UIView.performWithoutAnimation { showParts(losesPress: update.losesPress) }
    }
    // The size was invalidated by the request, unless the parts did not wait.
    if !update.showsParts { contentSizeDidChange() }
  }

  private func showParts(losesPress: Bool) {
    updatePhase = .showing
    showContent(losesPress: losesPress)
    updatePhase = .idle
  }
}
