import UIKit

/// The system's presentation, without a transitioning delegate or an animator.
enum ModalDefault {
  final class MainViewController: UIViewController, ModalViewControllerDelegate {
    @Parameter("Presentation", choices: Choices.presentationStyles)
    private var presentationStyle = UIModalPresentationStyle.fullScreen
    @Parameter("Transition", choices: Choices.transitionStyles)
    private var transitionStyle = UIModalTransitionStyle.coverVertical

    override func loadView() {
      view = DemoPage(
        size: CGSize(width: 320, height: 568), color: .systemBackground, ink: .label,
        title: "Main", caption: "The system’s own transition: cover vertical.",
        hint: "No delegate, no animator")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton.soft("Click me", background: .secondarySystemFill)
      button.frame = CGRect(x: 80, y: 210, width: 160, height: 40)
      button.staysCentered()
      button.addTarget(
        self, action: Selector(MainViewController.buttonClicked), for: .touchUpInside)
      view.addSubview(button)
    }

    private func buttonClicked() {
      let modal = ModalViewController()
      modal.delegate = self
      modal.caption = "Covers the screen from below."
      modal.hint = "Dismissed by the one who presented it"
      modal.modalPresentationStyle = presentationStyle
      modal.modalTransitionStyle = transitionStyle
      present(modal, animated: true)
    }

    /// The presented controller forwards `dismiss` to its presenter.
    func modalViewControllerDidClickedDismissButton(_ viewController: ModalViewController) {
      viewController.dismiss(animated: true)
    }
  }
}

extension Demo {
  static let modalDefault = Demo(
    id: "modal-default", title: "System modal", seed: 1,
    summary: "Covers the screen, as the system does.",
    trigger: "Press “Click me”, then “Dismiss me”.",
    stageSize: CGSize(width: 320, height: 568), glyph: .cover,
    phases: [
      Phase("present", .tap("Click me")),
      Phase("dismiss", after: "present", .tap("Dismiss me")),
    ],
    prototypes: { [ModalDefault.MainViewController()] },
    makeRoot: { ModalDefault.MainViewController() })
}
