/// A smooth transition between colours. It is immutable.
public final class CGGradient: Sendable {
  package struct Stop: Sendable, Hashable {
    /// The location, from 0 at the start of the gradient to 1 at its end.
    package var location: Double
    package var color: RGBA
  }

  /// The stops in order of location. There is at least one.
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
    // The sort must keep the order of stops at the same location, which form a hard edge.
    let indexed = zip(colors, places).enumerated()
    let sorted = indexed.sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
    stops = sorted.map { Stop(location: $0.element.1, color: $0.element.0) }
  }

  /// Makes a gradient through `colors` at `locations` from 0 to 1, or at equal distances if
  /// `locations` is nil. Returns nil without colours, or with fewer locations than colours. It
  /// takes Swift arrays, where Apple's takes a `CFArray` and a pointer; array literals work with
  /// both.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?
  ) {
    self.init(colors: colors.map(\.rgba), locations: locations)
  }

  /// Makes a gradient through the colours of a `CFArray`. Returns nil if an element is not a
  /// colour, or if there are fewer locations than colours.
  @_disfavoredOverload
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?
  ) {
    let found = colors.compactMap { $0 as? CGColor }
    guard found.count == colors.count else { return nil }
    self.init(colorsSpace: space, colors: found, locations: locations)
  }

  /// Makes a gradient through `count` colours. `components` contains their components one after the
  /// other, each colour's alpha last. Returns nil if there are too few.
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
  /// The option bits.
  public let rawValue: UInt32
  /// Makes a set from its bits. Undefined bits are kept.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour fills the area before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour fills the area after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
