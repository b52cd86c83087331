package import CoreGraphics
import QuartzCore
package import UIKit

/// What was on the screen of one view's layer at a moment.
package struct LayerSample: Sendable, Equatable {
  /// The controller's class without "ViewController", or the layer's own name.
  package let name: String
  /// In the coordinates of the superlayer, in points.
  package let frame: CGRect
  package let opacity: Double
  /// The horizontal scale of the layer's own transform.
  package let scale: Double
  /// The rotation in the layer's own transform, in degrees.
  package let rotation: Double

  @MainActor
  init(_ named: NamedLayer) {
    let shown = named.layer.presentation() ?? named.layer
    let t = shown.transform
    name = named.name
    frame = shown.frame
    opacity = Double(shown.opacity)
    scale = hypot(t.m11, t.m12)
    rotation = atan2(t.m12, t.m11) * 180 / .pi
  }

  /// The samples of a scene's layers: see ``NamedLayer``.
  @MainActor
  package static func samples(in scene: UIWindowScene, named names: Set<String>) -> [LayerSample] {
    NamedLayer.all(in: scene.windows.filter { !$0.isHidden }, named: names).map(LayerSample.init)
  }
}
