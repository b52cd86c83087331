/// Decides on drops on a table, and performs them. Only the first method has to be implemented.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Loads the dropped items, changes the data source and the rows, and sends the items to their
  /// places.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the table takes a drag that has come over it; true unless implemented.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// A drag has come over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// What a drop would do now. Unless implemented, items of the table move and others are copied,
  /// between two rows; that is chosen.
  ///
  /// - Parameters:
  ///   - tableView: the table.
  ///   - session: the drag.
  ///   - destinationIndexPath: the row below the touch; nil where there is none. Items that are
  ///     inserted get its path. For an item of the table that is the path after it was taken out.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// The drag has left the table, or has ended over it without a drop.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// A drag that was over the table at any time has ended.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// How an item looks that goes to a row; nil, the default, for the preview that was dragged.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

// The defaults of optional methods; the protocol documents them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    let isOwn = tableView.hasActiveDrag && session.allowsMoveOperation
    return UITableViewDropProposal(
      operation: isOwn ? .move : .copy, intent: .insertAtDestinationIndexPath)
  }
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
