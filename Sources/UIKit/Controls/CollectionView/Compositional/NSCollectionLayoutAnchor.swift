public import CoreGraphics

/// The point of a rectangle at which a supplementary view is attached.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges at which the point is. Along an axis without an edge it is in the middle.
  public let edges: NSDirectionalRectEdge
  /// The offset from there, in points or in fractions of the supplementary view's size.
  public let offset: CGPoint
  /// Whether the offset is a fraction of the view's size.
  public let isFractionalOffset: Bool
  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    isFractionalOffset = isFractional
    if offset.isFinite {
      self.offset = offset
    } else {
      Diagnostics.warn("The offset \(offset) of an anchor must be finite; zero is used.")
      self.offset = .zero
    }
    super.init()
  }

  /// Makes an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }
  /// Makes an anchor with an offset in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  /// Makes an anchor with an offset in fractions of the supplementary view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// Returns the position of the anchor in a rectangle, for a view of a size.
  func point(in rect: CGRect, size: CGSize) -> CGPoint {
    let shift =
      isFractionalOffset
      ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    let x = edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX
    let y = edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY
    return CGPoint(x: x + shift.x, y: y + shift.y)
  }
}
