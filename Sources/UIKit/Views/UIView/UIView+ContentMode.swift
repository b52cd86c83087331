import QuartzCore

extension UIView {
  /// How a view's content is adapted to a new size.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill
    /// Scaled to fit, with its own proportions.
    case scaleAspectFit
    /// Scaled to fill, with its own proportions; the excess is clipped if ``clipsToBounds`` is set.
    case scaleAspectFill
    /// Draws again whenever the size changes.
    case redraw
    /// In its own size, in the middle.
    case center
    /// In its own size, in the middle of the upper edge.
    case top
    /// In its own size, in the middle of the lower edge.
    case bottom
    /// In its own size, in the middle of the left edge.
    case left
    /// In its own size, in the middle of the right edge.
    case right
    /// In its own size, in the upper left corner.
    case topLeft
    /// In its own size, in the upper right corner.
    case topRight
    /// In its own size, in the lower left corner.
    case bottomLeft
    /// In its own size, in the lower right corner.
    case bottomRight
  }

  func contentModeDidChange() {
    layer.contentsGravity = contentMode.gravity
    layer.needsDisplayOnBoundsChange = contentMode == .redraw
  }
}

extension UIView.ContentMode {
  /// Whether content is shown in another size than its own.
  var scales: Bool {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw: true
    default: false
    }
  }

  /// The gravity of the same place: on iOS its vertical names are the other way round.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    }
  }
}
