import CoreGraphics
import QuartzCore

/// A view that shows what is below it through a material.
final class EffectLayerView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }

  /// Sets the material; inside an animation block the change is animated.
  func apply(_ material: EffectMaterial) {
    guard let layer = layer as? BackdropLayer else { return }
    layer.blurRadius = material.blurRadius
    layer.saturation = material.saturation
    layer.tint = material.tint.cgColor
  }

  /// Whether the material is seen only where the view's content is.
  var isMaskedByContent: Bool {
    get { (layer as? BackdropLayer)?.isMaskedByContent ?? false }
    set { (layer as? BackdropLayer)?.isMaskedByContent = newValue }
  }
}
