import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Content and background by configurations, in cells of tables and collections.
@MainActor
struct CellConfigurationTests {
  /// A configuration of the program's own, and its view.
  private struct Badge: UIContentConfiguration {
    var number = 0
    var isMarked = false
    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
    func updated(for state: any UIConfigurationState) -> Badge {
      var result = self
      result.isMarked = (state as? UICellConfigurationState)?.isSelected ?? false
      return result
    }
  }

  private final class BadgeView: UIView, UIContentView {
    static var made = 0
    private var badge: Badge
    init(_ badge: Badge) {
      self.badge = badge
      super.init(frame: .zero)
      Self.made += 1
    }
    required init?(coder: NSCoder) { nil }
    var configuration: any UIContentConfiguration {
      get { badge }
      set { if let new = newValue as? Badge { badge = new } }
    }
    var shown: Badge { badge }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: 70)
    }
  }

  @MainActor private final class Fixture: NSObject, UITableViewDataSource, UITableViewDelegate {
    let simulator: Simulator
    let table = UITableView(frame: .zero, style: .plain)
    let configure: (UITableViewCell, IndexPath) -> Void

    init(_ configure: @escaping (UITableViewCell, IndexPath) -> Void) {
      self.configure = configure
      let controller = UIViewController()
      simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: controller)
      super.init()
      table.frame = controller.view.bounds
      table.contentInsetAdjustmentBehavior = .never
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      (table.dataSource, table.delegate) = (self, self)
      controller.view.addSubview(table)
      simulator.settle()
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      configure(cell, indexPath)
      return cell
    }
    func cell(_ row: Int) throws -> UITableViewCell {
      try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    }
    func labels(_ row: Int) throws -> [UILabel] {
      let content = try #require(try cell(row).contentView.subviews.first)
      return content.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    }
  }

  @Test func aListConfigurationShowsItsTextsAndSetsTheRowsHeight() throws {
    let fixture = Fixture { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(path.row)"
      if path.row == 1 { content.secondaryText = "Below" }
      cell.contentConfiguration = content
    }
    #expect(try fixture.labels(0).map(\.text) == ["Row 0"])
    #expect(try fixture.labels(1).map(\.text) == ["Row 1", "Below"])
    #expect(try fixture.cell(0).frame.height == 44)
    #expect(try fixture.cell(1).frame.height > 55)
    let (first, second) = (try fixture.labels(1)[0], try fixture.labels(1)[1])
    #expect(first.frame.minX == 16 && second.frame.minX == 16)
    #expect(second.frame.minY >= first.frame.maxY)
    #expect(try fixture.cell(0).textLabel == nil, "the labels of the styles are gone")
  }

  @Test func aValueStandsAtTheTrailingSideWhereItFits() throws {
    let fixture = Fixture { cell, path in
      var content = UIListContentConfiguration.valueCell()
      content.text = path.row == 0 ? "Name" : String(repeating: "Long name ", count: 4)
      content.secondaryText = "Value"
      cell.contentConfiguration = content
    }
    let short = try fixture.labels(0)
    #expect(short[1].frame.maxX == 304 && abs(short[1].frame.midY - short[0].frame.midY) <= 1)
    let long = try fixture.labels(1)
    #expect(long[1].frame.minY >= long[0].frame.maxY && long[1].frame.minX == 16)
  }

  @Test func anImageKeepsRoomAndIsScaledIntoItsLimit() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in }
    let fixture = Fixture { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      content.image = image
      content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
      if path.row == 1 { content.imageProperties.reservedLayoutSize.width = 60 }
      cell.contentConfiguration = content
    }
    let content = try #require(try fixture.cell(0).contentView.subviews.first)
    let picture = try #require(content.subviews.first as? UIImageView)
    #expect(picture.frame.size == CGSize(width: 40, height: 20) && picture.frame.minX == 16)
    // 16 at the side, 40 for the image, and 16 between.
    #expect(try fixture.labels(0)[0].frame.minX == 72)
    #expect(try fixture.labels(1)[0].frame.minX == 92)
  }

  @Test func aConfigurationOfOnesOwnFollowsTheStateInTheSameView() throws {
    BadgeView.made = 0
    let fixture = Fixture { cell, path in cell.contentConfiguration = Badge(number: path.row) }
    #expect(BadgeView.made == 3)
    #expect(try fixture.cell(0).frame.height == 70)
    let view = try #require(try fixture.cell(1).contentView.subviews.first as? BadgeView)
    #expect(view.shown.number == 1 && !view.shown.isMarked)
    fixture.table.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    fixture.simulator.settle()
    #expect(view.shown.isMarked)
    let cell = try fixture.cell(1)
    cell.contentConfiguration = Badge(number: 9)
    #expect(view.shown.number == 9 && view.shown.isMarked && BadgeView.made == 3)
    cell.automaticallyUpdatesContentConfiguration = false
    fixture.table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    fixture.simulator.settle()
    #expect(view.shown.isMarked, "it is left as it is")
    cell.contentConfiguration = nil
    #expect(view.superview == nil && cell.textLabel != nil)
  }

  @Test func theHandlerIsCalledBeforeTheCellIsShownAndForEachState() throws {
    var states: [[Bool]] = []
    let fixture = Fixture { cell, path in
      guard path.row == 0 else { return }
      cell.configurationUpdateHandler = { cell, state in
        states.append([state.isHighlighted, state.isSelected, state.isEditing])
        var content = UIListContentConfiguration.cell()
        content.text = state.isSelected ? "Selected" : "Row"
        cell.contentConfiguration = content
      }
    }
    #expect(states == [[false, false, false]])
    #expect(try fixture.labels(0).map(\.text) == ["Row"])
    fixture.simulator.touchDown(at: CGPoint(x: 100, y: 20))
    fixture.simulator.advance(by: 0.3)
    fixture.simulator.touchUp(at: CGPoint(x: 100, y: 20))
    fixture.simulator.settle()
    #expect(states.dropFirst() == [[true, false, false], [false, true, false]])
    #expect(try fixture.labels(0).map(\.text) == ["Selected"])
    fixture.table.setEditing(true, animated: false)
    fixture.simulator.settle()
    #expect(states.last == [false, true, true])
  }

  @Test func aListBackgroundIsGreyWhileSelectedAndReplacesTheSystems() throws {
    let fixture = Fixture { cell, _ in cell.backgroundConfiguration = .listPlainCell() }
    func color() throws -> UIColor? { try fixture.cell(0).subviews.first?.backgroundColor }
    #expect(try color() == .systemBackground)
    fixture.table.selectRow(
      at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    fixture.simulator.settle()
    #expect(try color() == .systemGray4)
    let cell = try fixture.cell(0)
    cell.backgroundConfiguration?.backgroundColor = .systemPink
    #expect(try color() == .systemGray4)
    fixture.table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    fixture.simulator.settle()
    #expect(try color() == .systemPink, "the program's colour comes back")
    cell.backgroundConfiguration = nil
    #expect(cell.backgroundColor == .systemBackground)
  }

  @Test func insetsAndCornersOfABackgroundApply() throws {
    let fixture = Fixture { cell, _ in
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .systemTeal
      background.cornerRadius = 9
      background.strokeWidth = 2
      background.backgroundInsets = NSDirectionalEdgeInsets(
        top: 2, leading: 10, bottom: 4, trailing: 20)
      cell.backgroundConfiguration = background
    }
    let view = try #require(try fixture.cell(0).subviews.first)
    #expect(view.frame == CGRect(x: 10, y: 2, width: 290, height: 38))
    #expect(view.layer.cornerRadius == 9 && view.layer.borderWidth == 2)
  }

  @Test func aDisabledCellHasGreyTextsAndGetsItsColoursBack() {
    var content = UIListContentConfiguration.cell()
    content.textProperties.color = .systemIndigo
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isDisabled = true
    let disabled = content.updated(for: state)
    #expect(disabled.textProperties.color == .tertiaryLabel)
    state.isDisabled = false
    #expect(disabled.updated(for: state).textProperties.color == .systemIndigo)
  }

  @Test func statesOfOnesOwnArePartOfAState() {
    let key = UIConfigurationStateCustomKey("app.unread")
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    #expect(state[key] == nil)
    let plain = state
    state[key] = true
    #expect(state[key] == AnyHashable(true) && state != plain)
  }

  @Test func cellsOfCollectionsHaveThemToo() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    var calls = 0
    cell.configurationUpdateHandler = { cell, state in
      calls += 1
      var content = UIListContentConfiguration.cell()
      content.text = state.isSelected ? "Selected" : "Item"
      cell.contentConfiguration = content
    }
    cell.layoutIfNeeded()
    let content = cell.contentView.subviews.first
    let label = content?.subviews.compactMap { $0 as? UILabel }.first
    #expect(label?.text == "Item" && calls == 1 && content?.frame == cell.bounds)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(label?.text == "Selected" && calls == 2)
    #expect(cell.sizeThatFits(CGSize(width: 200, height: 0)).height > 40)
  }

  @Test func headersAreConfiguredToo() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Friends"
    header.contentConfiguration = content
    header.layoutIfNeeded()
    let labels = header.contentView.subviews.first?.subviews.compactMap { $0 as? UILabel } ?? []
    #expect(labels.first?.text == "FRIENDS")
    #expect(header.sizeThatFits(CGSize(width: 320, height: 0)).height > 20)
  }
}
