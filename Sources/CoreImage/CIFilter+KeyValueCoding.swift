import CoreGraphics

/// Parameters by name, as key-value coding has them.
extension CIFilter {
  /// Sets several parameters, each as by ``setValue(_:forKey:)``; `NSNull` resets one.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  /// The values of several parameters; those without a value are `NSNull`.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    keys.reduce(into: [:]) { $0[$1] = value(forKey: $1) ?? NSNull() }
  }

  /// The same as ``value(forKey:)``: a path is a key alone, because no parameter has keys of its
  /// own.
  public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// The same as ``setValue(_:forKey:)``.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }
}
