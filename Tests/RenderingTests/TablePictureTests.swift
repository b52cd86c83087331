import Testing
import UIKit
import UIKitSnapshotTesting
import UIKitTestSupport

/// The styles of cells in the styles of tables, light and dark.
@MainActor
struct TablePictureTests {
  @Test(
    arguments: [UIUserInterfaceStyle.light, .dark],
    [UITableView.Style.plain, .grouped, .insetGrouped])
  func tables(interfaceStyle: UIUserInterfaceStyle, style: UITableView.Style) {
    let simulator = Simulator(
      size: CGSize(width: 320, height: 568), scale: 2, framesPerSecond: 20, style: interfaceStyle,
      root: CellStylesController(style: style))
    simulator.settle()
    let name = "\(interfaceStyle)-\(style)"
    assertSnapshot(of: simulator, as: .image, named: name, testName: "tables")
    guard style == .plain else { return }
    // Scrolled, so that the header is at the edge, and a row under a finger.
    simulator.resize(to: CGSize(width: 320, height: 330))
    simulator.drag(
      from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), duration: 0.3)
    simulator.advance(by: 0.3)
    simulator.touchUp(at: CGPoint(x: 100, y: 100))
    simulator.settle()
    simulator.touchDown(at: CGPoint(x: 100, y: 60))
    simulator.advance(by: 0.3)
    assertSnapshot(of: simulator, as: .image, named: "\(name)-pressed", testName: "tables")
  }
}

private final class CellStylesController: UITableViewController {
  private typealias Row = (
    style: UITableViewCell.CellStyle, text: String, detail: String,
    accessory: UITableViewCell.AccessoryType, hasImage: Bool
  )

  private let sections: [(header: String?, footer: String?, rows: [Row])] = [
    (
      nil, nil,
      [
        (.default, "Airplane Mode", "", .none, true),
        (.value1, "Wi-Fi", "Home", .disclosureIndicator, true),
        (.value1, "Bluetooth", "On", .disclosureIndicator, false),
      ]
    ),
    (
      "Friends", "They see when you are near.",
      [
        (.subtitle, "Ada Lovelace", "Analytical engines", .disclosureIndicator, false),
        (.subtitle, "Grace Hopper", "Compilers and moths", .detailButton, true),
        (.default, "Everybody else", "", .checkmark, false),
      ]
    ),
    (
      "Details", nil,
      [
        (.value2, "home", "(555) 0100", .none, false),
        (.value2, "work", "work@example.org", .detailDisclosureButton, false),
      ]
    ),
  ]

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].header }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { sections[section].footer }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
    cell.textLabel?.text = row.text
    cell.detailTextLabel?.text = row.detail
    cell.accessoryType = row.accessory
    if row.hasImage { cell.imageView?.image = Self.image }
    return cell
  }

  private static let image = UIGraphicsImageRenderer(size: CGSize(width: 29, height: 29)).image {
    _ in
    UIColor.systemOrange.setFill()
    UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 29, height: 29), cornerRadius: 6).fill()
  }
}
