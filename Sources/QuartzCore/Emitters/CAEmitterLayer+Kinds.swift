import CoreGraphics

/// The shape from which particles are emitted.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A value of any name; an unknown one counts as ``point``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The emitter's position (the default).
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A horizontal line, as wide as the emitter's size, around the position.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle of the emitter's size around the position.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A rectangle with the emitter's depth.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle around the position, whose radius is the width of the emitter's size.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere around the position, whose radius is the width of the emitter's size.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the shape from which particles are emitted. The outline and the points of a circle,
/// and the surface of a sphere, emit away from its centre: the direction of the cell is counted
/// from there.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A value of any name; an unknown one counts as ``volume``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The corners of a rectangle, the ends of a line, and four points of a circle.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The area, or the surface of a sphere.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The interior (the default).
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are drawn over each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A value of any name; an unknown one counts as ``unordered``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In no particular order (the default): cell by cell.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest particles are drawn below newer ones.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest particles are drawn on top of newer ones.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// Particles farther from the viewer are drawn below nearer ones.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Their colours are added to what is below, which becomes brighter.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
