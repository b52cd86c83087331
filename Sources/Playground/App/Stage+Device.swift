import Platform
import UIKit

extension Stage {
  /// Changes between light and dark, in all scenes.
  func toggleAppearance() {
    let style: UIUserInterfaceStyle = screen.userInterfaceStyle == .dark ? .light : .dark
    for scene in UIApplication.shared.connectedScenes.compactMap({ $0 as? UIWindowScene }) {
      scene.enter { scene.screen.userInterfaceStyle = style }
    }
  }
}

extension UIWindowScene {
  /// Turns the device of the scene by a quarter.
  func turnDevice(clockwise: Bool) {
    receive(.turned(to: heldOrientation.turned(clockwise: clockwise)))
  }
}
