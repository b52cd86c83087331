public import Foundation

extension RunLoop.Mode {
  /// The mode of the run loop while a control is tracked or content is dragged. There is one loop,
  /// which runs in all modes at once.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
