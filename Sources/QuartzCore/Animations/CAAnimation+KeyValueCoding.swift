import CoreGraphics

/// Values by name, as an animation has them on iOS: its own, and any others that somebody wants to
/// keep with it. `setValue("arrival", forKey: "name")` is how a delegate tells animations apart.
extension CAAnimation {
  /// The value of a key: what a property of that name holds, or what was set; nil where neither is.
  public func value(forKey key: String) -> Any? {
    if let time = timeValue(forKey: key) { return time }
    switch key {
    case "timingFunction": return timingFunction
    case "delegate": return delegate
    case "removedOnCompletion", "isRemovedOnCompletion": return isRemovedOnCompletion
    default: return otherValue(forKey: key) ?? userValues[key]
    }
  }

  /// Sets the value of a key as the property of that name would be set. A key that animations do not
  /// have is kept, also by the copy that a layer takes; nil takes it away.
  public func setValue(_ value: Any?, forKey key: String) {
    guard let isSet = setOwn(key, to: value) else {
      if !isFixed(key) { userValues[key] = value }
      return
    }
    if !isSet {
      Diagnostics.warn(
        "An animation's \(key) was set to a value of another kind; the value is ignored.")
    }
  }

  private func timeValue(forKey key: String) -> Any? {
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

  private func otherValue(forKey key: String) -> Any? {
    switch (key, self) {
    case ("keyPath", let animation as CAPropertyAnimation): animation.keyPath
    case ("additive", let animation as CAPropertyAnimation): animation.isAdditive
    case ("cumulative", let animation as CAPropertyAnimation): animation.isCumulative
    case ("fromValue", let animation as CABasicAnimation): animation.fromValue
    case ("toValue", let animation as CABasicAnimation): animation.toValue
    case ("byValue", let animation as CABasicAnimation): animation.byValue
    case ("values", let animation as CAKeyframeAnimation): animation.values
    case ("path", let animation as CAKeyframeAnimation): animation.path
    case ("animations", let animation as CAAnimationGroup): animation.animations
    default: nil
    }
  }

  /// Sets a property; nil where there is none of that name, false where the value is of another kind.
  private func setOwn(_ key: String, to value: Any?) -> Bool? {
    func put<T>(_ set: (T) -> Void) -> Bool {
      guard let value = value as? T else { return false }
      set(value)
      return true
    }
    func number(_ set: (Double) -> Void) -> Bool {
      guard case .scalar(let number)? = AnimatableValue(value) else { return false }
      set(number)
      return true
    }
    switch (key, self) {
    case ("beginTime", _): return number { beginTime = $0 }
    case ("duration", _): return number { duration = $0 }
    case ("speed", _): return number { speed = Float($0) }
    case ("timeOffset", _): return number { timeOffset = $0 }
    case ("repeatCount", _): return number { repeatCount = Float($0) }
    case ("repeatDuration", _): return number { repeatDuration = $0 }
    case ("autoreverses", _): return number { autoreverses = $0 != 0 }
    case ("fillMode", _): return put { fillMode = $0 }
    case ("timingFunction", _):
      return put { (curve: CAMediaTimingFunction?) in timingFunction = curve }
    case ("delegate", _): return put { (whom: (any CAAnimationDelegate)?) in delegate = whom }
    case ("removedOnCompletion", _), ("isRemovedOnCompletion", _):
      return number { isRemovedOnCompletion = $0 != 0 }
    case ("keyPath", let animation as CAPropertyAnimation):
      return put { (path: String?) in animation.keyPath = path }
    case ("additive", let animation as CAPropertyAnimation):
      return number { animation.isAdditive = $0 != 0 }
    case ("cumulative", let animation as CAPropertyAnimation):
      return number { animation.isCumulative = $0 != 0 }
    case ("fromValue", let animation as CABasicAnimation): return put { animation.fromValue = $0 }
    case ("toValue", let animation as CABasicAnimation): return put { animation.toValue = $0 }
    case ("byValue", let animation as CABasicAnimation): return put { animation.byValue = $0 }
    case ("values", let animation as CAKeyframeAnimation):
      return put { (values: [Any]?) in animation.values = values }
    case ("path", let animation as CAKeyframeAnimation):
      return put { (path: CGPath?) in animation.path = path }
    case ("animations", let animation as CAAnimationGroup):
      return put { (parts: [CAAnimation]?) in animation.animations = parts }
    default: return nil
    }
  }
}
