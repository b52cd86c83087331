import CoreGraphics
import QuartzCore

/// A view that shows the content below it through a material.
final class EffectLayerView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }

  /// Sets the material. Inside an animation block the change is animated.
  func apply(_ material: EffectMaterial) {
    guard let layer = layer as? BackdropLayer else { return }
    layer.blurRadius = material.blurRadius
    layer.saturation = material.saturation
    layer.tint = material.tint.cgColor
  }

  /// Whether the material is only visible where the view has content.
  var isMaskedByContent: Bool {
    get { (layer as? BackdropLayer)?.isMaskedByContent ?? false }
    set { (layer as? BackdropLayer)?.isMaskedByContent = newValue }
  }
}
