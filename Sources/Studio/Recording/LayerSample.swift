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
    self.init(named.name, shown.frame, Double(shown.opacity), shown.transform)
  }

  /// What a layer with some values shows.
  init(name: String, _ values: LayerValues) {
    self.init(name, values.frame, values.opacity, values.transform)
  }

  private init(_ name: String, _ frame: CGRect, _ opacity: Double, _ t: CATransform3D) {
    self.name = name
    self.frame = frame
    self.opacity = opacity
    scale = hypot(t.m11, t.m12)
    rotation = atan2(t.m12, t.m11) * 180 / .pi
  }

  /// The samples of a scene's layers: see ``NamedLayer``.
  @MainActor
  package static func samples(in scene: UIWindowScene, named names: Set<String>) -> [LayerSample] {
    NamedLayer.all(in: scene.windows.filter { !$0.isHidden }, named: names).map(LayerSample.init)
  }
}
