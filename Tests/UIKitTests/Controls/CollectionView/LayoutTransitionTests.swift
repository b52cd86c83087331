import CoreGraphics
import Testing
import UIKitTestSupport

/// Changes from one layout of a collection to another.
@MainActor
struct LayoutTransitionTests {
  /// Three items of 100 × 60 in a line of 320 points, with gaps of 10 points.
  private let grid = CollectionFixture.flow(CGSize(width: 100, height: 60))
  /// One item of 300 × 80 in a line, in its middle.
  private let list = CollectionFixture.flow(CGSize(width: 300, height: 80))

  /// Where the grid has an item.
  private func gridFrame(_ item: Int) -> CGRect {
    CGRect(x: 110 * (item % 3), y: 70 * (item / 3), width: 100, height: 60)
  }

  /// Where the list has it.
  private func listFrame(_ item: Int) -> CGRect {
    CGRect(x: 10, y: 90 * item, width: 300, height: 80)
  }

  private func mixed(_ a: CGRect, _ b: CGRect, _ fraction: CGFloat) -> CGRect {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    return CGRect(
      x: mix(a.minX, b.minX), y: mix(a.minY, b.minY), width: mix(a.width, b.width),
      height: mix(a.height, b.height))
  }

  /// Layouts that note what they are called for.
  private final class NotingLayout: UICollectionViewFlowLayout {
    var name = ""
    var calls: [String] = []

    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      calls.append("to \((newLayout as? NotingLayout)?.name ?? "-")")
    }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      calls.append("from \((oldLayout as? NotingLayout)?.name ?? "-")")
    }
    override func finalizeLayoutTransition() { calls.append("finalize") }
  }

  private func makeNoting(_ name: String, width: CGFloat) -> NotingLayout {
    let layout = NotingLayout()
    layout.name = name
    layout.itemSize = CGSize(width: width, height: 60)
    return layout
  }

  // MARK: Progress

  @Test func itemsAreBetweenTheirFramesInBothLayouts() throws {
    let fixture = CollectionFixture([(0..<9).map { "\($0)" }], layout: grid)
    let between = fixture.collection.startInteractiveTransition(to: list)
    #expect(fixture.collection.collectionViewLayout === between)
    for step in 0...10 {
      between.transitionProgress = CGFloat(step) / 10
      between.invalidateLayout()
      fixture.simulator.advanceFrame()
      for item in 0..<5 {
        let cell = try #require(fixture.collection.cellForItem(at: fixture.path(item)))
        let expected = mixed(gridFrame(item), listFrame(item), CGFloat(step) / 10)
        #expect(isNear(cell.frame, expected), "item \(item) at \(step)/10 is at \(cell.frame)")
      }
    }
    #expect(fixture.collection.contentSize == CGSize(width: 320, height: 800))
  }

  @Test func aFinishedTransitionKeepsTheNewLayout() throws {
    let fixture = CollectionFixture([(0..<9).map { "\($0)" }], layout: grid)
    var ends: [[Bool]] = []
    let between = fixture.collection.startInteractiveTransition(to: list) { ends.append([$0, $1]) }
    between.transitionProgress = 0.5
    fixture.simulator.advanceFrame()
    fixture.collection.finishInteractiveTransition()
    #expect(fixture.collection.collectionViewLayout === list && ends.isEmpty)
    fixture.simulator.settle()
    #expect(ends == [[true, true]])
    #expect(fixture.collection.cellForItem(at: fixture.path(3))?.frame == listFrame(3))
    #expect(grid.collectionView == nil && between.collectionView == nil)
    #expect(fixture.collection.panGestureRecognizer.isEnabled)
  }

  /// The rest of the way takes its share of the 0.3 seconds of a whole change.
  @Test func theEndIsAnimatedFromTheProgressThatWasReached() throws {
    let fixture = CollectionFixture([(0..<9).map { "\($0)" }], layout: grid)
    let between = fixture.collection.startInteractiveTransition(to: list)
    between.transitionProgress = 0.5
    fixture.simulator.advanceFrame()
    fixture.collection.finishInteractiveTransition()
    let cell = try #require(fixture.collection.cellForItem(at: fixture.path(0)))
    fixture.simulator.advanceFrame()
    let begin = try #require(cell.layer.presentation()).bounds.width
    #expect(begin >= 200 && begin < 215)
    fixture.simulator.advance(by: 0.16)
    #expect(cell.layer.presentation()?.bounds.width == 300)
  }

  @Test(arguments: [0, 0.01, 0.37, 0.99, 1])
  func aCancelledTransitionRestoresEverything(_ progress: CGFloat) throws {
    let fixture = CollectionFixture([(0..<60).map { "\($0)" }], layout: grid)
    fixture.collection.contentOffset.y = 200
    fixture.simulator.settle()
    let before = fixture.shown
    let frames = fixture.collection.visibleCells.map(\.frame)
    var ends: [[Bool]] = []
    let between = fixture.collection.startInteractiveTransition(to: list) { ends.append([$0, $1]) }
    between.transitionProgress = progress
    fixture.simulator.advanceFrame()
    fixture.collection.cancelInteractiveTransition()
    fixture.simulator.settle()
    #expect(ends == [[false, true]] && fixture.collection.collectionViewLayout === grid)
    #expect(fixture.collection.contentOffset == CGPoint(x: 0, y: 200))
    #expect(fixture.shown == before && fixture.collection.visibleCells.map(\.frame) == frames)
    #expect(fixture.collection.contentSize == CGSize(width: 320, height: 1390))
    #expect(list.collectionView == nil)
  }

  @Test func theFirstVisibleItemStaysWhereItIsOnTheScreen() throws {
    let fixture = CollectionFixture([(0..<60).map { "\($0)" }], layout: grid)
    // The line of the items 9, 10 and 11 is at the upper edge.
    fixture.collection.contentOffset.y = 210
    fixture.simulator.settle()
    fixture.collection.setCollectionViewLayout(list, animated: true)
    fixture.simulator.settle()
    #expect(fixture.collection.contentOffset == CGPoint(x: 0, y: 810))
    #expect(fixture.shown.first == "9")
  }

  /// Cells that only the new layout shows come from where the old one has them.
  @Test func cellsComeFromTheirFramesInTheOldLayout() throws {
    let fixture = CollectionFixture([(0..<60).map { "\($0)" }], layout: list)
    fixture.collection.setCollectionViewLayout(grid, animated: true)
    let cell = try #require(fixture.collection.cellForItem(at: fixture.path(15)))
    fixture.simulator.advanceFrame()
    let place = try #require(cell.layer.presentation())
    #expect(cell.frame == gridFrame(15))
    #expect(place.position.y > 1200 && place.opacity == 1)
  }

  @Test func bothLayoutsAreNotifiedOfATransition() {
    let (first, second) = (makeNoting("first", width: 100), makeNoting("second", width: 200))
    let fixture = CollectionFixture([(0..<9).map { "\($0)" }], layout: first)
    fixture.collection.setCollectionViewLayout(second, animated: true)
    #expect(first.calls == ["to second"] && second.calls == ["from first"])
    fixture.simulator.settle()
    #expect(first.calls == ["to second", "finalize"])
    #expect(second.calls == ["from first", "finalize"])
    (first.calls, second.calls) = ([], [])
    let between = fixture.collection.startInteractiveTransition(to: first)
    between.transitionProgress = 0.3
    fixture.simulator.advanceFrame()
    fixture.collection.cancelInteractiveTransition()
    fixture.simulator.settle()
    #expect(first.calls == ["from second", "finalize"])
    #expect(second.calls == ["to first", "finalize"])
  }

  // MARK: The program's own

  private final class Delegate: NSObject, UICollectionViewDelegate {
    var made: UICollectionViewTransitionLayout?
    var offset: CGPoint?

    func collectionView(
      _ collectionView: UICollectionView,
      transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
      let layout = ArcLayout(currentLayout: fromLayout, nextLayout: toLayout)
      made = layout
      return layout
    }

    func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { offset ?? proposedContentOffset }
  }

  /// Items move along an arc, by a value of the program's own.
  private final class ArcLayout: UICollectionViewTransitionLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map {
        $0.center.x += value(forAnimatedKey: "arc")
        return $0
      }
    }
  }

  @Test func theDelegateMakesTheLayoutOfTheTransition() throws {
    let fixture = CollectionFixture([(0..<9).map { "\($0)" }], layout: grid)
    let delegate = Delegate()
    fixture.collection.delegate = delegate
    let between = fixture.collection.startInteractiveTransition(to: list)
    #expect(between === delegate.made && between.value(forAnimatedKey: "arc") == 0)
    between.updateValue(12, forAnimatedKey: "arc")
    between.transitionProgress = 0.5
    fixture.simulator.advanceFrame()
    let cell = try #require(fixture.collection.cellForItem(at: fixture.path(1)))
    let expected = mixed(gridFrame(1), listFrame(1), 0.5).offsetBy(dx: 12, dy: 0)
    #expect(isNear(cell.frame, expected))
  }

  @Test func theDelegateChoosesTheContentOffset() {
    let fixture = CollectionFixture([(0..<60).map { "\($0)" }], layout: grid)
    let delegate = Delegate()
    delegate.offset = CGPoint(x: 0, y: 500)
    fixture.collection.delegate = delegate
    let between = fixture.collection.startInteractiveTransition(to: list)
    between.transitionProgress = 0.5
    #expect(fixture.collection.contentOffset.y == 250)
    fixture.collection.finishInteractiveTransition()
    fixture.simulator.settle()
    #expect(fixture.collection.contentOffset.y == 500)
  }

  // MARK: Misuse

  @Test func anotherLayoutDuringATransitionCancelsIt() {
    let fixture = CollectionFixture([(0..<9).map { "\($0)" }], layout: grid)
    var ends: [[Bool]] = []
    let third = CollectionFixture.flow(CGSize(width: 150, height: 40))
    fixture.collection.startInteractiveTransition(to: list) { ends.append([$0, $1]) }
      .transitionProgress = 0.5
    let warnings = Diagnostics.collecting {
      fixture.collection.setCollectionViewLayout(third, animated: true)
    }
    fixture.simulator.settle()
    #expect(warnings.count == 1 && ends == [[false, false]])
    #expect(fixture.collection.collectionViewLayout === third)
    #expect(grid.collectionView == nil && list.collectionView == nil)
  }

  @Test func misuseIsReportedInOneSentence() {
    let fixture = CollectionFixture([(0..<9).map { "\($0)" }], layout: grid)
    var ends: [[Bool]] = []
    let warnings = Diagnostics.collecting {
      fixture.collection.finishInteractiveTransition()
      fixture.collection.cancelInteractiveTransition()
      fixture.collection.startInteractiveTransition(to: grid) { ends.append([$0, $1]) }
      let between = fixture.collection.startInteractiveTransition(to: list)
      between.transitionProgress = .nan
      #expect(between.transitionProgress == 0)
      fixture.collection.cancelInteractiveTransition()
    }
    fixture.simulator.settle()
    #expect(warnings.count == 4 && ends == [[false, false]])
    #expect(fixture.collection.collectionViewLayout === grid)
  }

  @Test func aReloadDuringATransitionShowsTheNewItems() {
    let fixture = CollectionFixture([(0..<9).map { "\($0)" }], layout: grid)
    let between = fixture.collection.startInteractiveTransition(to: list)
    between.transitionProgress = 0.5
    fixture.items = [["a", "b"]]
    fixture.collection.reloadData()
    fixture.simulator.advanceFrame()
    #expect(fixture.shown == ["a", "b"])
    fixture.collection.finishInteractiveTransition()
    fixture.simulator.settle()
    #expect(fixture.shown == ["a", "b"])
    #expect(fixture.frame(1) == CGRect(x: 10, y: 90, width: 300, height: 80))
  }

  /// A layout belongs to one collection.
  @Test func aLayoutThatIsTakenByAnotherCollectionLeavesTheFirst() {
    let (first, second) = (
      CollectionFixture([["a"]], layout: grid), CollectionFixture([["b"]], layout: list)
    )
    second.collection.collectionViewLayout = grid
    second.simulator.settle()
    #expect(grid.collectionView === second.collection)
    #expect(first.collection.collectionViewLayout !== grid)
    #expect(second.frame(0) == CGRect(x: 0, y: 0, width: 100, height: 60))
  }
}
