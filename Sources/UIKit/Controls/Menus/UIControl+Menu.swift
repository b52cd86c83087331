import CoreGraphics

extension UIControl {
  /// The default of ``menuAttachmentPoint(for:)``: the lower corner at the side of the control that
  /// has more room for the menu.
  var defaultMenuPoint: CGPoint {
    let isLeft = window.map { convert(bounds, to: $0).midX <= $0.bounds.midX } ?? true
    return CGPoint(x: isLeft ? bounds.minX : bounds.maxX, y: bounds.maxY)
  }

  /// The attachment point of a subclass, in the control's coordinates; nil if the menu is below or
  /// above the control.
  func ownMenuPoint(for configuration: UIContextMenuConfiguration) -> CGPoint? {
    let point = menuAttachmentPoint(for: configuration)
    return point.isFinite && point != defaultMenuPoint ? point : nil
  }
}
