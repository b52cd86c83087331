import QuartzCore

extension UILabel {
  /// Keeps the text at its size while an animation changes that of the label: the text for the new
  /// size stays at the side where its lines begin, instead of being stretched from the old size.
  func keepTextUnscaled() {
    let mode: UIView.ContentMode
    switch textAlignment {
    case .center: mode = .top
    case .right: mode = .topRight
    case .natural where effectiveUserInterfaceLayoutDirection == .rightToLeft: mode = .topRight
    case .left, .natural, .justified: mode = .topLeft
    }
    if contentMode != mode { contentMode = mode }
    layer.needsDisplayOnBoundsChange = true
  }
}
