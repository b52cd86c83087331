// The code of the article "What differs from iOS". `ArticleTests` compares the two.

import QuartzCore
import UIKit

final class ButtonPage: UIViewController {
  @Outlet var label: UILabel!

  override class var actions: [String: Selector] { ["press:": Selector(ButtonPage.press)] }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: Selector(ButtonPage.press), for: .touchUpInside)
    view.addSubview(button)
  }

  func press(_ sender: UIButton) { label.text = "Pressed" }
}

final class Ring: CALayer {
  @LayerValue var progress: CGFloat = 0

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }
}
