import UIKit

/// A page of a navigation stack: a background, some text, and one or two buttons. It contains none
/// of the transitions that a demo is about.
final class StackPage: UIViewController {
  /// A button's title and action.
  typealias Button = (title: String, press: @MainActor (StackPage) -> Void)

  private let color: UIColor
  private let ink: UIColor
  private let caption: String
  private let hint: String
  private let buttons: [Button]

  init(
    _ title: String, color: UIColor, ink: UIColor = .black, caption: String, hint: String = "",
    buttons: [Button] = []
  ) {
    self.color = color
    self.ink = ink
    self.caption = caption
    self.hint = hint
    self.buttons = buttons
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = DemoPage(
      color: color, ink: ink, title: title ?? "",
      caption: caption, hint: hint)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let background = UIColor(white: 1, alpha: ink == .white ? 0.2 : 0.7)
    for (index, button) in buttons.enumerated() {
      let control = UIButton.soft(button.title, background: background)
      control.setTitleColor(ink, for: .normal)
      control.frame = CGRect(
        x: (view.bounds.size.width - 160) / 2, y: 240 + CGFloat(index) * 60, width: 160,
        height: 44)
      control.staysCentered()
      control.addAction(
        UIAction { [weak self] _ in
          if let self { button.press(self) }
        }, for: .touchUpInside)
      view.addSubview(control)
    }
  }
}

extension UIColor {
  static let sky = UIColor(named: "Sky") ?? .systemTeal
  static let honeydew = UIColor(named: "Honeydew") ?? .systemGreen
  static let cantaloupe = UIColor(named: "Cantaloupe") ?? .systemOrange
}
