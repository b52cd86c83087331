/// Whether a controller's content is edited, and the button for that.
@MainActor
struct ControllerEditing {
  private(set) var isOn = false
  private var button: UIBarButtonItem?

  nonisolated init() {}

  mutating func set(_ isOn: Bool) {
    self.isOn = isOn
    showState()
  }

  mutating func button(of controller: UIViewController) -> UIBarButtonItem {
    if let button { return button }
    let made = UIBarButtonItem(
      title: nil, style: .plain, target: controller,
      action: Selector(UIViewController.editButtonPressed))
    button = made
    showState()
    return made
  }

  private func showState() {
    button?.title = isOn ? "Done" : "Edit"
    button?.style = isOn ? .done : .plain
  }
}

extension UIViewController {
  fileprivate func editButtonPressed() { setEditing(!isEditing, animated: true) }
}
