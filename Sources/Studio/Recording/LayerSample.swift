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
  init(name: String, layer: CALayer) {
    let shown = layer.presentation() ?? layer
    let t = shown.transform
    self.name = name
    frame = shown.frame
    opacity = Double(shown.opacity)
    scale = hypot(t.m11, t.m12)
    rotation = atan2(t.m12, t.m11) * 180 / .pi
  }

  /// The views of the controllers in a scene, and those with one of the names, from back to front.
  @MainActor
  package static func samples(in scene: UIWindowScene, named names: Set<String>) -> [LayerSample] {
    var found: [LayerSample] = []
    var pending: [UIView] = scene.windows.filter { !$0.isHidden }.reversed()
    while let view = pending.popLast() {
      if let controller = view.viewController {
        found.append(LayerSample(name: name(of: controller), layer: view.layer))
      } else if let name = view.layer.name, names.contains(name) {
        found.append(LayerSample(name: name, layer: view.layer))
      }
      pending += view.subviews.reversed()
    }
    return found
  }

  private static func name(of controller: UIViewController) -> String {
    let (type, suffix) = ("\(Swift.type(of: controller))", "ViewController")
    return type.hasSuffix(suffix) && type != suffix ? String(type.dropLast(suffix.count)) : type
  }
}
