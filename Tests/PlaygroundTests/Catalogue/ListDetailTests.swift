import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

import Catalogue
import PlaygroundApp

/// A card that becomes a page.
@MainActor
struct ListDetailTests {
  /// The first card of the list on a screen of 390 x 844: 16 points from the edges, below a title
  /// of 96 points.
  private static let card = CGRect(x: 16, y: 96, width: 358, height: 304)
  private static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

  private func isCardHidden(_ run: DemoRun) -> Bool {
    let list = (run.root as? UICollectionViewController)?.collectionView
    return list?.cellForItem(at: IndexPath(item: 0, section: 0))?.contentView.isHidden == true
  }

  @Test func itStartsAsItsCardAndEndsAsTheScreen() throws {
    let run = try DemoRun("list-detail")
    try run.schedule(run.phase("open"))
    for _ in 0..<10 where run.view("Story") == nil {
      run.simulator.advance(by: run.simulator.frameDuration)
    }
    let page = try #require(run.view("Story"))
    #expect(page.shownFrame.isNear(Self.card) && isCardHidden(run))
    #expect(page.layer.presentation()?.cornerRadius == 16)
    run.finish()
    #expect(page.frame == Self.screen && page.layer.cornerRadius == 0 && isCardHidden(run))
    try run.perform("close")
    #expect(run.presented == nil && !isCardHidden(run) && run.simulator.isIdle)
  }

  /// The finger moves 250 points of 0.6 times 844: the page is that far on its way to the card.
  @Test func aDraggedPageIsBetweenTheScreenAndItsCard() throws {
    let run = try DemoRun("list-detail")
    try run.perform("open")
    let page = try #require(run.view("Story"))
    run.simulator.drag(
      from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 550), duration: 0.4)
    let part = page.shownFrame.minY / Self.card.minY
    // The finger has moved a little when the drag is recognised.
    #expect(abs(part - 250 / (0.6 * 844)) < 0.03)
    #expect(page.shownFrame.isNear(Self.screen.mixed(with: Self.card, part)))
    #expect(abs((page.layer.presentation()?.cornerRadius ?? 0) - 16 * part) < 0.01)
    run.simulator.advance(by: 1)
    #expect(run.presented?.isBeingDismissed == true && isCardHidden(run))
    run.simulator.touchUp(at: CGPoint(x: 195, y: 550))
    run.finish()
    #expect(run.presented == nil && !isCardHidden(run))
  }

  /// On the turned screen of 844 x 390 two columns of 398 points leave only the first row in sight.
  /// The third card is the first one of the second row, at 416 points; the list shows its middle in
  /// the middle of the screen.
  @Test func aPageOnATurnedDeviceBecomesItsOwnCard() throws {
    let run = try DemoRun("list-detail")
    try run.perform(Phase("third", .tapAt(CGPoint(x: 195, y: 780))))
    let list = try #require((run.root as? UICollectionViewController)?.collectionView)
    run.simulator.turn(to: .landscapeLeft)
    run.simulator.settle()
    let page = try #require(run.view("Story"))
    #expect(page.frame == CGRect(x: 0, y: 0, width: 844, height: 390))

    try run.schedule(Phase("close", .tap("Close")))
    let start = run.simulator.time
    var last = CGRect.zero
    while run.presented != nil, run.simulator.time < start + 2 {
      last = page.shownFrame
      run.simulator.advance(by: run.simulator.frameDuration)
    }
    #expect(last.isNear(CGRect(x: 16, y: 43, width: 398, height: 304), within: 3), "\(last)")
    run.finish()
    let cells = list.subviews.compactMap { $0 as? UICollectionViewCell }.filter { !$0.isHidden }
    #expect(Set(cells) == Set(list.visibleCells), "no card is left over")
    #expect(cells.allSatisfy { !$0.contentView.isHidden })
    #expect(list.indexPathsForVisibleItems.contains(IndexPath(item: 2, section: 0)))
  }

  @Test func aCancelledDragLeavesThePageAsItWas() throws {
    let run = try DemoRun("list-detail")
    try run.perform("open")
    let page = try #require(run.view("Story"))
    let parent = page.superview?.superview
    try run.perform("drag-cancel")
    #expect(page.frame == Self.screen && page.layer.cornerRadius == 0 && isCardHidden(run))
    #expect(page.superview?.superview === parent && run.presented?.isBeingDismissed == false)
    try run.perform("drag down")
    #expect(run.presented == nil && !isCardHidden(run))
  }

  /// On a low screen the text scrolls; only from its beginning is the page dragged.
  @Test func aPageThatIsScrolledIsNotDraggedAway() throws {
    let run = DemoRun(
      try #require(Catalogue.demo(id: "list-detail")), size: CGSize(width: 390, height: 500))
    try run.perform("open")
    let scrollView = try #require(
      run.view("Story")?.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    run.simulator.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 200), duration: 0.3)
    run.simulator.touchUp(at: CGPoint(x: 195, y: 200))
    run.simulator.settle()
    let offset = scrollView.contentOffset.y
    #expect(offset > 100)
    run.simulator.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 260), duration: 0.3)
    #expect(run.presented?.isBeingDismissed == false && scrollView.contentOffset.y < offset)
    run.simulator.touchUp(at: CGPoint(x: 195, y: 260))
    run.simulator.settle()
    #expect(run.presented != nil)
  }
}
