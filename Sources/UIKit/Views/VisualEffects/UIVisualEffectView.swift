public import CoreGraphics

/// Blurs the content below it, or shows its own content in the colours of the content below.
///
/// Add subviews to ``contentView``. The effect fills the view's bounds. With a corner radius and
/// `clipsToBounds` it is clipped to the rounded corners.
///
/// The content below is everything that is drawn before the view, in the window or in the nearest
/// layer that is drawn into a separate bitmap: a layer with filters, with `shouldRasterize`, or in
/// a plane that is rotated or in perspective. In such a bitmap only its own content is blurred, and
/// where it is empty, only the tint is drawn. An opacity below 1 and a mask, of the view or of one
/// of its superviews, mix the blurred pixels with the sharp ones; on iOS they can disable the
/// effect.
///
/// A snapshot of the view blurs the content below the snapshot. In masks and in the silhouettes of
/// shadows only the tint of the effect is drawn.
open class UIVisualEffectView: UIView {
  private let backdrop = EffectLayerView()
  private let content = EffectLayerView()

  /// The view's effect; nil for none. Inside an animation block blur, saturation and tint are
  /// animated, also by a ``UIViewPropertyAnimator``. A change to or from a vibrancy effect replaces
  /// the colours of the content without animation.
  open var effect: UIVisualEffect? {
    didSet { if effect != oldValue { applyEffect() } }
  }

  /// The view for the content, in front of the effect. It always fills the view's bounds.
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

  /// A view with the effect and the content from a file of Interface Builder.
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

  /// The material of the effect for the traits with which it was last applied.
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
    // If only the interface style has changed, the effect has not changed, so the change is not
    // animated.
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
