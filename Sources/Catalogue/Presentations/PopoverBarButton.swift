import UIKit

/// A small popover below an item of the navigation bar.
enum PopoverBarButton {
  final class FirstViewController: UIViewController, UnadaptedPopoverDelegate {
    override func loadView() {
      view = DemoPage(
        color: UIColor(named: "Honeydew") ?? .systemGreen,
        title: "First", caption: "The popover belongs to the item in the bar.",
        hint: "As large as its preferredContentSize")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Popover"
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Present", style: .plain, target: self,
        action: Selector(FirstViewController.presentNext))
    }

    private func presentNext(_ item: UIBarButtonItem) {
      let next = SmallViewController()
      next.modalPresentationStyle = .popover
      next.popoverPresentationController?.barButtonItem = item
      next.popoverPresentationController?.permittedArrowDirections = .up
      next.popoverPresentationController?.delegate = self
      present(next, animated: true)
    }
  }

  final class SmallViewController: UIViewController {
    @Parameter("Width", in: 100...400, step: 10, unit: .points)
    private var width: CGFloat = 100
    @Parameter("Height", in: 80...500, step: 10, unit: .points)
    private var height: CGFloat = 150

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = UIColor(named: "Cantaloupe") ?? .systemOrange
      preferredContentSize = CGSize(width: width, height: height)
      let button = UIButton.demo("Dismiss")
      button.frame.size.width = 84
      button.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      button.autoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ]
      button.addTarget(self, action: Selector(SmallViewController.close), for: .touchUpInside)
      view.addSubview(button)
    }

    private func close() { dismiss(animated: true) }
  }
}

extension Demo {
  static let popoverBarButton = Demo(
    id: "popover-bar-button", title: "Popover at a bar item", seed: 3,
    summary: "Its arrow points up at the item.",
    trigger: "Press “Present” in the bar, then “Dismiss”, or beside it.", stageSize: Demo.tablet,
    glyph: .bubble,
    phases: [
      Phase("present", .tap("Present")),
      Phase("dismiss", after: "present", .tap("Dismiss")),
    ],
    prototypes: { [PopoverBarButton.SmallViewController()] },
    makeRoot: {
      UINavigationController(rootViewController: PopoverBarButton.FirstViewController())
    })
}
