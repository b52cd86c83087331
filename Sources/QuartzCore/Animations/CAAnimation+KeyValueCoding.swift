import CoreGraphics

/// Values by name, as an animation has them on iOS: its own, and any others that are stored in it.
/// `setValue("arrival", forKey: "name")` is how a delegate distinguishes animations.
extension CAAnimation {
  /// The value of a key: that of the property of that name, or the one that was set; nil if there
  /// is neither.
  public func value(forKey key: String) -> Any? {
    if let time = timeValue(forKey: key) { return time }
    switch key {
    case "timingFunction": return timingFunction
    case "delegate": return delegate
    case "removedOnCompletion", "isRemovedOnCompletion": return isRemovedOnCompletion
    default: return otherValue(forKey: key) ?? userValues[key]
    }
  }

  /// Sets the value of a key as the property of that name would be set. A key that animations do
  /// not have is kept, also by the copy that a layer takes; nil removes it.
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
    default: classValue(forKey: key)
    }
  }

  /// Sets a property; nil if there is none of that name, false if the value is of another kind.
  private func setOwn(_ key: String, to value: Any?) -> Bool? {
    let new = KeyedValue(value: value)
    if let isSet = setTime(key, to: new) { return isSet }
    switch (key, self) {
    case ("timingFunction", _):
      return new.put { (curve: CAMediaTimingFunction?) in timingFunction = curve }
    case ("delegate", _): return new.put { (whom: (any CAAnimationDelegate)?) in delegate = whom }
    case ("removedOnCompletion", _), ("isRemovedOnCompletion", _):
      return new.number { isRemovedOnCompletion = $0 != 0 }
    case ("keyPath", let animation as CAPropertyAnimation):
      return new.put { (path: String?) in animation.keyPath = path }
    case ("additive", let animation as CAPropertyAnimation):
      return new.number { animation.isAdditive = $0 != 0 }
    case ("cumulative", let animation as CAPropertyAnimation):
      return new.number { animation.isCumulative = $0 != 0 }
    case ("fromValue", let animation as CABasicAnimation):
      return new.put { animation.fromValue = $0 }
    case ("toValue", let animation as CABasicAnimation): return new.put { animation.toValue = $0 }
    case ("byValue", let animation as CABasicAnimation): return new.put { animation.byValue = $0 }
    case ("values", let animation as CAKeyframeAnimation):
      return new.put { (values: [Any]?) in animation.values = values }
    case ("path", let animation as CAKeyframeAnimation):
      return new.put { (path: CGPath?) in animation.path = path }
    case ("animations", let animation as CAAnimationGroup):
      return new.put { (parts: [CAAnimation]?) in animation.animations = parts }
    default: return setClassValue(key, to: new)
    }
  }
}
