import CoreGraphics
import UIKit
import UIKitTestSupport

/// A page with a button that opens a menu.
final class MenuPage: UIViewController {
  let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
  /// The titles of the rows that were chosen, in their order.
  var chosen: [String] = []

  init(_ titles: [String] = []) {
    super.init(nibName: nil, bundle: nil)
    button.menu = UIMenu(children: titles.map { row($0) })
    button.showsMenuAsPrimaryAction = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
  }

  func row(
    _ title: String, _ state: UIMenuElement.State = .off,
    attributes: UIMenuElement.Attributes = []
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [unowned self] in
      chosen.append($0.title)
    }
  }

  /// Opens the menu by a tap.
  func open(in simulator: Simulator) {
    let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
    simulator.tap(at: button.convert(middle, to: nil))
    simulator.settle()
  }

  /// The label of a row of the open menu, and its frame in the window.
  func label(_ title: String) -> (label: UILabel, frame: CGRect)? {
    func labels(in view: UIView) -> [UILabel] {
      ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }
    guard let window = view.window, let label = labels(in: window).last(where: { $0.text == title })
    else { return nil }
    return (label, label.convert(label.bounds, to: nil))
  }
}
