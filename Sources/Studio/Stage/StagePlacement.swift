import CoreGraphics

/// Where the device is in the stage's part of the window: fitted into it, or at its own size and
/// panned. Lengths are in points of the window.
struct StagePlacement: Equatable {
  static let bezelWidth: CGFloat = 8
  static let margin: CGFloat = 24

  /// The demo's screen. Its corner is on a whole pixel.
  let device: CGRect
  /// Where the screen can be without a pan.
  let room: CGRect
  /// How far the screen can be panned: zero along an axis on which it has room.
  let longestPan: CGPoint
  /// How far it is panned: from zero to ``longestPan``.
  let pan: CGPoint

  /// - Parameters:
  ///   - screen: the size of the demo's screen.
  ///   - size: of the stage's part of the window.
  ///   - isActualSize: whether a point of the demo is a point of the window.
  ///   - pan: how far a larger screen is moved to the left and up.
  ///   - scale: pixels per point of the window.
  /// - Returns: nil where there is nothing to see.
  init?(
    of screen: CGSize, in size: CGSize, isActualSize: Bool = false, pan: CGPoint = .zero,
    scale: CGFloat
  ) {
    let border = Self.margin + Self.bezelWidth
    let top = StudioMeasures.stageHeader + Self.bezelWidth
    room = CGRect(
      x: border, y: top, width: max(size.width - 2 * border, 0),
      height: max(size.height - top - border, 0))
    guard room.width > 0, room.height > 0, screen.width > 0, screen.height > 0,
      screen.width.isFinite, screen.height.isFinite
    else { return nil }
    let factor = min(room.width / screen.width, room.height / screen.height, 1)
    let fitted = CGSize(
      width: (screen.width * factor).rounded(.down),
      height: (screen.height * factor).rounded(.down))
    let shown = isActualSize ? screen : fitted
    longestPan = CGPoint(
      x: max(shown.width - room.width, 0), y: max(shown.height - room.height, 0))
    self.pan = Self.clamped(pan, to: longestPan)
    let pixels = max(scale, 1)
    func aligned(_ length: CGFloat) -> CGFloat { (length * pixels).rounded() / pixels }
    let origin = CGPoint(
      x: room.minX + max(room.width - shown.width, 0) / 2 - self.pan.x,
      y: room.minY + max(room.height - shown.height, 0) / 2 - self.pan.y)
    device = CGRect(
      origin: CGPoint(x: aligned(origin.x), y: aligned(origin.y)), size: shown)
  }

  /// The pan that comes nearest to one.
  func possible(_ pan: CGPoint) -> CGPoint { Self.clamped(pan, to: longestPan) }

  private static func clamped(_ pan: CGPoint, to longest: CGPoint) -> CGPoint {
    func clamped(_ value: CGFloat, to longest: CGFloat) -> CGFloat {
      value.isFinite ? min(max(value, 0), longest) : 0
    }
    return CGPoint(x: clamped(pan.x, to: longest.x), y: clamped(pan.y, to: longest.y))
  }

  /// The bezel around the screen.
  var bezel: CGRect { device.insetBy(dx: -Self.bezelWidth, dy: -Self.bezelWidth) }

  /// Whether a part of the device is outside the stage's part of the window.
  var isPannable: Bool { longestPan != .zero }
}
