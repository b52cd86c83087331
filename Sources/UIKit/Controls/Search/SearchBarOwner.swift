/// The search that a search bar belongs to. It is notified before or after the bar's delegate.
@MainActor
protocol SearchBarOwner: AnyObject {
  /// Called when the delegate allows editing to begin. False prevents it.
  func searchBarMayBegin() -> Bool
  /// Called when editing begins, before the delegate is notified.
  func searchBarWillBegin()
  /// Called when the text or the scope has changed, after the delegate was notified.
  func searchBarContentDidChange()
  /// Called when the cancel button was pressed, after the delegate was notified.
  func searchBarWasCancelled()
  /// Called when ``UISearchBar/showsCancelButton`` has shown or hidden the cancel button.
  func searchBarCancelButtonWasSet()
  /// Called when ``UISearchBar/showsScopeBar`` has shown or hidden the scopes.
  func searchBarScopesWereSet()
  /// Called when the preferred height of the bar has changed.
  func searchBarHeightDidChange()
}
