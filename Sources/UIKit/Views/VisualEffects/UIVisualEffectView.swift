public import CoreGraphics

/// Blurs what lies below it, or shows its content in the colours of what lies below.
///
/// Put subviews into ``contentView``. The effect fills the view's bounds; with a corner radius and
/// `clipsToBounds` it is clipped to the round corners.
///
/// "Below" is everything that is drawn before the view, in the window or in the nearest layer that
/// is drawn into a bitmap of its own: one with filters, with `shouldRasterize`, or in a plane that
/// is rotated or in perspective. In such a bitmap only what is in it is blurred, and where it is
/// empty, the tint alone is drawn. An opacity below 1 and a mask, of the view or of one that it is
/// in, mix the blurred pixels with the sharp ones; on iOS they can switch the effect off.
///
/// A snapshot of the view blurs what is below the snapshot. In masks and in silhouettes of shadows
/// an effect only has its tint.
open class UIVisualEffectView: UIView {
  private let backdrop = EffectLayerView()
  private let content = EffectLayerView()

  /// The view's effect; nil for none. Inside an animation block blur, saturation and tint are
  /// animated, also by a ``UIViewPropertyAnimator``. A change to or from a vibrancy effect changes
  /// at once where the content's colours come from.
  open var effect: UIVisualEffect? {
    didSet { if effect != oldValue { applyEffect() } }
  }

  /// The view for the content, above the effect. It always fills the view's bounds.
  open var contentView: UIView { content }

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A view with the effect and the content that a file of Interface Builder says.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, as: UIVisualEffectView.self)
  }

  private func setUp() {
    backdrop.isUserInteractionEnabled = false
    for view in [backdrop, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    UIView.performWithoutAnimation { applyEffect() }
  }

  /// The material of the effect in the traits that it was last applied in.
  private var appliedMaterial = EffectMaterial.none

  private func applyEffect() {
    let material = effect?.material(for: traitCollection) ?? .none
    appliedMaterial = material
    let isVibrancy = effect?.isVibrancy ?? false
    content.isMaskedByContent = isVibrancy
    backdrop.apply(isVibrancy ? .none : material)
    content.apply(isVibrancy ? material : .none)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // A change of the interface's style is no change of the effect, and is not animated.
    if (effect?.material(for: traitCollection) ?? .none) != appliedMaterial {
      UIView.performWithoutAnimation { applyEffect() }
    }
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if subview !== backdrop, subview !== content {
      Diagnostics.warn(
        "A subview was added to a visual effect view itself; add it to its contentView.")
    }
  }
}
