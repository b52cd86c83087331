import UIKit

// The three scenes of the segue demos, as the storyboard has them on its canvas of 400 × 800.

final class ViewController: UIViewController {
  let lblMessage = UILabel()

  override func loadView() { view = UIView.scene(named: "Cantaloupe", or: .systemOrange) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(.sceneTitle("View Controller #1", y: 77))
    view.addSubview(.sceneMessage(lblMessage))

    let swipe = UISwipeGestureRecognizer(
      target: self, action: Selector(ViewController.showSecondViewController))
    swipe.direction = .up
    view.addGestureRecognizer(swipe)
    view.addSubview(.sceneHint("Swipe up, or tap"))

    let tapMe = UIButton.scene("Tap Me!", x: 169, y: 712, width: 62, height: 30)
    tapMe.backgroundColor = nil
    tapMe.addTarget(
      self, action: Selector(ViewController.showThirdViewController), for: .touchUpInside)
    view.addSubview(tapMe)
    view.fillScreen()
  }

  private func showSecondViewController() {
    go(
      by: FirstCustomSegue(
        identifier: "idFirstSegue", source: self, destination: SecondViewController()))
  }

  private func showThirdViewController() {
    go(
      by: SecondCustomSegue(
        identifier: "idSecondSegue", source: self, destination: ThirdViewController()))
  }

  private func go(by segue: UIStoryboardSegue) {
    prepare(for: segue, sender: self)
    segue.perform()
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "idFirstSegue" else { return }
    let second = segue.destination as? SecondViewController
    second?.message = "Hello from the 1st View Controller"
  }

  /// Runs before the segue that leads back here.
  func returnFromSegueActions(_ sender: UIStoryboardSegue) {
    guard sender.identifier == "idFirstSegueUnwind" else {
      lblMessage.text = "Welcome back!"
      return
    }
    let originalColor = view.backgroundColor
    view.backgroundColor = .red
    UIView.animate(withDuration: 1) { self.view.backgroundColor = originalColor }
  }

  /// Goes back to this controller by a segue that starts from another one.
  func unwind(by segue: UIStoryboardSegue) {
    segue.source.prepare(for: segue, sender: segue.source)
    returnFromSegueActions(segue)
    segue.perform()
  }
}

final class SecondViewController: UIViewController {
  var message: String?
  private let lblMessage = UILabel()

  override func loadView() { view = UIView.scene(named: "Honeydew", or: .systemGreen) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(.sceneTitle("View Controller #2!", y: 77))
    view.addSubview(.sceneMessage(lblMessage))
    lblMessage.text = message

    let swipe = UISwipeGestureRecognizer(
      target: self, action: Selector(SecondViewController.showFirstViewController))
    swipe.direction = .down
    view.addGestureRecognizer(swipe)
    view.addSubview(.sceneHint("Swipe down"))
    view.fillScreen()
  }

  private func showFirstViewController() {
    guard let first = presentingViewController as? ViewController else { return }
    first.unwind(
      by: FirstCustomSegueUnwind(
        identifier: "idFirstSegueUnwind", source: self, destination: first))
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "idFirstSegueUnwind" else { return }
    let first = segue.destination as? ViewController
    first?.lblMessage.text = "You just came back from the 2nd VC"
  }
}

final class ThirdViewController: UIViewController {
  override func loadView() { view = UIView.scene(named: "Sky", or: .systemTeal) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let title = UILabel.sceneTitle("View Controller #3!", y: 389)
    title.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
    view.addSubview(title)

    let swipe = UISwipeGestureRecognizer(
      target: self, action: Selector(ThirdViewController.showFirstViewController))
    swipe.direction = .up
    view.addGestureRecognizer(swipe)
    view.addSubview(.sceneHint("Swipe up"))
    view.fillScreen()
  }

  private func showFirstViewController() {
    guard let first = presentingViewController as? ViewController else { return }
    first.unwind(
      by: SecondCustomSegueUnwind(
        identifier: "idSecondSegueUnwind", source: self, destination: first))
  }
}

// MARK: The storyboard's elements

extension UIView {
  /// A scene's view: the canvas in one colour.
  fileprivate static func scene(named name: String, or color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = UIColor(named: name) ?? color
    return view
  }

  /// Makes the canvas as large as the screen; what is on it follows.
  fileprivate func fillScreen() { frame = UIScreen.main.bounds }
}

extension UIView {
  fileprivate static func sceneTitle(_ text: String, y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 16, y: y, width: 368, height: 21))
    label.autoresizingMask = .flexibleWidth
    label.font = .boldSystemFont(ofSize: 24)
    label.textColor = .black
    label.textAlignment = .center
    label.text = text
    return label
  }

  /// What to do on the scene; the storyboard leaves it to be found out.
  fileprivate static func sceneHint(_ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 16, y: 752, width: 368, height: 20))
    label.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    label.font = .systemFont(ofSize: 13)
    label.textColor = UIColor(white: 0, alpha: 0.6)
    label.textAlignment = .center
    label.text = text
    return label
  }

  fileprivate static func sceneMessage(_ label: UILabel) -> UILabel {
    label.frame = CGRect(x: 16, y: 390, width: 368, height: 21)
    label.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
    label.textColor = .black
    label.textAlignment = .center
    return label
  }
}

extension UIButton {
  fileprivate static func scene(
    _ title: String, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat
  ) -> UIButton {
    let button = UIButton.soft(title, ground: UIColor(white: 1, alpha: 0.5))
    button.frame = CGRect(x: x, y: y, width: width, height: height)
    button.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin]
    button.setTitleColor(.black, for: .normal)
    return button
  }
}
