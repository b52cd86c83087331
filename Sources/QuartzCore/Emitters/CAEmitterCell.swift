public import CoreGraphics

/// A kind of particle of a ``CAEmitterLayer``, or one that particles emit.
///
/// A range is the width of the interval around a value from which each particle gets its own one.
/// Lengths are in points, angles in radians, times in seconds. A particle keeps the values of its
/// birth: new ones apply to those that follow. A cell of an emitter that is shown is changed by the
/// layer's key path `emitterCells.NAME.KEY`, as on iOS; the path can be animated, too.
///
/// Numbers that are not a number are refused with a warning.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject, CAMediaTiming {
  var values = EmitterCellValues()
  private var otherContents: Any?

  /// Makes a cell that emits nothing until it has a birth rate, a lifetime and contents.
  public override init() { super.init() }

  /// Archives are not read: it has the effect of ``init()``.
  public required init?(coder: NSCoder) { super.init() }

  /// The default of a key, as on iOS; nil for an unknown one.
  open class func defaultValue(forKey key: String) -> Any? {
    EmitterCellValues().animatable(key)?.keyed
  }

  /// The name of the cell in the layer's key paths.
  open var name: String? {
    get { values.name }
    set { values.name = newValue }
  }

  /// Whether particles are emitted; true by default.
  open var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }

  // MARK: Time

  /// When the emission begins, in the layer's time, or in the life of the emitting particle.
  open var beginTime: CFTimeInterval {
    get { values.time.beginTime }
    set { setTime(\.beginTime, newValue, "beginTime") }
  }
  /// Seconds of emission; 0, the default, for no end.
  open var duration: CFTimeInterval {
    get { values.time.duration }
    set { setTime(\.duration, max(newValue, 0), "duration") }
  }
  /// Seconds of the cell's time in one of the emitter's; particles live and move by it. Without a
  /// positive speed nothing is emitted.
  open var speed: Float {
    get { Float(values.time.speed) }
    set { setTime(\.speed, Double(newValue), "speed") }
  }
  /// Seconds that the emission is ahead.
  open var timeOffset: CFTimeInterval {
    get { values.time.timeOffset }
    set { setTime(\.timeOffset, newValue, "timeOffset") }
  }
  /// How many times ``duration`` particles are emitted.
  open var repeatCount: Float {
    get { Float(values.time.repeatCount) }
    set {
      let count = newValue >= 1e30 ? Double.infinity : Double(max(newValue, 0))
      if !newValue.isNaN { values.time.repeatCount = count }
    }
  }
  /// Seconds of emission, if there is a ``duration``; 0 leaves it to ``repeatCount``.
  open var repeatDuration: CFTimeInterval {
    get { values.time.repeatDuration }
    set { setTime(\.repeatDuration, max(newValue, 0), "repeatDuration") }
  }
  /// Doubles the length of each run of the emission.
  open var autoreverses: Bool {
    get { values.time.autoreverses }
    set { values.time.autoreverses = newValue }
  }
  /// Stored without an effect: outside of its duration a cell emits nothing.
  open var fillMode: CAMediaTimingFillMode {
    get { values.time.fillMode }
    set { values.time.fillMode = newValue }
  }

  // MARK: Particles

  /// Particles per second.
  open var birthRate: Float {
    get { Float(values.birthRate) }
    set { set(\.birthRate, Double(newValue), "birthRate") }
  }
  /// Seconds that a particle lives.
  open var lifetime: Float {
    get { Float(values.lifetime) }
    set { set(\.lifetime, Double(newValue), "lifetime") }
  }
  /// The range of lifetimes.
  open var lifetimeRange: Float {
    get { Float(values.lifetimeRange) }
    set { set(\.lifetimeRange, Double(newValue), "lifetimeRange") }
  }
  /// The direction out of the layer's plane, by which the speed in the plane is foreshortened.
  open var emissionLatitude: CGFloat {
    get { CGFloat(values.emissionLatitude) }
    set { set(\.emissionLatitude, Double(newValue), "emissionLatitude") }
  }
  /// The direction in the plane: 0 to the right, a quarter of a turn downwards. For an emitter of
  /// the shape `.line`, 0 is upwards and half a turn downwards, as on iOS.
  open var emissionLongitude: CGFloat {
    get { CGFloat(values.emissionLongitude) }
    set { set(\.emissionLongitude, Double(newValue), "emissionLongitude") }
  }
  /// The angle of the cone around the direction; a whole turn for all directions.
  open var emissionRange: CGFloat {
    get { CGFloat(values.emissionRange) }
    set { set(\.emissionRange, Double(newValue), "emissionRange") }
  }
  /// Points per second.
  open var velocity: CGFloat {
    get { CGFloat(values.velocity) }
    set { set(\.velocity, Double(newValue), "velocity") }
  }
  /// The range of velocities.
  open var velocityRange: CGFloat {
    get { CGFloat(values.velocityRange) }
    set { set(\.velocityRange, Double(newValue), "velocityRange") }
  }
  /// Points per second squared, to the right.
  open var xAcceleration: CGFloat {
    get { CGFloat(values.xAcceleration) }
    set { set(\.xAcceleration, Double(newValue), "xAcceleration") }
  }
  /// Points per second squared, downwards.
  open var yAcceleration: CGFloat {
    get { CGFloat(values.yAcceleration) }
    set { set(\.yAcceleration, Double(newValue), "yAcceleration") }
  }
  /// Points per second squared, towards the viewer. It decides on the order of
  /// ``CAEmitterLayerRenderMode/backToFront``.
  open var zAcceleration: CGFloat {
    get { CGFloat(values.zAcceleration) }
    set { set(\.zAcceleration, Double(newValue), "zAcceleration") }
  }
  /// The factor of the contents' size; 1 by default.
  open var scale: CGFloat {
    get { CGFloat(values.scale) }
    set { set(\.scale, Double(newValue), "scale") }
  }
  /// The range of scales.
  open var scaleRange: CGFloat {
    get { CGFloat(values.scaleRange) }
    set { set(\.scaleRange, Double(newValue), "scaleRange") }
  }
  /// The change of the scale in a second. A particle that has shrunk to nothing is not drawn.
  open var scaleSpeed: CGFloat {
    get { CGFloat(values.scaleSpeed) }
    set { set(\.scaleSpeed, Double(newValue), "scaleSpeed") }
  }
  /// Radians per second, clockwise, by which particles turn.
  open var spin: CGFloat {
    get { CGFloat(values.spin) }
    set { set(\.spin, Double(newValue), "spin") }
  }
  /// The range of spins.
  open var spinRange: CGFloat {
    get { CGFloat(values.spinRange) }
    set { set(\.spinRange, Double(newValue), "spinRange") }
  }
  /// The range of red, which goes from 0 to 1.
  open var redRange: Float {
    get { Float(values.redRange) }
    set { set(\.redRange, Double(newValue), "redRange") }
  }
  /// The range of green.
  open var greenRange: Float {
    get { Float(values.greenRange) }
    set { set(\.greenRange, Double(newValue), "greenRange") }
  }
  /// The range of blue.
  open var blueRange: Float {
    get { Float(values.blueRange) }
    set { set(\.blueRange, Double(newValue), "blueRange") }
  }
  /// The range of alpha.
  open var alphaRange: Float {
    get { Float(values.alphaRange) }
    set { set(\.alphaRange, Double(newValue), "alphaRange") }
  }
  /// The change of red in a second.
  open var redSpeed: Float {
    get { Float(values.redSpeed) }
    set { set(\.redSpeed, Double(newValue), "redSpeed") }
  }
  /// The change of green in a second.
  open var greenSpeed: Float {
    get { Float(values.greenSpeed) }
    set { set(\.greenSpeed, Double(newValue), "greenSpeed") }
  }
  /// The change of blue in a second.
  open var blueSpeed: Float {
    get { Float(values.blueSpeed) }
    set { set(\.blueSpeed, Double(newValue), "blueSpeed") }
  }
  /// The change of alpha in a second.
  open var alphaSpeed: Float {
    get { Float(values.alphaSpeed) }
    set { set(\.alphaSpeed, Double(newValue), "alphaSpeed") }
  }
  /// Pixels of the contents a point; 1 by default.
  open var contentsScale: CGFloat {
    get { CGFloat(values.contentsScale) }
    set { set(\.contentsScale, Double(newValue), "contentsScale") }
  }

  // MARK: Contents

  /// The colour by which the contents' colours are multiplied; opaque white by default. Particles
  /// hand their colour on to those that they emit.
  open var color: CGColor? {
    get { values.color.map { CGColor($0) } }
    set { values.color = newValue?.rgba }
  }

  /// A `CGImage`; without one the particles are not drawn.
  open var contents: Any? {
    get { values.contents ?? otherContents }
    set {
      values.contents = newValue as? CGImage
      otherContents = values.contents == nil ? newValue : nil
    }
  }
  /// The part of the contents that is drawn, in the unit square.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set {
      guard newValue.isFinite else {
        return Diagnostics.warn(
          "An emitter cell's contentsRect must be finite; the value is ignored.")
      }
      values.contentsRect = newValue
    }
  }
  /// How contents are resampled that are shown larger than they are: `nearest` for hard edges,
  /// anything else for smooth ones.
  open var magnificationFilter = "linear" {
    didSet {
      values.isMagnifiedSharply =
        magnificationFilter == CALayerContentsFilter.nearest.rawValue
    }
  }

  /// How contents are resampled that are shown smaller than they are.
  open var minificationFilter = "linear" {
    didSet {
      values.isReducedSharply = minificationFilter == CALayerContentsFilter.nearest.rawValue
    }
  }
  /// The bias of the `trilinear` filter's level of detail; stored without an effect.
  open var minificationFilterBias: Float = 0

  /// The cells that each particle emits itself, from its current position, while it lives. Only
  /// four levels of cells are drawn.
  open var emitterCells: [CAEmitterCell]?
}

extension CAEmitterCell {
  /// Beyond it nothing is distinguished, and the arithmetic stays finite.
  private static let largest = 1e12

  func set(
    _ path: WritableKeyPath<EmitterCellValues, Double>, _ value: Double, _ key: String
  ) {
    guard !value.isNaN else {
      return Diagnostics.warn("An emitter cell's \(key) must be a number; the value is ignored.")
    }
    values[keyPath: path] = min(max(value, -Self.largest), Self.largest)
  }

  fileprivate func setTime(
    _ path: WritableKeyPath<MediaTime, Double>, _ value: Double, _ key: String
  ) {
    guard !value.isNaN else {
      return Diagnostics.warn("An emitter cell's \(key) must be a number; the value is ignored.")
    }
    values.time[keyPath: path] = min(max(value, -Self.largest), Self.largest)
  }

  /// The values of the cell, and of those in it up to a depth.
  func snapshot(depth: Int = 0) -> EmitterCellValues {
    var result = values
    if let emitterCells, depth + 1 < Emission.deepestCell {
      result.cells = emitterCells.map { $0.snapshot(depth: depth + 1) }
    }
    return result
  }
}
