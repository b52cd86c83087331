import CoreGraphics
import Testing
import UIKitTestSupport

/// Controllers of a stack that share one collection.
@MainActor
struct LayoutToLayoutTests {
  /// Shows numbers in cells of a width of its own.
  private final class Numbers: UICollectionViewController {
    let count: Int

    init(_ count: Int, itemSize: CGSize) {
      self.count = count
      super.init(collectionViewLayout: CollectionFixture.flow(itemSize))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(NameCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? NameCell)?.name = "\(count): \(indexPath.item)"
      return cell
    }
  }

  /// A stack with the grid of the first; the second has a list.
  @MainActor
  private final class Fixture {
    let first = Numbers(60, itemSize: CGSize(width: 100, height: 60))
    let second = Numbers(5, itemSize: CGSize(width: 300, height: 80))
    let stack: UINavigationController
    let simulator: Simulator

    init() {
      stack = UINavigationController(rootViewController: first)
      second.useLayoutToLayoutNavigationTransitions = true
      simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: stack)
      simulator.settle()
    }

    /// Where an item is seen now, in the content's coordinates.
    func place(_ item: Int) throws -> CGRect {
      let collection = try #require(first.collectionView)
      let cell = try #require(collection.cellForItem(at: IndexPath(item: item, section: 0)))
      let layer = try #require(cell.layer.presentation())
      return CGRect(
        x: layer.position.x - layer.bounds.width / 2,
        y: layer.position.y - layer.bounds.height / 2,
        width: layer.bounds.width, height: layer.bounds.height)
    }

    func push() {
      stack.pushViewController(second, animated: true)
      simulator.settle()
    }
  }

  @Test func aPushMovesTheItemsOfOneCollectionToTheOtherLayout() throws {
    let fixture = Fixture()
    let collection = try #require(fixture.first.collectionView)
    fixture.stack.pushViewController(fixture.second, animated: true)
    fixture.simulator.advanceFrame()
    fixture.simulator.advance(by: 0.17)
    let half = try fixture.place(1)
    #expect(half.minX < 100 && half.minX > 20 && half.width > 110 && half.width < 290)
    fixture.simulator.settle()
    #expect(
      fixture.second.collectionView === collection
        && collection.isDescendant(of: fixture.second.view))
    #expect(collection.dataSource === fixture.first && collection.delegate === fixture.first)
    #expect(collection.collectionViewLayout === fixture.second.collectionViewLayout)
    // 480 points show six lines of 80 points with gaps of 10; the items are the first's.
    #expect(collection.visibleCells.compactMap { ($0 as? NameCell)?.name }.first == "60: 0")
    #expect(try fixture.place(1) == CGRect(x: 10, y: 90, width: 300, height: 80))
  }

  @Test func aPopBringsThemBack() throws {
    let fixture = Fixture()
    let collection = try #require(fixture.first.collectionView)
    fixture.push()
    fixture.stack.popViewController(animated: true)
    fixture.simulator.settle()
    #expect(
      fixture.first.collectionView === collection && collection.isDescendant(of: fixture.first.view)
    )
    #expect(collection.collectionViewLayout === fixture.first.collectionViewLayout)
    #expect(try fixture.place(4) == CGRect(x: 110, y: 70, width: 100, height: 60))
    #expect(fixture.second.collectionView !== collection && fixture.second.view.window == nil)
  }

  /// The controller that shows the collection takes it only once.
  @Test func aLayoutThatTheProgramSetsStaysWhenTheControllerIsShownAgain() throws {
    let fixture = Fixture()
    fixture.push()
    let collection = try #require(fixture.second.collectionView)
    let own = CollectionFixture.flow(CGSize(width: 150, height: 40))
    collection.setCollectionViewLayout(own, animated: false)
    fixture.stack.pushViewController(UIViewController(), animated: false)
    fixture.simulator.settle()
    fixture.stack.popViewController(animated: false)
    fixture.simulator.settle()
    #expect(fixture.second.collectionView === collection)
    #expect(collection.collectionViewLayout === own)
  }

  /// Under the finger, items are on the straight line between their frames in both layouts.
  @Test func aSwipeMovesTheItemsWithTheFinger() throws {
    let fixture = Fixture()
    fixture.push()
    let start = try fixture.place(2)
    #expect(start == CGRect(x: 10, y: 180, width: 300, height: 80))
    fixture.simulator.touchDown(at: CGPoint(x: 2, y: 300))
    fixture.simulator.advanceFrame()
    for step in 1...10 {
      fixture.simulator.touchMove(to: CGPoint(x: CGFloat(2 + step * 24), y: 300))
      fixture.simulator.advanceFrame()
      let progress = try #require(fixture.second.transitionCoordinator, "at \(step)")
        .percentComplete
      #expect(progress <= 0.075 * CGFloat(step), "\(progress) at \(step)")
      #expect(step < 3 || progress > 0.075 * CGFloat(step - 1))
      // In the grid the third item is at the end of the first line.
      let goal = CGRect(x: 220, y: 0, width: 100, height: 60)
      let expected = CGRect(
        x: start.minX + (goal.minX - start.minX) * progress,
        y: start.minY + (goal.minY - start.minY) * progress,
        width: start.width + (goal.width - start.width) * progress,
        height: start.height + (goal.height - start.height) * progress)
      let found = try fixture.place(2)
      #expect(isNear(found, expected), "\(found) and not \(expected) at \(progress)")
    }
    fixture.simulator.touchUp(at: CGPoint(x: 242, y: 300))
    fixture.simulator.settle()
    #expect(fixture.stack.viewControllers == [fixture.first])
    #expect(try fixture.place(2) == CGRect(x: 220, y: 0, width: 100, height: 60))
  }

  @Test(arguments: [20, 40, 100]) func aCancelledSwipeRestoresTheLayout(_ distance: Int) throws {
    let fixture = Fixture()
    let collection = try #require(fixture.first.collectionView)
    fixture.push()
    collection.contentOffset.y = 900
    fixture.simulator.settle()
    let frames = collection.visibleCells.map(\.frame)
    fixture.simulator.drag(
      from: CGPoint(x: 2, y: 300), to: CGPoint(x: 2 + distance, y: 300), duration: 1)
    fixture.simulator.advance(by: 0.5)
    #expect(fixture.second.transitionCoordinator?.isInteractive == true)
    fixture.simulator.touchUp(at: CGPoint(x: 2 + distance, y: 300))
    fixture.simulator.settle()
    #expect(
      fixture.stack.viewControllers == [fixture.first, fixture.second]
        && fixture.second.collectionView === collection)
    #expect(collection.isDescendant(of: fixture.second.view))
    #expect(collection.collectionViewLayout === fixture.second.collectionViewLayout)
    #expect(collection.contentOffset.y == 900 && collection.visibleCells.map(\.frame) == frames)
    #expect(collection.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test func withoutAnimationTheLayoutChangesAtOnce() throws {
    let fixture = Fixture()
    let collection = try #require(fixture.first.collectionView)
    fixture.stack.pushViewController(fixture.second, animated: false)
    fixture.simulator.advanceFrame()
    #expect(fixture.second.collectionView === collection)
    #expect(try fixture.place(1) == CGRect(x: 10, y: 90, width: 300, height: 80))
    fixture.stack.popViewController(animated: false)
    fixture.simulator.advanceFrame()
    #expect(collection.isDescendant(of: fixture.first.view))
    #expect(try fixture.place(1) == CGRect(x: 110, y: 0, width: 100, height: 60))
  }

  @Test func aControllerAboveThatSharesNothingSlides() throws {
    let fixture = Fixture()
    let collection = try #require(fixture.first.collectionView)
    fixture.push()
    fixture.stack.pushViewController(UIViewController(), animated: true)
    fixture.simulator.settle()
    fixture.stack.popToRootViewController(animated: true)
    fixture.simulator.settle()
    #expect(
      fixture.stack.viewControllers == [fixture.first]
        && collection.isDescendant(of: fixture.first.view))
    #expect(try fixture.place(1) == CGRect(x: 110, y: 0, width: 100, height: 60))
  }

  @Test func threeControllersShareOneCollection() throws {
    let fixture = Fixture()
    let third = Numbers(3, itemSize: CGSize(width: 60, height: 60))
    third.useLayoutToLayoutNavigationTransitions = true
    let collection = try #require(fixture.first.collectionView)
    fixture.push()
    fixture.stack.pushViewController(third, animated: true)
    fixture.simulator.settle()
    #expect(third.collectionView === collection)
    #expect(try fixture.place(0).size == CGSize(width: 60, height: 60))
    fixture.stack.popToRootViewController(animated: true)
    fixture.simulator.settle()
    #expect(collection.isDescendant(of: fixture.first.view))
    #expect(try fixture.place(1) == CGRect(x: 110, y: 0, width: 100, height: 60))
  }

  /// Without the property each has its own collection, and the page slides.
  @Test func withoutThePropertyNothingIsShared() throws {
    let fixture = Fixture()
    fixture.second.useLayoutToLayoutNavigationTransitions = false
    fixture.push()
    #expect(fixture.second.collectionView !== fixture.first.collectionView)
    #expect(fixture.second.collectionView.visibleCells.count == 5)
  }
}
