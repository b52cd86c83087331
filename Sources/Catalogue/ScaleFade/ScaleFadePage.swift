import UIKit

/// A page with a button that shows the other page.
final class ScaleFadePage: UIViewController {
  private let color: UIColor
  private let caption: String
  private let button: String
  private let onPress: () -> Void

  init(
    _ title: String, _ color: UIColor, caption: String, button: String,
    onPress: @escaping () -> Void
  ) {
    self.color = color
    self.caption = caption
    self.button = button
    self.onPress = onPress
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    (color, caption, button, onPress) = (.white, "", "", {})
    super.init(coder: coder)
  }

  override func loadView() {
    view = DemoPage(
      color: color, title: title ?? "", caption: caption,
      hint: "One animator for both directions")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton.soft(button, background: UIColor(white: 1, alpha: 0.6))
    button.setTitleColor(.black, for: .normal)
    button.frame = CGRect(x: (view.bounds.size.width - 160) / 2, y: 240, width: 160, height: 44)
    button.staysCentered()
    button.addTarget(self, action: Selector(ScaleFadePage.press), for: .touchUpInside)
    view.addSubview(button)
  }

  private func press() { onPress() }
}
