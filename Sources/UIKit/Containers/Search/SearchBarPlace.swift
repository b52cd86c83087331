import CoreGraphics

/// Where the bar of a search is while the search is not active, and how it gets from there to the
/// top of the screen and back.
@MainActor
enum SearchBarPlace {
  /// In the navigation bar, which moves it.
  case navigationBar(UINavigationItem)
  /// In the title of a navigation bar, which stays there.
  case title(UINavigationItem)
  /// In another view, such as the header of a table.
  case view(UIView, frame: CGRect)
  /// In none: it is visible only while the search is active.
  case nowhere

  init(of searchBar: UISearchBar, in item: UINavigationItem?) {
    if let item {
      self = .navigationBar(item)
    } else if let superview = searchBar.superview {
      self = .view(superview, frame: searchBar.frame)
    } else {
      self = .nowhere
    }
  }

  /// The navigation bar that the search bar stays in; nil elsewhere.
  var containingBar: UINavigationBar? {
    switch self {
    case .navigationBar(let item), .title(let item): item.bar
    case .view, .nowhere: nil
    }
  }

  /// Moves the bar into the container of a presentation, where it keeps its position.
  func moveBar(_ searchBar: UISearchBar, into container: UIView) {
    switch self {
    case .navigationBar, .title: return
    case .view(let superview, let frame):
      container.addSubview(searchBar)
      searchBar.frame = superview.convert(frame, to: container)
    case .nowhere:
      container.addSubview(searchBar)
      searchBar.frame = CGRect(
        x: 0, y: container.safeAreaInsets.top, width: container.bounds.width,
        height: searchBar.sizeThatFits(.zero).height)
      searchBar.alpha = 0
    }
  }

  /// Puts the bar at the top of the presenter's view, below the bars that are there.
  func layOutBar(
    _ searchBar: UISearchBar, in container: UIView, over presenter: UIViewController?
  ) {
    switch self {
    case .navigationBar, .title: return
    case .view, .nowhere: break
    }
    let top = presenter?.viewIfLoaded?.safeAreaInsets.top ?? container.safeAreaInsets.top
    searchBar.frame = CGRect(
      x: 0, y: top, width: container.bounds.width,
      height: searchBar.sizeThatFits(.zero).height)
    searchBar.backgroundExtension = top
    searchBar.alpha = 1
  }

  /// Moves the bar to where it was, still in the container.
  func layOutBarAtOrigin(_ searchBar: UISearchBar, in container: UIView) {
    searchBar.backgroundExtension = 0
    switch self {
    case .navigationBar, .title: return
    case .view(let superview, let frame): searchBar.frame = superview.convert(frame, to: container)
    case .nowhere: searchBar.alpha = 0
    }
  }

  /// Puts the bar back into the view that it was in.
  func returnBar(_ searchBar: UISearchBar) {
    switch self {
    case .navigationBar, .title: return
    case .view(let superview, let frame):
      searchBar.backgroundExtension = 0
      superview.addSubview(searchBar)
      searchBar.frame = frame
      superview.setNeedsLayout()
    case .nowhere:
      searchBar.removeFromSuperview()
      searchBar.alpha = 1
    }
  }
}
