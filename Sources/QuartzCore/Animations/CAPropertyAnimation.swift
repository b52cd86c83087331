import CoreGraphics

/// An animation of one value of a layer, named by a key path.
open class CAPropertyAnimation: CAAnimation {
  /// The value's key path: `position`, `transform.scale`, `bounds.size.width`, …
  open var keyPath: String?
  /// Whether its value is added to what the layer shows without it.
  open var isAdditive = false
  /// Whether each repeat begins where the one before ended.
  open var isCumulative = false

  private(set) var property: AnimatableProperty?

  public required init() { super.init() }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  override func prepare(for layer: CALayer, presentation: LayerValues) {
    guard let keyPath else {
      Diagnostics.warn("An animation without a key path was added; it changes nothing.")
      return
    }
    property = layer.animatableProperty(keyPath)
    if property == nil {
      Diagnostics.warn(
        "A \(type(of: layer)) has no animatable value \"\(keyPath)\"; its animation does nothing.")
    }
  }
}
