import CoreGraphics

extension UIButton {
  func setSpringLoaded(_ isSpringLoaded: Bool) {
    if isSpringLoaded, springInteraction == nil {
      let interaction = UISpringLoadedInteraction { [weak self] _, _ in
        guard let self, isEnabled else { return }
        if showsMenuAsPrimaryAction, menu != nil {
          openMenu()
        } else {
          send(pressEvents, with: nil)
        }
      }
      springInteraction = interaction
      addInteraction(interaction)
    } else if !isSpringLoaded, let interaction = springInteraction {
      springInteraction = nil
      removeInteraction(interaction)
    }
  }
}
