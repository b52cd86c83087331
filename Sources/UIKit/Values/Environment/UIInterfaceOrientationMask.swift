/// Orientations of the interface that a controller supports.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// A bit for each orientation, at the place of its raw value.
  public let rawValue: UInt
  /// A set of bits; those without an orientation are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(_ orientations: UIInterfaceOrientation...) {
    rawValue = orientations.reduce(0) { $0 | 1 << UInt($1.rawValue) }
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(.portrait)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  /// The device's upper edge is at the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  /// The device's upper edge is at the left.
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  /// On either of the longer edges.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All of them.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
