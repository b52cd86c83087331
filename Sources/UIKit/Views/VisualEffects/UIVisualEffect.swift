/// An effect of a ``UIVisualEffectView``: a ``UIBlurEffect`` or a ``UIVibrancyEffect``. The base
/// class has no effect.
public class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
  /// An effect that changes nothing.
  public override init() { super.init() }

  /// Returns the effect itself, because effects are immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The material that changes the pixels below a view with these traits.
  func material(for traits: UITraitCollection) -> EffectMaterial { .none }

  /// Whether the pixels below are only visible where the view has content.
  var isVibrancy: Bool { false }
}
