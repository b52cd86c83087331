/// Identifies the layer of a record. All records of a layer share one object, as long as its
/// properties stay the same.
package final class LayerIdentity: Sendable {
  /// No other layer of the process has it, or had it.
  package let number: Int
  /// The class of the view, or of a layer that has none.
  package let className: String
  /// The name that the program has given to the layer.
  package let layerName: String?
  /// The controller whose view's layer it is.
  package let controllerName: String?
  /// The text that it shows; nil for none.
  package let text: String?

  init(number: Int, _ description: LayerDescription, layerName: String?) {
    self.number = number
    self.layerName = layerName
    className = description.className
    controllerName = description.controllerName
    text = description.text
  }

  func matches(_ description: LayerDescription) -> Bool {
    className == description.className && controllerName == description.controllerName
      && text == description.text
  }

  /// The name to show: of the controller, of the layer, or of the class.
  package var title: String { controllerName ?? layerName ?? className }
}

/// The properties of a layer that only UIKit knows.
package struct LayerDescription {
  package let className: String
  /// Nil for a layer that is not that of a controller's view.
  package let controllerName: String?
  /// The text that it shows; nil for none.
  package let text: String?

  package init(className: String, controllerName: String? = nil, text: String? = nil) {
    self.className = className
    self.controllerName = controllerName
    self.text = text
  }
}
