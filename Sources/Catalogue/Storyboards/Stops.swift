import UIKit

// A segue that no control triggers: code performs it by its identifier.

final class FirstStopController: UIViewController {
  override class var actions: [String: Selector] {
    ["performSegue:": Selector(FirstStopController.performSegue(_:))]
  }

  private func performSegue(_ sender: Any) {
    performSegue(withIdentifier: "thirdViewController", sender: self)
  }
}

final class ThirdStopController: UIViewController {
  override class var actions: [String: Selector] {
    ["goBack:": Selector(ThirdStopController.goBack)]
  }

  private func goBack() { dismiss(animated: true) }
}

extension Demo {
  static let seguePerform = Demo(
    id: "segue-perform", title: "A segue by its name", seed: 3,
    summary: "Code performs it; no control does.",
    trigger: "Press “To the third”, then “Back”.",
    stageSize: Demo.defaultStageSize, glyph: .thirdStop,
    phases: [
      Phase("present", .tap("To the third")),
      Phase("dismiss", after: "present", .tap("Back")),
    ],
    storyboard: "Stops")
}

extension DemoGlyph {
  /// Three stops. The second one is skipped.
  static let thirdStop: DemoGlyph = {
    let colors: [UIColor] = [.honeydew, .sky, .cantaloupe]
    func stops(at selected: CGFloat) -> [Page] {
      let dots = colors.enumerated().map { index, color in
        Page(color: color, ink: .clear)
          .at(x: 0.12 + 0.28 * CGFloat(index), y: 0.43, width: 0.2, height: 0.14)
      }
      let mark = Page(color: .night, ink: .clear)
        .at(x: 0.19 + 0.28 * selected, y: 0.62, width: 0.06, height: 0.04)
      return [Page(color: .white, ink: .clear)] + dots + [mark]
    }
    return DemoGlyph(before: stops(at: 0), during: stops(at: 1.4), after: stops(at: 2))
  }()
}
