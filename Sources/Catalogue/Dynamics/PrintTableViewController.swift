import UIKit

/// A table with a small print. The button presents it large.
final class PrintTableViewController: UIViewController {
  private let small = PrintView()
  private let button = UIButton.soft("Pick it up", background: UIColor(hex: 0x2F2A26))

  override func loadView() {
    view = DemoPage(
      color: UIColor(hex: 0xEFE6D8), ink: UIColor(hex: 0x4A3B2A),
      title: "Darkroom", caption: "A print to look at, and to throw away.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    small.transform = CGAffineTransform(rotationAngle: -0.07)
    button.setTitleColor(.white, for: .normal)
    button.addTarget(
      self, action: Selector(PrintTableViewController.pickUp), for: .touchUpInside)
    for item in [small, button] { view.addSubview(item) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let height = min(size.height * 0.36, 300)
    small.bounds.size = CGSize(width: (height * 0.82).rounded(), height: height.rounded())
    small.center = CGPoint(x: size.width / 2, y: size.height * 0.5)
    button.frame = CGRect(
      x: (size.width / 2 - 90).rounded(), y: size.height - 92, width: 180, height: 48)
  }

  private func pickUp() { present(PrintViewController(), animated: true) }
}
