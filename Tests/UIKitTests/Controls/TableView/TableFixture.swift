import CoreGraphics
import UIKitSimulator

import UIKit

/// A screen filled by a table of texts, with a recorder of its data source and delegate calls.
@MainActor
final class TableFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
  let simulator: Simulator
  let table: UITableView
  let controller = UIViewController()
  var rows: [[String]]
  var headers: [String?] = []
  var footers: [String?] = []
  /// The height by row; nil is the table's.
  var height: ((IndexPath) -> CGFloat)?
  var onCell: ((UITableView, IndexPath) -> Void)?
  var mayHighlight = true
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  /// Presses and selection.
  var calls: [String] = []
  /// The rows whose cells were requested, displayed, and released.
  var asked: [IndexPath] = []
  var displayed: [IndexPath] = []
  var ended: [IndexPath] = []
  /// Both kinds of calls in their order, by row.
  var order: [String] = []
  /// The frames of cells in `willDisplay`.
  var framesAtDisplay: [CGRect] = []
  /// Which headers were displayed, and which are no longer.
  var headersDisplayed: [Int] = []
  var headersEnded: [Int] = []
  /// The number of sections it reports; nil is the true one.
  var sectionCount: Int?
  var rowCount: Int?

  init(
    _ rows: [[String]], style: UITableView.Style = .plain, headers: [String?] = [],
    set: (UITableView) -> Void = { _ in }
  ) {
    self.rows = rows
    self.headers = headers
    table = UITableView(frame: .zero, style: style)
    simulator = Simulator(scale: 1, root: controller)
    super.init()
    table.register(NoteCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    table.rowHeight = 44
    table.sectionHeaderTopPadding = 0
    set(table)
    table.frame = controller.view.bounds
    controller.view.addSubview(table)
    simulator.settle()
  }

  convenience init(count: Int, set: (UITableView) -> Void = { _ in }) {
    self.init([(0..<count).map { "Row \($0)" }], set: set)
  }

  func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    table.cellForRow(at: path(row, section))
  }

  /// The visible texts, from the top.
  var shown: [String] {
    table.layoutIfNeeded()
    return table.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  /// The middle of a row on the screen.
  func middle(_ row: Int, _ section: Int = 0) -> CGPoint {
    let frame = table.rectForRow(at: path(row, section))
    return CGPoint(x: frame.midX, y: frame.midY - table.contentOffset.y)
  }

  func tap(_ row: Int, _ section: Int = 0) {
    simulator.tap(at: middle(row, section))
    simulator.settle()
  }

  // MARK: The data source

  func numberOfSections(in tableView: UITableView) -> Int { sectionCount ?? rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCount ?? rows[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    order.append("cell \(indexPath.row)")
    onCell?(tableView, indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let texts = rows.indices.contains(indexPath.section) ? rows[indexPath.section] : []
    cell.textLabel?.text = texts.indices.contains(indexPath.row) ? texts[indexPath.row] : "?"
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }

  // MARK: The delegate

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height?(indexPath) ?? tableView.rowHeight
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    displayed.append(indexPath)
    order.append("display \(indexPath.row)")
    framesAtDisplay.append(cell.frame)
  }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { ended.append(indexPath) }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { headersDisplayed.append(section) }
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { headersEnded.append(section) }

  private func note(_ call: String, _ path: IndexPath) {
    calls.append("\(call) \(path.section == 0 ? "" : "\(path.section).")\(path.row)")
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight", indexPath)
    return mayHighlight
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlight", indexPath)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath)
  }
  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    note("willSelect", indexPath)
    return willSelect(indexPath)
  }
  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    note("willDeselect", indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { note("accessory", indexPath) }
}

/// Written like a cell class on iOS.
final class NoteCell: UITableViewCell {
  static var made = 0
  private(set) var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.made += 1
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}
