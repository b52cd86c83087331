/// A navigation item's search, as the navigation bar shows it.
@MainActor
protocol NavigationItemSearch: AnyObject {
  /// The bar that is shown below the titles.
  var searchBar: UISearchBar { get }
  /// Whether the search is active, so that its bar does not collapse.
  var isShown: Bool { get }
  /// Whether the search bar replaces the buttons and titles.
  var hidesTitles: Bool { get }

  /// Called when the navigation bar has laid out its parts.
  func navigationBarDidLayOut()
}
