import UIKit

// The system's push and pop. Only the pushes are written here.

/// Makes the pages of the stack, each of which pushes the next.
@MainActor
private enum Waters {
  static func lake() -> StackPage {
    StackPage(
      "Lake", color: .sky, caption: "The next page slides in over this one.",
      hint: "0.35 s; this page moves by 30 %",
      buttons: [("Push", { $0.navigationController?.pushViewController(river(), animated: true) })])
  }

  static func river() -> StackPage {
    let page = StackPage(
      "River", color: .honeydew, caption: "Drag from the left edge, and release on either side.",
      hint: "Beyond the middle it finishes",
      buttons: [
        ("Deeper", { $0.navigationController?.pushViewController(sea(), animated: true) })
      ])
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .action)
    return page
  }

  static func sea() -> StackPage {
    let page = StackPage(
      "Sea", color: .night, ink: .white, caption: "Two pages lie beneath.",
      buttons: [
        ("To the lake", { $0.navigationController?.popToRootViewController(animated: true) })
      ])
    page.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .search),
    ]
    return page
  }
}

extension Demo {
  static let navDefault = Demo(
    id: "nav-default", title: "Push and pop", seed: 1,
    summary: "The system’s slide, and its swipe from the edge.",
    trigger: "Press “Push”, then drag from the left edge or press the back button.",
    stageSize: Demo.defaultStageSize, glyph: .slide,
    phases: [
      Phase("push", .tap("Push")), Phase("pop", after: "push", .tap("Lake")),
      Phase(
        "swipe", after: "push",
        .drag(from: CGPoint(x: 4, y: 600), to: CGPoint(x: 330, y: 600), duration: 0.5)),
      Phase(
        "swipe-cancel", after: "push",
        .drag(from: CGPoint(x: 4, y: 600), to: CGPoint(x: 120, y: 600), duration: 0.8)),
      Phase("deeper", after: "push", .tap("Deeper")),
      Phase("root", after: "deeper", .tap("To the lake")),
    ],
    makeRoot: { UINavigationController(rootViewController: Waters.lake()) })
}
