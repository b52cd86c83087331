import UIKit

final class OrchardController: UISplitViewController, UISplitViewControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
  }

  /// Shows the list if only one column is visible.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

/// A list whose rows share one prototype cell and its segue.
final class OrchardListController: UITableViewController {
  private let fruits = ["Cantaloupe", "Honeydew", "Sky"]

  override class var actions: [String: Selector] {
    ["eat:": Selector(OrchardListController.eat)]
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fruits.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Fruit", for: indexPath)
    cell.textLabel?.text = fruits[indexPath.row]
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let cell = sender as? UITableViewCell, let index = tableView.indexPath(for: cell) else {
      return
    }
    (segue.destination as? FruitController)?.name = fruits[index.row]
  }

  /// Goes back to the list. Beside the list there is nothing to go back to.
  private func eat(_ segue: UIStoryboardSegue) {
    guard splitViewController?.isCollapsed == false else { return }
    performSegue(withIdentifier: "nothing", sender: self)
    guard let row = tableView.indexPathForSelectedRow else { return }
    tableView.deselectRow(at: row, animated: true)
  }
}

extension Demo {
  static let segueShowDetail = Demo(
    id: "segue-show-detail", title: "Segues that show a detail", seed: 3,
    summary: "Beside the list, or on top of it.",
    trigger: "Touch a row, then “Eat”; resize the stage.",
    stageSize: Demo.defaultStageSize, followsResizing: true, glyph: .detail,
    phases: [
      Phase("present", .tapAt(CGPoint(x: 120, y: 66))),
      Phase("dismiss", after: "present", .tap("Eat")),
    ],
    storyboard: "Orchard")
}
