/// The edges of a layer. The raw values are Apple's.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The bits of the edges.
  public let rawValue: UInt32
  /// Edges by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The left edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The right edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The edge at which y is least.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The edge at which y is greatest.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)

  static let all: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
}
