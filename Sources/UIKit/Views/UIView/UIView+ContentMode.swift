import QuartzCore

extension UIView {
  /// How a view's content adapts to a new size.
  public enum ContentMode: Int, Sendable {
    /// The content is stretched to the bounds.
    case scaleToFill
    /// The content is scaled to fit the bounds, and keeps its proportions.
    case scaleAspectFit
    /// The content is scaled to fill the bounds, and keeps its proportions. If ``clipsToBounds`` is
    /// set, it is clipped.
    case scaleAspectFill
    /// The content is drawn again whenever the size changes.
    case redraw
    /// The content keeps its size, and is centred.
    case center
    /// The content keeps its size, and is at the middle of the upper edge.
    case top
    /// The content keeps its size, and is at the middle of the lower edge.
    case bottom
    /// The content keeps its size, and is at the middle of the left edge.
    case left
    /// The content keeps its size, and is at the middle of the right edge.
    case right
    /// The content keeps its size, and is in the upper left corner.
    case topLeft
    /// The content keeps its size, and is in the upper right corner.
    case topRight
    /// The content keeps its size, and is in the lower left corner.
    case bottomLeft
    /// The content keeps its size, and is in the lower right corner.
    case bottomRight
  }

  func contentModeDidChange() {
    layer.contentsGravity = contentMode.gravity
    layer.needsDisplayOnBoundsChange = contentMode == .redraw
  }
}

extension UIView.ContentMode {
  /// Whether the content is scaled.
  var scales: Bool {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw: true
    default: false
    }
  }

  /// The gravity with the same effect. On iOS the vertical names of gravities are reversed.
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
