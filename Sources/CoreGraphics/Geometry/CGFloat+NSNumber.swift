public import Foundation

/// Lets `NSNumber` cast to `CGFloat`, and `CGFloat` to `NSNumber`, as on Apple's platforms:
/// `layer.value(forKeyPath: "transform.rotation.z") as? CGFloat`. Foundation on Linux supports the
/// other numeric types only.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Returns the number as an `NSNumber`.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Converts an `NSNumber` to a `CGFloat`.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Converts an `NSNumber` to a `CGFloat`, which always succeeds.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// Converts an `NSNumber` to a `CGFloat`; nil becomes 0.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
