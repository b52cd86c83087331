import CoreGraphics
import Platform

/// Where a screen with a size of its own is shown: scaled to fit a rectangle, and centred in it.
struct ScreenPlacement: Equatable {
  /// In points of the screen.
  let screenSize: CGSize
  /// In the coordinates around, on whole pixels.
  let frame: CGRect
  /// Pixels a point of the screen.
  let scale: CGFloat

  /// Nil where there is nothing to see.
  ///
  /// - Parameters:
  ///   - area: the rectangle, in points.
  ///   - outerScale: the pixels of such a point.
  init?(of screenSize: CGSize, in area: CGRect, scale outerScale: CGFloat) {
    guard screenSize.width > 0, screenSize.height > 0, area.width > 0, area.height > 0 else {
      return nil
    }
    let factor = min(area.width / screenSize.width, area.height / screenSize.height)
    func centered(_ length: CGFloat, in space: CGFloat) -> CGFloat {
      ((space - length) / 2 * outerScale).rounded() / outerScale
    }
    let size = CGSize(width: screenSize.width * factor, height: screenSize.height * factor)
    self.screenSize = screenSize
    scale = outerScale * factor
    frame = CGRect(
      origin: CGPoint(
        x: area.minX + centered(size.width, in: area.width),
        y: area.minY + centered(size.height, in: area.height)), size: size)
  }

  /// Points of the screen in one point around it.
  private var pointsAPoint: CGFloat { screenSize.width / frame.width }

  /// A point around the screen in its coordinates.
  func convert(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x - frame.minX) * pointsAPoint, y: (point.y - frame.minY) * pointsAPoint)
  }

  /// An event in coordinates of the screen.
  ///
  /// - Parameter toArea: converts a point of the event to the coordinates around the screen.
  func convert(
    _ event: PlatformEvent, toArea: (CGPoint) -> CGPoint = { $0 }
  ) -> PlatformEvent {
    switch event {
    case .pointer(var pointer):
      pointer.location = convert(toArea(pointer.location))
      return .pointer(pointer)
    case .scroll(let location, let delta, let isContinuous, let time):
      let factor = pointsAPoint
      return .scroll(
        location: convert(toArea(location)),
        delta: CGVector(dx: delta.dx * factor, dy: delta.dy * factor),
        isContinuous: isContinuous, time: time)
    case .pinch(let location, let scale, let rotation, let time):
      return .pinch(
        location: convert(toArea(location)), scale: scale, rotation: rotation, time: time)
    case .resized: return .resized(size: screenSize, scale: scale)
    case .key, .text, .focusChanged, .visibilityChanged, .pointerExited, .closeRequested,
      .turned:
      return event
    }
  }
}
