import CoreGraphics

extension CALayer {
  /// The value of a subclass's own animatable key: as set, or the class's default.
  func extraValue(forKey key: String) -> AnimatableValue? {
    values.extraValue(forKey: key, of: type(of: self)) ?? filterValue(forKey: key)
      ?? emitterValue(forKey: key) ?? layerValueDefault(forKey: key)
      ?? declaredValue(forKey: key)
  }

  /// The framework's classes with values of their own, whose changes animate by themselves.
  private static let specialClasses: [CALayer.Type] = [
    CAShapeLayer.self, CAGradientLayer.self, CATextLayer.self, CAReplicatorLayer.self,
    CAEmitterLayer.self, BackdropLayer.self,
  ]

  /// Whether a value is one that a program's class adds, so that a change has no implicit
  /// animation: as on iOS, where such a property is `@NSManaged`.
  func isOwnKey(_ key: String) -> Bool {
    guard !AnimatableProperty.isOfEveryLayer(key) else { return false }
    if layerValueDefault(forKey: key) != nil || declaredProperty(key) != nil { return true }
    return type(of: self).defaultValue(forKey: key) != nil
      && !Self.specialClasses.contains { $0.defaultValue(forKey: key) != nil }
  }

  /// The value of an emitter's cell; nil for other keys.
  private func emitterValue(forKey key: String) -> AnimatableValue? {
    guard key.hasPrefix(CAEmitterLayer.cellPrefix) else { return nil }
    return (self as? CAEmitterLayer)?.cellValue(forKey: key)
  }

  /// The property for a key path on this layer; nil if it has no such value.
  package func animatableProperty(_ keyPath: String) -> AnimatableProperty? {
    AnimatableProperty(keyPath: keyPath) { extraValue(forKey: $0) }
  }

  /// Changes an extra value and runs its action. Nil restores the default.
  func change(extra key: String, to value: AnimatableValue?) {
    let isNew = value == nil ? values.extras[key] != nil : extraValue(forKey: key) != value
    guard isNew else { return }
    let action = CATransaction.disableActions() ? nil : action(forKey: key)
    AnimationScope.recording?.recordChange(
      of: self, key: key, at: \.extras[key], from: values.extras[key], to: value)
    values.extras[key] = value
    if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
    invalidateContent()
    action?.run(forKey: key, object: self, arguments: nil)
  }
}

extension LayerValues {
  /// An extra value of a layer of a class.
  @MainActor
  func extraValue(forKey key: String, of layerClass: CALayer.Type) -> AnimatableValue? {
    extras[key] ?? layerClass.defaultValue(forKey: key).flatMap { AnimatableValue($0) }
  }
}
