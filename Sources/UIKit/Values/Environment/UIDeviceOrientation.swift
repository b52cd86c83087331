/// The orientation in which a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation is not known.
  case unknown = 0
  /// The device is upright.
  case portrait = 1
  /// The device is upside down.
  case portraitUpsideDown = 2
  /// The upper edge of the device is at the left.
  case landscapeLeft = 3
  /// The upper edge of the device is at the right.
  case landscapeRight = 4
  /// The device lies flat with the screen up.
  case faceUp = 5
  /// The device lies flat with the screen down.
  case faceDown = 6

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device stands on one of its longer edges.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can have this orientation: it is portrait or landscape, not flat or
  /// unknown.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIInterfaceOrientation {
  /// The orientation in which the interface is upright when a device is held this way; nil for a
  /// device that lies flat.
  init?(_ device: UIDeviceOrientation) {
    switch device {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    case .unknown, .faceUp, .faceDown: return nil
    }
  }

  /// The orientation in which a device is held when this interface orientation is upright.
  var device: UIDeviceOrientation {
    switch self {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    }
  }

  /// The quarter turns from a device that is upright to one on which this interface orientation is
  /// upright, clockwise as seen by the user.
  private var quarterTurns: Int {
    switch self {
    case .unknown, .portrait: 0
    case .landscapeLeft: 1
    case .portraitUpsideDown: 2
    case .landscapeRight: 3
    }
  }

  /// The quarter turns of the device from this orientation to another, in the shorter direction: -1
  /// to 2, clockwise as seen by the user.
  func quarterTurns(to other: UIInterfaceOrientation) -> Int {
    let turns = (other.quarterTurns - quarterTurns + 4) % 4
    return turns == 3 ? -1 : turns
  }
}

extension UIInterfaceOrientationMask {
  /// Whether the mask contains an orientation.
  func contains(_ orientation: UIInterfaceOrientation) -> Bool {
    rawValue & 1 << UInt(orientation.rawValue) != 0
  }

  /// The mask's first orientation that can be shown; nil if it has none.
  var first: UIInterfaceOrientation? {
    [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown].first { contains($0) }
  }
}
