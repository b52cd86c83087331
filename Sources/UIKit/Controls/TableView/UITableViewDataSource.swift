public import CoreGraphics

/// Defines the rows of a table. What is optional in UIKit may be left out here, too.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows a section has. Asked when the table loads and after changes.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell for a row that is about to be seen, from `dequeueReusableCell(withIdentifier:for:)`.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// One where it is left out.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The text above a section; nil for none. A view of the delegate's comes before it.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The text below a section; nil for none. A view of the delegate's comes before it.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

// The defaults of what is left out; the protocol documents it.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
}
