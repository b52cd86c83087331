import UIKit

extension UIButton {
  /// A button that shows a symbol.
  ///
  /// - Parameters:
  ///   - toolTip: what it does, and by which key.
  ///   - press: called when it is pressed; nil for a button that opens a menu.
  convenience init(
    symbol: String, pointSize: CGFloat = 15, tint: UIColor = StudioStyle.ink, toolTip: String,
    press: (@MainActor () -> Void)? = nil
  ) {
    self.init(type: .custom)
    tintColor = tint
    hoverCursor = .pointingHand
    self.toolTip = toolTip
    setSymbol(symbol, pointSize: pointSize)
    guard let press else { return }
    addAction(UIAction { _ in press() }, for: .primaryActionTriggered)
  }

  /// Shows a symbol, in the colour of the button's tint.
  func setSymbol(_ name: String, pointSize: CGFloat = 15) {
    setImage(.symbol(name, pointSize: pointSize), for: .normal)
  }
}

extension UIImage {
  /// A symbol of a size; nil for a name that is not known.
  static func symbol(_ name: String, pointSize: CGFloat) -> UIImage? {
    UIImage(
      systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: pointSize))
  }
}
