import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

@testable import Catalogue
@testable import PlaygroundApp

/// The demos that come from storyboards, but for those of the fifth article.
@MainActor
struct StoryboardDemoTests {
  nonisolated static let sizes = [
    CGSize(width: 320, height: 568), CGSize(width: 390, height: 844),
    CGSize(width: 844, height: 390),
  ]

  /// Interface Builder would say so too.
  @Test(arguments: [
    "Main", "Day", "Night", "PresentModally", "Popovers", "CustomSegue", "UnwindChain", "Market",
    "Orchard",
  ])
  func theFileHasNothingToComplainAbout(name: String) {
    let storyboard = UIStoryboard(name: name, bundle: nil)
    #expect(!storyboard.identifiers.isEmpty)
    let warnings = Diagnostics.collecting {
      for identifier in storyboard.identifiers {
        let controller = storyboard.instantiateViewController(withIdentifier: identifier)
        for size in Self.sizes {
          let simulator = Simulator(size: size, scale: 1, root: controller)
          simulator.settle()
          for view in controller.view.andAllWithin {
            #expect(!view.hasAmbiguousLayout, "\(identifier): \(view)")
          }
        }
      }
    }
    #expect(warnings.isEmpty, "\(warnings)")
  }

  // MARK: Unwinding

  private func cards(_ run: DemoRun) -> [String] {
    run.simulator.window.rootViewController?.children.map { String("\(type(of: $0))".last!) } ?? []
  }

  private func answers(_ run: DemoRun) -> [String] {
    let pages = run.simulator.window.rootViewController?.children ?? []
    return pages.compactMap { $0 as? TrailPage }.compactMap { page in
      page.view.subviews.compactMap { $0 as? UILabel }.dropFirst().first?.text
    }
  }

  private func chain() throws -> DemoRun {
    let run = DemoRun(.unwindChain)
    try run.tap("On to B")
    try run.tap("On to C")
    #expect(cards(run) == ["A", "B", "C"])
    return run
  }

  @Test func fromCItGoesBackToB() throws {
    let run = try chain()
    try run.tap("Back to B")
    #expect(cards(run) == ["A", "B"])
    // The nearest has been asked first: A was not asked any more.
    #expect(answers(run) == ["", "Yes"])
  }

  @Test func fromCItGoesBackToAAtOnce() throws {
    let run = try chain()
    weak let top = run.simulator.window.rootViewController?.children.last
    #expect(top != nil)
    try run.tap("Back to A")
    #expect(cards(run) == ["A"] && top == nil)
    #expect(answers(run) == ["Yes"])
  }

  @Test func bMayRefuseToBeTheNearest() throws {
    let open = try chain()
    try open.tap("Back to the nearest")
    #expect(cards(open) == ["A", "B"])

    let closed = DemoRun(.unwindChain)
    try closed.tap("On to B")
    try closed.tap("Open")
    #expect(closed.button("Closed") != nil)
    try closed.tap("On to C")
    try closed.tap("Back to the nearest")
    #expect(cards(closed) == ["A"])
  }

  @Test func aControllerThatWasNeverOnTheUnwindPathIsNoDestination() throws {
    let run = try chain()
    let warnings = try Diagnostics.collecting { try run.tap("Back to D") }
    #expect(cards(run) == ["A", "B", "C"])
    #expect(answers(run).prefix(2) == ["No", "No"])
    #expect(warnings.count == 1 && warnings[0].contains("returnToD:"))
  }

  // MARK: Segues

  private func row(_ row: Int, section: Int = 0, of table: UITableView) -> CGPoint {
    let cell = table.rectForRow(at: IndexPath(row: row, section: section))
    return table.convert(CGPoint(x: cell.midX, y: cell.midY), to: UIView?.none)
  }

  @Test func aRowShowsItsFruitUnlessItIsSoldOut() throws {
    let run = DemoRun(.segueShow)
    let stack = try #require(run.simulator.window.rootViewController as? UINavigationController)
    let market = try #require(stack.topViewController as? MarketController)
    try run.perform(Phase("sold", .tapAt(row(0, section: 1, of: market.tableView))))
    #expect(stack.topViewController === market)
    let sold = market.tableView.cellForRow(at: IndexPath(row: 0, section: 1))
    #expect(sold?.detailTextLabel?.text == "Still sold out" && sold?.isSelected == false)

    try run.perform(Phase("honeydew", .tapAt(row(1, of: market.tableView))))
    let fruit = try #require(stack.topViewController as? FruitController)
    #expect(fruit.name == "Honeydew" && fruit.view.backgroundColor == UIColor(named: "Honeydew"))
    #expect(market.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    stack.popViewController(animated: true)
    run.simulator.settle()
    #expect(market.tableView.indexPathForSelectedRow == nil)
  }

  @Test(arguments: [CGSize(width: 390, height: 844), CGSize(width: 1024, height: 700)])
  func aDetailLiesBesideItsListOrOnIt(size: CGSize) throws {
    let run = DemoRun(.segueShowDetail, size: size)
    let split = try #require(run.simulator.window.rootViewController as? UISplitViewController)
    let stack = try #require(split.viewControllers.first as? UINavigationController)
    let list = try #require(stack.viewControllers.first as? OrchardListController)
    try run.perform(Phase("sky", .tapAt(row(2, of: list.tableView))))
    #expect(list.view.window != nil || split.isCollapsed)
    #expect(run.button("Eat") != nil)
    try run.tap("Eat")
    #expect(run.button("Eat") == nil && list.view.window != nil)
    #expect(list.tableView.indexPathForSelectedRow == nil)
  }

  @Test func whatIsPresentedKnowsItsSegue() throws {
    let run = DemoRun(.seguePresent)
    let styles: [(String, UIModalTransitionStyle)] = [
      ("Cover", .coverVertical), ("Flip", .flipHorizontal), ("Dissolve", .crossDissolve),
      ("Curl", .partialCurl),
    ]
    let here = try #require(run.simulator.window.rootViewController)
    for (title, style) in styles {
      try run.tap(title)
      let there = try #require(here.presentedViewController as? SegueThereController)
      #expect(there.modalTransitionStyle == style)
      #expect(there.message == "By the segue “\(title.lowercased())”.")
      if style != .partialCurl {
        try run.tap("Back")
      } else {
        here.dismiss(animated: true)
        run.simulator.settle()
      }
      #expect(here.presentedViewController == nil)
    }
    try run.tap("Sheet")
    #expect(here.presentedViewController?.modalPresentationStyle == .pageSheet)
  }

  @Test func aPopoverIsAnchoredAtWhatItsSegueLeadsFrom() throws {
    let run = DemoRun(.seguePopover)
    let stack = try #require(
      run.simulator.window.rootViewController as? UINavigationController)
    let source = try #require(stack.topViewController)
    try run.tap("Choose")
    let popover = source.presentedViewController?.popoverPresentationController
    #expect(popover?.sourceView === run.button("Choose"))
    #expect(popover?.permittedArrowDirections == [.up, .down])
    #expect(source.presentedViewController?.view.bounds.size == CGSize(width: 200, height: 160))
    try run.tap("Cantaloupe")
    #expect(source.presentedViewController == nil)

    try run.perform(Phase("add", .tapAt(CGPoint(x: 363, y: 22))))
    let other = source.presentedViewController?.popoverPresentationController
    #expect(other?.barButtonItem === source.navigationItem.rightBarButtonItem)
    try run.tap("Watermelon")
    #expect(source.presentedViewController == nil)
  }

  @Test func aSegueOfItsOwnClosesWhereItOpened() throws {
    let run = DemoRun(.segueCustom)
    let night = try #require(run.simulator.window.rootViewController)
    try run.perform(Phase("open", .tapAt(CGPoint(x: 100, y: 300))))
    let day = try #require(night.presentedViewController)
    let segue = try #require(day.transitioningDelegate as? IrisSegue)
    #expect(segue.center == CGPoint(x: 100, y: 300))
    try run.schedule(Phase("close", .tap("Close")))
    run.simulator.advance(by: 0.35)
    let circle = try #require(day.view.mask?.layer.presentation()?.frame)
    #expect(isNear(circle.midX, 100, within: 0.01) && isNear(circle.midY, 300, within: 0.01))
    #expect(circle.width > 100 && circle.width < 1100)
    run.finish()
    #expect(night.presentedViewController == nil)
  }

  @Test func fromFileToFileAndBack() throws {
    let run = DemoRun(.twoStoryboards)
    let day = try #require(run.simulator.window.rootViewController as? DayController)
    try run.tap("Night falls")
    let night = try #require(day.presentedViewController as? NightController)
    #expect(night.modalTransitionStyle == .flipHorizontal)
    #expect(night.storyboard !== day.storyboard)
    try run.tap("The sun rises")
    #expect(day.presentedViewController == nil)
  }
}

extension UIView {
  fileprivate var andAllWithin: [UIView] { [self] + subviews.flatMap(\.andAllWithin) }
}
