/// The search that a search bar belongs to; it is notified before or after the bar's delegate.
@MainActor
protocol SearchBarOwner: AnyObject {
  /// The delegate allows editing to begin. False refuses it.
  func searchBarMayBegin() -> Bool
  /// Editing begins; the delegate is notified next.
  func searchBarWillBegin()
  /// The text or the scope has changed, and the delegate is notified.
  func searchBarContentDidChange()
  /// The button that cancels was pressed, and the delegate is notified.
  func searchBarWasCancelled()
  /// The button that cancels was shown or hidden by ``UISearchBar/showsCancelButton``.
  func searchBarCancelButtonWasSet()
  /// The scopes were shown or hidden by ``UISearchBar/showsScopeBar``.
  func searchBarScopesWereSet()
  /// The height that the bar needs has changed.
  func searchBarHeightDidChange()
}
