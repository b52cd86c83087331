public import CoreGraphics

/// Defines the rows of a table. Methods that are optional in UIKit are optional here, too.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows a section has. Called when the table loads and after changes.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell for a row that is about to become visible, from
  /// `dequeueReusableCell(withIdentifier:for:)`.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The number of sections; 1 if not implemented.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The text above a section; nil for none. A header view from the delegate takes precedence.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The text below a section; nil for none. A footer view from the delegate takes precedence.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  // MARK: The index

  /// The titles of the index beside the rows; nil, the default, for none. Called when the table is
  /// reloaded.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section to scroll to for a title of the index; that of its place if not implemented.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int

  // MARK: Editing

  /// Whether a row has a control while the table is edited; true if not implemented.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// The user has pressed a row's control, and confirmed a deletion. The data source changes its
  /// rows, and then the table's by `deleteRows(at:with:)` or `insertRows(at:with:)`.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  // MARK: Moving rows

  /// Whether a row has a control by which the user moves it while the table is edited; false if not
  /// implemented.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The user has moved a row, which the table shows at its new place already. The data source
  /// moves it, too.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

// The defaults of optional methods; the protocol documents them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  public func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool {
    tableView.answersOfDefaults += 1
    return true
  }
  public func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { false }
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}
