import UIKit

// The three scenes of Main.storyboard, which the segues of the fifth article connect.

final class ViewController: UIViewController {
  @Outlet var lblMessage: UILabel!

  override class var actions: [String: Selector] {
    [
      "showThirdViewController:": Selector(ViewController.showThirdViewController),
      "returnFromSegueActions:": Selector(ViewController.returnFromSegueActions),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let swipe = UISwipeGestureRecognizer(
      target: self, action: Selector(ViewController.showSecondViewController))
    swipe.direction = .up
    view.addGestureRecognizer(swipe)
  }

  private func showSecondViewController() {
    performSegue(withIdentifier: "idFirstSegue", sender: self)
  }

  private func showThirdViewController() {
    performSegue(withIdentifier: "idSecondSegue", sender: self)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "idFirstSegue" else { return }
    let second = segue.destination as? SecondViewController
    second?.message = "Hello from the 1st View Controller"
  }

  /// Called before the unwind segue that leads back to this scene is performed.
  private func returnFromSegueActions(_ sender: UIStoryboardSegue) {
    guard sender.identifier == "idFirstSegueUnwind" else {
      lblMessage?.text = "Welcome back!"
      return
    }
    let originalColor = view.backgroundColor
    view.backgroundColor = .red
    UIView.animate(withDuration: 1) { self.view.backgroundColor = originalColor }
  }

  override func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? {
    switch identifier {
    case "idFirstSegueUnwind":
      FirstCustomSegueUnwind(
        identifier: identifier, source: fromViewController, destination: toViewController)
    case "idSecondSegueUnwind":
      SecondCustomSegueUnwind(
        identifier: identifier, source: fromViewController, destination: toViewController)
    default:
      super.segueForUnwinding(
        to: toViewController, from: fromViewController, identifier: identifier)
    }
  }
}

final class SecondViewController: UIViewController {
  @Outlet var lblMessage: UILabel!
  var message: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    let swipe = UISwipeGestureRecognizer(
      target: self, action: Selector(SecondViewController.showFirstViewController))
    swipe.direction = .down
    view.addGestureRecognizer(swipe)
    lblMessage?.text = message
  }

  private func showFirstViewController() {
    performSegue(withIdentifier: "idFirstSegueUnwind", sender: self)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "idFirstSegueUnwind" else { return }
    let first = segue.destination as? ViewController
    first?.lblMessage?.text = "You just came back from the 2nd VC"
  }
}

final class ThirdViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let swipe = UISwipeGestureRecognizer(
      target: self, action: Selector(ThirdViewController.showFirstViewController))
    swipe.direction = .up
    view.addGestureRecognizer(swipe)
  }

  private func showFirstViewController() {
    performSegue(withIdentifier: "idSecondSegueUnwind", sender: self)
  }
}
