/// An effect of a ``UIVisualEffectView``: a ``UIBlurEffect`` or a ``UIVibrancyEffect``. The class
/// itself has no effect.
public class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
  /// An effect that changes nothing.
  public override init() { super.init() }

  /// Effects never change, so a copy is the effect itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// What is done to the pixels below a view with these traits.
  func material(for traits: UITraitCollection) -> EffectMaterial { .none }

  /// Whether the pixels below are shown only where the view's content is.
  var isVibrancy: Bool { false }
}
