import CoreGraphics

/// The accessors of a layer's `@NSManaged` properties, which iOS supplies at run time.
///
/// The translator of iOS sources writes the calls; code that is written for this framework uses
/// ``LayerValue``.
@MainActor
public enum ManagedProperty {
  /// The value that was set, or else the class's ``CALayer/defaultValue(forKey:)``, or else zero,
  /// nil, a clear color, or an empty string, array or path.
  ///
  /// The program ends where another object that has no value is read as one that is not optional.
  public static func value<Value>(of layer: CALayer, forKey key: String) -> Value {
    guard let value: Value = layer.managedValue(forKey: key) ?? zero() else {
      fatalError(
        "The \(key) of a \(type(of: layer)) was read before it was set; make it optional, or"
          + " return its default from defaultValue(forKey:).")
    }
    return value
  }

  /// Sets the value, with its action, and requests new contents if the class needs them.
  ///
  /// A number, a point, a size, a rectangle, a transform, a `CGColor` and a `CGPath` animate, and
  /// arrays of numbers and of `CGColor`. Other values change at once.
  public static func set<Value>(_ value: Value, of layer: CALayer, forKey key: String) {
    if let animatable = AnimatableValue(value) {
      layer.change(extra: key, to: animatable)
    } else if let nothing: Value = zero(), AnimatableValue(nothing) != nil,
      !(nothing is any Collection)
    {
      Diagnostics.warn("A layer's \(key) must be finite; the value is ignored.")
    } else {
      layer.change(extra: key, to: nil)
      layer.changeManaged(key, to: isMissing(value) ? nil : value)
    }
  }

  /// What a property of a type has until it is set; nil for an object.
  static func initialValue(of type: Any.Type) -> Any? {
    func value<Value>(of type: Value.Type) -> Any? { zero() as Value? }
    return value(of: type)
  }

  private static func zero<Value>() -> Value? {
    switch Value.self {
    case let kind as any ExpressibleByNilLiteral.Type: kind.init(nilLiteral: ()) as? Value
    case let kind as any AdditiveArithmetic.Type: kind.zero as? Value
    case let kind as any RangeReplaceableCollection.Type: kind.init() as? Value
    case let kind as any RawRepresentable.Type: firstCase(of: kind) as? Value
    case is Bool.Type: false as? Value
    case is CGPoint.Type: CGPoint.zero as? Value
    case is CGSize.Type: CGSize.zero as? Value
    case is CGRect.Type: CGRect.zero as? Value
    case is CATransform3D.Type: CATransform3DIdentity as? Value
    case is CGAffineTransform.Type: CGAffineTransform.identity as? Value
    case is CGColor.Type: CGColor.clear as? Value
    case is CGPath.Type: CGPath(PathElements()) as? Value
    default: nil
    }
  }

  /// The case of an enumeration whose raw value is 0.
  private static func firstCase<Kind: RawRepresentable>(of kind: Kind.Type) -> Any? {
    (0 as? Kind.RawValue).flatMap { kind.init(rawValue: $0) }
  }

  /// Whether the value is an optional without a value.
  private static func isMissing<Value>(_ value: Value) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }
}

extension CALayer {
  fileprivate func managedValue<Value>(forKey key: String) -> Value? {
    if let value = values.extraValue(forKey: key, of: type(of: self)) {
      return value.value(as: Value.self)
    }
    return (userValues[key] ?? type(of: self).defaultValue(forKey: key)) as? Value
  }

  /// Changes a value that does not animate.
  fileprivate func changeManaged(_ key: String, to value: Any?) {
    guard !Self.areSame(userValues[key], value) else { return }
    let action = CATransaction.disableActions() ? nil : action(forKey: key)
    userValues[key] = value
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  private static func areSame(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return type(of: one) is AnyClass && one as AnyObject === other as AnyObject
  }
}

extension AnimatableValue {
  /// The value as a property of a type has it; nil if the type has no such values. A property of
  /// integers has the nearest one.
  func value<Value>(as type: Value.Type) -> Value? {
    if let same = boxed as? Value { return same }
    switch self {
    case .scalar(let number):
      return CGFloat(number) as? Value ?? NSNumber(value: number) as? Value
        ?? NSNumber(value: number.rounded()) as? Value ?? (number >= 0.5) as? Value
    case .numbers(let numbers):
      return numbers.map { CGFloat($0) } as? Value ?? numbers.map { Float($0) } as? Value
        ?? numbers.map { NSNumber(value: $0) } as? Value ?? numbers.map { Int($0) } as? Value
    case .transform(let matrix): return CATransform3DGetAffineTransform(matrix) as? Value
    default: return nil
    }
  }
}
