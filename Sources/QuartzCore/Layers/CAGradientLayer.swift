import Compositor
public import CoreGraphics

/// Draws a gradient over its background, inside its bounds and their rounded corners.
///
/// Its colours, their locations and its two points are animatable, also by key path.
open class CAGradientLayer: CALayer {
  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "colors": [CGColor]()
    case "locations": [Double]()
    case "startPoint": CGPoint(x: 0.5, y: 0)
    case "endPoint": CGPoint(x: 0.5, y: 1)
    default: super.defaultValue(forKey: key)
    }
  }

  override func copyValues(from other: CALayer, values: LayerValues) {
    super.copyValues(from: other, values: values)
    if let other = other as? CAGradientLayer { type = other.type }
  }

  /// `CGColor`s in order; nil and an empty array draw nothing. One alone fills the layer.
  open var colors: [Any]? {
    get { values.extras["colors"].flatMap { $0.boxed as? [CGColor] } }
    set {
      let colors = newValue?.compactMap { $0 as? CGColor }
      if let colors, colors.count != newValue?.count {
        Diagnostics.warn("A gradient layer's colors must be CGColors; others are left out.")
      }
      change(extra: "colors", to: colors.map { .colors($0.map(\.rgba)) })
    }
  }

  /// The location of each colour in rising order: 0 is the start, 1 the end, and others lie beyond
  /// them. Nil, the default, spreads the colours evenly from 0 to 1.
  open var locations: [NSNumber]? {
    get {
      guard case .numbers(let places)? = values.extras["locations"] else { return nil }
      return places.map { NSNumber(value: $0) }
    }
    set {
      let places = newValue?.map(\.doubleValue)
      guard places?.allSatisfy(\.isFinite) ?? true else {
        Diagnostics.warn("A gradient layer's locations must be finite; they are ignored.")
        return
      }
      change(extra: "locations", to: places.map { .numbers($0) })
    }
  }

  /// The point of the first colour, in the unit square of the bounds; the middle of the top by
  /// default.
  open var startPoint: CGPoint {
    get { point("startPoint") }
    set { setPoint("startPoint", newValue) }
  }

  /// The point of the last colour, in the unit square of the bounds; the middle of the bottom by
  /// default.
  open var endPoint: CGPoint {
    get { point("endPoint") }
    set { setPoint("endPoint", newValue) }
  }

  /// The kind of gradient between ``startPoint`` and ``endPoint``; axial by default.
  open var type = CAGradientLayerType.axial { didSet { invalidateContent() } }

  private func point(_ key: String) -> CGPoint {
    if case .point(let point)? = extraValue(forKey: key) { point } else { .zero }
  }

  private func setPoint(_ key: String, _ point: CGPoint) {
    guard point.isFinite else {
      Diagnostics.warn("A gradient layer's \(key) must be finite; the value is ignored.")
      return
    }
    change(extra: key, to: .point(point))
  }

  override func appendContents(_ shown: LayerValues, to nodes: inout [DisplayNode]) {
    let style = GradientStyle(shown, shape(shown), type)
    if !style.colors.isEmpty, !shown.bounds.isEmpty {
      let drawing: Drawing
      if case .gradient(style, let known)? = rendering.special {
        drawing = known
      } else {
        drawing = style.drawing
        rendering.special = .gradient(style, drawing)
      }
      nodes.append(.drawing(PlacedDrawing(drawing: drawing)))
    }
    super.appendContents(shown, to: &nodes)
  }
}

/// All values that define the appearance of a gradient layer.
struct GradientStyle: Sendable, Equatable {
  let shape: RoundedRect
  let type: CAGradientLayerType
  let colors: [RGBA]
  let locations: [Double]
  let start, end: CGPoint

  @MainActor
  init(_ shown: LayerValues, _ shape: RoundedRect, _ type: CAGradientLayerType) {
    func point(_ key: String, _ usual: CGPoint) -> CGPoint {
      if case .point(let point)? = shown.extras[key] { point } else { usual }
    }
    self.shape = shape
    self.type = type
    if case .colors(let list)? = shown.extras["colors"] { colors = list } else { colors = [] }
    start = point("startPoint", CGPoint(x: 0.5, y: 0))
    end = point("endPoint", CGPoint(x: 0.5, y: 1))
    guard case .numbers(let places)? = shown.extras["locations"], !colors.isEmpty else {
      locations = []
      return
    }
    if places.count == colors.count {
      locations = places
    } else {
      Diagnostics.warn(
        "A gradient layer has \(colors.count) colors and \(places.count) locations;"
          + " they are spread evenly.")
      locations = []
    }
  }

  var drawing: Drawing {
    let style = self
    return Drawing(bounds: shape.rect, pattern: pattern) { style.draw(in: $0) }
  }

  /// The gradient as a pattern that fills a rectangle, whose edges the compositor cuts.
  private var pattern: Drawing.Pattern? {
    guard shape.radius <= 0 || shape.corners.isEmpty, type != .radial, type != .conic,
      start != end
    else { return nil }
    let likeness: Drawing.Pattern.Likeness? =
      if start.y == end.y { .rows } else if start.x == end.x { .columns } else { nil }
    return Drawing.Pattern(likeness: likeness, isOpaque: colors.allSatisfy { $0.alpha >= 1 })
  }

  private func draw(in context: CGContext) {
    let axis = GradientAxis(locations, type)
    guard let gradient = axis.gradient(of: colors) else { return }
    let rect = shape.rect
    if pattern == nil { context.clip(to: shape) }
    let everywhere: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    let size = CGSize(width: end.x - start.x, height: end.y - start.y)
    context.translateBy(x: rect.minX, y: rect.minY)
    switch type {
    case .radial:
      // The end point is a corner of the box around the ellipse of the last colour.
      let radii = (x: abs(size.width) * rect.width, y: abs(size.height) * rect.height)
      guard radii.x > 0, radii.y > 0 else { return fill(with: gradient.stops.last, in: context) }
      context.translateBy(x: start.x * rect.width, y: start.y * rect.height)
      context.scaleBy(x: radii.x, y: radii.y)
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero,
        endRadius: axis.range.upperBound, options: everywhere)
    case .conic:
      let center = CGPoint(x: start.x * rect.width, y: start.y * rect.height)
      context.drawConicGradient(
        gradient, center: center,
        angle: atan2(size.height * rect.height, size.width * rect.width))
    default:
      guard size != .zero else { return fill(with: gradient.stops.last, in: context) }
      // Lines of one colour are upright to the gradient in the unit square, and stretch with it.
      context.scaleBy(x: rect.width, y: rect.height)
      let (first, last) = (axis.range.lowerBound, axis.range.upperBound)
      context.drawLinearGradient(
        gradient,
        start: CGPoint(x: start.x + size.width * first, y: start.y + size.height * first),
        end: last == 1
          ? end : CGPoint(x: start.x + size.width * last, y: start.y + size.height * last),
        options: everywhere)
    }
  }

  /// A gradient whose ends meet is its last colour everywhere.
  private func fill(with stop: CGGradient.Stop?, in context: CGContext) {
    guard let stop else { return }
    context.fillColor = stop.color
    context.fill(CGRect(origin: .zero, size: shape.rect.size))
  }
}

/// The line of a gradient, from the start point at 0 to the end point at 1. A `CGGradient` has
/// colours from 0 to 1 alone, so it is made for the part of the line in which all colours are.
private struct GradientAxis {
  private struct Stop {
    var location: Double
    var color: RGBA
  }

  /// The part of the line that the gradient covers, with 0 and 1 in it.
  let range: ClosedRange<Double>
  private let locations: [Double]

  /// The greatest distance of a colour from the start, as a multiple of the line's length (our
  /// choice). Of what lies further away only the part up to there is drawn.
  private static let farthest = 100.0

  /// - Parameter locations: those of the colours; empty where they are spread evenly.
  init(_ locations: [Double], _ type: CAGradientLayerType) {
    self.locations = locations
    let first = min(locations.min() ?? 0, 0)
    let last = max(locations.max() ?? 1, 1)
    switch type {
    // Nothing is before the middle of an ellipse, and a circle has one turn.
    case .radial: range = 0...min(last, Self.farthest)
    case .conic: range = 0...1
    default: range = max(first, -Self.farthest)...min(last, Self.farthest)
    }
  }

  /// A gradient through the colours. There must be as many colours as locations.
  func gradient(of colors: [RGBA]) -> CGGradient? {
    guard !locations.isEmpty else {
      return CGGradient(colorsSpace: nil, colors: colors.map { CGColor($0) }, locations: nil)
    }
    let stops = stops(of: colors)
    let length = range.upperBound - range.lowerBound
    return CGGradient(
      colorsSpace: nil, colors: stops.map { CGColor($0.color) },
      locations: stops.map { CGFloat(($0.location - range.lowerBound) / length) })
  }

  /// The colours in the range in order, and those that others have at its ends.
  private func stops(of colors: [RGBA]) -> [Stop] {
    // Stops at one location keep their order.
    let all = zip(locations, colors).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map { Stop(location: $0.element.0, color: $0.element.1) }
    var stops = all.filter { range.contains($0.location) }
    if let first = all.first, first.location < range.lowerBound {
      stops.insert(stop(at: range.lowerBound, among: all), at: 0)
    }
    if let last = all.last, last.location > range.upperBound {
      stops.append(stop(at: range.upperBound, among: all))
    }
    return stops
  }

  /// The colour at a place, which is mixed as `CGGradient` does.
  private func stop(at place: Double, among stops: [Stop]) -> Stop {
    let next = stops.firstIndex { $0.location > place } ?? stops.endIndex
    guard next > 0, next < stops.endIndex else {
      return Stop(location: place, color: stops[min(next, stops.endIndex - 1)].color)
    }
    let (from, to) = (stops[next - 1], stops[next])
    let part = (place - from.location) / (to.location - from.location)
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    return Stop(
      location: place,
      color: RGBA(
        red: mix(from.color.red, to.color.red), green: mix(from.color.green, to.color.green),
        blue: mix(from.color.blue, to.color.blue), alpha: mix(from.color.alpha, to.color.alpha)))
  }
}

extension CGContext {
  /// Clips to a rectangle with rounded corners.
  fileprivate func clip(to shape: RoundedRect) {
    let rect = shape.rect
    let radius = min(shape.radius, rect.width / 2, rect.height / 2)
    guard radius > 0, !shape.corners.isEmpty else { return clip(to: rect) }
    if shape.isContinuous {
      beginPath()
      addPath(CGPath(shape.outline(radius: radius)))
      return clip()
    }
    let corners: [(RoundedRect.Corners, CGPoint, CGPoint)] = [
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY)),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.midX, y: rect.maxY)),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY)),
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.midX, y: rect.minY)),
    ]
    beginPath()
    move(to: CGPoint(x: rect.midX, y: rect.minY))
    for (corner, point, next) in corners {
      if shape.corners.contains(corner) {
        addArc(tangent1End: point, tangent2End: next, radius: radius)
      } else {
        addLine(to: point)
      }
    }
    closePath()
    clip()
  }
}

extension RoundedRect {
  /// The outline with continuous corners.
  fileprivate func outline(radius: Double) -> PathElements {
    var outline = PathElements()
    outline.addRoundedRect(rect, radius: radius, isContinuous: true) { corner in
      let isLeft = corner.x == rect.minX
      let isTop = corner.y == rect.minY
      return corners.contains(
        isTop ? (isLeft ? .topLeft : .topRight) : (isLeft ? .bottomLeft : .bottomRight))
    }
    return outline
  }
}

/// The kind of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A value of any name, also of one that is not listed here.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from the start to the end point (the default).
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start point outwards, in ellipses; the end point is the corner of the last one's box.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Clockwise around the start point, from the direction of the end point on.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
