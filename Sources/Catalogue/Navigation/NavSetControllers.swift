import UIKit

// Sets the whole stack at once. It animates as a push or a pop, depending on where the new top
// controller was before.

@MainActor
private enum Numbers {
  static func one() -> StackPage {
    StackPage(
      "One", color: .sky, caption: "Three is new: a push, with Two below it.",
      buttons: [
        (
          "Set three",
          { page in
            page.navigationController?.setViewControllers([page, two(), three()], animated: true)
          }
        )
      ])
  }

  static func two() -> StackPage {
    StackPage("Two", color: .cantaloupe, caption: "Was beneath, and never seen.")
  }

  static func three() -> StackPage {
    StackPage(
      "Three", color: .honeydew, caption: "One is below: a pop.",
      hint: "The back button leads to Two",
      buttons: [
        (
          "Set one",
          { page in
            guard let one = page.navigationController?.viewControllers.first else { return }
            page.navigationController?.setViewControllers([one], animated: true)
          }
        )
      ])
  }
}

extension Demo {
  static let navSetControllers = Demo(
    id: "nav-set-controllers", title: "A whole new stack", seed: 4,
    summary: "A new top is pushed, an old one popped to.",
    trigger: "Press “Set three”, then “Set one”.",
    stageSize: Demo.defaultStageSize, glyph: .slide,
    phases: [
      Phase("push", .tap("Set three")), Phase("pop", after: "push", .tap("Set one")),
      Phase("back", after: "push", .tap("Two")),
    ],
    makeRoot: { UINavigationController(rootViewController: Numbers.one()) })
}
