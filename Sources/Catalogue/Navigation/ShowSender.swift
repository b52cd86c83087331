import UIKit

// One call with two results: in a navigation controller `show` pushes; without a container that
// handles it, it presents.

/// Shows the next page by the same call, in any container.
private final class DoorViewController: UIViewController {
  @Parameter("Transition", choices: Choices.transitionStyles)
  private var transitionStyle = UIModalTransitionStyle.flipHorizontal

  override func loadView() {
    let isInside = navigationController != nil
    title = isInside ? "Inside" : "Outside"
    view = DemoPage(
      color: isInside ? .sky : .honeydew,
      title: isInside ? "Inside" : "Outside",
      caption: isInside ? "In a stack, show pushes." : "On its own, show presents.",
      hint: "show(_:sender:)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Show", at: 240) { $0.open() }
    if navigationController != nil { add("Close", at: 300) { $0.dismiss(animated: true) } }
  }

  private func add(_ title: String, at y: CGFloat, press: @escaping (DoorViewController) -> Void) {
    let button = UIButton.soft(title, background: UIColor(white: 1, alpha: 0.7))
    button.setTitleColor(.black, for: .normal)
    button.frame = CGRect(x: (view.bounds.size.width - 160) / 2, y: y, width: 160, height: 44)
    button.staysCentered()
    button.addAction(
      UIAction { [weak self] _ in
        if let self { press(self) }
      }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func open() {
    if navigationController == nil {
      let stack = UINavigationController(rootViewController: DoorViewController())
      stack.modalPresentationStyle = .fullScreen
      stack.modalTransitionStyle = transitionStyle
      show(stack, sender: self)
    } else {
      let room = StackPage(
        "Room", color: .night, ink: .white, caption: "Pushed by the same call.",
        buttons: [("Leave", { $0.dismiss(animated: true) })])
      show(room, sender: self)
    }
  }
}

extension Demo {
  static let showSender = Demo(
    id: "show", title: "Shown where it belongs", seed: 3,
    summary: "Presents outside a stack, pushes inside.",
    trigger: "Press “Show”, and “Show” again.",
    stageSize: Demo.defaultStageSize, glyph: .card,
    phases: [
      Phase("present", .tap("Show")), Phase("dismiss", after: "present", .tap("Close")),
      Phase("push", after: "present", .tap("Show")),
      Phase("leave", after: "push", .tap("Leave")),
    ],
    prototypes: { [DoorViewController()] },
    makeRoot: { DoorViewController() })
}
