import CoreGraphics

extension CALayer {
  /// An animatable value that not every layer has: as set, or the class's default.
  func extraValue(forKey key: String) -> AnimatableValue? {
    values.extraValue(forKey: key, of: type(of: self)) ?? filterValue(forKey: key)
      ?? layerValueDefault(forKey: key)
  }

  /// What a key path stands for on this layer; nil where it has no such value.
  package func animatableProperty(_ keyPath: String) -> AnimatableProperty? {
    AnimatableProperty(keyPath: keyPath) { extraValue(forKey: $0) }
  }

  /// Changes an extra value and runs the action that its key has. Nil goes back to the default.
  func change(extra key: String, to value: AnimatableValue?) {
    guard extraValue(forKey: key) != value || value == nil else { return }
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
