import CoreGraphics
import UIKitSimulator

import UIKit

/// A screen filled by a collection view, with a recorder of its data source and delegate calls.
@MainActor
final class CollectionFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let simulator: Simulator
  let collection: UICollectionView
  let controller = UIViewController()
  var items: [[String]]
  var calls: [String] = []
  var maySelect = true
  var count: Int?
  var onCell: ((UICollectionView, IndexPath) -> Void)?

  init(
    _ items: [[String]], layout: UICollectionViewLayout? = nil,
    size: CGSize = CGSize(width: 320, height: 480)
  ) {
    self.items = items
    collection = UICollectionView(
      frame: .zero, collectionViewLayout: layout ?? Self.flow(CGSize(width: 100, height: 60)))
    simulator = Simulator(size: size, scale: 1, root: controller)
    super.init()
    collection.register(NameCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "head")
    collection.dataSource = self
    collection.delegate = self
    collection.frame = controller.view.bounds
    controller.view.addSubview(collection)
    simulator.settle()
  }

  convenience init(count: Int) { self.init([(0..<count).map { "\($0)" }]) }

  static func flow(_ size: CGSize) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    return layout
  }

  func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  var shown: [String] {
    collection.layoutIfNeeded()
    return collection.visibleCells.compactMap { ($0 as? NameCell)?.name }
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    collection.layoutAttributesForItem(at: path(item, section))?.frame
  }

  func tap(_ item: Int) {
    guard let frame = frame(item) else { return }
    simulator.tap(at: CGPoint(x: frame.midX, y: frame.midY - collection.contentOffset.y))
    simulator.settle()
  }

  // MARK: The data source and the delegate

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count ?? items[section].count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    onCell?(collectionView, indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NameCell)?.name = items[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "head", for: indexPath)
  }

  private func note(_ call: String, _ path: IndexPath) { calls.append("\(call) \(path.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { note("didHighlight", indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { note("didUnhighlight", indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldSelect", indexPath)
    return maySelect
  }
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { note("didSelect", indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { note("didDeselect", indexPath) }
}

/// Written like a cell class on iOS.
final class NameCell: UICollectionViewCell {
  static var made = 0
  var name = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isSelected: Bool {
    didSet { contentView.backgroundColor = isSelected ? .systemBlue : nil }
  }
}
