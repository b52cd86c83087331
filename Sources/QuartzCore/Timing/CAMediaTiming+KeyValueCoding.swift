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
    case "beginTime": beginTime
    case "duration": duration
    case "speed": speed
    case "timeOffset": timeOffset
    case "repeatCount": repeatCount
    case "repeatDuration": repeatDuration
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
    case "fillMode": new.put { fillMode = $0 }
    default: nil
    }
  }
}
