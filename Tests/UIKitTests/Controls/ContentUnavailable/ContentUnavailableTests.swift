import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// What a controller shows where there is no content.
@MainActor
struct ContentUnavailableTests {
  private final class Page: UIViewController {
    var states: [UIContentUnavailableConfigurationState] = []
    var items: [String] = []

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      states.append(state)
      var empty = UIContentUnavailableConfiguration.empty()
      empty.text = "No Favourites"
      empty.secondaryText = "What you like is here."
      contentUnavailableConfiguration = items.isEmpty ? empty : nil
    }
  }

  private func show(_ root: UIViewController) -> Simulator {
    let simulator = Simulator(size: CGSize(width: 400, height: 600), scale: 1, root: root)
    simulator.settle()
    return simulator
  }

  /// The view for missing content, and what it shows from above.
  private func parts(of page: UIViewController) -> (view: UIView, parts: [UIView])? {
    page.view.subviews.compactMap { $0 as? UIContentUnavailableView }.first.map { view in
      let seen = view.subviews.filter { !$0.isHidden && $0.frame.height < 400 && !$0.frame.isEmpty }
      return (view, seen.sorted { $0.frame.minY < $1.frame.minY })
    }
  }

  private func text(_ view: UIView) -> String? {
    (view as? UILabel)?.text ?? (view as? UIButton)?.configuration?.title
  }

  @Test func theTextsStandInTheMiddle() throws {
    let page = Page()
    let simulator = show(page)
    let (view, parts) = try #require(self.parts(of: page))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
    #expect(parts.map(text) == ["No Favourites", "What you like is here."])
    #expect(parts.allSatisfy { abs($0.frame.midX - 200) <= 0.5 })
    // The default distance between the texts.
    #expect(parts[1].frame.minY - parts[0].frame.maxY == 8)
    #expect(abs(parts[0].frame.minY + parts[1].frame.maxY - 600) <= 1)
    #expect(page.states.count == 1 && page.states[0].searchText == nil)
    simulator.resize(to: CGSize(width: 500, height: 300))
    simulator.settle()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 500, height: 300))
    #expect(abs(parts[0].frame.midX - 250) <= 0.5)
  }

  @Test func itGoesWhenThereIsContent() {
    let page = Page()
    let simulator = show(page)
    page.items = ["one"]
    #expect(page.contentUnavailableConfiguration != nil)
    page.setNeedsUpdateContentUnavailableConfiguration()
    page.setNeedsUpdateContentUnavailableConfiguration()
    simulator.settle()
    #expect(parts(of: page) == nil && page.contentUnavailableConfiguration == nil)
    #expect(page.states.count == 2)
  }

  @Test func itsButtonsArePressedAndAllElseIsLetThrough() throws {
    var presses: [String] = []
    let page = UIViewController()
    let below = UIButton(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    below.addAction(UIAction { _ in presses.append("below") }, for: .touchUpInside)
    page.view.addSubview(below)
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "star")
    empty.text = "Nothing"
    empty.button.title = "Add"
    empty.buttonProperties.primaryAction = UIAction { _ in presses.append("add") }
    empty.secondaryButton.title = "Later"
    empty.secondaryButtonProperties.primaryAction = UIAction { _ in presses.append("later") }
    page.contentUnavailableConfiguration = empty
    let simulator = show(page)
    let (_, parts) = try #require(self.parts(of: page))
    #expect(parts.map(text) == [nil, "Nothing", "Add", "Later"])
    #expect(parts[2].frame.minY - parts[1].frame.maxY == 20)
    for part in parts[2...] { simulator.tap(at: CGPoint(x: 200, y: part.frame.midY)) }
    simulator.tap(at: CGPoint(x: 200, y: 50))
    #expect(presses == ["add", "later", "below"])
    // Another action takes the place of the first one.
    empty.buttonProperties.primaryAction = UIAction { _ in presses.append("again") }
    empty.secondaryButtonProperties.isEnabled = false
    page.contentUnavailableConfiguration = empty
    simulator.settle()
    for part in parts[2...] { simulator.tap(at: CGPoint(x: 200, y: part.frame.midY)) }
    #expect(presses == ["add", "later", "below", "again"])
  }

  @Test func whatLoadsTurns() throws {
    let page = UIViewController()
    page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    _ = show(page)
    let (_, parts) = try #require(self.parts(of: page))
    #expect((parts.first as? UIActivityIndicatorView)?.isAnimating == true)
    #expect(parts.last.flatMap(text) == "Loading…")
  }

  @Test func aSearchSaysWhatWasSearchedFor() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.updated(for: state).text == "No Results" && search.image != nil)
    state.searchText = "Bern"
    #expect(search.updated(for: state).text == "No Results for “Bern”")
    #expect(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
  }

  @Test func theControllerIsNotifiedOfItsSearch() throws {
    let page = Page()
    let search = UISearchController(searchResultsController: nil)
    page.navigationItem.searchController = search
    page.navigationItem.hidesSearchBarWhenScrolling = false
    let simulator = show(UINavigationController(rootViewController: page))
    search.isActive = true
    simulator.settle()
    search.searchBar.text = "Bern"
    search.searchResultsUpdater?.updateSearchResults(for: search)
    simulator.settle()
    #expect(page.contentUnavailableConfigurationState.searchText == "Bern")
    #expect(page.states.last?.searchText == "Bern")
    search.isActive = false
    simulator.settle()
    #expect(page.contentUnavailableConfigurationState.searchText == nil)
    #expect(page.states.last?.searchText == nil)
  }

  @Test func anEmptyTableShowsItWhereItIsScrolled() throws {
    let table = UITableViewController(style: .plain)
    table.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    let simulator = show(table)
    table.tableView.contentOffset.y = 40
    simulator.settle()
    let (view, _) = try #require(parts(of: table))
    #expect(view.frame == table.tableView.bounds)
  }

  @Test func configurationsOfOtherTypesAreIgnored() {
    let view = UIContentUnavailableView(configuration: .empty())
    let warnings = Diagnostics.collecting {
      view.configuration = UIListContentConfiguration.cell()
    }
    #expect(warnings.count == 1 && view.configuration is UIContentUnavailableConfiguration)
  }
}
