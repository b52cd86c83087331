/// The search of a navigation item, as the navigation bar shows it.
@MainActor
protocol NavigationItemSearch: AnyObject {
  /// The bar that is shown below the titles.
  var searchBar: UISearchBar { get }
  /// Whether the search is active: its bar does not fold up then.
  var isShown: Bool { get }
  /// Whether the search bar takes the place of buttons and titles.
  var hidesTitles: Bool { get }

  /// The navigation bar has laid out its parts.
  func navigationBarDidLayOut()
}
