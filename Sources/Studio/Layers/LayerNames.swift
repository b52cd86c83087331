package import QuartzCore
import UIKit

/// The names and the texts that UIKit knows of a layer.
package enum LayerNames {
  @MainActor
  package static func describe(_ layer: CALayer) -> LayerDescription {
    guard let view = layer.delegate as? UIView, view.layer === layer else {
      return LayerDescription(className: "\(type(of: layer))")
    }
    return LayerDescription(
      className: "\(type(of: view))",
      controllerName: view.viewController.map { NamedLayer.name(of: $0) }, text: text(of: view))
  }

  @MainActor
  private static func text(of view: UIView) -> String? {
    let text =
      switch view {
      case let label as UILabel: label.text
      case let field as UITextField: field.text
      case let button as UIButton: button.currentTitle
      default: String?.none
      }
    return text?.isEmpty ?? true ? nil : text
  }
}
