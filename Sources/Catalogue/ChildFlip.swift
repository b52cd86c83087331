import UIKit

/// A container flips a card: its two sides are two child controllers.
enum ChildFlip {
  final class ContainerViewController: UIViewController {
    private static let cardSize = CGSize(width: 280, height: 400)

    @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
    private var duration: TimeInterval = 1
    @Parameter("Transition", choices: Choices.viewTransitions)
    private var options = UIView.AnimationOptions.transitionFlipFromLeft

    private let card = UIView()
    private let front = SideViewController(
      color: UIColor(named: "Cantaloupe") ?? .systemOrange, ink: .black, title: "Front")
    private let back = SideViewController(color: .night, ink: .white, title: "Back")
    private lazy var visible: UIViewController = front

    override func loadView() {
      view = DemoPage(
        color: UIColor(named: "Sky") ?? .systemTeal,
        title: "Flip", caption: "A card with two sides.", hint: "Each side is a child controller")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      card.layer.name = "card"
      card.bounds.size = Self.cardSize
      card.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY + 60)
      card.autoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ]
      view.addSubview(card)
      for side in [front, back] {
        addChild(side)
        side.view.frame = card.bounds
        side.didMove(toParent: self)
      }
      card.addSubview(front.view)

      let button = UIButton.soft("Flip", background: UIColor(white: 1, alpha: 0.7))
      button.setTitleColor(.black, for: .normal)
      button.frame = CGRect(x: (view.bounds.size.width - 160) / 2, y: 180, width: 160, height: 44)
      button.staysCentered()
      button.addTarget(self, action: Selector(ContainerViewController.flip), for: .touchUpInside)
      view.addSubview(button)
    }

    private func flip() {
      let next: UIViewController = visible === front ? back : front
      viewMove(from: visible, to: next)
      visible = next
    }

    private func viewMove(from fromVC: UIViewController, to toVC: UIViewController) {
      transition(
        from: fromVC, to: toVC, duration: duration,
        options: options.union(.showHideTransitionViews), animations: nil)
    }
  }

  final class SideViewController: UIViewController {
    private let color, ink: UIColor

    init(color: UIColor, ink: UIColor, title: String) {
      (self.color, self.ink) = (color, ink)
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) {
      (color, ink) = (.white, .black)
      super.init(coder: coder)
    }

    override func loadView() {
      let page = DemoPage(
        color: color, ink: ink, title: title ?? "",
        caption: "One child on each side.")
      page.layer.cornerRadius = 24
      view = page
    }
  }
}

extension Demo {
  static let childFlip = Demo(
    id: "child-flip", title: "Flipping children", seed: 3,
    summary: "A container turns over like a card.",
    trigger: "Press “Flip”, and again.",
    stageSize: Demo.defaultStageSize, glyph: .flip,
    phases: [
      Phase("present", .tap("Flip")), Phase("dismiss", after: "present", .tap("Flip")),
    ],
    tracedViews: ["card"],
    prototypes: { [ChildFlip.ContainerViewController()] },
    makeRoot: { ChildFlip.ContainerViewController() })
}
