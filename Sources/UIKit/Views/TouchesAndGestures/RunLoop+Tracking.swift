public import Foundation

extension RunLoop.Mode {
  /// The mode of the run loop while a control is tracked or content is dragged. There is a single
  /// loop here, which runs in all modes.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
