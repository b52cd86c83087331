/// The tab of a search, which is the last one of the bar.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// A tab with the system's title and image.
  ///
  /// Its identifier, which Apple does not document, is `search`.
  ///
  /// - Parameter viewControllerProvider: makes the controller, once, when it is shown or asked for
  ///   first.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: UITabBarItem.SystemItem.search.title, image: UITabBarItem.SystemItem.search.image,
      identifier: "search", viewControllerProvider: viewControllerProvider)
  }
}
