extension UIButton: SpringLoadable {
  func makeSpringInteraction() -> UISpringLoadedInteraction {
    UISpringLoadedInteraction { [weak self] _, _ in
      guard let self, isEnabled else { return }
      if opensMenuByPress { openMenu() } else { send(pressEvents, with: nil) }
    }
  }
}
