import CoreGraphics

/// Seconds that implicit animations take, as a number.
public let kCATransactionAnimationDuration = "animationDuration"
/// Whether changes have no actions, as a flag.
public let kCATransactionDisableActions = "disableActions"
/// The timing curve of implicit animations, a ``CAMediaTimingFunction``.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// Called at the end: a closure without arguments.
public let kCATransactionCompletionBlock = "completionBlock"

extension CATransaction {
  /// A transaction's value for one of the keys above; nil for any other.
  static func ownValue(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: nil
    }
  }

  /// Sets the property of one of the keys above; false for any other key.
  static func setOwn(_ key: String, to value: Any?) -> Bool {
    switch (key, value) {
    case (kCATransactionAnimationDuration, _):
      guard case .scalar(let seconds)? = AnimatableValue(value) else { break }
      setAnimationDuration(seconds)
      return true
    case (kCATransactionDisableActions, _):
      guard case .scalar(let flag)? = AnimatableValue(value) else { break }
      setDisableActions(flag != 0)
      return true
    case (kCATransactionAnimationTimingFunction, let function as CAMediaTimingFunction?):
      setAnimationTimingFunction(function)
      return true
    case (kCATransactionCompletionBlock, let block as (() -> Void)?):
      setCompletionBlock(block)
      return true
    case (kCATransactionAnimationTimingFunction, _), (kCATransactionCompletionBlock, _): break
    default: return false
    }
    Diagnostics.warn(
      "A transaction's \(key) was set to a value of another kind; the value is ignored.")
    return true
  }
}
