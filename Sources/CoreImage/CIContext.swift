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

  /// A context with options, which have no effect here.
  public convenience init(options: [CIContextOption: Any]?) { self.init() }

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

/// How a context is to draw. Here none of these has an effect.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// An option of any name, also of one that is not listed here.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whether to draw on the processor.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// The space of colours in which filters compute.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The space of colours of what is drawn.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// Whether to keep what lies between filters for later images.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// Whether images are made smaller with more care.
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  /// Whether others may draw first.
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  /// A name for debugging.
  public static let name = CIContextOption(rawValue: "kCIContextName")
}
