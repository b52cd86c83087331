internal import COpenGLES
internal import CoreGraphics

extension PlanEncoder {
  /// A picture in a texture.
  struct SourceTexture {
    var name: GLuint
    /// The picture's pixels among those of the texture.
    var window: PixelRect
    /// The layer with its pixels, if it has to be returned to the pool after the commands that read
    /// it.
    var layer: RenderTarget?
  }

  /// The purpose for which a picture is read.
  enum Reader {
    case steps
    /// - Parameter keeps: whether the picture may be kept for the next frame's effects.
    case effect(keeps: Bool)
  }

  /// The texture of a picture; nil where it has no pixels, or too many.
  func texture(
    of picture: PixelSource, for reader: Reader
  ) throws(OpenGLError) -> SourceTexture? {
    let (source, x, y) = picture.resolved
    guard textures.canHold(width: source.width, height: source.height) else { return nil }
    let window = PixelRect(x: x, y: y, width: picture.width, height: picture.height)
    if case .raster(let raster) = source, let drawn = try drawn(raster, for: reader) {
      return SourceTexture(
        name: drawn.layer.texture, window: window, layer: drawn.isKept ? nil : drawn.layer)
    }
    return uploaded(source).map { SourceTexture(name: $0, window: window) }
  }

  /// A layer with a picture, drawn now if need be.
  ///
  /// - Returns: nil where the processor makes the picture: it has done so already, or has to.
  private func drawn(
    _ raster: Raster, for reader: Reader
  ) throws(OpenGLError) -> (layer: RenderTarget, isKept: Bool)? {
    guard raster.bitmap == nil, textures.texture(of: raster) == nil else { return nil }
    raster.lastUse = painter.resources.frame
    if let layer = drawings.layer(of: raster) { return (layer, true) }
    guard let layer = try draw(raster) else { return nil }
    let isBetterKept = raster.isBetterKept(inFrame: painter.resources.frame)
    raster.notePassingUse(inFrame: painter.resources.frame)
    guard keeps(raster, for: reader, isBetterKept: isBetterKept) else { return (layer, false) }
    drawings.keep(layer, of: raster, staysAfterFrame: isBetterKept)
    return (layer, true)
  }

  /// Whether a picture is kept at least until the frame is drawn.
  private func keeps(_ raster: Raster, for reader: Reader, isBetterKept: Bool) -> Bool {
    switch reader {
    // Each of several backdrops on top of each other shows all of those below it: drawn again for
    // each, they would take a time that doubles with every one.
    case .steps: raster.isBackdrop || !painter.resources.pixels.isFull
    case .effect(let keeps): raster.isBackdrop || (keeps && isBetterKept)
    }
  }

  private func draw(_ raster: Raster) throws(OpenGLError) -> RenderTarget? {
    switch raster.recipe {
    case .effects(let recipe): try draw(recipe, of: raster)
    case .operations(let operations): try draw(operations, in: raster.frame)
    case .drawing: nil
    }
  }

  /// The texture of what the processor has drawn.
  private func uploaded(_ source: PixelSource) -> GLuint? {
    let owner = source.owner
    source.note(useIn: painter.resources.frame)
    if let known = textures.texture(of: owner) { return known }
    var made = takeDrawnAhead(owner)
    painter.prepare(source, &made)
    defer { release(made, uploaded: owner) }
    return source.pixels.map { textures.add($0, of: owner) }
  }
}

extension PixelSource {
  fileprivate func note(useIn frame: Int) {
    switch self {
    case .image: break
    case .raster(let raster): raster.lastUse = frame
    case .reduction(let reduction): reduction.lastUse = frame
    }
  }
}
