extension UINavigationItem {
  /// The search whose bar is shown below the titles; nil for none.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set { search = newValue }
  }
}
