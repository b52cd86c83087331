import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// From several columns to one and back, as the stage is resized.
@MainActor
struct SplitCollapseTests {
  @Test func columnsGoOntoOneStackAndBack() {
    let fixture = SplitFixture(.doubleColumn)
    fixture.resize(to: SplitFixture.narrow)
    #expect(
      fixture.takeCalls() == [
        "delegate top, secondary proposed", "three willDisappear at once",
        "three didDisappear at once", "one willDisappear at once", "three willAppear at once",
        "one didDisappear at once", "three didAppear at once", "delegate did collapse",
      ])
    #expect(fixture.split.isCollapsed && fixture.stack == ["one", "three"])
    #expect(fixture.frame(.secondary).width == 390 && fixture.frame(.primary) == .null)
    fixture.resize(to: SplitFixture.wide)
    #expect(
      fixture.takeCalls() == [
        "three willDisappear at once", "one willAppear at once", "three didDisappear at once",
        "one didAppear at once", "delegate mode, oneBesideSecondary proposed",
        "delegate did expand", "three willAppear at once", "three didAppear at once",
      ])
    #expect(!fixture.split.isCollapsed)
    #expect(fixture.frame(.primary).width == 320 && fixture.frame(.secondary).width == 879)
  }

  @Test func threeColumnsToo() {
    let fixture = SplitFixture(.tripleColumn)
    fixture.resize(to: SplitFixture.narrow)
    #expect(fixture.stack == ["one", "two", "three"])
    fixture.resize(to: SplitFixture.wide)
    for (column, width) in [(.primary, 320), (.supplementary, 320), (.secondary, 558)]
      as [(UISplitViewController.Column, CGFloat)]
    {
      #expect(fixture.frame(column).width == width)
    }
    for name in ["one", "two", "three"] {
      #expect(fixture.journal.endsBalanced(name, isVisible: true))
    }
  }

  @Test func theDelegateSaysWhichIsOnTop() {
    let fixture = SplitFixture(.tripleColumn)
    fixture.delegate.top = .primary
    fixture.resize(to: SplitFixture.narrow)
    #expect(fixture.stack == ["one"] && fixture.frame(.primary).width == 390)
    fixture.split.show(.secondary)
    fixture.simulator.settle()
    #expect(fixture.stack == ["one", "two", "three"] && fixture.frame(.secondary).width == 390)
    fixture.split.hide(.secondary)
    fixture.simulator.settle()
    #expect(fixture.stack == ["one", "two"])
    fixture.delegate.mode = .oneBesideSecondary
    fixture.resize(to: SplitFixture.wide)
    #expect(fixture.split.displayMode == .oneBesideSecondary)
    #expect(fixture.frame(.secondary).width == 879 && fixture.frame(.supplementary).width == 320)
  }

  @Test func whatWasPushedMeanwhileGoesAlong() {
    let fixture = SplitFixture(.doubleColumn, size: SplitFixture.narrow)
    let new = JournalController("new", fixture.journal)
    (fixture.split.viewControllers.first as? UINavigationController)?.pushViewController(
      new, animated: true)
    fixture.simulator.settle()
    #expect(fixture.stack == ["one", "three", "new"])
    fixture.resize(to: SplitFixture.wide)
    #expect(fixture.columns[.primary]?.navigationController?.viewControllers.count == 1)
    #expect(fixture.columns[.secondary]?.navigationController?.topViewController === new)
    #expect(new.view.window != nil && fixture.journal.endsBalanced("new", isVisible: true))
  }

  @Test func aSecondaryThatWasPoppedIsBackWhereThereIsRoom() {
    let fixture = SplitFixture(.doubleColumn, size: SplitFixture.narrow)
    (fixture.split.viewControllers.first as? UINavigationController)?.popViewController(
      animated: true)
    fixture.simulator.settle()
    #expect(fixture.stack == ["one"])
    fixture.resize(to: SplitFixture.wide)
    #expect(fixture.frame(.secondary).width == 879)
  }

  @Test func aResizeDuringAPushSettles() {
    let fixture = SplitFixture(.doubleColumn, size: SplitFixture.narrow)
    fixture.split.hide(.secondary)
    fixture.simulator.advance(by: 0.1)
    fixture.resize(to: SplitFixture.wide)
    #expect(!Simulator.isTransitioning)
    #expect(fixture.frame(.primary).width == 320 && fixture.frame(.secondary).width == 879)
    #expect(fixture.journal.endsBalanced("three", isVisible: true))
    fixture.resize(to: SplitFixture.narrow)
    #expect(fixture.stack == ["one", "three"])
  }

  @Test func aCompactColumnIsShownAlone() {
    let fixture = SplitFixture(.doubleColumn)
    let compact = JournalController("compact", fixture.journal)
    fixture.split.setViewController(compact, for: .compact)
    #expect(compact.viewIfLoaded == nil)
    fixture.resize(to: SplitFixture.narrow)
    #expect(fixture.split.viewControllers == [compact] && compact.view.window != nil)
    #expect(fixture.frame(.primary) == .null && fixture.frame(.secondary) == .null)
    fixture.resize(to: SplitFixture.wide)
    #expect(compact.view.window == nil && fixture.frame(.secondary).width == 879)
    #expect(fixture.journal.endsBalanced("compact", isVisible: false))
  }

  @Test func aDetailIsPushedWhereThereIsOneColumn() {
    for style in [UISplitViewController.Style.unspecified, .doubleColumn] {
      let fixture = SplitFixture(style, size: SplitFixture.narrow)
      (fixture.split.viewControllers.first as? UINavigationController)?.popViewController(
        animated: false)
      fixture.simulator.settle()
      let new = JournalController("new", fixture.journal)
      fixture.columns[.primary]?.showDetailViewController(new, sender: nil)
      Simulator.endTurn()
      #expect(Simulator.isTransitioning)
      fixture.simulator.settle()
      #expect(fixture.stack == ["one", "new"])
      fixture.resize(to: SplitFixture.wide)
      #expect(new.view.window != nil && new.view.bounds.width == 879)
      #expect(fixture.split.viewControllers.count == 2)
    }
  }

  @Test func withoutAStyleTheDelegateIsAskedAboutTheSecondary() {
    let fixture = SplitFixture(.unspecified)
    fixture.resize(to: SplitFixture.narrow)
    #expect(
      fixture.takeCalls().filter { $0.hasPrefix("delegate") } == [
        "delegate primary for collapsing", "delegate collapse three",
      ])
    #expect(fixture.stack == ["one", "three"])
    fixture.resize(to: SplitFixture.wide)
    #expect(
      fixture.takeCalls().filter { $0.hasPrefix("delegate") } == [
        "delegate primary for expanding", "delegate separate",
      ])
    #expect(fixture.frame(.secondary) == CGRect(x: 321, y: 0, width: 879, height: 800))
    fixture.delegate.handlesSecondary = true
    fixture.resize(to: SplitFixture.narrow)
    #expect(fixture.stack == ["one"])
    let other = JournalController("other", fixture.journal)
    fixture.delegate.separated = other
    fixture.resize(to: SplitFixture.wide)
    #expect(other.view.window != nil && fixture.split.viewControllers.last === other)
    #expect(fixture.columns[.secondary]?.parent == nil)
  }

  @Test func columnsCanBeSetWhereThereIsOneColumn() {
    let split = UISplitViewController(style: .doubleColumn)
    let fixture = Fixture(size: SplitFixture.narrow)
    fixture.simulator.window.rootViewController = split
    fixture.simulator.settle()
    let pages = (0..<3).map { JournalController("\($0)", fixture.journal) }
    split.setViewController(pages[0], for: .primary)
    split.setViewController(pages[1], for: .secondary)
    fixture.simulator.settle()
    let stack = split.viewControllers.first as? UINavigationController
    #expect(stack?.viewControllers == [pages[0]] && pages[0].view.window != nil)
    split.show(.secondary)
    fixture.simulator.settle()
    #expect(stack?.viewControllers == [pages[0], pages[1]])
    split.setViewController(pages[2], for: .secondary)
    fixture.simulator.settle()
    #expect(stack?.viewControllers == [pages[0], pages[2]] && pages[1].parent?.parent == nil)
  }
}
