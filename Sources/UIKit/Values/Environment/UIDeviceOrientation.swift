/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// It is not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// The upper edge of the device is at the left.
  case landscapeLeft = 3
  /// The upper edge of the device is at the right.
  case landscapeRight = 4
  /// Flat, with the screen up.
  case faceUp = 5
  /// Flat, with the screen down.
  case faceDown = 6

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on one of its longer edges.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is one of the four in which a screen can be looked at from the front.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIInterfaceOrientation {
  /// The orientation in which the interface is upright on a device that is held in one; nil for a
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

  /// How the device is held on which the interface is upright.
  var device: UIDeviceOrientation {
    switch self {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    }
  }

  /// Quarter turns, clockwise as seen by the user, from a device that is upright to one on which
  /// the interface is.
  private var quarterTurns: Int {
    switch self {
    case .unknown, .portrait: 0
    case .landscapeLeft: 1
    case .portraitUpsideDown: 2
    case .landscapeRight: 3
    }
  }

  /// Quarter turns of the device from this orientation to another, the shorter way: -1 to 2,
  /// clockwise as seen by the user.
  func quarterTurns(to other: UIInterfaceOrientation) -> Int {
    let turns = (other.quarterTurns - quarterTurns + 4) % 4
    return turns == 3 ? -1 : turns
  }
}

extension UIInterfaceOrientationMask {
  /// Whether it has an orientation.
  func contains(_ orientation: UIInterfaceOrientation) -> Bool {
    rawValue & 1 << UInt(orientation.rawValue) != 0
  }

  /// Its first orientation that can be shown; nil if it has none.
  var first: UIInterfaceOrientation? {
    [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown].first { contains($0) }
  }
}
