import UIKit

/// One animation block moves two discs. Changes inside `performWithoutAnimation` take effect at
/// once.
enum WithoutAnimation {
  final class DiscsViewController: UIViewController {
    @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
    private var duration: TimeInterval = 1
    @Parameter("Curve", choices: Choices.curves)
    private var curve = UIView.AnimationOptions.curveEaseInOut

    private let animated = UIView()
    private let immediate = UIView()
    private var isMoved = false

    override func loadView() {
      view = DemoPage(
        color: UIColor(named: "Sky") ?? .systemTeal,
        title: "With and without", caption: "One animation block,\nand an exception inside it.",
        hint: "The lower disc does not wait")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton.soft("Move", background: UIColor(white: 1, alpha: 0.7))
      button.setTitleColor(.black, for: .normal)
      button.frame = CGRect(x: (view.bounds.size.width - 160) / 2, y: 240, width: 160, height: 44)
      button.staysCentered()
      button.addTarget(self, action: Selector(DiscsViewController.move), for: .touchUpInside)
      view.addSubview(button)

      add(animated, named: "animated", at: 380, color: .night)
      add(immediate, named: "immediate", at: 500, color: .systemOrange)
    }

    private func add(_ disc: UIView, named name: String, at y: CGFloat, color: UIColor) {
      disc.layer.name = name
      disc.frame = CGRect(x: 40, y: y, width: 80, height: 80)
      disc.layer.cornerRadius = 40
      disc.backgroundColor = color
      view.addSubview(disc)
    }

    private func move() {
      isMoved.toggle()
      let x = isMoved ? view.bounds.size.width - 80 : 80
      UIView.animate(withDuration: duration, delay: 0, options: curve) {
        self.animated.center.x = x
        UIView.performWithoutAnimation {
          self.immediate.center.x = x
        }
      }
    }
  }
}

extension Demo {
  static let withoutAnimation = Demo(
    id: "without-animation", title: "Without animation", seed: 4,
    summary: "An exception inside a block.",
    trigger: "Press “Move”, and again.",
    stageSize: Demo.defaultStageSize, glyph: .exception,
    phases: [
      Phase("present", .tap("Move")), Phase("dismiss", after: "present", .tap("Move")),
    ],
    tracedViews: ["animated", "immediate"],
    prototypes: { [WithoutAnimation.DiscsViewController()] },
    makeRoot: { WithoutAnimation.DiscsViewController() })
}
