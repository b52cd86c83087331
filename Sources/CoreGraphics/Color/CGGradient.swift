/// A smooth change from colour to colour. Immutable.
public final class CGGradient: Sendable {
  package struct Stop: Sendable, Hashable {
    /// From 0, where the gradient starts, to 1, where it ends.
    package var location: Double
    package var color: RGBA
  }

  /// In order of location, at least one.
  package let stops: [Stop]

  private init?(colors: [RGBA], locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    let places: [Double]
    if let locations {
      guard locations.count >= colors.count, locations.allSatisfy(\.isFinite) else { return nil }
      places = locations.map { min(max(Double($0), 0), 1) }
    } else {
      let last = Double(max(colors.count - 1, 1))
      places = colors.indices.map { Double($0) / last }
    }
    // The sort must keep the order of stops at the same location, which make a hard edge.
    let indexed = zip(colors, places).enumerated()
    let sorted = indexed.sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
    stops = sorted.map { Stop(location: $0.element.1, color: $0.element.0) }
  }

  /// A gradient through `colors`, at `locations` from 0 to 1, or evenly spread where there are
  /// none. Nil without colours, or with fewer locations than colours. Arrays of Swift, where
  /// Apple's takes a `CFArray` and a pointer; the literals at call sites are the same.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?
  ) {
    self.init(colors: colors.map(\.rgba), locations: locations)
  }

  /// A gradient through colours that were written as a `CFArray`. Nil where one is not a colour,
  /// and as for an array of Swift.
  @_disfavoredOverload
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?
  ) {
    let found = colors.compactMap { $0 as? CGColor }
    guard found.count == colors.count else { return nil }
    self.init(colorsSpace: space, colors: found, locations: locations)
  }

  /// A gradient through `count` colours, whose components, each colour's alpha last, follow one
  /// another in `components`. Nil where there are too few.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat],
    locations: [CGFloat]?, count: Int
  ) {
    let stride = space.numberOfComponents + 1
    guard count > 0, count <= components.count / stride else { return nil }
    let colors = (0..<count).compactMap { index in
      CGColor(
        colorSpace: space, components: Array(components[index * stride..<(index + 1) * stride]))
    }
    self.init(colors: colors.map(\.rgba), locations: locations)
  }
}

/// How far a gradient extends beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits, one for each member.
  public let rawValue: UInt32
  /// A set of bits; those without a name are kept.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour fills what lies before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour fills what lies after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
