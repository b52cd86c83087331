public import CoreGraphics

/// Supplies the rows of a table. Methods that are optional in UIKit are also optional here.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section. Called when the table loads and after changes.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell for a row that is about to become visible, from
  /// `dequeueReusableCell(withIdentifier:for:)`.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections; 1 if not implemented.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the text above a section; nil for none. A header view from the delegate takes
  /// precedence.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the text below a section; nil for none. A footer view from the delegate takes
  /// precedence.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  // MARK: The index

  /// Returns the titles of the section index; nil, the default, for none. It is called when the
  /// table view is reloaded.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Returns the section to scroll to for a title of the section index. If it is not implemented,
  /// the section has the index of the title.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int

  // MARK: Editing

  /// Whether a row has an editing control while the table is edited; true if not implemented.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Called when the user has pressed a row's editing control, and confirmed a deletion. The data
  /// source changes its rows, and then the table's by `deleteRows(at:with:)` or
  /// `insertRows(at:with:)`.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  // MARK: Moving rows

  /// Whether a row has a reorder control while the table is edited. If not implemented, in an iOS
  /// project it is whether `moveRowAt` is, and otherwise false.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Called when the user has moved a row, which the table already shows at its new position. The
  /// data source must move it, too. A row is moved by its reorder control, or by a drag of the row
  /// alone within the table. In the latter case the drop delegate does not perform the drop.
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
  ) -> Bool { DetectedMethod.moveRow.isListed(for: self) }
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}
