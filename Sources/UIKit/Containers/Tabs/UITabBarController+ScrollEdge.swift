import CoreGraphics

/// The bar looks different where the content of the selected tab ends at it, if it has an
/// appearance for that.
extension UITabBarController: ContentEndObserver {
  func contentEndDidMove(in scrollView: UIScrollView) {
    if scrollView === followedContent { showContentEnd() }
  }

  private func showContentEnd() {
    tabBar.isAtScrollEdge =
      tabBar.hasScrollEdgeAppearance && (followedContent?.showsEndOfContent ?? true)
  }

  /// Follows the content of the selected tab, which in a stack is that on top.
  func followContentEnd() {
    let selected = shown ?? selectedViewController
    let content = (selected as? UINavigationController)?.topViewController ?? selected
    let scrollView = tabBar.hasScrollEdgeAppearance ? content?.contentScrollView(for: .bottom) : nil
    if followedContent !== scrollView {
      if followedContent?.endObserver === self { followedContent?.endObserver = nil }
      followedContent = scrollView
      scrollView?.endObserver = self
    }
    showContentEnd()
  }
}
