/// Is notified of the beginning and the end of a search. Every method may be left out.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// A search is about to begin: called before all other methods. A delegate may present the
  /// controller itself; if it has not when the method returns, the controller is presented.
  func presentSearchController(_ searchController: UISearchController)
  /// The search begins; nothing has moved yet.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search has begun, and its animation is over.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search is about to end. The text is still there.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has ended, and its animation is over.
  func didDismissSearchController(_ searchController: UISearchController)
}

// The defaults of optional methods; the protocol documents them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UISearchControllerDelegate {
  public func presentSearchController(_ searchController: UISearchController) {}
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
