import UIKit

/// A container keeps two children on top of each other and fades from one to the other.
enum ChildAlpha {
  final class ContainerViewController: UIViewController {
    @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
    private var duration: TimeInterval = 1
    @Parameter("Curve", choices: Choices.curves)
    private var curve = UIView.AnimationOptions.curveEaseInOut

    private let day = DayViewController()
    private let night = NightViewController()
    private lazy var visible: UIViewController = day

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .black
      for child in [day, night] as [UIViewController] {
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
      night.view.alpha = 0

      let button = UIButton.soft("Cross-fade", background: UIColor(white: 1, alpha: 0.7))
      button.setTitleColor(.black, for: .normal)
      button.frame = CGRect(x: (view.bounds.size.width - 160) / 2, y: 240, width: 160, height: 44)
      button.staysCentered()
      button.addTarget(
        self, action: Selector(ContainerViewController.buttonClicked), for: .touchUpInside)
      view.addSubview(button)
    }

    private func buttonClicked() {
      let next: UIViewController = visible === day ? night : day
      viewMove(from: visible, to: next)
      visible = next
    }

    private func viewMove(from fromVC: UIViewController, to toVC: UIViewController) {
      UIView.animate(withDuration: duration, delay: 0, options: curve) {
        fromVC.view.alpha = 0
        toVC.view.alpha = 1
      } completion: { _ in
        fromVC.view.alpha = 0
        toVC.view.alpha = 1
      }
    }
  }

  final class DayViewController: UIViewController {
    override func loadView() {
      view = DemoPage(
        color: UIColor(named: "Sky") ?? .systemTeal,
        title: "Day", caption: "Two children in one container.",
        hint: "Both alphas change in one block")
    }
  }

  final class NightViewController: UIViewController {
    override func loadView() {
      view = DemoPage(
        color: .night,
        ink: .white, title: "Night", caption: "Two children in one container.",
        hint: "Both alphas change in one block")
    }
  }
}

extension Demo {
  static let childAlpha = Demo(
    id: "child-alpha", title: "Fading children", seed: 3,
    summary: "A container fades child into child.",
    trigger: "Press “Cross-fade”, and again.",
    stageSize: Demo.defaultStageSize, glyph: .fade,
    phases: [
      Phase("present", .tap("Cross-fade")),
      Phase("dismiss", after: "present", .tap("Cross-fade")),
    ],
    prototypes: { [ChildAlpha.ContainerViewController()] },
    makeRoot: { ChildAlpha.ContainerViewController() })
}
