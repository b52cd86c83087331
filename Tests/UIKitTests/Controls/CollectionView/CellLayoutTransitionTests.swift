import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Cells that are notified of a change of the collection's layout.
@MainActor
struct CellLayoutTransitionTests {
  private final class Layout: UICollectionViewFlowLayout {
    var name = ""

    convenience init(_ name: String, width: CGFloat) {
      self.init()
      self.name = name
      itemSize = CGSize(width: width, height: 60)
    }
  }

  private final class Cell: UICollectionViewCell {
    var calls: [String] = []
    let badge = UIView()

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      if badge.superview == nil { contentView.addSubview(badge) }
      badge.frame = CGRect(x: 0, y: 0, width: layoutAttributes.size.width / 2, height: 10)
    }

    override func willTransition(
      from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) {
      super.willTransition(from: oldLayout, to: newLayout)
      note("will", oldLayout, newLayout)
    }

    override func didTransition(
      from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) {
      super.didTransition(from: oldLayout, to: newLayout)
      note("did", oldLayout, newLayout)
    }

    private func note(
      _ call: String, _ old: UICollectionViewLayout, _ new: UICollectionViewLayout
    ) {
      let names = [old, new].map { ($0 as? Layout)?.name ?? "-" }
      calls.append("\(call) \(names[0]) \(names[1])")
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var count = 2

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let grid = Layout("grid", width: 100)
  private let list = Layout("list", width: 300)
  private let source = Source()

  private func make() throws -> (Simulator, UICollectionView, Cell) {
    let page = UIViewController()
    let simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: page)
    let collection = UICollectionView(frame: page.view.bounds, collectionViewLayout: grid)
    collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    page.view.addSubview(collection)
    simulator.settle()
    return (simulator, collection, try #require(collection.cellForItem(at: [0, 0]) as? Cell))
  }

  @Test func anAnimatedChangeNotifiesBeforeAndAfter() throws {
    let (simulator, collection, cell) = try make()
    collection.setCollectionViewLayout(list, animated: true)
    #expect(cell.calls == ["will grid list"])
    simulator.settle()
    #expect(cell.calls == ["will grid list", "did grid list"])
  }

  @Test func whatACellChangesForItsAttributesIsAnimated() throws {
    let (simulator, collection, cell) = try make()
    #expect(cell.badge.frame.width == 50)
    collection.setCollectionViewLayout(list, animated: true)
    #expect(cell.badge.frame.width == 150)
    simulator.advanceFrame()
    #expect(cell.badge.shownFrame.width < 150)
    simulator.advance(by: 0.1)
    let width = cell.badge.shownFrame.width
    #expect(width > 50 && width < 150)
    simulator.settle()
    #expect(cell.badge.shownFrame.width == 150)
    collection.setCollectionViewLayout(grid, animated: false)
    simulator.advanceFrame()
    #expect(cell.badge.shownFrame.width == 50)
  }

  @Test func inAnUpdateOfItemsItIsAnimatedAsWell() throws {
    let (simulator, collection, cell) = try make()
    collection.performBatchUpdates { grid.itemSize = CGSize(width: 300, height: 60) }
    #expect(cell.badge.frame.width == 150)
    simulator.advanceFrame()
    #expect(cell.badge.shownFrame.width < 150)
    simulator.advance(by: 0.1)
    let width = cell.badge.shownFrame.width
    #expect(width > 50 && width < 150)
    simulator.settle()
    #expect(cell.badge.shownFrame.width == 150)
  }

  @Test func anInsertedCellHasItsAttributesBeforeItFadesIn() throws {
    let (simulator, collection, _) = try make()
    source.count = 3
    collection.insertItems(at: [[0, 2]])
    let cell = try #require(collection.cellForItem(at: [0, 2]) as? Cell)
    simulator.advanceFrame()
    #expect(cell.badge.shownFrame.width == 50)
    simulator.advance(by: 0.1)
    #expect(cell.badge.shownFrame.width == 50 && cell.alpha == 1)
    simulator.settle()
    #expect(cell.badge.frame.width == 50)
  }

  @Test(arguments: [true, false])
  func soDoesAnInteractiveOne(completes: Bool) throws {
    let (simulator, collection, cell) = try make()
    let between = collection.startInteractiveTransition(to: list)
    #expect(cell.calls == ["will grid list"])
    between.transitionProgress = 0.5
    simulator.advanceFrame()
    if completes {
      collection.finishInteractiveTransition()
    } else {
      collection.cancelInteractiveTransition()
    }
    simulator.settle()
    #expect(cell.calls == ["will grid list", completes ? "did grid list" : "did list grid"])
  }
}
