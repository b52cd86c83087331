import Compositor
package import CoreGraphics

/// Shows what has been drawn below it, blurred, saturated and tinted, in its bounds and their
/// rounded corners; its background, contents and sublayers lie above.
///
/// `blurRadius`, `saturation` and `tint` are animatable.
package final class BackdropLayer: CALayer {
  package override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "blurRadius": 0.0
    case "saturation": 1.0
    case "tint": CGColor.clear
    default: super.defaultValue(forKey: key)
    }
  }

  /// The standard deviation of the blur in points; 0 by default.
  package var blurRadius: CGFloat {
    get { number("blurRadius") }
    set { setNumber("blurRadius", max(newValue, 0)) }
  }

  /// The factor of each colour's distance from the grey of its luminance; 1 by default.
  package var saturation: CGFloat {
    get { number("saturation") }
    set { setNumber("saturation", newValue) }
  }

  /// The colour above what is blurred; clear by default.
  package var tint: CGColor {
    get {
      if case .color(let color)? = extraValue(forKey: "tint") { CGColor(color) } else { .clear }
    }
    set { change(extra: "tint", to: .color(newValue.rgba)) }
  }

  /// Whether the layer's other content is only a mask for the backdrop: its alpha decides where the
  /// backdrop is shown, and its colours do not matter.
  package var isMaskedByContent = false {
    didSet { if isMaskedByContent != oldValue { invalidateContent() } }
  }

  override func copyValues(from other: CALayer, values: LayerValues) {
    super.copyValues(from: other, values: values)
    if let other = other as? BackdropLayer { isMaskedByContent = other.isMaskedByContent }
  }

  /// The layer's values as a compositor draws them; nil where they change nothing.
  private func backdrop(_ shown: LayerValues) -> Backdrop? {
    func number(_ key: String, _ usual: Double) -> Double {
      if case .scalar(let number)? = shown.extras[key] { number } else { usual }
    }
    var tint = RGBA.clear
    if case .color(let color)? = shown.extras["tint"] { tint = color }
    let (blur, saturation) = (max(number("blurRadius", 0), 0), number("saturation", 1))
    guard blur > 0 || saturation != 1 || tint.alpha > 0, !shown.bounds.isEmpty else { return nil }
    return Backdrop(
      shape: shape(shown),
      material: Material(blurRadius: blur, saturation: saturation, tint: tint))
  }

  override func appendContents(_ shown: LayerValues, to nodes: inout [DisplayNode]) {
    if !isMaskedByContent, let backdrop = backdrop(shown) { nodes.append(.backdrop(backdrop)) }
    super.appendContents(shown, to: &nodes)
  }

  override func composed(_ nodes: [DisplayNode], _ shown: LayerValues) -> [DisplayNode] {
    guard isMaskedByContent, !nodes.isEmpty, let backdrop = backdrop(shown) else { return nodes }
    return [
      .group(
        DisplayGroup(
          content: GroupContent(nodes: [.backdrop(backdrop)]), mask: GroupContent(nodes: nodes)))
    ]
  }
}
