import UIKit

/// A container swaps two children: the one fades out while the other fades in, and only one of them
/// is in the hierarchy before and after.
enum ChildCrossfade {
  final class ContainerViewController: UIViewController {
    @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
    private var duration: TimeInterval = 0.3
    @Parameter("Transition", choices: Choices.viewTransitions)
    private var options = UIView.AnimationOptions.transitionCrossDissolve

    private let button = UIButton.soft("Swap", background: UIColor(white: 1, alpha: 0.7))
    private lazy var current: UIViewController = makeSpring()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .black
      addChild(current)
      current.view.frame = view.bounds
      view.addSubview(current.view)
      current.didMove(toParent: self)

      button.setTitleColor(.black, for: .normal)
      button.frame = CGRect(x: (view.bounds.size.width - 160) / 2, y: 240, width: 160, height: 44)
      button.staysCentered()
      button.addTarget(
        self, action: Selector(ContainerViewController.swap), for: .touchUpInside)
      view.addSubview(button)
    }

    private func swap() {
      cycle(from: current, to: current.title == "Spring" ? makeAutumn() : makeSpring())
    }

    private func cycle(from old: UIViewController, to new: UIViewController) {
      old.willMove(toParent: nil)
      addChild(new)
      new.view.frame = view.bounds
      // The article adds the view itself, as many apps do. The transition accepts that.
      view.insertSubview(new.view, belowSubview: button)
      current = new
      button.isEnabled = false
      transition(
        from: old, to: new, duration: duration, options: options,
        animations: nil
      ) { _ in
        old.removeFromParent()
        new.didMove(toParent: self)
        self.button.isEnabled = true
      }
    }

    private func makeSpring() -> UIViewController {
      SeasonViewController("Spring", UIColor(named: "Honeydew") ?? .systemGreen)
    }

    private func makeAutumn() -> UIViewController {
      SeasonViewController("Autumn", UIColor(named: "Cantaloupe") ?? .systemOrange)
    }
  }

  final class SeasonViewController: UIViewController {
    private let color: UIColor

    init(_ title: String, _ color: UIColor) {
      self.color = color
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) {
      color = .white
      super.init(coder: coder)
    }

    override func loadView() {
      view = DemoPage(
        color: color, title: title ?? "",
        caption: "The other season is made when it is needed.",
        hint: "The old child leaves its parent at the end")
    }
  }
}

extension Demo {
  static let childCrossfade = Demo(
    id: "child-crossfade", title: "Swapped children", seed: 1,
    summary: "A container exchanges one child for another.",
    trigger: "Press “Swap”, and again.",
    stageSize: Demo.defaultStageSize, glyph: .crossfade,
    phases: [
      Phase("present", .tap("Swap")),
      Phase("dismiss", after: "present", .tap("Swap")),
    ],
    prototypes: { [ChildCrossfade.ContainerViewController()] },
    makeRoot: { ChildCrossfade.ContainerViewController() })
}
