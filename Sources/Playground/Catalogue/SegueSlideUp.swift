import UIKit

/// Both views move up by a screen's height, one behind the other.
final class FirstCustomSegue: UIStoryboardSegue {
  override func perform() {
    guard let firstVCView = source.view, let secondVCView = destination.view else { return }
    let screen = UIScreen.main.bounds.size
    secondVCView.frame = CGRect(x: 0, y: screen.height, width: screen.width, height: screen.height)

    let window = UIApplication.shared.keyWindow
    window?.insertSubview(secondVCView, aboveSubview: firstVCView)

    UIView.animate(withDuration: 0.4) {
      firstVCView.frame = firstVCView.frame.offsetBy(dx: 0, dy: -screen.height)
      secondVCView.frame = secondVCView.frame.offsetBy(dx: 0, dy: -screen.height)
    } completion: { _ in
      self.source.present(self.destination, animated: false)
    }
  }
}

/// Both views move down again. The first one waits above the screen: a view that leaves a window
/// keeps its frame.
final class FirstCustomSegueUnwind: UIStoryboardSegue {
  override func perform() {
    guard let secondVCView = source.view, let firstVCView = destination.view else { return }
    let screenHeight = UIScreen.main.bounds.size.height

    let window = UIApplication.shared.keyWindow
    window?.insertSubview(firstVCView, aboveSubview: secondVCView)

    UIView.animate(withDuration: 0.4) {
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
    trigger: "Press “Slide Up”, then “Slide Down”.",
    stageSize: CGSize(width: 400, height: 800), glyph: .stack,
    phases: [
      Phase("present", .tap("Slide Up")),
      Phase("dismiss", after: "present", .tap("Slide Down")),
    ],
    makeRoot: { ViewController() })
}
