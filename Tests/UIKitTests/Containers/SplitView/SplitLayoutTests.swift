import CoreGraphics
import Testing
import UIKitTestSupport
import UIKit

/// Where columns are, and which are seen.
@MainActor
struct SplitLayoutTests {
  private func columnFrame(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: 0, width: width, height: height)
  }

  @Test func twoColumnsStandSideBySideWhereThereIsRoom() {
    let fixture = SplitFixture(.doubleColumn)
    #expect(fixture.frame(.primary) == columnFrame(0, 320, 800))
    #expect(fixture.frame(.secondary) == columnFrame(321, 879, 800))
    #expect(fixture.split.displayMode == .oneBesideSecondary && !fixture.split.isCollapsed)
    fixture.resize(to: CGSize(width: 721, height: 700))
    #expect(fixture.frame(.secondary) == columnFrame(321, 400, 700))
    fixture.resize(to: CGSize(width: 720, height: 700))
    #expect(fixture.frame(.primary) == .null)
    #expect(fixture.frame(.secondary) == columnFrame(0, 720, 700))
    #expect(fixture.split.displayMode == .secondaryOnly && fixture.split.primaryColumnWidth == 0)
  }

  @Test func thePrimaryColumnMayBeAtTheTrailingEdge() {
    let fixture = SplitFixture(.doubleColumn)
    fixture.split.primaryEdge = .trailing
    #expect(fixture.frame(.primary) == columnFrame(880, 320, 800))
    #expect(fixture.frame(.secondary) == columnFrame(0, 879, 800))
    // A drag from that edge shows it where it is hidden.
    fixture.resize(to: CGSize(width: 720, height: 700))
    #expect(fixture.frame(.primary) == .null)
    let (start, end) = (CGPoint(x: 718, y: 300), CGPoint(x: 300, y: 300))
    fixture.simulator.drag(from: start, to: end, duration: 0.3)
    fixture.simulator.touchUp(at: end)
    fixture.simulator.settle()
    #expect(fixture.frame(.primary) == columnFrame(400, 320, 700))
    fixture.split.primaryEdge = .leading
    #expect(fixture.frame(.primary) == columnFrame(0, 320, 700) && fixture.isIdle)
  }

  @Test func ofThreeColumnsTheFirstIsHiddenFirst() {
    let fixture = SplitFixture(.tripleColumn)
    #expect(fixture.frame(.primary) == columnFrame(0, 320, 800))
    #expect(fixture.frame(.supplementary) == columnFrame(321, 320, 800))
    #expect(fixture.frame(.secondary) == columnFrame(642, 558, 800))
    #expect(fixture.split.displayMode == .twoBesideSecondary)
    fixture.resize(to: CGSize(width: 1000, height: 800))
    #expect(fixture.frame(.primary) == .null)
    #expect(fixture.frame(.supplementary) == columnFrame(0, 320, 800))
    #expect(fixture.frame(.secondary) == columnFrame(321, 679, 800))
    #expect(fixture.split.displayMode == .oneBesideSecondary)
    fixture.resize(to: CGSize(width: 650, height: 800))
    #expect(fixture.frame(.secondary) == columnFrame(0, 650, 800))
  }

  @Test func widthsAreAsAskedFor() {
    let fixture = SplitFixture(.tripleColumn)
    fixture.split.preferredPrimaryColumnWidth = 200
    fixture.split.preferredSupplementaryColumnWidthFraction = 0.25
    #expect(
      fixture.split.primaryColumnWidth == 200 && fixture.split.supplementaryColumnWidth == 300)
    fixture.split.preferredPrimaryColumnWidth = 9000
    #expect(fixture.split.primaryColumnWidth == 420)
    fixture.split.maximumPrimaryColumnWidth = 500
    fixture.split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
    fixture.split.preferredPrimaryColumnWidthFraction = .nan
    #expect(fixture.split.primaryColumnWidth == 320)
    fixture.split.minimumPrimaryColumnWidth = 350
    #expect(fixture.split.primaryColumnWidth == 350)
    #expect(fixture.frame(.secondary).maxX == 1200)
  }

  @Test func sideColumnsAreCompactAndTheSecondaryIsAsTheScreen() {
    let fixture = SplitFixture(.doubleColumn)
    #expect(fixture.columns[.primary]?.traitCollection.horizontalSizeClass == .compact)
    #expect(fixture.columns[.secondary]?.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func whereLinesRunFromRightToLeftTheFirstColumnIsRight() {
    let fixture = SplitFixture(.doubleColumn)
    UIScreen.main.layoutDirection = .rightToLeft
    fixture.simulator.settle()
    #expect(fixture.frame(.primary) == columnFrame(880, 320, 800))
    #expect(fixture.frame(.secondary) == columnFrame(0, 879, 800))
    UIScreen.main.layoutDirection = .leftToRight
  }

  @Test func aPreferredModeIsKept() {
    let fixture = SplitFixture(.doubleColumn)
    fixture.split.preferredDisplayMode = .secondaryOnly
    #expect(
      fixture.frame(.primary) == .null && fixture.frame(.secondary) == columnFrame(0, 1200, 800))
    fixture.split.preferredDisplayMode = .oneOverSecondary
    #expect(fixture.frame(.primary) == columnFrame(0, 320, 800))
    #expect(fixture.frame(.secondary) == columnFrame(0, 1200, 800))
    #expect(fixture.dimmingView?.frame == fixture.split.view.bounds)
    // There are no two columns beside the secondary one.
    fixture.split.preferredDisplayMode = .twoBesideSecondary
    #expect(fixture.split.displayMode == .oneBesideSecondary)
    fixture.split.preferredDisplayMode = .automatic
    #expect(fixture.split.displayMode == .oneBesideSecondary)
  }

  @Test func columnsSlideInAndOut() {
    let fixture = SplitFixture(.tripleColumn)
    fixture.split.hide(.primary)
    #expect(fixture.journal.lines.contains("delegate will change to oneBesideSecondary"))
    fixture.simulator.advance(by: 0.15)
    let page = fixture.page(.primary)
    #expect((page?.shownFrame.minX ?? 0) < -50 && (page?.shownFrame.minX ?? -320) > -320)
    fixture.simulator.settle()
    #expect(fixture.frame(.primary) == .null && fixture.frame(.supplementary).minX == 0)
    #expect(fixture.journal.endsBalanced("one", isVisible: false))
    fixture.split.show(.primary)
    fixture.simulator.settle()
    #expect(fixture.frame(.primary) == columnFrame(0, 320, 800))
    #expect(fixture.frame(.secondary) == columnFrame(642, 558, 800))
    #expect(fixture.journal.endsBalanced("one", isVisible: true))
  }

  @Test func whereThereIsNoRoomAColumnComesOverTheOthersAndAPressTakesItAway() {
    let fixture = SplitFixture(.doubleColumn, size: CGSize(width: 700, height: 700))
    fixture.split.show(.primary)
    fixture.simulator.settle()
    #expect(fixture.split.displayMode == .oneOverSecondary)
    #expect(fixture.frame(.primary) == columnFrame(0, 320, 700))
    #expect(fixture.frame(.secondary) == columnFrame(0, 700, 700))
    fixture.simulator.tap(at: CGPoint(x: 600, y: 300))
    fixture.simulator.settle()
    #expect(fixture.split.displayMode == .secondaryOnly && fixture.frame(.primary) == .null)
    #expect(fixture.dimmingView == nil)
  }

  // MARK: Contents

  @Test func aNewSecondaryReplacesTheOldOne() {
    for style in [UISplitViewController.Style.unspecified, .doubleColumn] {
      let fixture = SplitFixture(style)
      let new = JournalController("new", fixture.journal)
      fixture.columns[.primary]?.showDetailViewController(new, sender: nil)
      fixture.simulator.settle()
      #expect(
        fixture.takeCalls() == [
          "delegate show detail new", "three willDisappear at once", "three didDisappear at once",
          "new didLoad", "new willAppear at once", "new didAppear at once",
        ])
      #expect(new.view.bounds.size == CGSize(width: 879, height: 800))
      #expect(fixture.columns[.secondary]?.splitViewController == nil)
      #expect(new.splitViewController === fixture.split)
      let other = UIViewController()
      fixture.columns[.primary]?.show(other, sender: nil)
      fixture.simulator.settle()
      #expect(fixture.columns[.primary]?.navigationController?.topViewController === other)
    }
  }

  @Test func aDelegateMayShowItself() {
    let fixture = SplitFixture(.doubleColumn)
    fixture.delegate.handlesShow = true
    fixture.split.show(UIViewController(), sender: nil)
    Simulator.endTurn()
    fixture.split.showDetailViewController(UIViewController(), sender: nil)
    Simulator.endTurn()
    #expect(fixture.journal.take() == ["delegate show ", "delegate show detail "])
  }

  @Test func misuseIsReportedAndDoesNotCrash() {
    let fixture = SplitFixture(.doubleColumn)
    let three = fixture.columns[.secondary]
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    let warnings = Diagnostics.collecting {
      fixture.split.setViewController(three, for: .primary)
      fixture.split.setViewController(fixture.split, for: .primary)
      fixture.split.setViewController(UIViewController(), for: .supplementary)
      fixture.split.viewControllers = [UIViewController()]
      fixture.split.show(.supplementary)
      fixture.split.setViewController(child, for: .secondary)
    }
    #expect(warnings.count == 6)
    #expect(fixture.split.viewController(for: .primary) === fixture.columns[.primary])
    #expect(child.splitViewController === fixture.split && parent.children.isEmpty)
    fixture.split.setViewController(nil, for: .secondary)
    fixture.split.setViewController(nil, for: .primary)
    fixture.simulator.settle()
    #expect(fixture.split.children.isEmpty && fixture.split.viewControllers.isEmpty)
    let classic = UISplitViewController()
    let page = UIViewController()
    let more = Diagnostics.collecting {
      classic.viewControllers = [page, page, UIViewController()]
      classic.setViewController(UIViewController(), for: .primary)
    }
    #expect(more.count == 3 && classic.viewControllers == [page])
  }
}
