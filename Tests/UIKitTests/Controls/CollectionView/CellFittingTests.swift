import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Cells whose sizes layouts only estimate.
@MainActor
struct CellFittingTests {
  /// As high as its number wants.
  private final class TallCell: UICollectionViewCell {
    var number = 0
    static func height(_ number: Int) -> CGFloat { 30 + 10 * CGFloat(number % 5) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: 90, height: Self.height(number))
    }
  }

  /// Prefers another height whenever it is asked.
  private final class FickleCell: UICollectionViewCell {
    private var height: CGFloat = 20
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      height += 7
      return CGSize(width: size.width, height: height)
    }
  }

  /// Has a label with constraints.
  private final class LabelCell: UICollectionViewCell {
    private let block = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      block.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(block)
      NSLayoutConstraint.activate([
        block.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        block.heightAnchor.constraint(equalToConstant: 61),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  /// Changes the attributes that it gets, and returns them.
  private final class ChangingCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.frame.size.height = 77
      return layoutAttributes
    }
  }

  @MainActor
  private final class Fixture {
    let simulator: Simulator
    let collection: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, Int>

    init<Cell: UICollectionViewCell>(
      _ type: Cell.Type, _ layout: UICollectionViewLayout, count: Int = 100
    ) {
      let controller = UIViewController()
      collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
      simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: controller)
      let registration = UICollectionView.CellRegistration<Cell, Int> { cell, _, number in
        (cell as? TallCell)?.number = number
      }
      source = UICollectionViewDiffableDataSource(collectionView: collection) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<count))
      source.apply(snapshot, animatingDifferences: false)
      collection.frame = controller.view.bounds
      controller.view.addSubview(collection)
      simulator.settle()
    }

    func frame(_ item: Int) -> CGRect? {
      collection.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    }

    /// The distances of the visible cells from the upper edge.
    var places: [Int: CGFloat] {
      collection.layoutIfNeeded()
      let cells = collection.visibleCells.compactMap { $0 as? TallCell }
      return Dictionary(
        uniqueKeysWithValues: cells.map {
          ($0.number, $0.frame.minY - collection.contentOffset.y)
        })
    }
  }

  private var list: UICollectionViewCompositionalLayout {
    let size = Layout.size(.fractionalWidth(1), .estimated(50))
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
  }

  private var flow: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    return layout
  }

  @Test func visibleItemsOfACompositionalLayoutHaveTheHeightTheyPrefer() {
    let fixture = Fixture(TallCell.self, list)
    // 30, 40, 50, 60, 70 and again: 480 points show ten of them, at 50 on average.
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(fixture.frame(4) == CGRect(x: 0, y: 180, width: 320, height: 70))
    #expect(fixture.frame(9)?.minY == 430 && fixture.places.count == 10)
    #expect(fixture.collection.contentSize.height == 5_000)
  }

  @Test func itemsOfAFlowLayoutHaveTheSizeTheyPrefer() {
    let fixture = Fixture(TallCell.self, flow)
    // Three of 90 points a line, in the middle of lines as high as the highest.
    #expect(fixture.frame(0)?.size == CGSize(width: 90, height: 30))
    #expect(fixture.frame(1)?.size == CGSize(width: 90, height: 40))
    #expect(fixture.frame(2)?.maxX == 320 && fixture.frame(3)?.minX == 0)
    #expect(fixture.frame(3)?.midY == 85)
  }

  @Test func constraintsGiveThePreferredHeight() {
    let fixture = Fixture(LabelCell.self, list)
    #expect(fixture.frame(1) == CGRect(x: 0, y: 77, width: 320, height: 77))
  }

  @Test func aCellMayChangeAndReturnTheAttributesThatItGets() {
    let fixture = Fixture(ChangingCell.self, list)
    let second = CGRect(x: 0, y: 77, width: 320, height: 77)
    #expect(fixture.frame(1) == second)
    #expect(fixture.collection.cellForItem(at: IndexPath(item: 1, section: 0))?.frame == second)
  }

  /// Items that come into sight above take their own height there, and move nothing on the screen.
  @Test func theContentStaysInPlaceWhileItemsAboveGetTheirHeight() {
    let fixture = Fixture(TallCell.self, list)
    fixture.collection.contentOffset.y = 2_510
    var before = fixture.places
    for _ in 0..<40 {
      fixture.collection.contentOffset.y -= 15
      let after = fixture.places
      for (number, place) in after {
        guard let old = before[number] else { continue }
        #expect(abs(place - old - 15) < 1e-6, "item \(number)")
      }
      before = after
    }
  }

  @Test func sizesGoWithTheirItemsInAnUpdate() {
    let fixture = Fixture(TallCell.self, list)
    var snapshot = fixture.source.snapshot()
    snapshot.moveItem(4, beforeItem: 0)
    fixture.source.apply(snapshot, animatingDifferences: false)
    fixture.simulator.settle()
    #expect(fixture.frame(0)?.height == 70 && fixture.frame(1)?.height == 30)
  }

  @Test func headersHaveTheHeightTheyPrefer() {
    final class Head: UICollectionReusableView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 1, height: 33) }
    }
    let section = Layout.grid
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Layout.size(.fractionalWidth(1), .estimated(80)), elementKind: "head",
        alignment: .top)
    ]
    let fixture = Fixture(
      UICollectionViewCell.self, UICollectionViewCompositionalLayout(section: section))
    let registration = UICollectionView.SupplementaryRegistration<Head>(elementKind: "head") {
      _, _, _ in
    }
    fixture.source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    }
    fixture.collection.reloadData()
    fixture.simulator.settle()
    #expect(fixture.frame(0)?.minY == 33)
  }

  @Test func aCellThatChangesItsMindIsReportedOnce() {
    let warnings = Diagnostics.collecting {
      let fixture = Fixture(FickleCell.self, list, count: 3)
      #expect(fixture.collection.visibleCells.count == 3)
      fixture.collection.contentOffset.y = 1
      fixture.simulator.settle()
    }
    #expect(warnings.count == 1)
  }

  /// What is before an item on the screen is higher than estimated.
  @Test func anItemThatIsScrolledToIsAtItsPosition() {
    let size = Layout.size(.fractionalWidth(1), .estimated(20))
    let fixture = Fixture(
      TallCell.self,
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))))
    let collection = fixture.collection
    collection.scrollToItem(at: IndexPath(item: 99, section: 0), at: .bottom, animated: false)
    fixture.simulator.settle()
    #expect(fixture.frame(99)?.maxY == collection.contentOffset.y + 480)
    collection.scrollToItem(
      at: IndexPath(item: 50, section: 0), at: .centeredVertically, animated: false)
    fixture.simulator.settle()
    #expect(fixture.frame(50)?.midY == collection.contentOffset.y + 240)
  }
}
