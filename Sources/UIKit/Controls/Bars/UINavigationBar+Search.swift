import CoreGraphics

/// The heights of the parts of a bar from the top: the prompt and the row of buttons, the large
/// title, the search bar.
extension UINavigationBar {
  /// Returns the height of the row in points, including the prompt above it; 0 while a search
  /// replaces both.
  func rowHeight(for item: UINavigationItem?) -> CGFloat {
    item?.search?.hidesTitles ?? false ? 0 : promptHeight(for: item) + rowHeight
  }

  /// Returns the height of the expanded large title in points; 0 for none.
  func largeTitleHeight(for item: UINavigationItem?) -> CGFloat {
    guard let item, isLarge(item), !(item.search?.hidesTitles ?? false) else { return 0 }
    return Self.largeTitleHeight
  }

  /// Returns the height of the expanded search bar in points; 0 for none.
  func searchHeight(for item: UINavigationItem?) -> CGFloat {
    item?.search?.searchBar.sizeThatFits(.zero).height ?? 0
  }

  /// Returns the height in points, with the large title and the search bar expanded if there are
  /// any.
  func fullHeight(for item: UINavigationItem?) -> CGFloat {
    rowHeight(for: item) + largeTitleHeight(for: item) + searchHeight(for: item)
  }

  /// Returns the scroll distance in points over which the search bar collapses; 0 if it does not
  /// collapse.
  func foldableSearchHeight(for item: UINavigationItem?) -> CGFloat {
    guard let item, let search = item.search, item.hidesSearchBarWhenScrolling, !search.isShown
    else { return 0 }
    return searchHeight(for: item)
  }

  /// Returns the scroll distances in points at which the search bar has collapsed, and after it the
  /// large title, as on iOS. Content settles at one of them.
  func foldingStops(for item: UINavigationItem?) -> [CGFloat] {
    let search = foldableSearchHeight(for: item)
    return [0, search, search + largeTitleHeight(for: item)]
  }

  /// Called when a search begins or ends. Inside an animation block the change is animated.
  func searchDidChange(of item: UINavigationItem) {
    for case let view as NavigationItemView in subviews where view.item === item {
      view.take(view.pose)
      view.setNeedsLayout()
    }
    showBackground()
    setNeedsLayout()
    owner?.barContentDidChange()
  }
}
