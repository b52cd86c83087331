/// Shows what a search finds.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text or the scope has changed, the editing of the text has begun, or the search ends: then
  /// the text is empty and the search not active.
  func updateSearchResults(for searchController: UISearchController)
}
