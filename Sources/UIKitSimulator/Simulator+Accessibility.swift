public import UIKit

extension Simulator {
  /// Returns the frontmost visible view with an `accessibilityIdentifier`; nil if there is none.
  ///
  /// The view of a bar button item has the identifier of its item.
  public func view(withAccessibilityIdentifier identifier: String) -> UIView? {
    advance(by: 0)
    for window in stage.scene.windows.reversed() {
      if let view = window.visibleView(withAccessibilityIdentifier: identifier) { return view }
    }
    return nil
  }
}
