import CoreGraphics

/// Where the device is in the stage's part of the window: fitted into it, or at its own size and
/// panned. Lengths are in points of the window.
struct StagePlacement: Equatable {
  static let bezelWidth: CGFloat = 8
  static let margin: CGFloat = 24
  /// The narrowest place for a device beside a panel that lies over the stage (our choice). Where a
  /// panel leaves less, the device is below it.
  private static let leastRoom: CGFloat = 96

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
  ///   - covered: the points at the left and at the right that lie under a panel.
  ///   - scale: pixels per point of the window.
  /// - Returns: nil where there is nothing to see.
  init?(
    of screen: CGSize, in size: CGSize, isActualSize: Bool = false, pan: CGPoint = .zero,
    covered: (left: CGFloat, right: CGFloat) = (0, 0), scale: CGFloat
  ) {
    let top = StudioMeasures.stageHeader + Self.bezelWidth
    let sides = Self.sides(of: size.width, covered: covered)
    room = CGRect(
      x: sides.lowerBound + Self.border, y: top,
      width: max(sides.upperBound - sides.lowerBound - 2 * Self.border, 0),
      height: max(size.height - top - Self.border, 0))
    guard room.width > 0, room.height > 0, screen.width > 0, screen.height > 0,
      screen.width.isFinite, screen.height.isFinite
    else { return nil }
    let pixels = max(scale, 1)
    let shown = isActualSize ? screen : Self.fitted(screen, into: room.size, pixels: pixels)
    longestPan = CGPoint(
      x: max(shown.width - room.width, 0), y: max(shown.height - room.height, 0))
    self.pan = Self.clamped(pan, to: longestPan)
    func aligned(_ length: CGFloat) -> CGFloat { (length * pixels).rounded() / pixels }
    let origin = CGPoint(
      x: room.minX + max(room.width - shown.width, 0) / 2 - self.pan.x,
      y: room.minY + max(room.height - shown.height, 0) / 2 - self.pan.y)
    device = CGRect(
      origin: CGPoint(x: aligned(origin.x), y: aligned(origin.y)), size: shown)
  }

  /// The pixels by which a device may be shorter than its room, so that it ends on whole pixels.
  private static let mostSpare = 8
  /// The part of a pixel beyond whole ones that is not seen (our choice).
  private static let leastPart: CGFloat = 0.05

  /// The size of a screen that is scaled down to fit into its room, in its own proportions. The
  /// longer side has whole pixels, and the other one nearly so: with half a pixel of the screen
  /// there would be a line between the screen and its bezel.
  private static func fitted(_ screen: CGSize, into room: CGSize, pixels: CGFloat) -> CGSize {
    let factor = min(room.width / screen.width, room.height / screen.height)
    guard factor < 1 else { return screen }
    let (longer, shorter) = (
      max(screen.width, screen.height) * pixels, min(screen.width, screen.height) * pixels
    )
    func part(_ factor: CGFloat) -> CGFloat {
      let side = shorter * factor
      return max(side - (side + 1e-6).rounded(.down), 0)
    }
    let most = (longer * factor + 1e-6).rounded(.down)
    let factors = (0...mostSpare).map { (most - CGFloat($0)) / longer }.filter { $0 > 0 }
    let best =
      factors.first { part($0) <= leastPart } ?? factors.min { part($0) < part($1) } ?? factor
    return CGSize(width: screen.width * best, height: screen.height * best)
  }

  /// The points from a side of the device's place to its screen.
  private static var border: CGFloat { margin + bezelWidth }

  /// The left and the right side of the device's place, in a stage of some width: beside a panel
  /// that lies over the stage, if there is room for a device.
  static func sides(
    of width: CGFloat, covered: (left: CGFloat, right: CGFloat)
  ) -> ClosedRange<CGFloat> {
    let (left, right) = (covered.left, width - covered.right)
    guard right - left - 2 * border >= leastRoom else { return 0...max(width, 0) }
    return left...right
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
