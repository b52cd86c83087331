import CoreGraphics
import ObjectiveCSupport

/// Properties that a class declares `@objc` or `@NSManaged` in an opened project.
///
/// Core Animation finds such a property by its name. The animated value is set on each presentation
/// layer, and on the copy that draws it.
extension CALayer {
  /// The property of the layer's class that key-value coding finds; nil if there is none.
  func declaredProperty(_ key: String) -> Inspectable? {
    type(of: self) == CALayer.self ? nil : ObjectiveCNames.key(key, of: self)
  }

  /// The property's value, if it is of a kind that animates; for a managed one that which it has
  /// until it is set.
  func declaredValue(forKey key: String) -> AnimatableValue? {
    AnimatableValue(declaredContent(forKey: key))
  }

  private func declaredContent(forKey key: String) -> Any? {
    declaredProperty(key).flatMap {
      $0.isManaged ? ManagedProperty.initialValue(of: $0.valueType) : $0.value(self)
    }
  }

  /// The property's value of any kind.
  func declaredObject(forKey key: String) -> Any? {
    guard let value = declaredContent(forKey: key) else { return nil }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }

  /// Gives the properties of a copy the values that are animated.
  ///
  /// - Parameter model: the values of the layer that was copied.
  func setDeclaredValues(animatedFrom model: LayerValues) {
    for (key, value) in values.extras where value != model.extras[key] {
      guard let property = declaredProperty(key) else { continue }
      // A property of integers takes no fraction.
      if !property.set(self, value.boxed), case .scalar(let number) = value {
        _ = property.set(self, number.rounded())
      }
    }
  }

  /// Notes that an animation changes values that need display.
  ///
  /// New contents are requested for its end, too: a property that the class stores itself may be
  /// set without a request.
  func noteDisplay(forAnimationOf keyPaths: [String]) {
    let keys = keyPaths.map { String($0.prefix { $0 != "." }) }.filter {
      type(of: self).needsDisplay(forKey: $0)
    }
    guard !keys.isEmpty else { return }
    LayerTree.noteAnimatedDisplay(of: self)
    if keys.contains(where: { declaredProperty($0) != nil }) { setNeedsDisplay() }
  }
}
