import Foundation
import UIKit

/// A long table that is scrolled: what loading it costs, and each step. Times are the thread's own.
@MainActor
final class ListBench: NSObject, UITableViewDataSource {
  struct Row {
    var rows: Int
    /// Whether constraints in the cells make their heights, rather than a number.
    var isSelfSizing: Bool
    /// Seconds until the first rows are there, and of each step of scrolling.
    var loading: [Double] = []
    var steps: [Double] = []
  }

  static let rowCounts = [1_000, 100_000]
  /// Points a step: a fast throw at 60 frames a second.
  private static let step: CGFloat = 60
  private static let stepCount = 300

  private let count: Int
  private let isSelfSizing: Bool
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private init(count: Int, isSelfSizing: Bool) {
    (self.count, self.isSelfSizing) = (count, isSelfSizing)
    super.init()
    table.register(ListBenchCell.self, forCellReuseIdentifier: "sized")
    table.rowHeight = isSelfSizing ? UITableView.automaticDimension : 60
    table.dataSource = self
  }

  static func run(rows: Int, isSelfSizing: Bool, repeats: Int) -> Row {
    var row = Row(rows: rows, isSelfSizing: isSelfSizing)
    for _ in 0..<max(repeats, 1) {
      let bench = ListBench(count: rows, isSelfSizing: isSelfSizing)
      row.loading.append(bench.time {})
      for _ in 0..<stepCount {
        row.steps.append(bench.time { bench.table.contentOffset.y += step })
      }
    }
    return row
  }

  private func time(_ change: () -> Void) -> Double {
    let start = ViewLayoutBench.now
    change()
    table.layoutIfNeeded()
    return ViewLayoutBench.now - start
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if isSelfSizing {
      let cell = tableView.dequeueReusableCell(withIdentifier: "sized", for: indexPath)
      (cell as? ListBenchCell)?.title.text = "Row \(indexPath.row)"
      return cell
    }
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "plain")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "plain")
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.detailTextLabel?.text = "of a table of \(count)"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

/// A title that constraints keep from the edges.
private final class ListBenchCell: UITableViewCell {
  let title = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(title)
    let guide = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: guide.topAnchor),
      title.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      title.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
