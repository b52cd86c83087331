import CoreGraphics

extension UIWindow {
  /// The root controller, as the protocol that the window knows.
  var content: (any WindowContent)? { rootViewController }

  /// Adds the new root's view to the window, and removes the old one's.
  func contentDidChange(from former: (any WindowContent)?) {
    guard content !== former else { return }
    former?.leave(self)
    showContent()
    if isKeyWindow { windowScene?.orientingContentDidChange() }
  }

  /// Shows the root's view where the window is shown; called again when it becomes visible.
  func showContent() {
    if isOnScreen { content?.enter(self) }
  }
}
