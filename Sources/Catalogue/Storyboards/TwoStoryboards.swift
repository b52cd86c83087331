import UIKit

// Two scenes in two files. Code instantiates a controller of the other file by its identifier.

final class DayController: UIViewController {
  override class var actions: [String: Selector] {
    ["nightFalls:": Selector(DayController.nightFalls)]
  }

  private func nightFalls() {
    let night = UIStoryboard(name: "Night", bundle: nil)
      .instantiateViewController(withIdentifier: "night")
    night.modalPresentationStyle = .fullScreen
    night.modalTransitionStyle = .flipHorizontal
    present(night, animated: true)
  }
}

final class NightController: UIViewController {
  override class var actions: [String: Selector] {
    ["sunRises:": Selector(NightController.sunRises)]
  }

  private func sunRises() { dismiss(animated: true) }
}

extension Demo {
  static let twoStoryboards = Demo(
    id: "two-storyboards", title: "From file to file", seed: 3,
    summary: "Two storyboards, and controllers by their identifiers.",
    trigger: "Press “Night falls”, then “The sun rises”.",
    stageSize: Demo.defaultStageSize, glyph: .dayAndNight,
    phases: [
      Phase("present", .tap("Night falls")),
      Phase("dismiss", after: "present", .tap("The sun rises")),
    ],
    storyboard: "Day", controller: "day")
}
