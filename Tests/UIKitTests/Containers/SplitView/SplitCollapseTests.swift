import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// From several columns to one and back, as the stage is resized.
@Suite(.serialized) @MainActor
struct SplitCollapseTests {
  @Test func columnsGoOntoOneStackAndBack() {
    let stand = SplitStand(.doubleColumn)
    stand.resize(to: SplitStand.narrow)
    #expect(
      stand.takeCalls() == [
        "delegate top, secondary proposed", "three willDisappear at once",
        "three didDisappear at once", "one willDisappear at once", "three willAppear at once",
        "one didDisappear at once", "three didAppear at once", "delegate did collapse",
      ])
    #expect(stand.split.isCollapsed && stand.stack == ["one", "three"])
    #expect(stand.frame(.secondary).width == 390 && stand.frame(.primary) == .null)
    stand.resize(to: SplitStand.wide)
    #expect(
      stand.takeCalls() == [
        "three willDisappear at once", "one willAppear at once", "three didDisappear at once",
        "one didAppear at once", "delegate mode, oneBesideSecondary proposed",
        "delegate did expand", "three willAppear at once", "three didAppear at once",
      ])
    #expect(!stand.split.isCollapsed)
    #expect(stand.frame(.primary).width == 320 && stand.frame(.secondary).width == 879)
  }

  @Test func threeColumnsToo() {
    let stand = SplitStand(.tripleColumn)
    stand.resize(to: SplitStand.narrow)
    #expect(stand.stack == ["one", "two", "three"])
    stand.resize(to: SplitStand.wide)
    for (column, width) in [(.primary, 320), (.supplementary, 320), (.secondary, 558)]
      as [(UISplitViewController.Column, CGFloat)]
    {
      #expect(stand.frame(column).width == width)
    }
    for name in ["one", "two", "three"] {
      #expect(stand.journal.endsBalanced(name, isVisible: true))
    }
  }

  @Test func theDelegateSaysWhichIsOnTop() {
    let stand = SplitStand(.tripleColumn)
    stand.delegate.top = .primary
    stand.resize(to: SplitStand.narrow)
    #expect(stand.stack == ["one"] && stand.frame(.primary).width == 390)
    stand.split.show(.secondary)
    stand.simulator.settle()
    #expect(stand.stack == ["one", "two", "three"] && stand.frame(.secondary).width == 390)
    stand.split.hide(.secondary)
    stand.simulator.settle()
    #expect(stand.stack == ["one", "two"])
    stand.delegate.mode = .oneBesideSecondary
    stand.resize(to: SplitStand.wide)
    #expect(stand.split.displayMode == .oneBesideSecondary)
    #expect(stand.frame(.secondary).width == 879 && stand.frame(.supplementary).width == 320)
  }

  @Test func whatWasPushedMeanwhileGoesAlong() {
    let stand = SplitStand(.doubleColumn, size: SplitStand.narrow)
    let new = JournalController("new", stand.journal)
    (stand.split.viewControllers.first as? UINavigationController)?.pushViewController(
      new, animated: true)
    stand.simulator.settle()
    #expect(stand.stack == ["one", "three", "new"])
    stand.resize(to: SplitStand.wide)
    #expect(stand.columns[.primary]?.navigationController?.viewControllers.count == 1)
    #expect(stand.columns[.secondary]?.navigationController?.topViewController === new)
    #expect(new.view.window != nil && stand.journal.endsBalanced("new", isVisible: true))
  }

  @Test func aSecondaryThatWasPoppedIsBackWhereThereIsRoom() {
    let stand = SplitStand(.doubleColumn, size: SplitStand.narrow)
    (stand.split.viewControllers.first as? UINavigationController)?.popViewController(
      animated: true)
    stand.simulator.settle()
    #expect(stand.stack == ["one"])
    stand.resize(to: SplitStand.wide)
    #expect(stand.frame(.secondary).width == 879)
  }

  @Test func aResizeDuringAPushSettles() {
    let stand = SplitStand(.doubleColumn, size: SplitStand.narrow)
    stand.split.hide(.secondary)
    stand.simulator.advance(by: 0.1)
    stand.resize(to: SplitStand.wide)
    #expect(!Simulator.isTransitioning)
    #expect(stand.frame(.primary).width == 320 && stand.frame(.secondary).width == 879)
    #expect(stand.journal.endsBalanced("three", isVisible: true))
    stand.resize(to: SplitStand.narrow)
    #expect(stand.stack == ["one", "three"])
  }

  @Test func aCompactColumnIsShownAlone() {
    let stand = SplitStand(.doubleColumn)
    let compact = JournalController("compact", stand.journal)
    stand.split.setViewController(compact, for: .compact)
    #expect(compact.viewIfLoaded == nil)
    stand.resize(to: SplitStand.narrow)
    #expect(stand.split.viewControllers == [compact] && compact.view.window != nil)
    #expect(stand.frame(.primary) == .null && stand.frame(.secondary) == .null)
    stand.resize(to: SplitStand.wide)
    #expect(compact.view.window == nil && stand.frame(.secondary).width == 879)
    #expect(stand.journal.endsBalanced("compact", isVisible: false))
  }

  @Test func aDetailIsPushedWhereThereIsOneColumn() {
    for style in [UISplitViewController.Style.unspecified, .doubleColumn] {
      let stand = SplitStand(style, size: SplitStand.narrow)
      (stand.split.viewControllers.first as? UINavigationController)?.popViewController(
        animated: false)
      stand.simulator.settle()
      let new = JournalController("new", stand.journal)
      stand.columns[.primary]?.showDetailViewController(new, sender: nil)
      Simulator.endTurn()
      #expect(Simulator.isTransitioning)
      stand.simulator.settle()
      #expect(stand.stack == ["one", "new"])
      stand.resize(to: SplitStand.wide)
      #expect(new.view.window != nil && new.view.bounds.width == 879)
      #expect(stand.split.viewControllers.count == 2)
    }
  }

  @Test func withoutAStyleTheDelegateIsAskedAboutTheSecondary() {
    let stand = SplitStand(.unspecified)
    stand.resize(to: SplitStand.narrow)
    #expect(
      stand.takeCalls().filter { $0.hasPrefix("delegate") } == [
        "delegate primary for collapsing", "delegate collapse three",
      ])
    #expect(stand.stack == ["one", "three"])
    stand.resize(to: SplitStand.wide)
    #expect(
      stand.takeCalls().filter { $0.hasPrefix("delegate") } == [
        "delegate primary for expanding", "delegate separate",
      ])
    #expect(stand.frame(.secondary) == CGRect(x: 321, y: 0, width: 879, height: 800))
    stand.delegate.handlesSecondary = true
    stand.resize(to: SplitStand.narrow)
    #expect(stand.stack == ["one"])
    let other = JournalController("other", stand.journal)
    stand.delegate.separated = other
    stand.resize(to: SplitStand.wide)
    #expect(other.view.window != nil && stand.split.viewControllers.last === other)
    #expect(stand.columns[.secondary]?.parent == nil)
  }

  @Test func columnsCanBeSetWhereThereIsOneColumn() {
    let split = UISplitViewController(style: .doubleColumn)
    let stand = Stand(size: SplitStand.narrow)
    stand.simulator.window.rootViewController = split
    stand.simulator.settle()
    let pages = (0..<3).map { JournalController("\($0)", stand.journal) }
    split.setViewController(pages[0], for: .primary)
    split.setViewController(pages[1], for: .secondary)
    stand.simulator.settle()
    let stack = split.viewControllers.first as? UINavigationController
    #expect(stack?.viewControllers == [pages[0]] && pages[0].view.window != nil)
    split.show(.secondary)
    stand.simulator.settle()
    #expect(stack?.viewControllers == [pages[0], pages[1]])
    split.setViewController(pages[2], for: .secondary)
    stand.simulator.settle()
    #expect(stack?.viewControllers == [pages[0], pages[2]] && pages[1].parent?.parent == nil)
  }
}
