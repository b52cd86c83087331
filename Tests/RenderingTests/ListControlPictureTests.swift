import Testing
import UIKit
import UIKitSnapshotTesting
import UIKitTestSupport

/// Controls of lists and wheels, light and dark.
@MainActor
struct ListControlPictureTests {
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func refreshControl(style: UIUserInterfaceStyle) {
    let table = RowsController(style: .plain)
    let control = UIRefreshControl()
    control.attributedTitle = NSAttributedString(string: "Updated just now")
    table.refreshControl = control
    table.title = "Inbox"
    let stack = UINavigationController(rootViewController: table)
    stack.navigationBar.prefersLargeTitles = true
    let simulator = Simulator(
      size: CGSize(width: 320, height: 420), scale: 2, framesPerSecond: 20, style: style,
      root: stack)
    simulator.settle()
    simulator.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 310), duration: 0.3)
    simulator.endTurn()
    var sheet = SnapshotSheet()
    sheet.add(simulator, named: "pulled")
    simulator.touchUp(at: CGPoint(x: 160, y: 310))
    simulator.settle()
    simulator.drag(from: CGPoint(x: 160, y: 120), to: CGPoint(x: 160, y: 415), duration: 0.3)
    simulator.touchUp(at: CGPoint(x: 160, y: 415))
    simulator.settle(limit: 1.5)
    sheet.add(simulator, named: "refreshing")
    assertSnapshot(of: sheet, as: .image, named: "\(style)", testName: "refresh")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func pickers(style: UIUserInterfaceStyle) {
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    let date = Date(timeIntervalSince1970: 1_709_199_660)
    func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, y: CGFloat) {
      let picker = UIDatePicker()
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = style
      picker.locale = Locale(identifier: "en_US")
      picker.calendar = Calendar(identifier: .gregorian)
      picker.timeZone = TimeZone(identifier: "UTC")
      picker.date = date
      picker.countDownDuration = 5400
      if mode == .date { picker.maximumDate = date.addingTimeInterval(86400) }
      picker.sizeToFit()
      picker.frame.origin = CGPoint(x: style == .compact ? 16 : 0, y: y)
      page.view.addSubview(picker)
    }
    picker(.date, .wheels, y: 0)
    picker(.dateAndTime, .wheels, y: 220)
    picker(.countDownTimer, .wheels, y: 440)
    picker(.dateAndTime, .compact, y: 680)
    let simulator = Simulator(
      size: CGSize(width: 320, height: 960), scale: 2, framesPerSecond: 20, style: style,
      root: page)
    simulator.settle()
    simulator.drag(from: CGPoint(x: 160, y: 328), to: CGPoint(x: 160, y: 304), duration: 0.3)
    var sheet = SnapshotSheet()
    sheet.add(simulator, named: "wheels")
    simulator.touchCancel()
    simulator.settle()
    simulator.tap(at: CGPoint(x: 60, y: 697))
    simulator.settle()
    sheet.add(simulator, named: "open")
    assertSnapshot(of: sheet, as: .image, named: "\(style)", testName: "pickers")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func calendar(style: UIUserInterfaceStyle) {
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    let picker = UIDatePicker()
    picker.datePickerMode = .dateAndTime
    picker.preferredDatePickerStyle = .inline
    picker.locale = Locale(identifier: "en_US")
    picker.calendar = Calendar(identifier: .gregorian)
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.date = Date(timeIntervalSince1970: 1_709_199_660)
    picker.maximumDate = Date(timeIntervalSince1970: 1_711_000_000)
    picker.sizeToFit()
    page.view.addSubview(picker)
    let simulator = Simulator(
      size: CGSize(width: 320, height: 400), scale: 2, framesPerSecond: 20, style: style,
      root: page)
    simulator.settle()
    var sheet = SnapshotSheet()
    sheet.add(simulator, named: "month")
    simulator.tap(at: CGPoint(x: 298, y: 22))
    simulator.advance(by: 0.1)
    sheet.add(simulator, named: "slide")
    simulator.settle()
    simulator.tap(at: CGPoint(x: 60, y: 22))
    simulator.settle()
    sheet.add(simulator, named: "wheels")
    assertSnapshot(of: sheet, as: .image, named: "\(style)", testName: "calendar")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func swipeActions(style: UIUserInterfaceStyle) {
    let table = SwipedController(style: .insetGrouped)
    let simulator = Simulator(
      size: CGSize(width: 320, height: 300), scale: 2, framesPerSecond: 20, style: style,
      root: table)
    simulator.settle()
    let rows = (0..<3).map {
      table.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).midY
        - table.tableView.contentOffset.y
    }
    var sheet = SnapshotSheet()
    func drag(_ row: Int, from: CGFloat, to: CGFloat, isHeld: Bool, _ name: String) {
      let end = CGPoint(x: to, y: rows[row])
      simulator.drag(from: CGPoint(x: from, y: rows[row]), to: end, duration: 0.3)
      simulator.advance(by: 0.3)
      if isHeld {
        sheet.add(simulator, named: name)
        simulator.touchCancel()
        simulator.settle()
      } else {
        simulator.touchUp(at: end)
        simulator.settle()
        sheet.add(simulator, named: name)
      }
    }
    drag(1, from: 280, to: 190, isHeld: true, "partly")
    drag(0, from: 280, to: 120, isHeld: false, "open")
    drag(2, from: 300, to: 20, isHeld: true, "full")
    drag(2, from: 40, to: 140, isHeld: false, "leading")
    assertSnapshot(of: sheet, as: .image, named: "\(style)", testName: "swipes")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func contentConfigurations(style: UIUserInterfaceStyle) {
    let simulator = Simulator(
      size: CGSize(width: 320, height: 420), scale: 2, framesPerSecond: 20, style: style,
      root: ConfiguredController(style: .insetGrouped))
    simulator.settle()
    simulator.touchDown(at: CGPoint(x: 160, y: 100))
    simulator.advance(by: 0.3)
    assertSnapshot(of: simulator, as: .image, named: "\(style)", testName: "configurations")
    simulator.touchCancel()
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func searchBars(style: UIUserInterfaceStyle) {
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    for (index, style) in [UISearchBar.Style.default, .minimal, .minimal].enumerated() {
      let bar = UISearchBar()
      bar.placeholder = "Search"
      bar.searchBarStyle = style
      if index > 0 { bar.text = "Tea" }
      bar.showsCancelButton = index > 0
      if index == 2 { (bar.scopeButtonTitles, bar.showsScopeBar) = (["All", "Mine", "New"], true) }
      bar.frame = CGRect(
        x: 0, y: 20 + CGFloat(index) * 70, width: 320,
        height: bar.sizeThatFits(CGSize(width: 320, height: 0)).height)
      page.view.addSubview(bar)
    }
    let simulator = Simulator(
      size: CGSize(width: 320, height: 270), scale: 2, framesPerSecond: 20, style: style,
      root: page)
    simulator.settle()
    assertSnapshot(of: simulator, as: .image, named: "\(style)", testName: "search")
  }
}

private final class ConfiguredController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = [
      UIListContentConfiguration.cell(), .subtitleCell(), .valueCell(), .sidebarCell(), .cell(),
    ][indexPath.row]
    content.text = ["Airplane Mode", "Ada Lovelace", "Wi-Fi", "Flagged", "Disabled"][indexPath.row]
    content.secondaryText = [nil, "Analytical engines", "Home", nil, "Not now"][indexPath.row]
    let symbols = ["star", "person", nil, "flag", "lock"]
    content.image = symbols[indexPath.row].flatMap { UIImage(systemName: $0) }
    content.imageProperties.reservedLayoutSize.width = 28
    cell.contentConfiguration = content
    cell.accessoryType = indexPath.row == 2 ? .disclosureIndicator : .none
    cell.isUserInteractionEnabled = indexPath.row != 4
    if indexPath.row != 3 { cell.backgroundConfiguration = .listGroupedCell() }
    return cell
  }
}

private final class SwipedController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Message \(indexPath.row + 1)"
    cell.detailTextLabel?.text = "From somebody"
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
      done(true)
    }
    delete.image = UIImage(systemName: "trash")
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    flag.backgroundColor = .systemOrange
    let more = UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) }
    return UISwipeActionsConfiguration(actions: [delete, flag, more])
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let unread = UIContextualAction(style: .normal, title: "Unread") { _, _, done in done(true) }
    unread.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [unread])
  }
}

final class RowsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    20
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Message \(indexPath.row + 1)"
    return cell
  }
}
