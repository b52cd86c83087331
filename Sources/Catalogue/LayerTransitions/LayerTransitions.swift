import UIKit

/// A picture gives way to the next one by each of Core Animation's transitions.
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

    /// What the buttons say, and the types. Apple documents the first four.
    private static let types: [(title: String, name: String)] = [
      ("Fade", "fade"), ("Move in", "moveIn"), ("Push", "push"),
      ("Reveal", "reveal"), ("Cube", "cube"), ("Flip", "oglFlip"),
      ("Curl", "pageCurl"), ("Uncurl", "pageUnCurl"), ("Ripple", "rippleEffect"),
      ("Suck", "suckEffect"), ("Open", "cameraIrisHollowOpen"), ("Close", "cameraIrisHollowClose"),
    ]

    /// Everything between title and hint; it stays in the middle of a wide page.
    private let desk = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 740))
    private let frame = UIView(frame: CGRect(x: 65, y: 180, width: 260, height: 240))
    private var shown = LandscapeView(Landscape.day[0])
    private var hour = 0

    override func loadView() {
      view = DemoPage(
        size: UIScreen.main.bounds.size, color: .systemBackground, ink: .label,
        title: "Day and night", caption: "layer.add(transition, forKey: nil)",
        hint: "The first four are documented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      desk.frame.origin.x = ((view.bounds.size.width - desk.bounds.size.width) / 2).rounded()
      desk.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
      view.addSubview(desk)
      frame.layer.name = "picture"
      desk.addSubview(frame)
      show(shown)
      for index in Self.types.indices {
        let button = UIButton.soft(Self.types[index].title, background: .secondarySystemFill)
        button.tag = index
        button.frame = CGRect(
          x: 35 + 110 * CGFloat(index % 3), y: 470 + 56 * CGFloat(index / 3), width: 100,
          height: 44)
        button.addTarget(
          self, action: Selector(PictureViewController.pressed), for: .touchUpInside)
        desk.addSubview(button)
      }
    }

    private func show(_ landscape: LandscapeView) {
      landscape.frame = frame.bounds
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
      // Before the change: it begins with what is shown now.
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
