import UIKit

/// Five segues lead from here to one scene, each with its own style. They need no code, except to
/// pass data to the scene.
final class SegueHereController: UIViewController {
  override class var actions: [String: Selector] {
    ["comeBack:": Selector(SegueHereController.comeBack)]
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let there = segue.destination as? SegueThereController
    there?.message = "By the segue “\(segue.identifier ?? "")”."
  }

  private func comeBack(_ segue: UIStoryboardSegue) {}
}

final class SegueThereController: UIViewController {
  @Outlet private var messageLabel: UILabel!
  var message = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    messageLabel?.text = message
  }
}

extension Demo {
  static let seguePresent = Demo(
    id: "segue-present", title: "Segues that present", seed: 3,
    summary: "One scene, presented by five segues.",
    trigger: "Press a button, then “Back”.",
    stageSize: Demo.defaultStageSize, glyph: .coverFruit,
    phases: [
      Phase("present", .tap("Cover")),
      Phase("dismiss", after: "present", .tap("Back")),
      Phase("flip", .tap("Flip")),
      Phase("dissolve", .tap("Dissolve")),
      Phase("curl", .tap("Curl")),
      Phase("present as sheet", .tap("Sheet")),
    ],
    storyboard: "PresentModally")
}
