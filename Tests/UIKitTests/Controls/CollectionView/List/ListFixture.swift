import CoreGraphics
import UIKitSimulator

import UIKit

/// A collection of words in the layout of a list, which fills a screen of 320 × 480 points.
@MainActor
final class ListFixture {
  typealias Configuration = UICollectionLayoutListConfiguration
  typealias Cell = UICollectionViewListCell
  typealias Source = UICollectionViewDiffableDataSource<Int, String>

  let simulator: Simulator
  let controller: UICollectionViewController
  let source: Source
  let log = Log()

  final class Log {
    var calls: [String] = []
    var accessories: [UICellAccessory] = []
    var configure: (Cell, String) -> Void = { _, _ in }
  }

  var list: UICollectionView { controller.collectionView }

  /// - Parameters:
  ///   - sections: the words of each section.
  ///   - change: of the configuration.
  init(
    _ appearance: Configuration.Appearance = .plain, sections: [[String]] = [["A", "B", "C"]],
    accessories: [UICellAccessory] = [], change: (inout Configuration, Log) -> Void = { _, _ in },
    configure: @escaping (Cell, String) -> Void
  ) {
    var configuration = Configuration(appearance: appearance)
    change(&configuration, log)
    log.accessories = accessories
    log.configure = configure
    controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 2, root: controller)
    let rows = UICollectionView.CellRegistration<Cell, String> { [log] cell, _, word in
      var content = cell.defaultContentConfiguration()
      content.text = word
      cell.contentConfiguration = content
      cell.accessories = log.accessories
      log.configure(cell, word)
    }
    source = Source(collectionView: controller.collectionView) { list, path, word in
      list.dequeueConfiguredReusableCell(using: rows, for: path, item: word)
    }
    let edges = ["Header", "Footer"].map { name in
      UICollectionView.SupplementaryRegistration<Cell>(
        elementKind: name == "Header"
          ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
      ) { cell, _, path in
        var content = cell.defaultContentConfiguration()
        content.text = "\(name) \(path.section)"
        cell.contentConfiguration = content
      }
    }
    source.supplementaryViewProvider = { list, kind, path in
      list.dequeueConfiguredReusableSupplementary(
        using: edges[kind == UICollectionView.elementKindSectionHeader ? 0 : 1], for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for (index, words) in sections.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(words)
    }
    source.apply(snapshot, animatingDifferences: false)
    simulator.settle()
  }

  convenience init(
    _ appearance: Configuration.Appearance = .plain, sections: [[String]] = [["A", "B", "C"]],
    accessories: [UICellAccessory] = [], change: (inout Configuration, Log) -> Void = { _, _ in }
  ) {
    self.init(
      appearance, sections: sections, accessories: accessories, change: change,
      configure: { _, _ in })
  }

  func cell(_ item: Int, section: Int = 0) -> Cell? {
    list.layoutIfNeeded()
    return list.cellForItem(at: IndexPath(item: item, section: section)) as? Cell
  }
  func frame(_ item: Int, section: Int = 0) -> CGRect {
    cell(item, section: section)?.frame ?? .null
  }
  func header(_ section: Int) -> Cell? {
    list.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)) as? Cell
  }
  func footer(_ section: Int) -> Cell? {
    list.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 0, section: section)) as? Cell
  }

  /// The words that are shown, from the top.
  var words: [String] {
    list.layoutIfNeeded()
    return list.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap {
      $0.firstLabel?.text
    }
  }

  /// A point of a row, in the window.
  func point(_ item: Int, x: CGFloat, section: Int = 0) -> CGPoint {
    let frame = list.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    return list.convert(CGPoint(x: x, y: frame?.midY ?? 0), to: nil)
  }
}

extension UIView {
  /// The first text below a view.
  var firstLabel: UILabel? {
    if let label = self as? UILabel, !label.isHidden { return label }
    return subviews.lazy.compactMap(\.firstLabel).first
  }

  /// The lines of a pixel's height that are visible, from the top, in the view's coordinates.
  var thinLines: [CGRect] {
    subviews.filter { !$0.isHidden && $0.frame.height == 0.5 }.map(\.frame)
      .sorted { $0.minY < $1.minY }
  }
}
