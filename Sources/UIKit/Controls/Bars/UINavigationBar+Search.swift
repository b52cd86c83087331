import CoreGraphics

/// The heights of the parts of a bar, from the top: the prompt and the row of buttons, the large
/// title, the search bar.
extension UINavigationBar {
  /// In points, with the prompt above the row; 0 while a search takes the place of both.
  func rowHeight(for item: UINavigationItem?) -> CGFloat {
    item?.search?.hidesTitles ?? false ? 0 : promptHeight(for: item) + rowHeight
  }

  /// The height of the expanded large title, in points; 0 for none.
  func largeTitleHeight(for item: UINavigationItem?) -> CGFloat {
    guard let item, isLarge(item), !(item.search?.hidesTitles ?? false) else { return 0 }
    return Self.largeTitleHeight
  }

  /// The height of the whole search bar, in points; 0 for none.
  func searchHeight(for item: UINavigationItem?) -> CGFloat {
    item?.search?.searchBar.sizeThatFits(.zero).height ?? 0
  }

  /// In points, with the large title and the search bar expanded if there are any.
  func fullHeight(for item: UINavigationItem?) -> CGFloat {
    rowHeight(for: item) + largeTitleHeight(for: item) + searchHeight(for: item)
  }

  /// The points by which the content scrolls while the search bar folds up; 0 where it stays.
  func foldableSearchHeight(for item: UINavigationItem?) -> CGFloat {
    guard let item, let search = item.search, item.hidesSearchBarWhenScrolling, !search.isShown
    else { return 0 }
    return searchHeight(for: item)
  }

  /// The points by which the content scrolls until the search bar has folded up, and after it the
  /// large title, as on iOS. Content settles at one of them.
  func foldingStops(for item: UINavigationItem?) -> [CGFloat] {
    let search = foldableSearchHeight(for: item)
    return [0, search, search + largeTitleHeight(for: item)]
  }

  /// A search begins or ends. Inside an animation block the change is animated.
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
