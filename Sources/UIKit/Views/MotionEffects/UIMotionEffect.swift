public import CoreGraphics
import QuartzCore

/// How a view moves while the device is tilted: subclasses say which of its values change, and by
/// how much.
///
/// A device on a desk is not tilted. A `Simulator` tilts it, by its `viewerOffset`. A change of an
/// effect that a view has already is seen when the device is tilted the next time.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, @preconcurrency NSCopying {
  /// An effect that changes nothing.
  public override init() { super.init() }

  /// Archives are not read: it has the effect of ``init()``.
  public required init?(coder: NSCoder) { super.init() }

  /// What the effect adds to the values of the view, by their key paths such as `center.x` or
  /// `layer.transform.rotation.y`; nil, the default, for nothing. Colours and paths cannot be
  /// added to.
  ///
  /// - Parameter viewerOffset: how far the device is tilted along its axes, each from -1 to 1; 0
  ///   where it is seen from the front.
  open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? { nil }

  /// The effect itself; those that can be changed give another one with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A motion effect that goes from one value to another as the device is tilted along an axis.
///
///     let effect = UIInterpolatingMotionEffect(
///       keyPath: "center.x", type: .tiltAlongHorizontalAxis)
///     effect.minimumRelativeValue = -20
///     effect.maximumRelativeValue = 20
///     view.addMotionEffect(effect)
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction of the tilt.
  public enum EffectType: Int, Sendable {
    /// To the left and right.
    case tiltAlongHorizontalAxis
    /// Up and down.
    case tiltAlongVerticalAxis
  }

  /// The value of the view that changes.
  open private(set) var keyPath: String
  /// The tilt that it follows.
  open private(set) var type: EffectType
  /// What is added at a viewer offset of -1; nil counts as 0.
  open var minimumRelativeValue: Any?
  /// What is added at a viewer offset of 1; nil counts as 0.
  open var maximumRelativeValue: Any?

  /// Another effect with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    copy.minimumRelativeValue = minimumRelativeValue
    copy.maximumRelativeValue = maximumRelativeValue
    return copy
  }

  /// An effect on one value, without an effect until one of the relative values is set.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// Archives are not read: there is none.
  public required init?(coder: NSCoder) { nil }

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let values = [minimumRelativeValue, maximumRelativeValue].map { AnimatableValue($0) }
    guard let kind = values[0] ?? values[1] else { return nil }
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let (first, last) = (values[0] ?? kind.zero, values[1] ?? kind.zero)
    return [keyPath: first.interpolated(to: last, at: Double(offset + 1) / 2).boxed]
  }
}

/// Motion effects that apply together.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; nil for none. Where two change one value, both are added.
  open var motionEffects: [UIMotionEffect]?

  /// Another group of copies of the effects.
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
        return sum.sum(with: other).boxed
      }
    }
    return sums.isEmpty ? nil : sums
  }
}
