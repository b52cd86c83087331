import CoreGraphics

extension UIWindow {
  /// The root, by what a window has to know of it.
  var content: (any WindowContent)? { rootViewController }

  /// Puts the new root's view into the window, and takes the old one's out.
  func contentDidChange(from former: (any WindowContent)?) {
    guard content !== former else { return }
    former?.leave(self)
    showContent()
  }

  /// Shows the root's view where the window is shown; called again when it becomes visible.
  func showContent() {
    if !isHidden { content?.enter(self) }
  }
}
