public import CoreGraphics

/// An image with its scale and rendering mode. It is immutable.
public final class UIImage: NSObject, NSCopying, Sendable {
  /// Whether an image is drawn in its own colours or as a template in the tint colour.
  public enum RenderingMode: Int, Sendable {
    /// The view that shows the image decides: a template in a system button, otherwise an original.
    case automatic = 0
    /// With its own colours everywhere.
    case alwaysOriginal = 1
    /// As a template everywhere: its alpha in the tint colour.
    case alwaysTemplate = 2
  }

  /// How the middle of a resizable image fills its area.
  public enum ResizingMode: Int, Sendable {
    /// Fills the area with copies of the middle.
    case tile = 0
    /// Stretches the middle.
    case stretch = 1
  }

  let values: Values

  /// The values of which an image consists.
  struct Values: Sendable {
    /// The pixels as they are shown: oriented, and filled with the tint.
    var cgImage: CGImage?
    /// The orientation of ``source``.
    var orientation = Orientation.up
    /// The pixels as stored, before they were oriented; nil for an upright image.
    var source: CGImage?
    var scale: CGFloat = 1
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var isResizable = false
    /// The size of the part between the cap insets that is repeated, in points; nil for the whole
    /// part.
    var centerSize: CGSize?
    /// The variants of an image from an asset catalogue, if there are several.
    var variants: ImageVariants?
    /// Draws the image again for the size at which it is shown, so that it is sharp.
    var drawing: ImageDrawing?
    /// The colour that the image is filled with; nil for its own colours.
    var tint: Tint?
    /// The frames of an animated image.
    var frames: [UIImage]?
    /// The seconds for all frames.
    var duration: TimeInterval = 0
    /// Whether image views mirror the image in right-to-left layout.
    var flipsForRightToLeft = false
    /// From the edges of the image to those by which it is aligned, in points.
    var alignmentRectInsets = UIEdgeInsets.zero

    /// Fills new pixels with the tint colour, if there is one.
    mutating func fillWithTint() {
      guard tint != nil else { return }
      tint?.source = cgImage
      cgImage = tint.flatMap { $0.source?.filled(with: $0.shown) }
    }
  }

  /// A colour that fills the shape of an image.
  struct Tint: Sendable {
    /// The colour, which may be dynamic.
    let color: UIColor
    /// The tint colour resolved for the current environment.
    var shown: CGColor
    /// The pixels before they were filled.
    var source: CGImage?
  }

  /// The pixels, without applying ``imageOrientation``. For an animated image they are those of the
  /// first frame; nil for an empty image.
  public var cgImage: CGImage? { values.ownSource ?? values.cgImage }
  /// The pixels per point.
  public var scale: CGFloat { values.scale }
  /// Whether views show the image with its own colours or in their tint.
  public var renderingMode: RenderingMode { values.renderingMode }
  /// The parts at the edges, in points, that keep their size when the image is stretched.
  public var capInsets: UIEdgeInsets { values.capInsets }
  /// What happens to the part between the cap insets when the image is drawn larger.
  public var resizingMode: ResizingMode { values.resizingMode }
  var isResizable: Bool { values.isResizable }

  /// How the pixels of ``cgImage`` are rotated and mirrored where the image is shown or drawn. It
  /// is `up` for an image of a file, whose pixels are oriented when it is read, and for an image
  /// that is filled with a colour.
  public var imageOrientation: Orientation { values.ownSource == nil ? .up : values.orientation }

  init(_ values: Values) {
    var values = values
    if !(values.scale.isFinite && values.scale > 0) { values.scale = 1 }
    self.values = values
    super.init()
  }

  private convenience init(cgImage: CGImage?, scale: CGFloat) {
    self.init(Values(cgImage: cgImage, scale: scale))
  }

  /// An empty image.
  public convenience override init() { self.init(cgImage: nil, scale: 1) }

  /// An image with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(Values(cgImage: cgImage))
  }

  /// An image with `scale` pixels per point. The orientation applies where it is shown or drawn.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var values = Values(cgImage: cgImage, orientation: orientation, scale: scale)
    values.turn()
    self.init(values)
  }

  /// Decodes a file's bytes: PNG, JPEG, GIF (its first picture), WebP, BMP, TIFF, SVG or PDF (its
  /// first page); nil, with a warning that gives the reason, for other data.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Decodes an image with `scale` pixels per point; nil, with a warning that gives the reason, for
  /// other data. SVG and PDF are drawn at their own size in points, sharp at that scale.
  public convenience init?(data: Data, scale: CGFloat) {
    do {
      self.init(cgImage: try CGImage(imageData: data, scale: scale), scale: scale)
    } catch {
      Diagnostics.warnFromAnyThread("\(error)")
      return nil
    }
  }

  /// Reads an image file; nil, with a warning that gives the reason, if it cannot be read. "@2x" or
  /// "@3x" at the end of the file's name sets the pixels per point.
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
    var values = Values()
    values.renderingMode = variants.renderingMode
    values.variants = variants
    variants.best(for: traits)?.apply(to: &values)
    self.init(values)
  }

  /// The size of the shown image in points. If the orientation rotates it by 90 degrees, width and
  /// height are exchanged in comparison with ``cgImage``.
  public var size: CGSize {
    guard let pixels = values.cgImage else { return .zero }
    return CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
  }

  /// The image with changed values.
  func changed(_ change: (inout Values) -> Void) -> UIImage {
    var values = values
    change(&values)
    return UIImage(values)
  }

  /// The image for a trait collection: the variant for it, for example for dark mode, filled with a
  /// dynamic tint colour resolved for it.
  func resolved(for traits: UITraitCollection) -> UIImage {
    guard let tint = values.tint, tint.color.isDynamic else { return variant(for: traits) }
    let color = tint.color.resolvedColor(with: traits).cgColor
    guard color != tint.shown else { return variant(for: traits) }
    let tinted = changed { values in
      values.cgImage = tint.source
      values.tint?.shown = color
      values.fillWithTint()
    }
    return tinted.variant(for: traits)
  }

  private func variant(for traits: UITraitCollection) -> UIImage {
    if case .symbol(let symbol) = values.drawing { return resolved(symbol, for: traits) }
    let pixels = values.source ?? values.tint?.source ?? values.cgImage
    guard let best = values.variants?.best(for: traits), best.image !== pixels else { return self }
    return changed { values in
      best.apply(to: &values)
      values.turn()
      values.fillWithTint()
    }
  }

  /// The same image with another rendering mode. The pixels are shared.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { values in
      values.renderingMode = renderingMode
      values.frames = values.frames?.map { $0.withRenderingMode(renderingMode) }
    }
  }

  /// An image whose edges keep their size when it is drawn larger. The middle is tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// An image whose edges keep their size when it is drawn larger.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed { values in
      (values.capInsets, values.resizingMode) = (capInsets, resizingMode)
      (values.isResizable, values.centerSize) = (true, nil)
    }
  }

  /// An image of which one column and one row are stretched when it is drawn larger: the API that
  /// preceded cap insets.
  ///
  /// - Parameters:
  ///   - leftCapWidth: the whole points to the left of the column; 0 stretches the whole width.
  ///   - topCapHeight: the whole points above the row; 0 stretches the whole height.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    func caps(_ cap: Int, of length: CGFloat) -> (CGFloat, CGFloat) {
      guard cap > 0 else { return (0, 0) }
      return (CGFloat(cap), max(length - CGFloat(cap) - 1, 0))
    }
    let ((left, right), (top, bottom)) = (
      caps(leftCapWidth, of: size.width), caps(topCapHeight, of: size.height)
    )
    return resizableImage(
      withCapInsets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right),
      resizingMode: .stretch)
  }

  /// The whole points to the left of the stretched part: the API that preceded cap insets.
  public var leftCapWidth: Int { Int(exactly: capInsets.left.rounded(.down)) ?? 0 }
  /// The whole points above the stretched part: the API that preceded cap insets.
  public var topCapHeight: Int { Int(exactly: capInsets.top.rounded(.down)) ?? 0 }

  /// The image as a template filled with a colour. A dynamic colour follows the traits of the view
  /// that shows the image. A symbol remains a symbol.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage
  {
    changed { values in
      values.cgImage = values.tint?.source ?? values.cgImage
      values.tint = Tint(color: color, shown: color.cgColor)
      values.fillWithTint()
      values.renderingMode = renderingMode
      values.frames = nil
    }
  }

  /// The image as PNG data, upright; nil for an empty image.
  public func pngData() -> Data? {
    guard let pixels = values.cgImage else { return nil }
    do {
      return try pixels.pngData()
    } catch {
      Diagnostics.warnFromAnyThread("\(error)")
      return nil
    }
  }

  /// The image as JPEG data, upright, on white where it is not opaque. Nil for an empty image, and,
  /// with a warning that gives the reason, if it cannot be encoded.
  ///
  /// - Parameter compressionQuality: from 0 for the smallest data to 1 for the best quality.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let pixels = values.cgImage else { return nil }
    do {
      return try pixels.jpegData(quality: compressionQuality)
    } catch {
      Diagnostics.warnFromAnyThread("\(error)")
      return nil
    }
  }

  /// Returns the image itself; the zone is ignored.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the pixels, the scale and the rendering attributes are the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || (cgImage === other.cgImage && cgImage != nil && scale == other.scale
        && imageOrientation == other.imageOrientation
        && renderingMode == other.renderingMode && capInsets == other.capInsets
        && resizingMode == other.resizingMode && isResizable == other.isResizable
        && values.centerSize == other.values.centerSize && duration == other.duration
        && values.flipsForRightToLeft == other.values.flipsForRightToLeft
        && alignmentRectInsets == other.alignmentRectInsets
        && images == other.images)
  }

  public override var hash: Int {
    cgImage.map { ObjectIdentifier($0).hashValue } ?? ObjectIdentifier(self).hashValue
  }

  public override var description: String {
    guard cgImage != nil else { return "<UIImage, empty>" }
    return "<UIImage \(size.width) × \(size.height) at \(scale)x>"
  }
}
