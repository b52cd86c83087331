import Foundation
import UIKit

/// Measures a long list that is scrolled: loading it, and each step. Times are those of the thread.
@MainActor
final class ListBench: NSObject {
  /// The measured kinds of lists.
  enum Kind: String, CaseIterable {
    /// Rows of different heights that the delegate returns.
    case table
    /// Rows whose heights result from constraints in the cells.
    case selfSizingTable = "table by constraints"
    /// Items of different sizes that the delegate returns.
    case collection
    /// Rows of a list with content configurations, whose texts determine the heights.
    case collectionList = "collection as list"
  }

  struct Row {
    var kind: Kind
    var count: Int
    /// The seconds until the first rows exist, and those of each step of scrolling.
    var loading: [Double] = []
    var steps: [Double] = []
    /// The number of cells after scrolling.
    var cells = 0
  }

  static let counts = [1_000, 100_000]
  /// The points per step: those of a fast scroll at 60 frames per second.
  private static let step: CGFloat = 60
  private static let stepCount = 300
  private static let frame = CGRect(x: 0, y: 0, width: 390, height: 844)

  private let kind: Kind
  private let count: Int
  private let list: UIScrollView

  private init(_ kind: Kind, count: Int) {
    (self.kind, self.count) = (kind, count)
    switch kind {
    case .table, .selfSizingTable: list = UITableView(frame: Self.frame)
    case .collection:
      list = UICollectionView(
        frame: Self.frame, collectionViewLayout: UICollectionViewFlowLayout())
    case .collectionList:
      list = UICollectionView(
        frame: Self.frame,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)))
    }
    super.init()
    if let table = list as? UITableView {
      table.register(ListBenchCell.self, forCellReuseIdentifier: "sized")
      if kind == .selfSizingTable { table.rowHeight = UITableView.automaticDimension }
      table.dataSource = self
      if kind == .table { table.delegate = self }
    } else if let collection = list as? UICollectionView {
      collection.register(ListBenchItem.self, forCellWithReuseIdentifier: "item")
      collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
      collection.dataSource = self
      collection.delegate = self
    }
  }

  static func run(_ kind: Kind, count: Int, repeats: Int) -> Row {
    var row = Row(kind: kind, count: count)
    for _ in 0..<max(repeats, 1) {
      let bench = ListBench(kind, count: count)
      row.loading.append(bench.time {})
      for _ in 0..<stepCount {
        row.steps.append(bench.time { bench.list.contentOffset.y += step })
      }
      row.cells = bench.list.subviews.count { $0 is UITableViewCell || $0 is UICollectionViewCell }
    }
    return row
  }

  private func time(_ change: () -> Void) -> Double {
    let start = ProcessMeter.threadTime
    change()
    list.layoutIfNeeded()
    return ProcessMeter.threadTime - start
  }

  /// Returns one of seven heights in points, which differ as the texts of a chat do.
  private func height(_ index: Int) -> CGFloat { CGFloat(44 + index * 5 % 7 * 12) }
}

extension ListBench: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(indexPath.row)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if kind == .selfSizingTable {
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

extension ListBench: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if kind == .collectionList {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      if let row = cell as? UICollectionViewListCell {
        var content = row.defaultContentConfiguration()
        content.text = "Row \(indexPath.item)"
        content.secondaryText = indexPath.item % 3 == 0 ? nil : "of a list of \(count)"
        row.contentConfiguration = content
        row.accessories = [.disclosureIndicator()]
      }
      return cell
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? ListBenchItem)?.title.text = "Item \(indexPath.item)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 180, height: height(indexPath.item)) }
}

/// A cell with a title that is constrained to the edges.
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

/// A cell that its title fills.
private final class ListBenchItem: UICollectionViewCell {
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.frame = contentView.bounds
    title.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(title)
  }

  required init?(coder: NSCoder) { nil }
}
