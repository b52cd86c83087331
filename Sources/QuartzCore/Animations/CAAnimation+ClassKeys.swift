import CoreGraphics

/// Keys of the single classes of animations, besides those of the values that are animated.
extension CAAnimation {
  /// The value of a key of the animation's class; nil for other keys.
  func classValue(forKey key: String) -> Any? {
    switch (key, self) {
    case ("valueFunction", let animation as CAPropertyAnimation): animation.valueFunction
    case ("type", let animation as CATransition): animation.type
    case ("subtype", let animation as CATransition): animation.subtype
    case ("startProgress", let animation as CATransition):
      NSNumber(value: animation.startProgress)
    case ("endProgress", let animation as CATransition): NSNumber(value: animation.endProgress)
    case ("mass", let spring as CASpringAnimation): NSNumber(value: Double(spring.mass))
    case ("stiffness", let spring as CASpringAnimation): NSNumber(value: Double(spring.stiffness))
    case ("damping", let spring as CASpringAnimation): NSNumber(value: Double(spring.damping))
    case ("initialVelocity", let spring as CASpringAnimation):
      NSNumber(value: Double(spring.initialVelocity))
    default: (self as? CAKeyframeAnimation)?.keyframeValue(forKey: key)
    }
  }

  /// Sets the property of a key of the animation's class; nil for other keys, false if the value is
  /// of another kind.
  func setClassValue(_ key: String, to new: KeyedValue) -> Bool? {
    switch (key, self) {
    case ("valueFunction", let animation as CAPropertyAnimation):
      return new.put { (function: CAValueFunction?) in animation.valueFunction = function }
    case ("type", let animation as CATransition): return new.putName { animation.type = $0 }
    case ("subtype", let animation as CATransition):
      guard new.value != nil else {
        animation.subtype = nil
        return true
      }
      return new.putName { (side: CATransitionSubtype) in animation.subtype = side }
    case ("startProgress", let animation as CATransition):
      return new.number { animation.startProgress = Float($0) }
    case ("endProgress", let animation as CATransition):
      return new.number { animation.endProgress = Float($0) }
    case ("mass", let spring as CASpringAnimation): return new.number { spring.mass = $0 }
    case ("stiffness", let spring as CASpringAnimation):
      return new.number { spring.stiffness = $0 }
    case ("damping", let spring as CASpringAnimation): return new.number { spring.damping = $0 }
    case ("initialVelocity", let spring as CASpringAnimation):
      return new.number { spring.initialVelocity = $0 }
    default: return (self as? CAKeyframeAnimation)?.setKeyframeValue(key, to: new)
    }
  }
}

extension CAKeyframeAnimation {
  fileprivate func keyframeValue(forKey key: String) -> Any? {
    switch key {
    case "keyTimes": keyTimes
    case "timingFunctions": timingFunctions
    case "calculationMode": calculationMode
    case "rotationMode": rotationMode
    case "tensionValues": tensionValues
    case "continuityValues": continuityValues
    case "biasValues": biasValues
    default: nil
    }
  }

  fileprivate func setKeyframeValue(_ key: String, to new: KeyedValue) -> Bool? {
    switch key {
    case "keyTimes": return new.put { (list: [NSNumber]?) in keyTimes = list }
    case "timingFunctions":
      return new.put { (curves: [CAMediaTimingFunction]?) in timingFunctions = curves }
    case "calculationMode": return new.putName { calculationMode = $0 }
    case "rotationMode":
      guard new.value != nil else {
        rotationMode = nil
        return true
      }
      return new.putName { (mode: CAAnimationRotationMode) in rotationMode = mode }
    case "tensionValues": return new.put { (list: [NSNumber]?) in tensionValues = list }
    case "continuityValues": return new.put { (list: [NSNumber]?) in continuityValues = list }
    case "biasValues": return new.put { (list: [NSNumber]?) in biasValues = list }
    default: return nil
    }
  }
}
