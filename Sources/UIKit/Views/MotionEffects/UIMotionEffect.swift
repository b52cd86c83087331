public import CoreGraphics
import QuartzCore

/// Changes values of a view while the device is tilted. Subclasses specify which values change, and
/// by how much.
///
/// A desktop computer is never tilted. A `Simulator` simulates a tilt with its `viewerOffset`. A
/// change of an effect that was already added to a view takes effect when the device is next
/// tilted.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, @preconcurrency NSCopying {
  /// An effect that changes nothing.
  public override init() { super.init() }

  /// Archives are not supported: has the effect of ``init()``.
  public required init?(coder: NSCoder) { super.init() }

  /// The numbers to add to values of the view, by key paths such as `center.x` or
  /// `layer.transform.rotation.y`. Nil, the default, adds nothing. Nothing can be added to colours
  /// and paths.
  ///
  /// - Parameter viewerOffset: the tilt of the device along its axes, each from -1 to 1. It is 0
  ///   when the device is seen from the front.
  open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? { nil }

  /// The effect itself. Subclasses with properties that can change return a new effect with the
  /// same values.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A motion effect that interpolates between two values by the tilt of the device along an axis.
///
///     let effect = UIInterpolatingMotionEffect(
///       keyPath: "center.x", type: .tiltAlongHorizontalAxis)
///     effect.minimumRelativeValue = -20
///     effect.maximumRelativeValue = 20
///     view.addMotionEffect(effect)
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt.
  public enum EffectType: Int, Sendable {
    /// The device is tilted to the left and right.
    case tiltAlongHorizontalAxis
    /// The device is tilted up and down.
    case tiltAlongVerticalAxis
  }

  /// The key path of the view's value that changes.
  open private(set) var keyPath: String
  /// The axis of the tilt that determines the value.
  open private(set) var type: EffectType
  /// The value to add at a viewer offset of -1; nil counts as 0.
  open var minimumRelativeValue: Any?
  /// The value to add at a viewer offset of 1; nil counts as 0.
  open var maximumRelativeValue: Any?

  /// A new effect with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    copy.minimumRelativeValue = minimumRelativeValue
    copy.maximumRelativeValue = maximumRelativeValue
    return copy
  }

  /// An effect on one value. It changes nothing until one of the relative values is set.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// Always nil: archives are not supported.
  public required init?(coder: NSCoder) { nil }

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let values = [minimumRelativeValue, maximumRelativeValue].map { AnimatableValue($0) }
    guard let kind = values[0] ?? values[1] else { return nil }
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let (first, last) = (values[0] ?? kind.zero, values[1] ?? kind.zero)
    return [keyPath: first.interpolated(to: last, at: Double(offset + 1) / 2).keyed]
  }
}

/// Motion effects that apply together.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; nil for none. If two of them change the same value, both changes are added.
  open var motionEffects: [UIMotionEffect]?

  /// A new group with copies of the effects.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIMotionEffectGroup()
    copy.motionEffects = motionEffects?.compactMap { $0.copy() as? UIMotionEffect }
    return copy
  }

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    var sums: [String: Any] = [:]
    for effect in motionEffects ?? [] {
      let values = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
      sums.merge(values ?? [:]) { first, second in
        guard let sum = AnimatableValue(first), let other = AnimatableValue(second) else {
          return second
        }
        return sum.sum(with: other).keyed
      }
    }
    return sums.isEmpty ? nil : sums
  }
}
