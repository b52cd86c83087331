import Testing
import UIKit
import UIKitSnapshotTesting
import UIKitTestSupport

/// Controls of lists and wheels, light and dark.
@Suite(.serialized) @MainActor
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
    assertSnapshot(of: simulator, as: .image, named: "\(style)-1-pulled", testName: "refresh")
    simulator.touchUp(at: CGPoint(x: 160, y: 310))
    simulator.settle()
    simulator.drag(from: CGPoint(x: 160, y: 120), to: CGPoint(x: 160, y: 415), duration: 0.3)
    simulator.touchUp(at: CGPoint(x: 160, y: 415))
    simulator.settle(limit: 1.5)
    assertSnapshot(of: simulator, as: .image, named: "\(style)-2-refreshing", testName: "refresh")
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
    assertSnapshot(of: simulator, as: .image, named: "\(style)-1-wheels", testName: "pickers")
    simulator.touchCancel()
    simulator.settle()
    simulator.tap(at: CGPoint(x: 60, y: 697))
    simulator.settle()
    assertSnapshot(of: simulator, as: .image, named: "\(style)-2-open", testName: "pickers")
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
