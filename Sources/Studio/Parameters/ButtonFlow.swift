import UIKit

/// Buttons from left to right, in as many lines as they need.
enum ButtonFlow {
  static let gap: CGFloat = 8

  /// Places the buttons below a height, and returns the height at which they end.
  @MainActor @discardableResult
  static func place(_ buttons: [PanelButton], below top: CGFloat, in width: CGFloat) -> CGFloat {
    var (x, y): (CGFloat, CGFloat) = (0, top)
    for button in buttons {
      let needed = min(button.naturalWidth, width)
      if x > 0, x + needed > width { (x, y) = (0, y + PanelButton.height + gap) }
      button.frame = CGRect(x: x, y: y, width: needed, height: PanelButton.height)
      x += needed + gap
    }
    return buttons.isEmpty ? top : y + PanelButton.height
  }
}
