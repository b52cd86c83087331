/// The orientation of the interface on a device.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation is not known.
  case unknown = 0
  /// The interface is upright on an upright device.
  case portrait = 1
  /// The interface is upright on a device that is upside down.
  case portraitUpsideDown = 2
  /// The device's upper edge is at the left.
  case landscapeRight = 3
  /// The device's upper edge is at the right.
  case landscapeLeft = 4

  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface lies on one of its longer edges.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
