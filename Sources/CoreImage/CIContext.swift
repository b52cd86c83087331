import Compositor
public import CoreGraphics
import Synchronization

/// Draws images into bitmaps. Reuse it, because it caches what later images need.
public final class CIContext: NSObject, Sendable {
  private let compositor = Mutex(Drawing())

  /// The compositor in its box: the lock lets one thread at a time have it.
  private struct Drawing: ~Copyable {
    let compositor = CompositorMaker.make()
  }

  public override init() { super.init() }

  /// A bitmap of the part of an image inside a rectangle, made whole outwards; nil if that is
  /// empty, infinite or too large.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard fromRect.isFinite, !fromRect.isNull, !fromRect.isEmpty else { return nil }
    let area = fromRect.integral.turned
    guard area.size.width <= 32_000, area.size.height <= 32_000 else { return nil }
    let root = DisplayGroup(
      content: image.content(in: fromRect.integral),
      transform: .translation(x: -area.origin.x, y: -area.origin.y))
    let (width, height) = (Int(area.size.width), Int(area.size.height))
    let list = DisplayList(width: width, height: height, background: .clear, root: root)
    return compositor.withLock { drawing in
      // Nothing is kept for an image that is made later, maybe never; neither are the images that
      // this one was made of.
      defer { drawing.compositor.releasePictures() }
      return CGImage(width: width, height: height, drawsAll: true) { buffer in
        _ = drawing.compositor.composite(list, into: buffer, isPreserved: false)
      }
    }
  }

  /// Clears the caches for later images.
  public func clearCaches() { compositor.withLock { $0.compositor.releaseMemory() } }
}
