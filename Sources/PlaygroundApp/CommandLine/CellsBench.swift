import Catalogue
import UIKit

/// A screen of 200 cells that all move when their collection view changes its layout from lines to
/// columns. It is measured with the demos, but not part of the catalogue.
final class CellsViewController: UICollectionViewController {
  static let count = 200

  private let lines: UICollectionViewFlowLayout
  private let columns: UICollectionViewFlowLayout

  init() {
    (lines, columns) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    for layout in [lines, columns] {
      // There are twenty cells in a line and ten in a column at 1920 × 1080.
      layout.itemSize = CGSize(width: 86, height: 98)
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (8, 8)
    }
    columns.scrollDirection = .horizontal
    super.init(collectionViewLayout: lines)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = UIColor(
      hue: CGFloat(indexPath.item) / CGFloat(Self.count), saturation: 0.5, brightness: 0.9, alpha: 1
    )
    cell.contentView.layer.cornerRadius = 12
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    let next = collectionView.collectionViewLayout === lines ? columns : lines
    collectionView.setCollectionViewLayout(next, animated: true)
  }
}

extension Demo {
  static let twoHundredCells = Demo(
    id: "200-cells", title: "200 cells", seed: nil,
    summary: "200 cells move from a layout by lines to one by columns.",
    trigger: "Press a cell.", stageSize: CGSize(width: 1920, height: 1080),
    glyph: Catalogue.all[0].glyph,
    phases: [
      Phase("columns", .tapAt(CGPoint(x: 40, y: 40))),
      Phase("lines", after: "columns", .tapAt(CGPoint(x: 40, y: 40))),
    ],
    makeRoot: { CellsViewController() })
}
