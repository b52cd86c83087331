/// The orientation of the interface on a device.
public enum UIInterfaceOrientation: Int, Sendable {
  /// It is not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
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
