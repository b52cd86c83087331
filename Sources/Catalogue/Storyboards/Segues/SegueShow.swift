import UIKit

/// A table of static cells, with a segue from each. Fruit that is sold out is not shown, but the
/// selection of its row is reported.
final class MarketController: UITableViewController {
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    (sender as? UITableViewCell)?.detailTextLabel?.text?.hasSuffix("left") ?? false
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let fruit = segue.destination as? FruitController
    fruit?.name = (sender as? UITableViewCell)?.textLabel?.text
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let cell = tableView.cellForRow(at: indexPath),
      !shouldPerformSegue(withIdentifier: "fruit", sender: cell)
    else { return }
    cell.detailTextLabel?.text = "Still sold out"
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

/// A page in the colour of a fruit.
final class FruitController: UIViewController {
  @Outlet private var nameLabel: UILabel!
  /// The name of the fruit, which is also that of a colour.
  var name: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let name else { return }
    nameLabel?.text = name
    view.backgroundColor = UIColor(named: name)
  }
}

extension Demo {
  static let segueShow = Demo(
    id: "segue-show", title: "Segues that show", seed: 3,
    summary: "From the rows of a list; one is refused.",
    trigger: "Touch a row.",
    stageSize: Demo.defaultStageSize, glyph: .listPush,
    phases: [
      Phase("push", .tapAt(CGPoint(x: 120, y: 122))),
      Phase("pop", after: "push", .tapAt(CGPoint(x: 40, y: 22))),
    ],
    storyboard: "Market")
}
