import UIKit

/// A popover above a button.
enum PopoverButton {
  final class FirstViewController: UIViewController, UnadaptedPopoverDelegate {
    @Parameter(
      "Arrow", choices: ["down": .down, "up": .up, "left": .left, "right": .right, "any": .any])
    private var arrow = UIPopoverArrowDirection.down

    private let button = UIButton.demo("Present")
    private let counter = UIButton.demo("Count")
    private var count = 0

    override func loadView() {
      view = DemoPage(
        color: UIColor(named: "Honeydew") ?? .systemGreen,
        title: "First", caption: "The counter can be pressed while the popover is there.")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let (width, height) = (view.bounds.width, view.bounds.height)
      button.frame.origin = CGPoint(x: width / 2 - 80, y: height - 120)
      counter.frame.origin = CGPoint(x: width / 2 - 80, y: height - 64)
      for button in [button, counter] {
        button.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin]
        view.addSubview(button)
      }
      button.addTarget(self, action: Selector(FirstViewController.presentNext), for: .touchUpInside)
      counter.addTarget(self, action: Selector(FirstViewController.add), for: .touchUpInside)
    }

    private func presentNext() {
      let next = PresentationStyles.SecondViewController()
      next.modalPresentationStyle = .popover
      next.modalTransitionStyle = .coverVertical
      if let popover = next.popoverPresentationController {
        popover.sourceView = button
        popover.sourceRect = button.bounds
        popover.permittedArrowDirections = arrow
        popover.passthroughViews = [counter]
        popover.delegate = self
      }
      present(next, animated: true)
    }

    private func add() {
      count += 1
      counter.setTitle("Count: \(count)", for: .normal)
    }
  }
}

/// The same presentation in a regular and in a compact width, to which it adapts.
enum StyleAdaptive {
  final class FirstViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
    @Parameter(
      "Presentation",
      choices: ["formSheet": .formSheet, "pageSheet": .pageSheet, "fullScreen": .fullScreen])
    private var style = UIModalPresentationStyle.formSheet
    @Parameter(
      "In compact width",
      choices: ["overFullScreen": .overFullScreen, "fullScreen": .fullScreen, "none": .none])
    private var compactStyle = UIModalPresentationStyle.overFullScreen

    private let traits = UILabel()

    override func loadView() {
      view = DemoPage(
        color: UIColor(named: "Honeydew") ?? .systemGreen,
        title: "Adaptive",
        caption: "A form sheet where it is wide, the whole screen where it is not.",
        hint: "Resize the stage while it is there")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton.demo("Present")
      button.place(in: view)
      button.addTarget(self, action: Selector(FirstViewController.presentNext), for: .touchUpInside)
      traits.frame = CGRect(x: 0, y: 300, width: view.bounds.width, height: 24)
      traits.autoresizingMask = .flexibleWidth
      traits.textAlignment = .center
      traits.setFont(of: .subheadline)
      traits.maximumContentSizeCategory = .extraExtraLarge
      traits.textColor = UIColor(white: 0, alpha: 0.6)
      view.addSubview(traits)
      registerForTraitChanges([
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      ]) { (controller: FirstViewController, _) in controller.showTraits() }
      showTraits()
    }

    private func showTraits() {
      let width = traitCollection.horizontalSizeClass
      let height = traitCollection.verticalSizeClass
      traits.text = "Width \(width), height \(height)"
    }

    private func presentNext() {
      let next = PresentationStyles.SecondViewController()
      next.modalPresentationStyle = style
      next.presentationController?.delegate = self
      present(next, animated: true)
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      traitCollection.horizontalSizeClass == .compact ? compactStyle : .none
    }
  }
}

extension Demo {
  static let popoverButton = Demo(
    id: "popover-button", title: "Popover at a button", seed: 3,
    summary: "Its arrow points down at the button.",
    trigger: "Press “Present”, then “Dismiss”, or beside it.", stageSize: Demo.tablet,
    glyph: .bubble,
    phases: [
      Phase("present", .tap("Present")),
      Phase("dismiss", after: "present", .tap("Dismiss")),
    ],
    prototypes: { [PopoverButton.FirstViewController()] },
    makeRoot: { PopoverButton.FirstViewController() })

  static let styleAdaptive = Demo(
    id: "style-adaptive", title: "Adaptive style", seed: 3,
    summary: "One presentation, in regular and in compact width.",
    trigger: "Press “Present”, resize the stage, then “Dismiss”.", stageSize: Demo.tablet,
    followsResizing: true, glyph: .form,
    phases: [
      Phase("present", .tap("Present")),
      Phase("dismiss", after: "present", .tap("Dismiss")),
    ],
    prototypes: { [StyleAdaptive.FirstViewController()] },
    makeRoot: { StyleAdaptive.FirstViewController() })
}
