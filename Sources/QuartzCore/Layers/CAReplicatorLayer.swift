public import CoreGraphics

/// Draws its sublayers several times, each time moved, delayed and tinted a little more.
///
/// Everything but ``preservesDepth`` is animatable, also by key path.
open class CAReplicatorLayer: CALayer {
  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "instanceCount": 1.0
    case "instanceTransform": CATransform3DIdentity
    case "instanceColor": CGColor.white
    case "instanceDelay", "instanceRedOffset", "instanceGreenOffset", "instanceBlueOffset",
      "instanceAlphaOffset":
      0.0
    default: super.defaultValue(forKey: key)
    }
  }

  override func copyValues(from other: CALayer, values: LayerValues) {
    super.copyValues(from: other, values: values)
    if let other = other as? CAReplicatorLayer { preservesDepth = other.preservesDepth }
  }

  /// The number of times that the sublayers are drawn, including the original; 1 by default. A
  /// negative count is 0, and no more than 10,000 are drawn.
  open var instanceCount: Int {
    get { Int(min(number("instanceCount"), 1e9)) }
    set {
      if newValue > Replication.mostInstances {
        Diagnostics.warn(
          "A replicator layer draws \(Replication.mostInstances) instances at most.")
      }
      change(extra: "instanceCount", to: .scalar(Double(min(max(newValue, 0), 1_000_000_000))))
    }
  }

  /// The transform from one instance to the next, about the middle of this layer.
  open var instanceTransform: CATransform3D {
    get {
      if case .transform(let matrix)? = extraValue(forKey: "instanceTransform") { return matrix }
      return CATransform3DIdentity
    }
    set {
      guard newValue.isFinite else {
        Diagnostics.warn(
          "A replicator layer's instanceTransform must be finite; the value is ignored.")
        return
      }
      change(extra: "instanceTransform", to: .transform(newValue))
    }
  }

  /// The delay of each instance's animations after those of the one before, in seconds. Animations
  /// end with the original's.
  open var instanceDelay: CFTimeInterval {
    get { number("instanceDelay") }
    set { setNumber("instanceDelay", newValue) }
  }

  /// The colour by which the original's colours are multiplied; opaque white by default.
  open var instanceColor: CGColor? {
    get {
      if case .color(let color)? = extraValue(forKey: "instanceColor") { return CGColor(color) }
      return nil
    }
    set { change(extra: "instanceColor", to: newValue.map { .color($0.rgba) }) }
  }

  /// Added to the colour's red from one instance to the next; 0 by default.
  open var instanceRedOffset: Float {
    get { Float(number("instanceRedOffset")) }
    set { setNumber("instanceRedOffset", CGFloat(newValue)) }
  }

  /// Added to the colour's green from one instance to the next; 0 by default.
  open var instanceGreenOffset: Float {
    get { Float(number("instanceGreenOffset")) }
    set { setNumber("instanceGreenOffset", CGFloat(newValue)) }
  }

  /// Added to the colour's blue from one instance to the next; 0 by default.
  open var instanceBlueOffset: Float {
    get { Float(number("instanceBlueOffset")) }
    set { setNumber("instanceBlueOffset", CGFloat(newValue)) }
  }

  /// Added to the colour's alpha from one instance to the next; 0 by default.
  open var instanceAlphaOffset: Float {
    get { Float(number("instanceAlphaOffset")) }
    set { setNumber("instanceAlphaOffset", CGFloat(newValue)) }
  }

  /// Whether instances are placed in space, as a transform layer's sublayers, instead of being
  /// flattened into this layer's plane. It then draws nothing itself.
  open var preservesDepth = false { didSet { invalidateContent() } }

  override var keepsDepth: Bool { preservesDepth }

  override var delaysCopies: Bool { instanceDelay != 0 }

  override func replication(_ shown: LayerValues) -> Replication? { Replication(shown) }
}
