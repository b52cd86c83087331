import Platform
import UIKit

extension Stage {
  /// Whether all scenes are dark.
  var isDark: Bool {
    get { screen.userInterfaceStyle == .dark }
    set {
      for scene in UIApplication.shared.scenes {
        scene.enter { scene.screen.userInterfaceStyle = newValue ? .dark : .light }
      }
    }
  }

  /// Switches all scenes between light and dark.
  func toggleAppearance() { isDark.toggle() }
}

extension UIWindowScene {
  /// The orientation of the scene's device.
  private var heldOrientation: DisplayOrientation { device.orientation.display ?? .portrait }

  /// Returns the event of a quarter turn of the scene's device.
  func quarterTurn(clockwise: Bool) -> PlatformEvent {
    .turned(to: heldOrientation.turned(clockwise: clockwise))
  }
}

extension DisplayOrientation {
  /// The orientation after a quarter turn. A horizontal display is treated as upright.
  fileprivate func turned(clockwise: Bool) -> DisplayOrientation {
    let order: [DisplayOrientation] = [
      .portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft,
    ]
    let index = order.firstIndex(of: self) ?? 0
    return order[(index + (clockwise ? 1 : 3)) % 4]
  }
}
