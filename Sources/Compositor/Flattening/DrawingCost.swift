internal import CoreGraphics

/// The cost of drawing a pixel, relative to copying one. Measured with pixman without a GPU, on
/// screens of 1920 × 1080 pixels.
enum DrawingCost {
  static let filled = 0.65
  /// One colour, translucent.
  static let tinted = 1.5
  static let copied = 1.0
  static let blended = 2.25
  static let scaledOpaque = 5.0
  static let scaledBlended = 8.0
  static let projected = 15.0
  static let shadow = 4.0
  /// At an edge or a small corner, where each pixel's coverage is worked out.
  static let masked = 30.0
  /// The cost of setting up an operation, in copied pixels.
  static let operation = 400.0
}

extension GroupOperation {
  /// The cost of drawing the operation. A group that is faded or clipped as a whole needs an
  /// additional pass.
  func cost(_ bounds: PixelRect) -> Double {
    let children = children.reduce(0) { $0 + $1.cost }
    let area = Double(bounds.area)
    if let mask {
      return mask.children.reduce(children) { $0 + $1.cost } + area * 2 * (DrawingCost.blended + 1)
    }
    return opacity < 255 || !isPlain ? children + area * (DrawingCost.blended + 1) : children
  }
}

extension DrawOperation {
  var cost: Double {
    let area = Double(bounds.area)
    switch kind {
    case .solid(let solid):
      if solid.coverage.isProjected { return area * DrawingCost.blended }
      let full = solid.coverage.full.reduce(0) { $0 + $1.area }
      let partial = solid.coverage.partial.reduce(0) { $0 + $1.area }
      return Double(full) * (solid.color.isOpaque ? DrawingCost.filled : DrawingCost.tinted)
        + Double(partial) * DrawingCost.masked + DrawingCost.operation
    case .picture(let picture):
      let isCopied = picture.isStatedOpaque && picture.opacity == 255
      switch picture.mapping {
      case .moved:
        return area * (isCopied ? DrawingCost.copied : DrawingCost.blended)
          + DrawingCost.operation
      case .spread:
        return area * (isCopied ? DrawingCost.filled : DrawingCost.tinted)
          + DrawingCost.operation
      case .scaled:
        return area * (isCopied ? DrawingCost.scaledOpaque : DrawingCost.scaledBlended)
      case .projected: return area * DrawingCost.projected
      }
    case .shadow: return area * DrawingCost.shadow
    case .group(let group): return group.cost(bounds)
    }
  }
}
