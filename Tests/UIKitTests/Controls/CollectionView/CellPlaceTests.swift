import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// The frames that cells and headers have when they are made, and when the data source gets them.
@MainActor
struct CellPlaceTests {
  /// Fills itself, once and for all, when it is made.
  private final class PhotoCell: UICollectionViewCell {
    let photo = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      photo.frame = contentView.bounds
      contentView.addSubview(photo)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// Notes its frame when it is made.
  private final class Head: UICollectionReusableView {
    let firstFrame: CGRect

    override init(frame: CGRect) {
      firstFrame = frame
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// Items as wide as the screen, each ten points higher than the one before, below a header.
  @MainActor
  private final class Fixture: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    let simulator: Simulator
    let collection: UICollectionView
    /// Of the cells and headers as they were dequeued.
    var cells: [IndexPath: CGRect] = [:]
    var heads: [CGRect] = []

    override init() {
      let layout = UICollectionViewFlowLayout()
      layout.minimumLineSpacing = 0
      layout.headerReferenceSize = CGSize(width: 0, height: 40)
      let controller = UIViewController()
      collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
      simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: controller)
      super.init()
      collection.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
      collection.register(
        Head.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "head")
      (collection.dataSource, collection.delegate) = (self, self)
      collection.frame = controller.view.bounds
      controller.view.addSubview(collection)
      simulator.settle()
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 50 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "photo", for: indexPath)
      cells[indexPath] = cell.frame
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "head", for: indexPath)
      heads.append(view.frame)
      return view
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 320, height: 100 + 10 * indexPath.item) }
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func aCellIsMadeWithItsFrame() throws {
    let fixture = Fixture()
    let cell = try #require(fixture.collection.cellForItem(at: path(1)) as? PhotoCell)
    #expect(cell.photo.frame == CGRect(x: 0, y: 0, width: 320, height: 110))
    let kind = UICollectionView.elementKindSectionHeader
    let head = fixture.collection.supplementaryView(forElementKind: kind, at: path(0)) as? Head
    #expect(head?.firstFrame == CGRect(x: 0, y: 0, width: 320, height: 40))
  }

  @Test func theDataSourceGetsNewAndReusedViewsAtTheirPlaces() {
    let fixture = Fixture()
    #expect(fixture.heads == [CGRect(x: 0, y: 0, width: 320, height: 40)])
    #expect(fixture.cells[path(2)] == CGRect(x: 0, y: 250, width: 320, height: 120))
    fixture.collection.contentOffset.y = 1_000
    fixture.collection.layoutIfNeeded()
    fixture.collection.contentOffset.y = 3_000
    fixture.collection.layoutIfNeeded()
    // Above it are the header and 17 items, 17 · 100 + 10 · (0 + 1 + … + 16) points high.
    #expect(fixture.cells[path(17)] == CGRect(x: 0, y: 3_100, width: 320, height: 270))
  }
}
