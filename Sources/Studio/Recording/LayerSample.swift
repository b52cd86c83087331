package import CoreGraphics
import QuartzCore

/// The presentation values of one view's layer at a moment.
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

  init(_ record: LayerRecord) { self.init(name: record.identity.title, record.shown) }

  /// Makes a sample from the presentation values of a layer.
  init(name: String, _ values: LayerValues) {
    self.name = name
    frame = values.frame
    opacity = values.opacity
    let t = values.transform
    scale = hypot(t.m11, t.m12)
    rotation = atan2(t.m12, t.m11) * 180 / .pi
  }
}

extension LayerRecord {
  /// The records, in the tree of this root, of the layers in the visible windows that belong to a
  /// controller or have one of the names, from back to front. They are the layers of
  /// ``NamedLayer``.
  func layers(named names: Set<String>) -> [LayerRecord] {
    var found: [LayerRecord] = []
    var pending: [LayerRecord] = sublayers.reversed().filter { !$0.shown.isHidden }
    while let record = pending.popLast() {
      let identity = record.identity
      let isNamed = identity.layerName.map(names.contains) ?? false
      if isNamed || identity.controllerName != nil { found.append(record) }
      for sublayer in record.sublayers.reversed() { pending.append(sublayer) }
    }
    return found
  }
}
