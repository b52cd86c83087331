public import CoreGraphics
import UIKit
public import UIKitTestSupport

extension Snapshotting where Value == Simulator, Format == CGImage {
  /// The current content of the simulator's screen.
  public static var image: Snapshotting { .image() }

  /// The content of the screen at its scale.
  ///
  /// - Parameter hasText: whether the picture contains text.
  public static func image(hasText: Bool = true) -> Snapshotting {
    Snapshotting(
      diffing: .image, hasText: hasText,
      scaledSnapshot: { simulator in
        simulator.showChanges()
        guard let image = simulator.snapshot() else {
          throw SnapshotError("The simulator's screen has no picture.")
        }
        return (image, scale: simulator.window.screen.scale)
      })
  }
}

extension Snapshotting where Value == Simulator, Format == String {
  /// The view hierarchy of the window as text.
  public static var recursiveDescription: Snapshotting {
    Snapshotting<UIView, String>.recursiveDescription.pullback { $0.window }
  }
}
