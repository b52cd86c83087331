public import CoreGraphics

/// A kind of particle of a ``CAEmitterLayer``, or one that particles emit.
///
/// A range is the width of the interval around a value from which each particle gets its own one.
/// Lengths are in points, angles in radians, times in seconds. Changes are seen in the next frame.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  /// Makes a cell that emits nothing until it has a birth rate and a lifetime.
  public override init() { super.init() }

  /// A name, by which the program finds the cell.
  open var name: String?
  /// Whether particles are emitted.
  open var isEnabled = true
  /// Particles a second.
  open var birthRate: Float = 0
  /// Seconds that a particle lives.
  open var lifetime: Float = 0
  /// The range of lifetimes.
  open var lifetimeRange: Float = 0
  /// When the emission begins, in the layer's time, or in the life of the emitting particle.
  open var beginTime: CFTimeInterval = 0
  /// Seconds of emission; 0 for no end.
  open var duration: CFTimeInterval = 0

  /// The direction out of the layer's plane, by which the speed in the plane is foreshortened.
  open var emissionLatitude: CGFloat = 0
  /// The direction in the plane: 0 to the right, a quarter of a turn downwards.
  open var emissionLongitude: CGFloat = 0
  /// The angle of the cone around the direction.
  open var emissionRange: CGFloat = 0
  /// Points a second.
  open var velocity: CGFloat = 0
  /// The range of velocities.
  open var velocityRange: CGFloat = 0
  /// Points a second in a second, to the right.
  open var xAcceleration: CGFloat = 0
  /// Points a second in a second, downwards.
  open var yAcceleration: CGFloat = 0

  /// The factor of the contents' size.
  open var scale: CGFloat = 1
  /// The range of scales.
  open var scaleRange: CGFloat = 0
  /// The change of the scale in a second.
  open var scaleSpeed: CGFloat = 0
  /// Radians a second, by which particles turn.
  open var spin: CGFloat = 0
  /// The range of spins.
  open var spinRange: CGFloat = 0

  /// The colour by which the contents' colours are multiplied; opaque white by default.
  open var color: CGColor? = .white
  /// The ranges of the colour's components, which go from 0 to 1.
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  /// The changes of the colour's components in a second.
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0

  /// A `CGImage`; without one the particles are not drawn.
  open var contents: Any?
  /// The part of the contents that is drawn, in the unit square.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the contents a point.
  open var contentsScale: CGFloat = 1

  /// What the particles emit themselves while they live.
  open var emitterCells: [CAEmitterCell]?
}
