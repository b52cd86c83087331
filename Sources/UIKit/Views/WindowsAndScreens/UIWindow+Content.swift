import CoreGraphics

extension UIWindow {
  /// The root view controller, as the protocol that the window uses.
  var content: (any WindowContent)? { rootViewController }

  /// Adds the new root view controller's view to the window, and removes the previous one's.
  func contentDidChange(from former: (any WindowContent)?) {
    guard content !== former else { return }
    former?.leave(self)
    showContent()
    if isKeyWindow { windowScene?.orientingContentDidChange() }
  }

  /// Shows the root view controller's view in a visible window. It is called again when the window
  /// becomes visible.
  func showContent() {
    if isOnScreen { content?.enter(self) }
  }
}
