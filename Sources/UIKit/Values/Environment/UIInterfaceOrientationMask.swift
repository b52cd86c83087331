/// The orientations of the interface that a controller supports.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit for each orientation, at the position of its raw value.
  public let rawValue: UInt
  /// A set of any bits. Bits that have no orientation are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(_ orientations: UIInterfaceOrientation...) {
    rawValue = orientations.reduce(0) { $0 | 1 << UInt($1.rawValue) }
  }

  /// The device is upright.
  public static let portrait = UIInterfaceOrientationMask(.portrait)
  /// The device is upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  /// The device's upper edge is at the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  /// The device's upper edge is at the left.
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
