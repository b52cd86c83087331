public import CoreGraphics

extension CALayer {
  /// Changes a model value and runs the action of its key.
  ///
  /// Inlined, so that the compiler knows the key path: the layout of every view calls this.
  @inline(__always)
  func change<T: Equatable>(
    _ path: WritableKeyPath<LayerValues, T>, to newValue: T, key: String, isContent: Bool = false
  ) {
    guard values[keyPath: path] != newValue else { return }
    let action = CATransaction.disableActions() ? nil : action(forKey: key)
    AnimationScope.recording?.recordChange(
      of: self, key: key, at: path, from: values[keyPath: path], to: newValue)
    values[keyPath: path] = newValue
    if isContent { invalidateContent() } else { invalidate() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Restores values without any action.
  func restore(_ values: LayerValues) {
    let hasNewSize = values.bounds.size != self.values.bounds.size
    let isShown = self.values.isHidden && !values.isHidden
    self.values = values
    if hasNewSize { setNeedsLayout() }
    if isShown { announceWork() }
    invalidateContent()
  }

  private func isValid(_ sum: CGFloat, _ name: String) -> Bool {
    guard !sum.isFinite else { return true }
    Diagnostics.warn("A layer's \(name) must be finite; the value is ignored.")
    return false
  }

  /// The layer's own coordinates: their origin, and its size. A negative size counts as its
  /// absolute value, moved accordingly.
  public var bounds: CGRect {
    get { values.bounds }
    set {
      let sum = newValue.origin.x + newValue.origin.y + newValue.size.width + newValue.size.height
      guard isValid(sum, "bounds") else { return }
      let rect = newValue.standardized
      let hasNewSize = rect.size != values.bounds.size
      change(\.bounds, to: rect, key: "bounds", isContent: true)
      guard hasNewSize else { return }
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }

  /// The position of the anchor point in the superlayer's coordinates.
  public var position: CGPoint {
    get { values.position }
    set {
      guard isValid(newValue.x + newValue.y, "position") else { return }
      change(\.position, to: newValue, key: "position")
    }
  }

  /// Closeness to the viewer: siblings are drawn in its order, and perspective acts on it.
  public var zPosition: CGFloat {
    get { CGFloat(values.zPosition) }
    set {
      guard isValid(newValue, "zPosition") else { return }
      change(\.zPosition, to: Double(newValue), key: "zPosition")
      superlayer?.invalidateContent()
    }
  }

  /// The point of the bounds, in the unit square, that ``position`` positions, and about which the
  /// transform is applied.
  public var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set {
      guard isValid(newValue.x + newValue.y, "anchorPoint") else { return }
      change(\.anchorPoint, to: newValue, key: "anchorPoint", isContent: true)
    }
  }

  /// The distance of the anchor point in front of the layer's own plane, in points.
  public var anchorPointZ: CGFloat {
    get { CGFloat(values.anchorPointZ) }
    set {
      guard isValid(newValue, "anchorPointZ") else { return }
      change(\.anchorPointZ, to: Double(newValue), key: "anchorPointZ", isContent: true)
    }
  }

  /// The bounding box of the layer, in the superlayer's coordinates. Setting it sets bounds and
  /// position, also with a transform.
  public var frame: CGRect {
    get { values.frame }
    set {
      let sum = newValue.origin.x + newValue.origin.y + newValue.size.width + newValue.size.height
      guard isValid(sum, "frame") else { return }
      let rect = newValue.standardized
      let target = values.placed(in: rect)
      bounds = target.bounds
      position = target.position
    }
  }

  /// Applied to the layer and its sublayers about the anchor point; the identity by default. One
  /// that is not finite is ignored with a warning.
  public var transform: CATransform3D {
    get { values.transform }
    set {
      guard newValue.isFinite else {
        Diagnostics.warn("A layer's transform must be finite; the value is ignored.")
        return
      }
      change(\.transform, to: newValue, key: "transform")
    }
  }

  /// The two-dimensional part of ``transform``, without depth and perspective.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets ``transform`` to a two-dimensional transform.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Applied to all sublayers about this layer's anchor point, for example for perspective.
  public var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set {
      guard newValue.isFinite else {
        Diagnostics.warn("A layer's sublayerTransform must be finite; the value is ignored.")
        return
      }
      change(\.sublayerTransform, to: newValue, key: "sublayerTransform", isContent: true)
    }
  }

  /// From 0 to 1; applies to the layer and its sublayers as a whole.
  public var opacity: Float {
    get { Float(values.opacity) }
    set { setOpacity(Double(newValue)) }
  }

  /// Sets the opacity without the rounding to `Float`.
  package func setOpacity(_ opacity: Double) {
    guard isValid(opacity, "opacity") else { return }
    change(\.opacity, to: opacity, key: "opacity")
  }

  /// Whether neither the layer nor its sublayers are shown; false by default.
  public var isHidden: Bool {
    get { values.isHidden }
    set {
      change(\.isHidden, to: newValue, key: "hidden")
      // What was not drawn while the layer was hidden is due now.
      if !newValue { announceWork() }
    }
  }

  /// Whether sublayers are clipped to the bounds and their rounded corners.
  public var masksToBounds: Bool {
    get { values.masksToBounds }
    set { change(\.masksToBounds, to: newValue, key: "masksToBounds", isContent: true) }
  }

  /// The radius of the corners in points; 0 is square. It rounds background and border, and the
  /// clip if ``masksToBounds`` is set.
  public var cornerRadius: CGFloat {
    get { CGFloat(values.cornerRadius) }
    set {
      guard isValid(newValue, "cornerRadius") else { return }
      change(\.cornerRadius, to: max(Double(newValue), 0), key: "cornerRadius", isContent: true)
    }
  }

  /// Painted below the contents, within the bounds and their rounded corners; nil paints nothing.
  public var backgroundColor: CGColor? {
    get { values.backgroundColor.map { CGColor($0) } }
    set { change(\.backgroundColor, to: newValue?.rgba, key: "backgroundColor", isContent: true) }
  }

  /// Points; the border lies inside the bounds, above the contents and the sublayers.
  public var borderWidth: CGFloat {
    get { CGFloat(values.borderWidth) }
    set {
      guard isValid(newValue, "borderWidth") else { return }
      change(\.borderWidth, to: max(Double(newValue), 0), key: "borderWidth", isContent: true)
    }
  }

  /// Opaque black by default.
  public var borderColor: CGColor? {
    get { values.borderColor.map { CGColor($0) } }
    set { change(\.borderColor, to: newValue?.rgba, key: "borderColor", isContent: true) }
  }

  /// Opaque black by default.
  public var shadowColor: CGColor? {
    get { values.shadowColor.map { CGColor($0) } }
    set { change(\.shadowColor, to: newValue?.rgba, key: "shadowColor", isContent: true) }
  }

  /// 0 by default, so there is no shadow.
  public var shadowOpacity: Float {
    get { Float(values.shadowOpacity) }
    set {
      guard isValid(CGFloat(newValue), "shadowOpacity") else { return }
      let opacity = min(max(Double(newValue), 0), 1)
      change(\.shadowOpacity, to: opacity, key: "shadowOpacity", isContent: true)
    }
  }

  /// Points; (0, −3) by default, as Apple documents it.
  public var shadowOffset: CGSize {
    get { values.shadowOffset }
    set {
      guard isValid(newValue.width + newValue.height, "shadowOffset") else { return }
      change(\.shadowOffset, to: newValue, key: "shadowOffset", isContent: true)
    }
  }

  /// The blur in points; 3 by default.
  public var shadowRadius: CGFloat {
    get { CGFloat(values.shadowRadius) }
    set {
      guard isValid(newValue, "shadowRadius") else { return }
      change(\.shadowRadius, to: max(Double(newValue), 0), key: "shadowRadius", isContent: true)
    }
  }

  /// The part of the contents that is shown, in the unit square.
  public var contentsRect: CGRect {
    get { values.contentsRect }
    set {
      let sum = newValue.origin.x + newValue.origin.y + newValue.size.width + newValue.size.height
      guard isValid(sum, "contentsRect") else { return }
      change(\.contentsRect, to: newValue, key: "contentsRect", isContent: true)
    }
  }

  /// The part of the contents that stretches in both directions when they are resized, in the unit
  /// square: edges stretch along themselves, corners not at all. All of it by default.
  public var contentsCenter: CGRect {
    get { values.contentsCenter }
    set {
      let sum = newValue.origin.x + newValue.origin.y + newValue.size.width + newValue.size.height
      guard isValid(sum, "contentsCenter") else { return }
      change(\.contentsCenter, to: newValue, key: "contentsCenter", isContent: true)
    }
  }
}

extension LayerValues {
  /// The bounds and position whose frame is `rect` with the current transform.
  package func placed(in rect: CGRect) -> (bounds: CGRect, position: CGPoint) {
    var size = rect.size
    let linear = CATransform3DGetAffineTransform(transform)
    let isIdentity = transform == CATransform3DIdentity
    if !isIdentity {
      // The bounding box of a w × h rectangle is |a|w + |c|h wide and |b|w + |d|h high.
      let (a, b, c, d) = (abs(linear.a), abs(linear.b), abs(linear.c), abs(linear.d))
      let determinant = a * d - b * c
      let largest = max(a, b, c, d)
      // A determinant within rounding errors counts as zero, or the size would be astronomical.
      if abs(determinant) > 1e-12 * largest * largest {
        let width = (d * rect.size.width - c * rect.size.height) / determinant
        let height = (a * rect.size.height - b * rect.size.width) / determinant
        // Some boxes are not those of any rectangle with this transform; the size is then kept.
        size =
          width >= 0 && height >= 0 && (width + height).isFinite
          ? CGSize(width: width, height: height) : bounds.size
      } else {
        size = bounds.size
      }
    }
    var copy = self
    copy.bounds.size = size
    if isIdentity {
      let position = CGPoint(
        x: rect.origin.x + anchorPoint.x * size.width,
        y: rect.origin.y + anchorPoint.y * size.height)
      return (copy.bounds, position)
    }
    let present = copy.frame
    let position = CGPoint(
      x: copy.position.x + rect.origin.x - present.origin.x,
      y: copy.position.y + rect.origin.y - present.origin.y)
    return (copy.bounds, position)
  }
}
