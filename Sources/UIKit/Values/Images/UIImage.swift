public import CoreGraphics

/// An image with its scale and rendering mode. Immutable.
public final class UIImage: NSObject, NSCopying, Sendable {
  /// Whether an image is drawn in its own colours or as a template in the tint colour.
  public enum RenderingMode: Int, Sendable {
    /// As the view that shows it decides: a template in a system button, an original elsewhere.
    case automatic = 0
    /// With its own colours everywhere.
    case alwaysOriginal = 1
    /// As a template everywhere: its alpha in the tint colour.
    case alwaysTemplate = 2
  }

  /// How the middle of a resizable image fills its area.
  public enum ResizingMode: Int, Sendable {
    /// Copies side by side.
    case tile = 0
    /// One copy, stretched.
    case stretch = 1
  }

  /// The orientation of an image.
  public enum Orientation: Int, Sendable {
    /// Not rotated. It is the only one: files that say otherwise are turned when they are read.
    case up = 0
  }

  /// The pixels; nil for an empty image.
  public let cgImage: CGImage?
  /// Pixels a point.
  public let scale: CGFloat
  /// Whether views show the image with its own colours or in their tint.
  public let renderingMode: RenderingMode
  /// The parts at the edges, in points, that keep their size when the image is stretched.
  public let capInsets: UIEdgeInsets
  /// What happens to the part between the cap insets when the image is drawn larger.
  public let resizingMode: ResizingMode
  let isResizable: Bool
  /// The variants of an image from an asset catalogue, if there are several.
  let variants: ImageVariants?

  /// Always `up`.
  public var imageOrientation: Orientation { .up }

  private init(
    cgImage: CGImage?, scale: CGFloat, renderingMode: RenderingMode = .automatic,
    capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .tile, isResizable: Bool = false,
    variants: ImageVariants? = nil
  ) {
    self.cgImage = cgImage
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.renderingMode = renderingMode
    self.capInsets = capInsets
    self.resizingMode = resizingMode
    self.isResizable = isResizable
    self.variants = variants
    super.init()
  }

  /// An empty image.
  public convenience override init() { self.init(cgImage: nil, scale: 1) }

  /// An image with a pixel for every point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, renderingMode: .automatic)
  }

  /// An image of `scale` pixels a point. The orientation is not applied: `up` is the only one.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: cgImage, scale: scale, renderingMode: .automatic)
  }

  /// Decodes a file's bytes: PNG, JPEG, GIF (its first picture), WebP, BMP, TIFF or SVG; nil, with
  /// a warning that gives the reason, for other data.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Decodes an image of `scale` pixels a point; nil, with a warning that gives the reason, for
  /// other data. SVG is drawn at its own size in points, sharp at that scale.
  public convenience init?(data: Data, scale: CGFloat) {
    do {
      self.init(cgImage: try CGImage(imageData: data, scale: scale), scale: scale)
    } catch {
      Diagnostics.warnFromAnyThread("\(error)")
      return nil
    }
  }

  /// Reads an image file; nil, with a warning that says why, when it cannot be read. "@2x" or "@3x"
  /// at the end of the file's name says how many pixels a point has.
  public convenience init?(contentsOfFile path: String) {
    do {
      let url = URL(fileURLWithPath: path)
      let name = url.deletingPathExtension().lastPathComponent
      let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
      self.init(cgImage: try CGImage(imageFile: url, scale: scale), scale: scale)
    } catch {
      Diagnostics.warnFromAnyThread("\(error)")
      return nil
    }
  }

  /// The variant of a catalogue's image for a trait collection.
  convenience init(_ variants: ImageVariants, for traits: UITraitCollection) {
    let best = variants.best(for: traits)
    self.init(
      cgImage: best?.image, scale: best?.scale ?? 1, renderingMode: variants.renderingMode,
      capInsets: .zero, variants: variants)
  }

  /// In points.
  public var size: CGSize {
    guard let cgImage else { return .zero }
    return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }

  /// The image for a trait collection: another variant, for example for dark mode.
  func resolved(for traits: UITraitCollection) -> UIImage {
    guard let variants, let best = variants.best(for: traits), best.image !== cgImage else {
      return self
    }
    return UIImage(
      cgImage: best.image, scale: best.scale, renderingMode: renderingMode, capInsets: capInsets,
      resizingMode: resizingMode, isResizable: isResizable, variants: variants)
  }

  /// The same image with another rendering mode. The pixels are shared.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      cgImage: cgImage, scale: scale, renderingMode: renderingMode, capInsets: capInsets,
      resizingMode: resizingMode, isResizable: isResizable, variants: variants)
  }

  /// An image whose edges keep their size when it is drawn larger, its middle repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// An image whose edges keep their size when it is drawn larger.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    UIImage(
      cgImage: cgImage, scale: scale, renderingMode: renderingMode, capInsets: capInsets,
      resizingMode: resizingMode, isResizable: true, variants: variants)
  }

  /// The image as a template filled with a colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage
  {
    UIImage(
      cgImage: cgImage?.filled(with: color.cgColor), scale: scale,
      renderingMode: renderingMode, capInsets: capInsets, resizingMode: resizingMode,
      isResizable: isResizable)
  }

  /// The image as a PNG; nil for an empty one.
  public func pngData() -> Data? {
    guard let cgImage else { return nil }
    do {
      return try cgImage.pngData()
    } catch {
      Diagnostics.warnFromAnyThread("\(error)")
      return nil
    }
  }

  /// The image as a JPEG, on white where it is not opaque; nil for an empty one, and, with a
  /// warning that gives the reason, where none can be made.
  ///
  /// - Parameter compressionQuality: 0 for the smallest data to 1 for the best picture.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let cgImage else { return nil }
    do {
      return try cgImage.jpegData(quality: compressionQuality)
    } catch {
      Diagnostics.warnFromAnyThread("\(error)")
      return nil
    }
  }

  /// Returns the image itself; the zone is ignored.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether pixels, scale and rendering are the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || (cgImage === other.cgImage && cgImage != nil && scale == other.scale
        && renderingMode == other.renderingMode && capInsets == other.capInsets
        && resizingMode == other.resizingMode && isResizable == other.isResizable)
  }

  public override var hash: Int {
    cgImage.map { ObjectIdentifier($0).hashValue } ?? ObjectIdentifier(self).hashValue
  }

  public override var description: String {
    guard cgImage != nil else { return "<UIImage, empty>" }
    return "<UIImage \(size.width) × \(size.height) at \(scale)x>"
  }
}

/// The variants of one image set of an asset catalogue.
struct ImageVariants: Sendable {
  struct Variant: Sendable {
    var image: CGImage
    var scale: CGFloat
    var isForDark: Bool
  }

  var list: [Variant]
  var renderingMode: UIImage.RenderingMode

  /// The variant for the interface style with the nearest scale: the next larger one is preferred
  /// to a smaller one.
  func best(for traits: UITraitCollection) -> Variant? {
    let isDark = traits.userInterfaceStyle == .dark
    let styled = list.filter { $0.isForDark == isDark }
    let candidates = styled.isEmpty ? list.filter { !$0.isForDark } : styled
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    let larger = candidates.filter { $0.scale >= scale }.min { $0.scale < $1.scale }
    return larger ?? candidates.max { $0.scale < $1.scale } ?? list.first
  }
}
