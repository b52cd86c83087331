import UIKit

/// A card that shows its answer when UIKit asks whether it handles an unwind segue.
class TrailPage: UIViewController {
  @Outlet private var answerLabel: UILabel!

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    let answer = super.canPerformUnwindSegueAction(
      action, from: fromViewController, sender: sender)
    display(answer ? "Yes" : "No")
    return answer
  }

  final func display(_ answer: String) {
    answerLabel?.text = answer
    answerLabel?.alpha = 1
    UIView.animate(withDuration: 0.4, delay: 0.8, options: []) { self.answerLabel?.alpha = 0 }
  }
}

final class TrailPageA: TrailPage {
  override class var actions: [String: Selector] {
    ["returnToA:": Selector(TrailPageA.comeBack), "returnHere:": Selector(TrailPageA.comeBack)]
  }

  private func comeBack(_ segue: UIStoryboardSegue) {}
}

final class TrailPageB: TrailPage {
  private var isOpen = true

  override class var actions: [String: Selector] {
    [
      "returnToB:": Selector(TrailPageB.comeBack), "returnHere:": Selector(TrailPageB.comeBack),
      "openOrClose:": Selector(TrailPageB.openOrClose),
    ]
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    guard isOpen || action != Selector("returnHere:") else {
      display("No")
      return false
    }
    return super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }

  private func openOrClose(_ sender: UIButton) {
    isOpen.toggle()
    sender.setTitle(isOpen ? "Open" : "Closed", for: .normal)
  }

  private func comeBack(_ segue: UIStoryboardSegue) {}
}

/// The card that starts the unwind segues.
final class TrailPageC: TrailPage {}

/// A scene to which no segue leads, so the search for its unwind action finds nothing.
final class TrailPageD: TrailPage {
  override class var actions: [String: Selector] { ["returnToD:": Selector(TrailPageD.comeBack)] }

  private func comeBack(_ segue: UIStoryboardSegue) {}
}
