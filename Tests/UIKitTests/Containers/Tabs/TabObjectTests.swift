import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Tabs that make their controllers when they are needed.
@MainActor
struct TabObjectTests {
  /// A tab bar controller with tabs, and what its tabs and its delegate record.
  @MainActor
  private final class Screen: NSObject, UITabBarControllerDelegate {
    let controller = UITabBarController()
    private(set) var simulator: Simulator!
    var made: [String] = []
    var lines: [String] = []
    var allows = true
    /// Kept for the test: the controller holds it weakly.
    var journalDelegate: TabJournalDelegate? {
      didSet { controller.delegate = journalDelegate }
    }

    /// - Parameter names: of the tabs.
    init(_ names: String...) {
      super.init()
      controller.tabs = names.map(tab(_:))
      controller.delegate = self
      simulator = Simulator(size: CGSize(width: 300, height: 500), scale: 1, root: controller)
    }

    func tab(_ name: String) -> UITab {
      UITab(title: name, image: nil, identifier: name) { [weak self] in
        self?.made.append($0.identifier)
        let page = UIViewController()
        page.title = "page of \($0.identifier)"
        return page
      }
    }

    func press(_ index: Int) {
      let bar = controller.tabBar.frame
      let width = bar.width / CGFloat(controller.tabBar.items?.count ?? 1)
      simulator.tap(at: CGPoint(x: width * (CGFloat(index) + 0.5), y: bar.minY + 20))
      simulator.settle()
    }

    var titles: [String?] { controller.tabBar.items?.map(\.title) ?? [] }
    var shown: String? { controller.selectedViewController?.title }
    var isShown: Bool { controller.selectedViewController?.view.window != nil }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool {
      lines.append("should \(tab.identifier)")
      return allows
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
      lines.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
    }
  }

  @Test func aControllerIsMadeWhenItsTabIsShown() {
    let screen = Screen("a", "b", "c")
    #expect(screen.made == ["a"] && screen.shown == "page of a" && screen.isShown)
    screen.press(1)
    #expect(screen.made == ["a", "b"] && screen.shown == "page of b" && screen.isShown)
    screen.press(0)
    screen.press(1)
    #expect(screen.made == ["a", "b"] && screen.controller.selectedTab?.identifier == "b")
    #expect(screen.controller.children.count == 2)
  }

  @Test func aControllerIsMadeWhenItIsAskedForAndStaysTheSame() {
    let screen = Screen("a", "b", "c")
    let third = screen.controller.tabs[2]
    let page = third.viewController
    #expect(page?.title == "page of c" && third.viewController === page)
    #expect(screen.made == ["a", "c"] && third.tabBarController === screen.controller)
    #expect(screen.controller.viewControllers?.last === page && screen.made.count == 3)
    screen.controller.selectedViewController = page
    #expect(screen.controller.selectedTab === third && screen.controller.selectedIndex == 2)
    #expect(screen.isShown)
  }

  @Test func theBarShowsWhatTheTabHas() {
    let screen = Screen("a", "b")
    #expect(screen.titles == ["a", "b"])
    screen.controller.tabs[1].title = "second"
    screen.controller.tabs[1].badgeValue = "3"
    screen.controller.tabs[0].viewController?.title = "other"
    #expect(screen.titles == ["a", "second"])
    #expect(screen.controller.tabBar.items?.last?.badgeValue == "3")
  }

  @Test func theDelegateAllowsAndIsNotified() {
    let screen = Screen("a", "b")
    screen.press(1)
    screen.press(1)
    #expect(screen.lines == ["should b", "did b after a", "should b", "did b after b"])
    screen.allows = false
    screen.press(0)
    #expect(screen.controller.selectedTab?.identifier == "b" && screen.lines.last == "should a")
    screen.lines = []
    screen.controller.selectedTab = screen.controller.tab(forIdentifier: "a")
    #expect(screen.shown == "page of a" && screen.lines.isEmpty)
  }

  /// A delegate that knows only controllers is asked about these.
  @Test func aDelegateOfControllersIsAskedToo() {
    let screen = Screen("a", "b")
    let journal = Journal()
    screen.journalDelegate = TabJournalDelegate(journal)
    screen.press(1)
    #expect(
      journal.take() == [
        "delegate shouldSelect page of b", "delegate animator page of a to page of b",
        "delegate didSelect page of b",
      ])
    #expect(screen.shown == "page of b" && screen.isShown)
  }

  @Test func aSwitchIsAnimatedByTheDelegate() {
    let screen = Screen("a", "b")
    let journal = Journal()
    let delegate = TabJournalDelegate(journal)
    delegate.animator = JournalAnimator(journal, duration: 0.5)
    screen.journalDelegate = delegate
    screen.controller.selectedTab = screen.controller.tabs[1]
    screen.simulator.advance(by: 0.2)
    #expect(screen.controller.transitionCoordinator != nil && screen.made == ["a", "b"])
    screen.simulator.settle()
    #expect(screen.shown == "page of b" && screen.isShown)
    #expect(screen.controller.transitionCoordinator == nil)
  }

  @Test func controllersAndTabsReplaceEachOther() {
    let screen = Screen("a", "b")
    let former = screen.controller.tabs
    let pages = ["x", "y", "z"].map { name in
      let page = UIViewController()
      page.title = name
      return page
    }
    screen.controller.viewControllers = pages
    #expect(screen.titles == ["x", "y", "z"] && former[0].tabBarController == nil)
    #expect(screen.controller.tabs.map(\.title) == ["x", "y", "z"])
    let last = screen.controller.tabs[2]
    #expect(last === screen.controller.tabs[2] && last.viewController === pages[2])
    screen.controller.selectedTab = last
    #expect(screen.controller.selectedIndex == 2 && screen.controller.selectedTab === last)
    screen.controller.tabs = former
    #expect(screen.titles == ["a", "b"] && screen.controller.viewControllers?.count == 2)
    #expect(pages.allSatisfy { $0.parent == nil })
    #expect(screen.isShown)
  }

  @Test func theSelectedTabStaysAndALostOneIsReplacedByItsNeighbour() {
    let screen = Screen("a", "b", "c")
    screen.controller.selectedTab = screen.controller.tabs[1]
    let tabs = screen.controller.tabs
    screen.controller.setTabs([tabs[2], tabs[1]], animated: false)
    #expect(screen.shown == "page of b" && screen.titles == ["c", "b"])
    screen.controller.tabs = [tabs[0], tabs[2]]
    #expect(screen.shown == "page of c" && screen.isShown && tabs[1].tabBarController == nil)
    screen.controller.tabs = []
    #expect(screen.controller.selectedTab == nil && screen.controller.viewControllers == nil)
  }

  @Test func hiddenTabsAreLeftOutAndTheSearchIsLast() {
    let screen = Screen("a", "b")
    let (first, second) = (screen.controller.tabs[0], screen.controller.tabs[1])
    let search = UISearchTab { _ in UIViewController() }
    screen.controller.tabs = [search, first, second]
    #expect(screen.titles == ["a", "b", "Search"] && screen.shown == "page of a")
    first.isHidden = true
    #expect(screen.titles == ["b", "Search"] && screen.shown == "page of b")
    let warnings = Diagnostics.collecting { screen.controller.selectedTab = first }
    #expect(warnings.count == 1 && screen.shown == "page of b")
    first.isHidden = false
    screen.controller.selectedTab = first
    #expect(screen.shown == "page of a" && screen.controller.tabs == [search, first, second])
  }

  @Test func aGroupShowsItsSelectedChild() {
    let screen = Screen("a")
    let (one, two) = (screen.tab("one"), screen.tab("two"))
    let group = UITabGroup(title: "group", image: nil, identifier: "group", children: [one, two])
    screen.controller.tabs = [screen.controller.tabs[0], group]
    #expect(screen.titles == ["a", "group"] && one.parent === group)
    screen.simulator.settle()
    screen.press(1)
    #expect(screen.shown == "page of one" && screen.controller.selectedTab === one)
    screen.controller.selectedTab = screen.controller.tab(forIdentifier: "two")
    #expect(screen.shown == "page of two" && group.selectedChild === two && screen.isShown)
    #expect(screen.controller.tabBar.selectedItem?.title == "group")
    screen.press(0)
    screen.press(1)
    #expect(screen.shown == "page of two")
    two.isHidden = true
    #expect(screen.shown == "page of one" && screen.isShown)
  }

  @Test func aCancelledSwitchInAGroupSelectsTheFormerChild() {
    let screen = Screen()
    let (one, two) = (screen.tab("one"), screen.tab("two"))
    let group = UITabGroup(title: "group", image: nil, identifier: "group", children: [one, two])
    screen.controller.tabs = [group]
    let delegate = TabJournalDelegate(Journal())
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.animator = JournalAnimator(delegate.journal, duration: 0.5)
    delegate.interactor = interactor
    screen.journalDelegate = delegate
    screen.controller.selectedTab = two
    interactor.update(0.5)
    interactor.cancel()
    screen.simulator.settle()
    #expect(screen.controller.selectedTab === one && group.selectedChild === one)
    #expect(screen.shown == "page of one" && screen.isShown)
  }

  @Test func tabsThatDoNotFitTheBarAreInTheListOfMore() {
    let screen = Screen("a", "b", "c", "d", "e", "f")
    #expect(screen.titles == ["a", "b", "c", "d", "More"] && screen.made == ["a"])
    screen.controller.selectedTab = screen.controller.tabs[5]
    screen.simulator.settle()
    #expect(screen.made == ["a", "f"] && screen.shown == "page of f" && screen.isShown)
    #expect(screen.controller.tabs.count == 6)
  }

  @Test func misuseIsReportedAndChangesNothing() {
    let screen = Screen("a", "b")
    let tabs = screen.controller.tabs
    var warnings = Diagnostics.collecting {
      screen.controller.tabs = [tabs[0], tabs[1], screen.tab("a"), tabs[0]]
    }
    #expect(warnings.count == 1 && screen.controller.tabs == tabs)
    warnings = Diagnostics.collecting {
      screen.controller.selectedTab = screen.tab("other")
      screen.controller.selectedTab = nil
    }
    #expect(warnings.count == 2 && screen.shown == "page of a")
    let group = UITabGroup(title: "", image: nil, identifier: "group")
    warnings = Diagnostics.collecting {
      group.children = [group, tabs[0], tabs[0]]
      group.selectedChild = tabs[1]
    }
    #expect(warnings.count == 3 && group.children == [tabs[0]])
    #expect(screen.controller.tabs == [tabs[1]] && screen.shown == "page of b")
  }

  @Test func aProviderMayUseTheTabs() {
    let screen = Screen("a")
    let first = screen.controller.tabs[0]
    let second = UITab(title: "b", image: nil, identifier: "b") { tab in
      #expect(tab.viewController == nil)
      tab.tabBarController?.tabs = [tab, first]
      tab.tabBarController?.selectedTab = tab
      return UIViewController()
    }
    screen.controller.tabs = [first, second]
    screen.controller.selectedTab = second
    screen.simulator.settle()
    #expect(screen.controller.tabs == [second, first] && screen.controller.selectedTab === second)
    #expect(screen.isShown)
  }

  @Test func aControllerThatIsTakenElsewhereTakesItsTabAlong() throws {
    let screen = Screen("a", "b", "c")
    screen.press(1)
    let page = try #require(screen.controller.selectedViewController)
    let tab = try #require(screen.controller.selectedTab)
    let other = UIViewController()
    other.addChild(page)
    screen.simulator.settle()
    #expect(page.parent === other)
    #expect(screen.controller.tabs.map(\.identifier) == ["a", "c"] && tab.tabBarController == nil)
    #expect(screen.isShown && screen.controller.viewControllers?.count == 2)
  }
}
