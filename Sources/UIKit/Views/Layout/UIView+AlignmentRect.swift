import CoreGraphics

extension UIView {
  /// A frame whose alignment rectangle gives the insets.
  private static let probe = CGRect(x: 0, y: 0, width: 1024, height: 1024)

  /// The insets from the frame to the alignment rectangle, even if a subclass overrides the method
  /// that computes the rectangle.
  var alignmentInsets: UIEdgeInsets {
    let (frame, insets) = (Self.probe, alignmentRectInsets)
    let rect = alignmentRect(forFrame: frame)
    guard rect != frame.inset(by: insets), rect.isFinite else { return insets }
    return UIEdgeInsets(
      top: rect.minY - frame.minY, left: rect.minX - frame.minX, bottom: frame.maxY - rect.maxY,
      right: frame.maxX - rect.maxX)
  }
}

extension UIEdgeInsets {
  /// Insets with opposite signs, which undo these.
  var reversed: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}
