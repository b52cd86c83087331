import UIKit

/// The first view shrinks to nothing, then the third one grows out of it.
final class SecondCustomSegue: UIStoryboardSegue {
  @Parameter("Shrinks in", in: 0.1...3, step: 0.05, unit: .seconds)
  private var shrinking: TimeInterval = 0.5
  @Parameter("Grows in", in: 0.1...3, step: 0.05, unit: .seconds)
  private var growing: TimeInterval = 0.5

  override func perform() {
    guard let firstVCView = source.view, let thirdVCView = destination.view else { return }

    let window = UIApplication.shared.keyWindow
    window?.insertSubview(thirdVCView, belowSubview: firstVCView)
    thirdVCView.transform = thirdVCView.transform.scaledBy(x: 0.001, y: 0.001)

    UIView.animate(withDuration: shrinking) {
      firstVCView.transform = thirdVCView.transform.scaledBy(x: 0.001, y: 0.001)
    } completion: { _ in
      UIView.animate(withDuration: self.growing) {
        thirdVCView.transform = .identity
      } completion: { _ in
        firstVCView.transform = .identity
        self.destination.modalPresentationStyle = .fullScreen
        self.source.present(self.destination, animated: false)
      }
    }
  }
}

/// The third view shrinks and leaves upwards, while the first one grows and comes from below.
final class SecondCustomSegueUnwind: UIStoryboardSegue {
  @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
  private var duration: TimeInterval = 0.5

  override func perform() {
    guard let firstVCView = destination.view, let thirdVCView = source.view else { return }
    let screenHeight = UIScreen.main.bounds.size.height

    firstVCView.frame = firstVCView.frame.offsetBy(dx: 0, dy: screenHeight)
    firstVCView.transform = firstVCView.transform.scaledBy(x: 0.001, y: 0.001)
    let window = UIApplication.shared.keyWindow
    window?.insertSubview(firstVCView, aboveSubview: thirdVCView)

    UIView.animate(withDuration: duration) {
      thirdVCView.transform = thirdVCView.transform.scaledBy(x: 0.001, y: 0.001)
      thirdVCView.frame = thirdVCView.frame.offsetBy(dx: 0, dy: -screenHeight)
      firstVCView.transform = .identity
      firstVCView.frame = firstVCView.frame.offsetBy(dx: 0, dy: -screenHeight)
    } completion: { _ in
      self.source.dismiss(animated: false)
    }
  }
}

extension Demo {
  static let segueScale = Demo(
    id: "segue-scale", title: "Scale segue", seed: 5,
    summary: "One page shrinks, the next one grows.",
    trigger: "Press “Tap Me!”, then swipe up.",
    stageSize: CGSize(width: 400, height: 800), glyph: .shrink,
    phases: [
      Phase("present", .tap("Tap Me!")),
      Phase(
        "dismiss", after: "present",
        .drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 250), duration: 0.2)),
    ],
    storyboard: "Main",
    prototypes: {
      let (source, destination) = (UIViewController(), UIViewController())
      return [
        SecondCustomSegue(identifier: nil, source: source, destination: destination),
        SecondCustomSegueUnwind(identifier: nil, source: source, destination: destination),
      ]
    })
}
