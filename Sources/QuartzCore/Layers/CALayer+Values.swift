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
    // Contents that are drawn are themselves new contents.
    if Self.needsDisplay(forKey: key), key != "contents" { setNeedsDisplay() }
    if isContent { invalidateContent() } else { invalidate() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Restores values without any action.
  func restore(_ values: LayerValues) {
    let hasNewSize = values.bounds.size != self.values.bounds.size
    let hasNewGeometry = hasNewSize || values.position != self.values.position
    let isShown = self.values.isHidden && !values.isHidden
    self.values = values
    placementDidChange()
    if hasNewSize {
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
    if isShown { announceWork() }
    invalidateContent()
    guard hasNewGeometry, let observer = delegate as? any LayerGeometryObserver else { return }
    observer.geometryWasRestored(of: self)
  }

  private func isValid(_ sum: CGFloat, _ name: String) -> Bool {
    guard !sum.isFinite else { return true }
    Diagnostics.warn("A layer's \(name) must be finite; the value is ignored.")
    return false
  }

  func assignBounds(_ newValue: CGRect) {
    let sum = newValue.origin.x + newValue.origin.y + newValue.size.width + newValue.size.height
    guard isValid(sum, "bounds") else { return }
    let rect = newValue.standardized
    let hasNewSize = rect.size != values.bounds.size
    change(\.bounds, to: rect, key: "bounds", isContent: true)
    placementDidChange()
    guard hasNewSize else { return }
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  func assignPosition(_ newValue: CGPoint) {
    guard isValid(newValue.x + newValue.y, "position") else { return }
    change(\.position, to: newValue, key: "position")
    placementDidChange()
  }

  func assignZPosition(_ newValue: CGFloat) {
    guard isValid(newValue, "zPosition") else { return }
    change(\.zPosition, to: Double(newValue), key: "zPosition")
    superlayer?.invalidateContent()
  }

  func assignAnchorPoint(_ newValue: CGPoint) {
    guard isValid(newValue.x + newValue.y, "anchorPoint") else { return }
    change(\.anchorPoint, to: newValue, key: "anchorPoint", isContent: true)
    placementDidChange()
  }

  func assignAnchorPointZ(_ newValue: CGFloat) {
    guard isValid(newValue, "anchorPointZ") else { return }
    change(\.anchorPointZ, to: Double(newValue), key: "anchorPointZ", isContent: true)
  }

  func assignFrame(_ newValue: CGRect) {
    let sum = newValue.origin.x + newValue.origin.y + newValue.size.width + newValue.size.height
    guard isValid(sum, "frame") else { return }
    let rect = newValue.standardized
    let target = values.placed(in: rect)
    bounds = target.bounds
    position = target.position
  }

  func assignTransform(_ newValue: CATransform3D) {
    guard newValue.isFinite else {
      Diagnostics.warn("A layer's transform must be finite; the value is ignored.")
      return
    }
    change(\.transform, to: newValue, key: "transform")
  }

  /// The two-dimensional part of ``transform``, without depth and perspective.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets ``transform`` to a two-dimensional transform.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  func assignSublayerTransform(_ newValue: CATransform3D) {
    guard newValue.isFinite else {
      Diagnostics.warn("A layer's sublayerTransform must be finite; the value is ignored.")
      return
    }
    change(\.sublayerTransform, to: newValue, key: "sublayerTransform", isContent: true)
  }

  /// Sets the opacity without the rounding to `Float`.
  package func setOpacity(_ opacity: Double) {
    guard isValid(opacity, "opacity") else { return }
    change(\.opacity, to: opacity, key: "opacity")
  }

  func assignIsHidden(_ newValue: Bool) {
    // It comes and goes as a layer that is added and removed.
    let event = newValue ? kCAOnOrderOut : kCAOnOrderIn
    let order = newValue == values.isHidden ? nil : orderAction(forKey: event)
    change(\.isHidden, to: newValue, key: "hidden")
    order?.run(forKey: event, object: self, arguments: nil)
    // Contents that were not drawn while the layer was hidden have to be drawn now.
    if !newValue { announceWork() }
  }

  func assignMasksToBounds(_ newValue: Bool) {
    change(\.masksToBounds, to: newValue, key: "masksToBounds", isContent: true)
  }

  func assignCornerRadius(_ newValue: CGFloat) {
    guard isValid(newValue, "cornerRadius") else { return }
    change(\.cornerRadius, to: max(Double(newValue), 0), key: "cornerRadius", isContent: true)
  }

  func assignBackgroundColor(_ newValue: CGColor?) {
    let pattern = newValue?.pattern
    // A pattern is not animated.
    if values.backgroundPattern != pattern {
      values.backgroundPattern = pattern
      invalidateContent()
    }
    change(
      \.backgroundColor, to: pattern == nil ? newValue?.rgba : nil, key: "backgroundColor",
      isContent: true)
  }

  func assignBorderWidth(_ newValue: CGFloat) {
    guard isValid(newValue, "borderWidth") else { return }
    change(\.borderWidth, to: max(Double(newValue), 0), key: "borderWidth", isContent: true)
  }

  func assignBorderColor(_ newValue: CGColor?) {
    change(\.borderColor, to: newValue?.rgba, key: "borderColor", isContent: true)
  }

  func assignShadowColor(_ newValue: CGColor?) {
    change(\.shadowColor, to: newValue?.rgba, key: "shadowColor", isContent: true)
  }

  func assignShadowOpacity(_ newValue: Float) {
    guard isValid(CGFloat(newValue), "shadowOpacity") else { return }
    let opacity = min(max(Double(newValue), 0), 1)
    change(\.shadowOpacity, to: opacity, key: "shadowOpacity", isContent: true)
  }

  func assignShadowOffset(_ newValue: CGSize) {
    guard isValid(newValue.width + newValue.height, "shadowOffset") else { return }
    change(\.shadowOffset, to: newValue, key: "shadowOffset", isContent: true)
  }

  func assignShadowRadius(_ newValue: CGFloat) {
    guard isValid(newValue, "shadowRadius") else { return }
    change(\.shadowRadius, to: max(Double(newValue), 0), key: "shadowRadius", isContent: true)
  }

  func assignContentsRect(_ newValue: CGRect) {
    let sum = newValue.origin.x + newValue.origin.y + newValue.size.width + newValue.size.height
    guard isValid(sum, "contentsRect") else { return }
    change(\.contentsRect, to: newValue, key: "contentsRect", isContent: true)
  }

  func assignContentsCenter(_ newValue: CGRect) {
    let sum = newValue.origin.x + newValue.origin.y + newValue.size.width + newValue.size.height
    guard isValid(sum, "contentsCenter") else { return }
    change(\.contentsCenter, to: newValue, key: "contentsCenter", isContent: true)
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
