import CoreGraphics
import Testing
import UIKitTestSupport
import UIKit

/// How columns share the view, and what brings them in and out.
@MainActor
struct SplitModeTests {
  typealias Mode = UISplitViewController.DisplayMode

  private func spans(_ fixture: SplitFixture) -> [CGFloat] {
    UISplitViewController.Column.sides.flatMap { column -> [CGFloat] in
      let frame = fixture.frame(column)
      return frame.isNull ? [] : [frame.minX, frame.width]
    }
  }

  // MARK: Behaviours

  @Test(
    arguments: [
      (Mode.secondaryOnly, [0, 1000], false),
      (.oneBesideSecondary, [0, 320, 321, 679], false),
      (.oneOverSecondary, [0, 320, 0, 1000], true),
      (.twoBesideSecondary, [0, 320, 321, 320, 642, 358], false),
      (.twoOverSecondary, [0, 320, 321, 320, 0, 1000], true),
      (.twoDisplaceSecondary, [0, 320, 321, 320, 642, 679], true),
    ] as [(Mode, [CGFloat], Bool)])
  func everyModeIsLaidOut(mode: Mode, expected: [CGFloat], isDimmed: Bool) {
    let fixture = SplitFixture(.tripleColumn, size: CGSize(width: 1000, height: 800))
    fixture.split.preferredDisplayMode = mode
    fixture.simulator.settle()
    #expect(fixture.split.displayMode == mode && spans(fixture) == expected)
    #expect((fixture.dimmingView != nil) == isDimmed)
  }

  @Test(
    arguments: [
      (.tile, [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]),
      (.overlay, [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]),
      (.displace, [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]),
    ] as [(UISplitViewController.SplitBehavior, [Mode])])
  func aBehaviourHasModesOfItsOwn(behavior: UISplitViewController.SplitBehavior, modes: [Mode]) {
    let fixture = SplitFixture(.tripleColumn, size: CGSize(width: 1000, height: 800))
    fixture.split.preferredSplitBehavior = behavior
    #expect(fixture.split.splitBehavior == behavior)
    let wishes: [[Mode]] = [
      [.secondaryOnly], [.oneBesideSecondary, .oneOverSecondary],
      [.twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary],
    ]
    for (mode, wishes) in zip(modes, wishes) {
      for wish in wishes {
        fixture.split.preferredDisplayMode = wish
        #expect(fixture.split.displayMode == mode)
      }
    }
    fixture.split.hide(.supplementary)
    fixture.simulator.settle()
    #expect(fixture.split.displayMode == .secondaryOnly)
    for (column, mode) in [(.supplementary, modes[1]), (.primary, modes[2])]
      as [(UISplitViewController.Column, Mode)]
    {
      fixture.split.show(column)
      fixture.simulator.settle()
      #expect(fixture.split.displayMode == mode)
    }
  }

  @Test func byItselfItIsWhatThereIsRoomFor() {
    let fixture = SplitFixture(.tripleColumn)
    for (width, behavior, mode, more) in [
      (1200, .tile, .twoBesideSecondary, .twoBesideSecondary),
      (1000, .displace, .oneBesideSecondary, .twoDisplaceSecondary),
      (700, .overlay, .secondaryOnly, .twoOverSecondary),
    ] as [(CGFloat, UISplitViewController.SplitBehavior, Mode, Mode)] {
      fixture.resize(to: CGSize(width: width, height: 700))
      #expect(fixture.split.splitBehavior == behavior && fixture.split.displayMode == mode)
      fixture.split.show(.primary)
      fixture.simulator.settle()
      #expect(fixture.split.displayMode == more)
      fixture.split.preferredDisplayMode = .automatic
    }
  }

  @Test func theDelegateIsNotifiedOfModesThatComeWithTheSize() {
    let fixture = SplitFixture(.tripleColumn)
    func warnings() -> [String] { fixture.journal.take().filter { $0.contains("will change") } }
    fixture.resize(to: CGSize(width: 1000, height: 800))
    #expect(warnings() == ["delegate will change to oneBesideSecondary"])
    fixture.resize(to: CGSize(width: 990, height: 800))
    #expect(warnings().isEmpty)
    fixture.split.preferredDisplayMode = .secondaryOnly
    #expect(warnings() == ["delegate will change to secondaryOnly"])
    fixture.split.preferredDisplayMode = .automatic
    fixture.split.hide(.supplementary)
    fixture.simulator.settle()
    #expect(
      warnings() == [
        "delegate will change to oneBesideSecondary", "delegate will change to secondaryOnly",
      ])
  }

  @Test func aPressOnWhatIsDisplacedBringsItBack() {
    let fixture = SplitFixture(.tripleColumn, size: CGSize(width: 1000, height: 800))
    fixture.split.show(.primary)
    fixture.simulator.settle()
    fixture.simulator.tap(at: CGPoint(x: 900, y: 300))
    fixture.simulator.settle()
    #expect(fixture.split.displayMode == .oneBesideSecondary)
    #expect(spans(fixture) == [0, 320, 321, 679] && fixture.dimmingView == nil)
  }

  @Test func columnsGoAsOneStripAndTheDimmingViewFades() {
    let fixture = SplitFixture(.tripleColumn, size: CGSize(width: 700, height: 700))
    fixture.split.show(.primary)
    fixture.simulator.advance(by: 0.15)
    let pages = UISplitViewController.Column.sides.dropLast().compactMap { column in
      fixture.page(column)?.shownFrame
    }
    #expect(pages[1].minX - pages[0].minX == 321 && pages[0].minX < -100 && pages[0].minX > -600)
    let alpha = fixture.dimmingView?.layer.presentation()?.opacity ?? 0
    #expect(alpha > 0.2 && alpha < 0.8)
    // Reversed meanwhile, it continues from where it is.
    fixture.split.hide(.supplementary)
    fixture.simulator.advance(by: 0.02)
    let page = fixture.page(.primary)?.shownFrame.minX ?? 0
    #expect(abs(page - pages[0].minX) < 60)
    fixture.simulator.settle()
    #expect(fixture.split.displayMode == .secondaryOnly && spans(fixture) == [0, 700])
    #expect(fixture.isIdle)
  }

  // MARK: The button

  private func bar(_ fixture: SplitFixture, _ column: UISplitViewController.Column)
    -> UINavigationBar?
  {
    fixture.columns[column]?.navigationController?.navigationBar
  }

  private func press(_ fixture: SplitFixture) {
    guard let button = fixture.displayModeButton else { return }
    fixture.simulator.tap(at: button.convert(CGPoint(x: 12, y: 20), to: UIView?.none))
    fixture.simulator.settle()
  }

  @Test func theButtonIsInTheFirstBarThatIsSeenAndToggles() throws {
    let fixture = SplitFixture(.tripleColumn, size: CGSize(width: 1000, height: 800))
    let seen: [(UISplitViewController.Column, Mode)] = [
      (.supplementary, .oneBesideSecondary), (.primary, .twoDisplaceSecondary),
      (.supplementary, .oneBesideSecondary),
    ]
    for (column, mode) in seen {
      #expect(fixture.split.displayMode == mode)
      let button = try #require(fixture.displayModeButton)
      #expect(button.isDescendant(of: try #require(bar(fixture, column))))
      for other in UISplitViewController.Column.sides where other != column {
        #expect(bar(fixture, other)?.buttons.isEmpty ?? true)
      }
      press(fixture)
    }
    fixture.split.preferredDisplayMode = .secondaryOnly
    fixture.simulator.settle()
    #expect(
      fixture.displayModeButton?.isDescendant(
        of: try #require(bar(fixture, .secondary))) == true)
  }

  @Test func itIsBesideTheProgramsOwnButtons() throws {
    let fixture = SplitFixture(.doubleColumn)
    let item = try #require(fixture.columns[.primary]?.navigationItem)
    item.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
    fixture.simulator.settle()
    #expect(bar(fixture, .primary)?.buttons.count == 2)
    #expect(item.leftBarButtonItems?.count == 1)
  }

  @Test func itIsNotThereWhereItIsNotWanted() {
    let fixture = SplitFixture(.doubleColumn)
    func isThere() -> Bool {
      fixture.simulator.settle()
      return fixture.displayModeButton != nil
    }
    #expect(isThere())
    fixture.split.presentsWithGesture = false
    #expect(!isThere() && bar(fixture, .primary)?.buttons.isEmpty == true)
    fixture.split.displayModeButtonVisibility = .always
    #expect(isThere())
    fixture.resize(to: SplitFixture.narrow)
    #expect(!isThere())
    fixture.resize(to: SplitFixture.wide)
    #expect(isThere())
    fixture.split.displayModeButtonVisibility = .never
    #expect(!isThere())
    let classic = SplitFixture(.unspecified)
    #expect(classic.displayModeButton == nil)
    classic.columns[.primary]?.navigationItem.leftBarButtonItem =
      classic.split.displayModeButtonItem
    classic.simulator.settle()
    press(classic)
    #expect(classic.split.displayMode == .secondaryOnly)
  }

  // MARK: The finger

  private static let tall = CGSize(width: 700, height: 700)

  @Test func aDragFromTheEdgeBringsAColumnIn() {
    let fixture = SplitFixture(.doubleColumn, size: Self.tall)
    fixture.simulator.drag(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 173, y: 300), duration: 0.4)
    fixture.simulator.advance(by: 0.3)
    let page = fixture.page(.primary)
    #expect(isNear(page?.shownFrame.minX ?? 0, -161, within: 1))
    #expect(fixture.split.displayMode == .oneOverSecondary)
    fixture.simulator.touchMove(to: CGPoint(x: 243, y: 300))
    fixture.simulator.advance(by: 0.3)
    #expect(isNear(page?.shownFrame.minX ?? 0, -91, within: 1))
    fixture.simulator.touchUp(at: CGPoint(x: 243, y: 300))
    fixture.simulator.settle()
    #expect(spans(fixture) == [0, 320, 0, 700] && fixture.split.displayMode == .oneOverSecondary)
    #expect(fixture.journal.endsBalanced("one", isVisible: true))
  }

  @Test func releasedEarlyItGoesBack() {
    let fixture = SplitFixture(.doubleColumn, size: Self.tall)
    fixture.simulator.drag(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 103, y: 300), duration: 0.4)
    fixture.simulator.advance(by: 0.3)
    fixture.simulator.touchUp(at: CGPoint(x: 103, y: 300))
    fixture.simulator.settle()
    #expect(spans(fixture) == [0, 700] && fixture.split.displayMode == .secondaryOnly)
    #expect(fixture.dimmingView == nil && fixture.isIdle)
    #expect(fixture.journal.endsBalanced("one", isVisible: false))
    #expect(
      fixture.journal.lines.filter { $0.contains("will change") } == [
        "delegate will change to oneOverSecondary", "delegate will change to secondaryOnly",
      ])
  }

  @Test(arguments: [(-250, true), (-100, false)] as [(CGFloat, Bool)])
  func aDragTowardsTheEdgeTakesItAway(distance: CGFloat, isGone: Bool) {
    let fixture = SplitFixture(.doubleColumn, size: Self.tall)
    fixture.split.show(.primary)
    fixture.simulator.settle()
    let start = CGPoint(x: 500, y: 300)
    let end = CGPoint(x: start.x + distance, y: 300)
    fixture.simulator.drag(from: start, to: end, duration: 0.4)
    fixture.simulator.advance(by: 0.3)
    let x = fixture.page(.primary)?.shownFrame.minX ?? 0
    #expect(isNear(x, distance + 10, within: 1))
    fixture.simulator.touchUp(at: end)
    fixture.simulator.settle()
    #expect(fixture.split.displayMode == (isGone ? .secondaryOnly : .oneOverSecondary))
    #expect(
      (fixture.dimmingView == nil) == isGone
        && fixture.isIdle)
  }

  @Test func besideTheSecondaryOnlyTheEdgeCounts() {
    let fixture = SplitFixture(.doubleColumn)
    fixture.simulator.drag(from: CGPoint(x: 700, y: 300), to: CGPoint(x: 300, y: 300))
    fixture.simulator.touchUp(at: CGPoint(x: 300, y: 300))
    fixture.simulator.settle()
    #expect(fixture.split.displayMode == .oneBesideSecondary)
    fixture.split.presentsWithGesture = false
    fixture.split.preferredDisplayMode = .secondaryOnly
    fixture.simulator.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300))
    fixture.simulator.touchUp(at: CGPoint(x: 300, y: 300))
    fixture.simulator.settle()
    #expect(fixture.split.displayMode == .secondaryOnly)
  }

  @Test func aStackThatCanBeSwipedBackGoesFirst() {
    let fixture = SplitFixture(.doubleColumn, size: Self.tall)
    let stack = fixture.columns[.secondary]?.navigationController
    stack?.pushViewController(UIViewController(), animated: false)
    fixture.simulator.settle()
    for (mode, count) in [(Mode.secondaryOnly, 1), (.oneOverSecondary, 1)] {
      fixture.simulator.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 600, y: 300))
      fixture.simulator.touchUp(at: CGPoint(x: 600, y: 300))
      fixture.simulator.settle()
      #expect(fixture.split.displayMode == mode && stack?.viewControllers.count == count)
    }
  }

  @Test func aResizeUnderAFingerSettles() {
    let fixture = SplitFixture(.doubleColumn, size: Self.tall)
    for size in [CGSize(width: 1200, height: 800), SplitFixture.narrow, Self.tall] {
      fixture.simulator.drag(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 150, y: 300))
      fixture.simulator.resize(to: size)
      fixture.simulator.advance(by: 0.05)
      #expect(fixture.isIdle)
      fixture.simulator.touchUp(at: CGPoint(x: 150, y: 300))
      fixture.simulator.settle()
      #expect(fixture.split.isCollapsed == (size.width == 390))
      #expect(fixture.frame(.secondary).maxX == size.width)
    }
  }

  @Test func leavingTheScreenEndsWhatRuns() {
    let fixture = SplitFixture(.doubleColumn, size: Self.tall)
    fixture.simulator.drag(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 150, y: 300))
    fixture.simulator.window.rootViewController = UIViewController()
    #expect(fixture.isIdle)
    fixture.simulator.touchUp(at: CGPoint(x: 150, y: 300))
    fixture.simulator.settle()
    #expect(fixture.journal.endsBalanced("one", isVisible: false))
    #expect(fixture.journal.endsBalanced("three", isVisible: false))
  }

  @Test func fromRightToLeftAllIsMirrored() {
    let fixture = SplitFixture(.doubleColumn, size: Self.tall)
    UIScreen.main.layoutDirection = .rightToLeft
    fixture.simulator.settle()
    fixture.simulator.drag(from: CGPoint(x: 698, y: 300), to: CGPoint(x: 448, y: 300))
    fixture.simulator.touchUp(at: CGPoint(x: 448, y: 300))
    fixture.simulator.settle()
    #expect(fixture.frame(.primary) == CGRect(x: 380, y: 0, width: 320, height: 700))
    fixture.simulator.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 450, y: 300))
    fixture.simulator.touchUp(at: CGPoint(x: 450, y: 300))
    fixture.simulator.settle()
    #expect(fixture.split.displayMode == .secondaryOnly)
    UIScreen.main.layoutDirection = .leftToRight
  }

  @Test func theFormerNamesOfModesStandForThePresentOnes() {
    #expect(UISplitViewController.DisplayMode.allVisible == .oneBesideSecondary)
    #expect(UISplitViewController.DisplayMode.primaryHidden == .secondaryOnly)
    #expect(UISplitViewController.DisplayMode.primaryOverlay == .oneOverSecondary)
  }
}

extension UISplitViewController.Column {
  fileprivate static let sides: [Self] = [.primary, .supplementary, .secondary]
}
