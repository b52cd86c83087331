import Compositor
import CoreGraphics

extension EmitterFlight {
  /// Lengths in points beyond which nothing is drawn.
  private static let farthest = 1e6

  /// The particle's picture; nil where nothing of it is seen.
  @MainActor
  func node(at time: TimeInterval, isAdded: Bool) -> DisplayNode? {
    let scale = scale(at: time)
    let point = point(at: time)
    let rotation = rotation(at: time)
    let color = shownColor(at: time)
    guard let contents = cell.contents, scale > 0, scale < Self.farthest, color.w > 0,
      abs(point.x) < Self.farthest, abs(point.y) < Self.farthest, rotation.isFinite
    else { return nil }
    let pixels = max(cell.contentsScale, 1e-3)
    let size = CGSize(
      width: Double(contents.width) * cell.contentsRect.width / pixels,
      height: Double(contents.height) * cell.contentsRect.height / pixels)
    guard size.width * scale < Self.farthest, size.height * scale < Self.farthest else {
      return nil
    }
    let transform = CGAffineTransform(translationX: point.x, y: point.y)
      .rotated(by: rotation).scaledBy(x: scale, y: scale)
    return .picture(
      Picture(
        image: ParticleImages.shared.image(contents, color, isAdded: isAdded),
        source: cell.contentsRect,
        rect: CGRect(
          x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
        opacity: color.w, filter: cell.isMagnifiedSharply ? .nearest : .linear,
        reductionFilter: cell.isReducedSharply ? .nearest : .linear,
        transform: Homography(transform)))
  }
}
