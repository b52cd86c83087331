import CoreGraphics

/// A value for a property that is set by name.
@MainActor
struct KeyedValue {
  let value: Any?

  /// Sets a property by `set`; false if the value is of another kind.
  func put<T>(_ set: (T) -> Void) -> Bool {
    guard let value = value as? T else { return false }
    set(value)
    return true
  }

  /// Sets a property whose values have names, by one of them or by its name; false if the value is
  /// of another kind.
  func putName<T: RawRepresentable>(_ set: (T) -> Void) -> Bool where T.RawValue == String {
    if let value = value as? T {
      set(value)
      return true
    }
    guard let name = value as? String, let named = T(rawValue: name) else { return false }
    set(named)
    return true
  }

  /// Sets a property that is a set of options, by the set or by its bits as a number; false if the
  /// value is of another kind.
  func putOptions<T: OptionSet>(_ set: (T) -> Void) -> Bool where T.RawValue: FixedWidthInteger {
    if let value = value as? T {
      set(value)
      return true
    }
    guard case .scalar(let number)? = AnimatableValue(value),
      let bits = T.RawValue(exactly: number)
    else { return false }
    set(T(rawValue: bits))
    return true
  }

  /// Sets a number, or a flag; false if the value is not a number.
  func number(_ set: (Double) -> Void) -> Bool {
    guard case .scalar(let number)? = AnimatableValue(value) else { return false }
    set(number)
    return true
  }
}

extension CAMediaTiming {
  /// A timing property by its name; nil for an unknown name.
  func timeValue(forKey key: String) -> Any? {
    switch key {
    case "beginTime": NSNumber(value: beginTime)
    case "duration": NSNumber(value: duration)
    case "speed": NSNumber(value: speed)
    case "timeOffset": NSNumber(value: timeOffset)
    case "repeatCount": NSNumber(value: repeatCount)
    case "repeatDuration": NSNumber(value: repeatDuration)
    case "autoreverses": autoreverses
    case "fillMode": fillMode
    default: nil
    }
  }

  /// Sets a timing property by its name; nil for an unknown name, false if the value is of another
  /// kind.
  func setTime(_ key: String, to new: KeyedValue) -> Bool? {
    switch key {
    case "beginTime": new.number { beginTime = $0 }
    case "duration": new.number { duration = $0 }
    case "speed": new.number { speed = Float($0) }
    case "timeOffset": new.number { timeOffset = $0 }
    case "repeatCount": new.number { repeatCount = Float($0) }
    case "repeatDuration": new.number { repeatDuration = $0 }
    case "autoreverses": new.number { autoreverses = $0 != 0 }
    case "fillMode": new.putName { fillMode = $0 }
    default: nil
    }
  }
}
