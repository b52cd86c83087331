package import QuartzCore
import UIKit

/// What UIKit knows of a layer.
package enum LayerNames {
  @MainActor
  package static func describe(_ layer: CALayer) -> LayerDescription {
    guard let view = layer.delegate as? UIView, view.layer === layer else {
      return LayerDescription(className: "\(type(of: layer))")
    }
    return LayerDescription(
      className: "\(type(of: view))",
      controllerName: view.viewController.map { NamedLayer.name(of: $0) })
  }
}
