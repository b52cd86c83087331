import UIKit

/// Both views move up by a screen's height, one behind the other.
final class FirstCustomSegue: UIStoryboardSegue {
  @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
  private var duration: TimeInterval = 0.4

  override func perform() {
    guard let firstVCView = source.view, let secondVCView = destination.view else { return }
    let screen = UIScreen.main.bounds.size
    secondVCView.frame = CGRect(x: 0, y: screen.height, width: screen.width, height: screen.height)

    let window = UIApplication.shared.keyWindow
    window?.insertSubview(secondVCView, aboveSubview: firstVCView)

    UIView.animate(withDuration: duration) {
      firstVCView.frame = firstVCView.frame.offsetBy(dx: 0, dy: -screen.height)
      secondVCView.frame = secondVCView.frame.offsetBy(dx: 0, dy: -screen.height)
    } completion: { _ in
      self.destination.modalPresentationStyle = .fullScreen
      self.source.present(self.destination, animated: false)
    }
  }
}

/// Both views move down again. The first view starts above the screen: a view that leaves a window
/// keeps its frame.
final class FirstCustomSegueUnwind: UIStoryboardSegue {
  @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
  private var duration: TimeInterval = 0.4

  override func perform() {
    guard let secondVCView = source.view, let firstVCView = destination.view else { return }
    let screenHeight = UIScreen.main.bounds.size.height

    let window = UIApplication.shared.keyWindow
    window?.insertSubview(firstVCView, aboveSubview: secondVCView)

    UIView.animate(withDuration: duration) {
      firstVCView.frame = firstVCView.frame.offsetBy(dx: 0, dy: screenHeight)
      secondVCView.frame = secondVCView.frame.offsetBy(dx: 0, dy: screenHeight)
    } completion: { _ in
      self.source.dismiss(animated: false)
    }
  }
}

extension Demo {
  static let segueSlideUp = Demo(
    id: "segue-slide-up", title: "Slide-up segue", seed: 5,
    summary: "One page pushes the other up.",
    trigger: "Swipe up, then down.",
    stageSize: CGSize(width: 400, height: 800), glyph: .stack,
    phases: [
      Phase(
        "present",
        .drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 250), duration: 0.2)),
      Phase(
        "dismiss", after: "present",
        .drag(from: CGPoint(x: 160, y: 250), to: CGPoint(x: 160, y: 400), duration: 0.2)),
    ],
    storyboard: "Main",
    prototypes: {
      let (source, destination) = (UIViewController(), UIViewController())
      return [
        FirstCustomSegue(identifier: nil, source: source, destination: destination),
        FirstCustomSegueUnwind(identifier: nil, source: source, destination: destination),
      ]
    })
}
