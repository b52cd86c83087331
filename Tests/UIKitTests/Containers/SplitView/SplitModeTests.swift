import CoreGraphics
import Testing
import UIKitTestSupport

@testable import UIKit

/// How columns share the view, and what brings them in and out.
@Suite(.serialized) @MainActor
struct SplitModeTests {
  typealias Mode = UISplitViewController.DisplayMode

  private func spans(_ stand: SplitStand) -> [CGFloat] {
    UISplitViewController.Column.sides.flatMap { column -> [CGFloat] in
      let frame = stand.frame(column)
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
  func everyModeIsLaidOut(mode: Mode, expected: [CGFloat], isCurtained: Bool) {
    let stand = SplitStand(.tripleColumn, size: CGSize(width: 1000, height: 800))
    stand.split.preferredDisplayMode = mode
    stand.simulator.settle()
    #expect(stand.split.displayMode == mode && spans(stand) == expected)
    #expect((stand.split.curtain.superview != nil) == isCurtained)
  }

  @Test(
    arguments: [
      (.tile, [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]),
      (.overlay, [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]),
      (.displace, [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]),
    ] as [(UISplitViewController.SplitBehavior, [Mode])])
  func aBehaviourHasModesOfItsOwn(behavior: UISplitViewController.SplitBehavior, modes: [Mode]) {
    let stand = SplitStand(.tripleColumn, size: CGSize(width: 1000, height: 800))
    stand.split.preferredSplitBehavior = behavior
    #expect(stand.split.splitBehavior == behavior)
    let wishes: [[Mode]] = [
      [.secondaryOnly], [.oneBesideSecondary, .oneOverSecondary],
      [.twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary],
    ]
    for (mode, wishes) in zip(modes, wishes) {
      for wish in wishes {
        stand.split.preferredDisplayMode = wish
        #expect(stand.split.displayMode == mode)
      }
    }
    stand.split.hide(.supplementary)
    stand.simulator.settle()
    #expect(stand.split.displayMode == .secondaryOnly)
    for (column, mode) in [(.supplementary, modes[1]), (.primary, modes[2])]
      as [(UISplitViewController.Column, Mode)]
    {
      stand.split.show(column)
      stand.simulator.settle()
      #expect(stand.split.displayMode == mode)
    }
  }

  @Test func byItselfItIsWhatThereIsRoomFor() {
    let stand = SplitStand(.tripleColumn)
    for (width, behavior, mode, more) in [
      (1200, .tile, .twoBesideSecondary, .twoBesideSecondary),
      (1000, .displace, .oneBesideSecondary, .twoDisplaceSecondary),
      (700, .overlay, .secondaryOnly, .twoOverSecondary),
    ] as [(CGFloat, UISplitViewController.SplitBehavior, Mode, Mode)] {
      stand.resize(to: CGSize(width: width, height: 700))
      #expect(stand.split.splitBehavior == behavior && stand.split.displayMode == mode)
      stand.split.show(.primary)
      stand.simulator.settle()
      #expect(stand.split.displayMode == more)
      stand.split.preferredDisplayMode = .automatic
    }
  }

  @Test func theDelegateHearsOfModesThatComeWithTheSize() {
    let stand = SplitStand(.tripleColumn)
    func told() -> [String] { stand.journal.take().filter { $0.contains("will change") } }
    stand.resize(to: CGSize(width: 1000, height: 800))
    #expect(told() == ["delegate will change to oneBesideSecondary"])
    stand.resize(to: CGSize(width: 990, height: 800))
    #expect(told().isEmpty)
    stand.split.preferredDisplayMode = .secondaryOnly
    #expect(told() == ["delegate will change to secondaryOnly"])
    stand.split.preferredDisplayMode = .automatic
    stand.split.hide(.supplementary)
    stand.simulator.settle()
    #expect(
      told() == [
        "delegate will change to oneBesideSecondary", "delegate will change to secondaryOnly",
      ])
  }

  @Test func aPressOnWhatIsDisplacedBringsItBack() {
    let stand = SplitStand(.tripleColumn, size: CGSize(width: 1000, height: 800))
    stand.split.show(.primary)
    stand.simulator.settle()
    stand.simulator.tap(at: CGPoint(x: 900, y: 300))
    stand.simulator.settle()
    #expect(stand.split.displayMode == .oneBesideSecondary)
    #expect(spans(stand) == [0, 320, 321, 679] && stand.split.curtain.superview == nil)
  }

  @Test func columnsGoAsOneStripAndTheCurtainFades() {
    let stand = SplitStand(.tripleColumn, size: CGSize(width: 700, height: 700))
    stand.split.show(.primary)
    stand.simulator.advance(by: 0.15)
    let pages = UISplitViewController.Column.sides.dropLast().compactMap { column in
      stand.split.holders[column]?.view.shownFrame
    }
    #expect(pages[1].minX - pages[0].minX == 321 && pages[0].minX < -100 && pages[0].minX > -600)
    let alpha = stand.split.curtain.layer.presentation()?.values.opacity ?? 0
    #expect(alpha > 0.2 && alpha < 0.8)
    // Turned round on the way it goes on from where it is.
    stand.split.hide(.supplementary)
    stand.simulator.advance(by: 0.02)
    let page = stand.split.holders[.primary]?.view.shownFrame.minX ?? 0
    #expect(abs(page - pages[0].minX) < 60)
    stand.simulator.settle()
    #expect(stand.split.displayMode == .secondaryOnly && spans(stand) == [0, 700])
    #expect(stand.split.transitions.running == nil)
  }

  // MARK: The button

  private func bar(_ stand: SplitStand, _ column: UISplitViewController.Column) -> UINavigationBar?
  {
    (stand.split.holders[column] as? UINavigationController)?.navigationBar
  }

  private func press(_ stand: SplitStand) {
    guard let button = stand.split.displayModeButtonItem.shownView else { return }
    stand.simulator.tap(at: button.convert(CGPoint(x: 12, y: 20), to: UIView?.none))
    stand.simulator.settle()
  }

  @Test func theButtonIsInTheFirstBarThatIsSeenAndToggles() throws {
    let stand = SplitStand(.tripleColumn, size: CGSize(width: 1000, height: 800))
    let seen: [(UISplitViewController.Column, Mode)] = [
      (.supplementary, .oneBesideSecondary), (.primary, .twoDisplaceSecondary),
      (.supplementary, .oneBesideSecondary),
    ]
    for (column, mode) in seen {
      #expect(stand.split.displayMode == mode)
      let button = try #require(stand.split.displayModeButtonItem.shownView)
      #expect(button.isDescendant(of: try #require(bar(stand, column))))
      for other in UISplitViewController.Column.sides where other != column {
        #expect(bar(stand, other)?.itemView?.leading.isEmpty ?? true)
      }
      press(stand)
    }
    stand.split.preferredDisplayMode = .secondaryOnly
    stand.simulator.settle()
    #expect(
      stand.split.displayModeButtonItem.shownView?.isDescendant(
        of: try #require(bar(stand, .secondary))) == true)
  }

  @Test func itStandsBesideTheProgramsOwnButtons() throws {
    let stand = SplitStand(.doubleColumn)
    let item = try #require(stand.columns[.primary]?.navigationItem)
    item.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
    stand.simulator.settle()
    #expect(bar(stand, .primary)?.itemView?.leading.count == 2)
    #expect(item.leftBarButtonItems?.count == 1)
  }

  @Test func itIsNotThereWhereNobodyWantsIt() {
    let stand = SplitStand(.doubleColumn)
    func isThere() -> Bool { stand.split.buttonHost != nil }
    #expect(isThere())
    stand.split.presentsWithGesture = false
    #expect(!isThere() && bar(stand, .primary)?.itemView?.leading.isEmpty == true)
    stand.split.displayModeButtonVisibility = .always
    #expect(isThere())
    stand.resize(to: SplitStand.narrow)
    #expect(!isThere())
    stand.resize(to: SplitStand.wide)
    #expect(isThere())
    stand.split.displayModeButtonVisibility = .never
    #expect(!isThere())
    let classic = SplitStand(.unspecified)
    #expect(classic.split.buttonHost == nil)
    classic.columns[.primary]?.navigationItem.leftBarButtonItem =
      classic.split.displayModeButtonItem
    classic.simulator.settle()
    press(classic)
    #expect(classic.split.displayMode == .secondaryOnly)
  }

  // MARK: The finger

  private static let tall = CGSize(width: 700, height: 700)

  @Test func aDragFromTheEdgeBringsAColumnIn() {
    let stand = SplitStand(.doubleColumn, size: Self.tall)
    stand.simulator.drag(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 173, y: 300), duration: 0.4)
    stand.simulator.advance(by: 0.3)
    let page = stand.split.holders[.primary]?.view
    #expect(isNear(page?.shownFrame.minX ?? 0, -161, within: 1))
    #expect(stand.split.displayMode == .oneOverSecondary)
    stand.simulator.touchMove(to: CGPoint(x: 243, y: 300))
    stand.simulator.advance(by: 0.3)
    #expect(isNear(page?.shownFrame.minX ?? 0, -91, within: 1))
    stand.simulator.touchUp(at: CGPoint(x: 243, y: 300))
    stand.simulator.settle()
    #expect(spans(stand) == [0, 320, 0, 700] && stand.split.displayMode == .oneOverSecondary)
    #expect(stand.journal.endsBalanced("one", isVisible: true))
  }

  @Test func letGoEarlyItGoesBack() {
    let stand = SplitStand(.doubleColumn, size: Self.tall)
    stand.simulator.drag(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 103, y: 300), duration: 0.4)
    stand.simulator.advance(by: 0.3)
    stand.simulator.touchUp(at: CGPoint(x: 103, y: 300))
    stand.simulator.settle()
    #expect(spans(stand) == [0, 700] && stand.split.displayMode == .secondaryOnly)
    #expect(stand.split.curtain.superview == nil && stand.split.transitions.running == nil)
    #expect(stand.journal.endsBalanced("one", isVisible: false))
    #expect(
      stand.journal.lines.filter { $0.contains("will change") } == [
        "delegate will change to oneOverSecondary", "delegate will change to secondaryOnly",
      ])
  }

  @Test(arguments: [(-250, true), (-100, false)] as [(CGFloat, Bool)])
  func aDragTowardsTheEdgeTakesItAway(way: CGFloat, isGone: Bool) {
    let stand = SplitStand(.doubleColumn, size: Self.tall)
    stand.split.show(.primary)
    stand.simulator.settle()
    let start = CGPoint(x: 500, y: 300)
    let end = CGPoint(x: start.x + way, y: 300)
    stand.simulator.drag(from: start, to: end, duration: 0.4)
    stand.simulator.advance(by: 0.3)
    let x = stand.split.holders[.primary]?.view.shownFrame.minX ?? 0
    #expect(isNear(x, way + 10, within: 1))
    stand.simulator.touchUp(at: end)
    stand.simulator.settle()
    #expect(stand.split.displayMode == (isGone ? .secondaryOnly : .oneOverSecondary))
    #expect(
      (stand.split.curtain.superview == nil) == isGone && stand.split.transitions.running == nil)
  }

  @Test func besideTheSecondaryOnlyTheEdgeCounts() {
    let stand = SplitStand(.doubleColumn)
    stand.simulator.drag(from: CGPoint(x: 700, y: 300), to: CGPoint(x: 300, y: 300))
    stand.simulator.touchUp(at: CGPoint(x: 300, y: 300))
    stand.simulator.settle()
    #expect(stand.split.displayMode == .oneBesideSecondary)
    stand.split.presentsWithGesture = false
    stand.split.preferredDisplayMode = .secondaryOnly
    stand.simulator.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300))
    stand.simulator.touchUp(at: CGPoint(x: 300, y: 300))
    stand.simulator.settle()
    #expect(stand.split.displayMode == .secondaryOnly)
  }

  @Test func aStackThatCanBeSwipedBackGoesFirst() {
    let stand = SplitStand(.doubleColumn, size: Self.tall)
    let stack = stand.columns[.secondary]?.navigationController
    stack?.pushViewController(UIViewController(), animated: false)
    stand.simulator.settle()
    for (mode, count) in [(Mode.secondaryOnly, 1), (.oneOverSecondary, 1)] {
      stand.simulator.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 600, y: 300))
      stand.simulator.touchUp(at: CGPoint(x: 600, y: 300))
      stand.simulator.settle()
      #expect(stand.split.displayMode == mode && stack?.viewControllers.count == count)
    }
  }

  @Test func aResizeUnderAFingerSettles() {
    let stand = SplitStand(.doubleColumn, size: Self.tall)
    for size in [CGSize(width: 1200, height: 800), SplitStand.narrow, Self.tall] {
      stand.simulator.drag(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 150, y: 300))
      stand.simulator.resize(to: size)
      stand.simulator.advance(by: 0.05)
      #expect(stand.split.transitions.running == nil)
      stand.simulator.touchUp(at: CGPoint(x: 150, y: 300))
      stand.simulator.settle()
      #expect(stand.split.isCollapsed == (size.width == 390))
      #expect(stand.frame(.secondary).maxX == size.width)
    }
  }

  @Test func leavingTheScreenEndsWhatIsUnderWay() {
    let stand = SplitStand(.doubleColumn, size: Self.tall)
    stand.simulator.drag(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 150, y: 300))
    stand.simulator.window.rootViewController = UIViewController()
    #expect(stand.split.transitions.running == nil)
    stand.simulator.touchUp(at: CGPoint(x: 150, y: 300))
    stand.simulator.settle()
    #expect(stand.journal.endsBalanced("one", isVisible: false))
    #expect(stand.journal.endsBalanced("three", isVisible: false))
  }

  @Test func fromRightToLeftAllIsMirrored() {
    let stand = SplitStand(.doubleColumn, size: Self.tall)
    UIScreen.main.layoutDirection = .rightToLeft
    stand.simulator.settle()
    stand.simulator.drag(from: CGPoint(x: 698, y: 300), to: CGPoint(x: 448, y: 300))
    stand.simulator.touchUp(at: CGPoint(x: 448, y: 300))
    stand.simulator.settle()
    #expect(stand.frame(.primary) == CGRect(x: 380, y: 0, width: 320, height: 700))
    stand.simulator.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 450, y: 300))
    stand.simulator.touchUp(at: CGPoint(x: 450, y: 300))
    stand.simulator.settle()
    #expect(stand.split.displayMode == .secondaryOnly)
    UIScreen.main.layoutDirection = .leftToRight
  }
}

extension UISplitViewController.Column {
  fileprivate static let sides: [Self] = [.primary, .supplementary, .secondary]
}
