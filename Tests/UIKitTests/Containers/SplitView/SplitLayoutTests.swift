import CoreGraphics
import Testing
import UIKitTestSupport

@testable import UIKit

/// Where columns are, and which are seen.
@Suite(.serialized) @MainActor
struct SplitLayoutTests {
  private func columnFrame(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: 0, width: width, height: height)
  }

  @Test func twoColumnsStandSideBySideWhereThereIsRoom() {
    let stand = SplitStand(.doubleColumn)
    #expect(stand.frame(.primary) == columnFrame(0, 320, 800))
    #expect(stand.frame(.secondary) == columnFrame(321, 879, 800))
    #expect(stand.split.displayMode == .oneBesideSecondary && !stand.split.isCollapsed)
    stand.resize(to: CGSize(width: 721, height: 700))
    #expect(stand.frame(.secondary) == columnFrame(321, 400, 700))
    stand.resize(to: CGSize(width: 720, height: 700))
    #expect(stand.frame(.primary) == .null)
    #expect(stand.frame(.secondary) == columnFrame(0, 720, 700))
    #expect(stand.split.displayMode == .secondaryOnly && stand.split.primaryColumnWidth == 0)
  }

  @Test func ofThreeColumnsTheFirstGivesWayFirst() {
    let stand = SplitStand(.tripleColumn)
    #expect(stand.frame(.primary) == columnFrame(0, 320, 800))
    #expect(stand.frame(.supplementary) == columnFrame(321, 320, 800))
    #expect(stand.frame(.secondary) == columnFrame(642, 558, 800))
    #expect(stand.split.displayMode == .twoBesideSecondary)
    stand.resize(to: CGSize(width: 1000, height: 800))
    #expect(stand.frame(.primary) == .null)
    #expect(stand.frame(.supplementary) == columnFrame(0, 320, 800))
    #expect(stand.frame(.secondary) == columnFrame(321, 679, 800))
    #expect(stand.split.displayMode == .oneBesideSecondary)
    stand.resize(to: CGSize(width: 650, height: 800))
    #expect(stand.frame(.secondary) == columnFrame(0, 650, 800))
  }

  @Test func widthsAreAsAskedFor() {
    let stand = SplitStand(.tripleColumn)
    stand.split.preferredPrimaryColumnWidth = 200
    stand.split.preferredSupplementaryColumnWidthFraction = 0.25
    #expect(stand.split.primaryColumnWidth == 200 && stand.split.supplementaryColumnWidth == 300)
    stand.split.preferredPrimaryColumnWidth = 9000
    #expect(stand.split.primaryColumnWidth == 420)
    stand.split.maximumPrimaryColumnWidth = 500
    stand.split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
    stand.split.preferredPrimaryColumnWidthFraction = .nan
    #expect(stand.split.primaryColumnWidth == 320)
    stand.split.minimumPrimaryColumnWidth = 350
    #expect(stand.split.primaryColumnWidth == 350)
    #expect(stand.frame(.secondary).maxX == 1200)
  }

  @Test func sideColumnsAreCompactAndTheSecondaryIsAsTheScreen() {
    let stand = SplitStand(.doubleColumn)
    #expect(stand.columns[.primary]?.traitCollection.horizontalSizeClass == .compact)
    #expect(stand.columns[.secondary]?.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func whereLinesRunFromRightToLeftTheFirstColumnIsRight() {
    let stand = SplitStand(.doubleColumn)
    UIScreen.main.layoutDirection = .rightToLeft
    stand.simulator.settle()
    #expect(stand.frame(.primary) == columnFrame(880, 320, 800))
    #expect(stand.frame(.secondary) == columnFrame(0, 879, 800))
    UIScreen.main.layoutDirection = .leftToRight
  }

  @Test func aPreferredModeIsKept() {
    let stand = SplitStand(.doubleColumn)
    stand.split.preferredDisplayMode = .secondaryOnly
    #expect(stand.frame(.primary) == .null && stand.frame(.secondary) == columnFrame(0, 1200, 800))
    stand.split.preferredDisplayMode = .oneOverSecondary
    #expect(stand.frame(.primary) == columnFrame(0, 320, 800))
    #expect(stand.frame(.secondary) == columnFrame(0, 1200, 800))
    #expect(stand.split.curtain.superview === stand.split.view)
    // There are no two columns beside the secondary one.
    stand.split.preferredDisplayMode = .twoBesideSecondary
    #expect(stand.split.displayMode == .oneBesideSecondary)
    stand.split.preferredDisplayMode = .automatic
    #expect(stand.split.displayMode == .oneBesideSecondary)
  }

  @Test func columnsSlideInAndOut() {
    let stand = SplitStand(.tripleColumn)
    stand.split.hide(.primary)
    #expect(stand.journal.lines.contains("delegate will change to oneBesideSecondary"))
    stand.simulator.advance(by: 0.15)
    let page = stand.split.holders[.primary]?.view
    #expect((page?.shownFrame.minX ?? 0) < -50 && (page?.shownFrame.minX ?? -320) > -320)
    stand.simulator.settle()
    #expect(stand.frame(.primary) == .null && stand.frame(.supplementary).minX == 0)
    #expect(stand.journal.endsBalanced("one", isVisible: false))
    stand.split.show(.primary)
    stand.simulator.settle()
    #expect(stand.frame(.primary) == columnFrame(0, 320, 800))
    #expect(stand.frame(.secondary) == columnFrame(642, 558, 800))
    #expect(stand.journal.endsBalanced("one", isVisible: true))
  }

  @Test func whereThereIsNoRoomAColumnComesOverTheOthersAndAPressTakesItAway() {
    let stand = SplitStand(.doubleColumn, size: CGSize(width: 700, height: 700))
    stand.split.show(.primary)
    stand.simulator.settle()
    #expect(stand.split.displayMode == .oneOverSecondary)
    #expect(stand.frame(.primary) == columnFrame(0, 320, 700))
    #expect(stand.frame(.secondary) == columnFrame(0, 700, 700))
    stand.simulator.tap(at: CGPoint(x: 600, y: 300))
    stand.simulator.settle()
    #expect(stand.split.displayMode == .secondaryOnly && stand.frame(.primary) == .null)
    #expect(stand.split.curtain.superview == nil)
  }

  // MARK: Contents

  @Test func aNewSecondaryReplacesTheOldOne() {
    for style in [UISplitViewController.Style.unspecified, .doubleColumn] {
      let stand = SplitStand(style)
      let new = JournalController("new", stand.journal)
      stand.columns[.primary]?.showDetailViewController(new, sender: nil)
      stand.simulator.settle()
      #expect(
        stand.takeCalls() == [
          "delegate show detail new", "three willDisappear at once", "three didDisappear at once",
          "new didLoad", "new willAppear at once", "new didAppear at once",
        ])
      #expect(new.view.bounds.size == CGSize(width: 879, height: 800))
      #expect(stand.columns[.secondary]?.splitViewController == nil)
      #expect(new.splitViewController === stand.split)
      let other = UIViewController()
      stand.columns[.primary]?.show(other, sender: nil)
      stand.simulator.settle()
      #expect(stand.columns[.primary]?.navigationController?.topViewController === other)
    }
  }

  @Test func aDelegateMayShowItself() {
    let stand = SplitStand(.doubleColumn)
    stand.delegate.handlesShow = true
    stand.split.show(UIViewController(), sender: nil)
    Simulator.endTurn()
    stand.split.showDetailViewController(UIViewController(), sender: nil)
    Simulator.endTurn()
    #expect(stand.journal.take() == ["delegate show ", "delegate show detail "])
  }

  @Test func mistakesAreToldAndSurvived() {
    let stand = SplitStand(.doubleColumn)
    let three = stand.columns[.secondary]
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    let told = Diagnostics.collecting {
      stand.split.setViewController(three, for: .primary)
      stand.split.setViewController(stand.split, for: .primary)
      stand.split.setViewController(UIViewController(), for: .supplementary)
      stand.split.viewControllers = [UIViewController()]
      stand.split.show(.supplementary)
      stand.split.setViewController(child, for: .secondary)
    }
    #expect(told.count == 6)
    #expect(stand.split.viewController(for: .primary) === stand.columns[.primary])
    #expect(child.splitViewController === stand.split && parent.children.isEmpty)
    stand.split.setViewController(nil, for: .secondary)
    stand.split.setViewController(nil, for: .primary)
    stand.simulator.settle()
    #expect(stand.split.children.isEmpty && stand.split.viewControllers.isEmpty)
    let classic = UISplitViewController()
    let page = UIViewController()
    let more = Diagnostics.collecting {
      classic.viewControllers = [page, page, UIViewController()]
      classic.setViewController(UIViewController(), for: .primary)
    }
    #expect(more.count == 3 && classic.viewControllers == [page])
  }
}
