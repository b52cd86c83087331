import Compositor
public import CoreGraphics

/// The shape from which particles are emitted.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A value of any name; an unknown one counts as ``point``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The emitter's position.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A horizontal line, as wide as the emitter's size, around the position.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle of the emitter's size around the position.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A cuboid, seen from the front: a rectangle.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle around the position, whose radius is the width of the emitter's size.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere, seen from the front: a circle.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the shape from which particles are emitted.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A value of any name; an unknown one counts as ``volume``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The corners of a rectangle, the ends of a line, and four points of a circle.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The area.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The interior: in a plane the area.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are drawn over each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A value of any name; an unknown one counts as ``unordered``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the order of their birth.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest below.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest on top.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// In the order of their birth, as all lie in one plane.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Their colours are added to each other; the sum lies over what is below the layer.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// Emits particles, whose state is a function of the layer's time and of ``seed``: the same time
/// gives the same picture, also after time has gone backwards.
///
/// Particles are emitted from the layer's time 0 on. In a layer that is added later, set
/// `beginTime` to `CACurrentMediaTime()` for the emission to begin then, as on iOS. A new position
/// or size of the emitter applies to all particles; a new ``birthRate`` to those that follow.
open class CAEmitterLayer: CALayer {
  /// The key of the layer's time, and of the animation that keeps it.
  private static let timeKey = "emitterTime"
  /// Seconds for which the time is kept; more than three years.
  private static let longest = 1e8

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case timeKey: -1.0
    case "emitterPosition": CGPoint.zero
    case "emitterSize": CGSize.zero
    default: super.defaultValue(forKey: key)
    }
  }

  override func take(from other: CALayer, values: LayerValues) {
    super.take(from: other, values: values)
    guard let other = other as? CAEmitterLayer else { return }
    emitterCells = other.emitterCells
    rates = other.rates
    (emitterShape, emitterMode, renderMode) =
      (other.emitterShape, other.emitterMode, other.renderMode)
    (lifetime, velocity, scale, spin, seed) =
      (other.lifetime, other.velocity, other.scale, other.spin, other.seed)
  }

  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]? { didSet { keepTime() } }

  /// The middle of the shape, in the layer's coordinates. Animatable.
  open var emitterPosition: CGPoint {
    get {
      if case .point(let point)? = extraValue(forKey: "emitterPosition") { return point }
      return .zero
    }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else {
        return Diagnostics.warn("An emitter's position must be finite; \(newValue) is ignored.")
      }
      change(extra: "emitterPosition", to: .point(newValue))
    }
  }

  /// The size of the shape, in points. Animatable.
  open var emitterSize: CGSize {
    get {
      if case .size(let size)? = extraValue(forKey: "emitterSize") { return size }
      return .zero
    }
    set {
      guard newValue.width.isFinite, newValue.height.isFinite else {
        return Diagnostics.warn("An emitter's size must be finite; \(newValue) is ignored.")
      }
      change(extra: "emitterSize", to: .size(newValue))
    }
  }

  /// The shape; a point by default.
  open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { invalidateContent() } }
  /// The part of the shape; its volume by default.
  open var emitterMode = CAEmitterLayerEmitterMode.volume { didSet { invalidateContent() } }
  /// How particles are drawn over each other.
  open var renderMode = CAEmitterLayerRenderMode.unordered { didSet { invalidateContent() } }

  /// Multiplies the birth rates of the cells from now on; 1 by default. Particles that live stay.
  open var birthRate: Float {
    get { Float(rates.last?.rate ?? 1) }
    set {
      guard newValue.isFinite, newValue >= 0 else {
        return Diagnostics.warn("An emitter's birthRate must be 0 or more; it is ignored.")
      }
      let now = tree == nil ? -1 : max(localTimeNow, 0)
      rates.removeAll { $0.begin >= now }
      rates.append(EmitterRate(begin: rates.isEmpty ? -1 : now, rate: Double(newValue)))
      invalidateContent()
    }
  }
  private var rates = [EmitterRate(begin: -1, rate: 1)]

  /// Multiplies the lifetimes of the cells; 1 by default.
  open var lifetime: Float = 1 { didSet { invalidateContent() } }
  /// Multiplies the velocities of the cells; 1 by default.
  open var velocity: Float = 1 { didSet { invalidateContent() } }
  /// Multiplies the scales of the cells; 1 by default.
  open var scale: Float = 1 { didSet { invalidateContent() } }
  /// Multiplies the spins of the cells; 1 by default.
  open var spin: Float = 1 { didSet { invalidateContent() } }
  /// Decides on all that is random.
  open var seed: UInt32 = 0 { didSet { invalidateContent() } }

  /// Lets the layer have its time among its presentation values while there are cells.
  private func keepTime() {
    invalidateContent()
    guard !isPresentation else { return }
    let isKept = animation(forKey: Self.timeKey) != nil
    if emitterCells?.isEmpty ?? true {
      if isKept { removeAnimation(forKey: Self.timeKey) }
    } else if !isKept {
      let clock = CABasicAnimation(keyPath: Self.timeKey)
      (clock.fromValue, clock.toValue) = (0.0, Self.longest)
      clock.duration = Self.longest
      // An animation without a time of its own would begin now.
      clock.beginTime = .leastNonzeroMagnitude
      clock.isRemovedOnCompletion = false
      add(clock, forKey: Self.timeKey)
    }
  }

  override func appendContents(_ shown: LayerValues, to nodes: inout [DisplayNode]) {
    super.appendContents(shown, to: &nodes)
    guard case .scalar(let time)? = shown.extras[Self.timeKey], time >= 0,
      let emitterCells, !emitterCells.isEmpty
    else { return }
    var emission = Emission(
      time: time, rates: rates, place: emitterPlace(shown),
      factors: .init(
        lifetime: Double(lifetime), velocity: Double(velocity), scale: Double(scale),
        spin: Double(spin)),
      seed: UInt64(seed))
    emission.emit(emitterCells)
    if renderMode == .oldestFirst { emission.particles.sort { $0.age > $1.age } }
    if renderMode == .oldestLast { emission.particles.sort { $0.age < $1.age } }
    if renderMode == .additive {
      if let node = emission.sum { nodes.append(node) }
    } else {
      nodes += emission.particles.map(\.node)
    }
  }

  private func emitterPlace(_ shown: LayerValues) -> EmitterPlace {
    var place = EmitterPlace(shape: emitterShape, mode: emitterMode)
    if case .point(let point)? = shown.extras["emitterPosition"] { place.middle = point }
    if case .size(let size)? = shown.extras["emitterSize"] { place.size = size }
    return place
  }
}
