import CoreGraphics
import Platform

/// The position of a screen that is scaled to fit a rectangle, and centred in it.
struct ScreenPlacement: Equatable {
  /// The size in points of the screen.
  let screenSize: CGSize
  /// The frame in the coordinates around the screen, on whole pixels.
  let frame: CGRect
  /// The pixels per point of the screen.
  let scale: CGFloat

  /// Nil if the screen or the rectangle is too small to show anything.
  ///
  /// - Parameters:
  ///   - area: the rectangle, in points.
  ///   - outerScale: the pixels per point of the rectangle.
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

  /// The screen's points per point around it.
  private var screenPointsPerPoint: CGFloat { screenSize.width / frame.width }

  /// Converts a point from the coordinates around the screen to the screen's.
  func convert(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: (point.x - frame.minX) * screenPointsPerPoint,
      y: (point.y - frame.minY) * screenPointsPerPoint)
  }

  /// Converts an event to the coordinates of the screen.
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
      let factor = screenPointsPerPoint
      return .scroll(
        location: convert(toArea(location)),
        delta: CGVector(dx: delta.dx * factor, dy: delta.dy * factor),
        isContinuous: isContinuous, time: time)
    case .pinch(let location, let scale, let rotation, let time):
      return .pinch(
        location: convert(toArea(location)), scale: scale, rotation: rotation, time: time)
    case .resized: return .resized(size: screenSize, scale: scale)
    case .key, .text, .composition, .focusChanged, .visibilityChanged, .pointerExited,
      .closeRequested, .turned:
      return event
    }
  }

  /// Converts a rectangle from the coordinates of the screen to those around it.
  func convertFromScreen(_ rect: CGRect) -> CGRect {
    let factor = 1 / screenPointsPerPoint
    return CGRect(
      x: frame.minX + rect.minX * factor, y: frame.minY + rect.minY * factor,
      width: rect.width * factor, height: rect.height * factor)
  }
}
