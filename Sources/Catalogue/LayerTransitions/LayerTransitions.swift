import UIKit

/// A picture is replaced by the next one with each of Core Animation's transitions.
enum LayerTransitions {
  final class PictureViewController: UIViewController {
    @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
    private var duration: TimeInterval = 1
    @Parameter(
      "Subtype",
      choices: [
        "fromRight": .fromRight, "fromLeft": .fromLeft, "fromTop": .fromTop,
        "fromBottom": .fromBottom,
      ])
    private var subtype = CATransitionSubtype.fromRight

    /// The titles of the buttons, and the transition types. Apple documents the first four.
    private static let types: [(title: String, name: String)] = [
      ("Fade", "fade"), ("Move in", "moveIn"), ("Push", "push"),
      ("Reveal", "reveal"), ("Cube", "cube"), ("Flip", "oglFlip"),
      ("Curl", "pageCurl"), ("Uncurl", "pageUnCurl"), ("Ripple", "rippleEffect"),
      ("Suck", "suckEffect"), ("Open", "cameraIrisHollowOpen"), ("Close", "cameraIrisHollowClose"),
    ]

    private let frame = UIView()
    private let buttons = PictureViewController.types.map {
      UIButton.soft($0.title, background: .secondarySystemFill)
    }
    private var shown = LandscapeView(Landscape.day[0])
    private var hour = 0

    override func loadView() {
      view = DemoPage(
        color: .systemBackground, ink: .label,
        title: "Day and night", caption: "layer.add(transition, forKey: nil)",
        hint: "The first four are documented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      frame.layer.name = "picture"
      view.addSubview(frame)
      show(shown)
      for (index, button) in buttons.enumerated() {
        button.tag = index
        button.addTarget(
          self, action: Selector(PictureViewController.pressed), for: .touchUpInside)
        view.addSubview(button)
      }
    }

    /// Places the picture below the title, as high as there is room, and the buttons in rows of
    /// three.
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let (size, top) = (view.bounds.size, view.safeAreaInsets.top)
      let isHigh = size.height - top > 700
      let step = isHigh ? CGSize(width: 110, height: 56) : CGSize(width: 100, height: 40)
      let rows = CGFloat(buttons.count / 3) * step.height
      let room = size.height - top - 160 - rows - 90
      let side = min(max(room, 60), 260)
      frame.frame = CGRect(
        x: ((size.width - side) / 2).rounded(), y: top + 160, width: side, height: side)
      let left = ((size.width - 3 * step.width + 10) / 2).rounded()
      for (index, button) in buttons.enumerated() {
        button.frame = CGRect(
          x: left + CGFloat(index % 3) * step.width,
          y: frame.frame.maxY + 30 + CGFloat(index / 3) * step.height, width: step.width - 10,
          height: step.height - 8)
      }
    }

    private func show(_ landscape: LandscapeView) {
      landscape.frame = frame.bounds
      landscape.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      landscape.layer.cornerRadius = 24
      frame.addSubview(landscape)
      shown = landscape
    }

    private func pressed(_ button: UIButton) {
      let transition = CATransition()
      transition.type = CATransitionType(rawValue: Self.types[button.tag].name)
      transition.subtype = subtype
      transition.duration = duration
      transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      // The transition is added before the change, so that it begins with the current content.
      frame.layer.add(transition, forKey: nil)
      shown.removeFromSuperview()
      hour = (hour + 1) % Landscape.day.count
      show(LandscapeView(Landscape.day[hour]))
    }
  }
}

extension Demo {
  static let layerTransitions = Demo(
    id: "layer-transitions", title: "A layer’s transitions", seed: nil,
    summary: "Twelve types of CATransition.",
    trigger: "Press one of the buttons.",
    stageSize: Demo.defaultStageSize, glyph: .quarterTurn,
    phases: [
      Phase("cube", .tap("Cube")), Phase("ripple", .tap("Ripple")), Phase("suck", .tap("Suck")),
      Phase("open", .tap("Open")), Phase("close", .tap("Close")), Phase("push", .tap("Push")),
    ],
    tracedViews: ["picture"],
    prototypes: { [LayerTransitions.PictureViewController()] },
    makeRoot: { LayerTransitions.PictureViewController() })
}

extension DemoGlyph {
  /// Two faces of a cube.
  static let quarterTurn: DemoGlyph = {
    let day = Page(color: UIColor(named: "Sky") ?? .systemTeal)
    let night = Page(color: .night, ink: .white)
    let room = Page(color: .black, ink: .clear)
    return DemoGlyph(
      before: [day],
      during: [
        room, day.at(x: 0.04, y: 0.1, width: 0.46, height: 0.8),
        night.at(x: 0.5, y: 0.1, width: 0.46, height: 0.8),
      ],
      after: [night])
  }()
}
