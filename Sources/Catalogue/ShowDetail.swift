import UIKit

/// `showDetailViewController` adapts to the width: it shows the detail beside the list, or on top
/// of it in a compact width.
enum ShowDetail {
  final class SplitController: UISplitViewController, UISplitViewControllerDelegate {
    override func viewDidLoad() {
      super.viewDidLoad()
      delegate = self
      preferredDisplayMode = .oneBesideSecondary
      setViewController(ListController(), for: .primary)
      setViewController(EmptyController(), for: .secondary)
    }

    /// Shows the list first if only one column is visible.
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }

  final class ListController: UIViewController {
    private static let fruits = ["Cantaloupe", "Honeydew"]

    /// The transition style of the fruit where it is presented, in a compact width.
    @Parameter("Transition", choices: Choices.transitionStyles)
    private var transitionStyle = UIModalTransitionStyle.flipHorizontal

    override func loadView() {
      view = DemoPage(
        color: UIColor(named: "Sky") ?? .systemTeal,
        title: "Fruit", caption: "Choose one.", hint: "Resize the stage with a fruit open")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Fruit"
      for (index, fruit) in Self.fruits.enumerated() {
        let button = UIButton.soft(fruit, background: UIColor(white: 1, alpha: 0.6))
        button.setTitleColor(.black, for: .normal)
        button.frame = CGRect(
          x: (view.bounds.size.width - 160) / 2, y: 240 + CGFloat(index) * 60, width: 160,
          height: 44)
        button.staysCentered()
        button.addTarget(self, action: Selector(ListController.open), for: .touchUpInside)
        view.addSubview(button)
      }
    }

    private func open(_ button: UIButton) {
      let detail = FruitController(button.title(for: .normal) ?? "")
      // The presentation style outside a split view controller.
      detail.modalPresentationStyle = .fullScreen
      detail.modalTransitionStyle = transitionStyle
      showDetailViewController(detail, sender: button)
    }
  }

  final class FruitController: UIViewController {
    private let fruit: String

    init(_ fruit: String) {
      self.fruit = fruit
      super.init(nibName: nil, bundle: nil)
      title = fruit
    }

    required init?(coder: NSCoder) {
      fruit = ""
      super.init(coder: coder)
    }

    override func loadView() {
      view = DemoPage(
        color: UIColor(named: fruit) ?? .systemOrange,
        title: fruit, caption: "Shown by showDetailViewController.")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton.soft("Eat", background: UIColor(white: 1, alpha: 0.6))
      button.setTitleColor(.black, for: .normal)
      button.frame = CGRect(x: (view.bounds.size.width - 160) / 2, y: 240, width: 160, height: 44)
      button.staysCentered()
      button.addTarget(self, action: Selector(FruitController.eat), for: .touchUpInside)
      view.addSubview(button)
    }

    private func eat() {
      guard let split = splitViewController else { return dismiss(animated: true) }
      if split.isCollapsed {
        split.show(.primary)
      } else {
        split.showDetailViewController(EmptyController(), sender: self)
      }
    }
  }

  final class EmptyController: UIViewController {
    override func loadView() {
      view = DemoPage(
        color: .white, title: "", caption: "No fruit yet.")
    }
  }
}

extension Demo {
  static let showDetail = Demo(
    id: "show-detail", title: "A detail finds its place", seed: 3,
    summary: "Beside the list, or on top of it.",
    trigger: "Press a fruit, then “Eat”; resize the stage.",
    stageSize: Demo.defaultStageSize, followsResizing: true, glyph: .detail,
    phases: [
      Phase("present", .tap("Cantaloupe")),
      Phase("dismiss", after: "present", .tap("Eat")),
    ],
    prototypes: { [ShowDetail.ListController()] },
    makeRoot: { ShowDetail.SplitController(style: .doubleColumn) })
}
