internal import COpenGLES
internal import CoreGraphics

/// Textures to draw on, for groups that are clipped or faded as a whole.
final class LayerPool {
  /// Sizes are multiples of this, so that layers that grow slowly are used again.
  private static let step = 128
  /// Layers that have not been used for so many frames are deleted.
  private static let patience = 8
  /// Frames after which large ones are: a page that turns has a layer of another size in every
  /// frame or two, and all of them together would be more than may be kept.
  private static let largePatience = 2

  private struct Spare {
    var target: RenderTarget
    var lastUse: Int
  }

  private let gl: OpenGLFunctions
  private let memory: BitmapAccount
  private var spare: [Spare] = []
  private var frame = 0
  private var byteCount = 0

  init(_ gl: OpenGLFunctions, memory: BitmapAccount) {
    self.gl = gl
    self.memory = memory
  }

  deinit { memory.countElsewhere(-byteCount) }

  func beginFrame() { frame += 1 }

  /// A target of at least this size, with anything on it.
  ///
  /// - Throws: where the driver cannot make one.
  func take(
    width: Int, height: Int, _ format: RenderTarget.Format = .pixels
  ) throws(OpenGLError) -> RenderTarget {
    let fitting = spare.indices.filter {
      let target = spare[$0].target
      return target.format == format && target.width >= width && target.height >= height
        && target.area <= 4 * max(width * height, Self.step * Self.step)
    }
    if let best = fitting.min(by: { spare[$0].target.area < spare[$1].target.area }) {
      return spare.remove(at: best).target
    }
    func rounded(_ size: Int) -> Int { (size + Self.step - 1) / Self.step * Self.step }
    return try make(width: rounded(width), height: rounded(height), format)
  }

  /// Gives a target back. Commands that use it may still be waiting.
  func recycle(_ target: RenderTarget) { spare.append(Spare(target: target, lastUse: frame)) }

  /// A target of exactly this size.
  func make(
    width: Int, height: Int, _ format: RenderTarget.Format = .pixels
  ) throws(OpenGLError) -> RenderTarget {
    var target = RenderTarget(
      framebuffer: 0, texture: 0, width: width, height: height, format: format)
    gl.genTextures(1, &target.texture)
    gl.bindTexture(GLenum(GL_TEXTURE_2D), target.texture)
    gl.setUpTexture()
    switch format {
    case .pixels:
      gl.texImage2D(
        GLenum(GL_TEXTURE_2D), 0, GL_RGBA8, GLsizei(width), GLsizei(height), 0, GLenum(GL_RGBA),
        GLenum(GL_UNSIGNED_BYTE), nil)
    case .numbers:
      gl.texImage2D(
        GLenum(GL_TEXTURE_2D), 0, GL_RGBA16UI, GLsizei(width), GLsizei(height), 0,
        GLenum(GL_RGBA_INTEGER), GLenum(GL_UNSIGNED_SHORT), nil)
    }
    gl.genFramebuffers(1, &target.framebuffer)
    gl.bindFramebuffer(GLenum(GL_FRAMEBUFFER), target.framebuffer)
    gl.framebufferTexture2D(
      GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_TEXTURE_2D),
      target.texture, 0)
    count(target.byteCount)
    guard gl.checkFramebufferStatus(GLenum(GL_FRAMEBUFFER)) == GLenum(GL_FRAMEBUFFER_COMPLETE)
    else {
      delete(target)
      throw OpenGLError("The driver has no layer of \(width) x \(height) pixels.")
    }
    return target
  }

  func delete(_ target: RenderTarget) {
    gl.deleteFramebuffers(1, [target.framebuffer])
    gl.deleteTextures(1, [target.texture])
    count(-target.byteCount)
  }

  private func count(_ bytes: Int) {
    byteCount += bytes
    memory.countElsewhere(bytes)
  }

  /// Deletes what has not been used lately. All commands must have been executed.
  func endFrame() {
    removeSpare { spare in
      let isLarge = PixelStore.isLarge(spare.target.byteCount)
      return spare.lastUse < frame - (isLarge ? Self.largePatience : Self.patience)
    }
  }

  /// Deletes all that is spare.
  func removeSpare() { removeSpare { _ in true } }

  private func removeSpare(where isDue: (Spare) -> Bool) {
    guard spare.contains(where: isDue) else { return }
    for layer in spare where isDue(layer) { delete(layer.target) }
    spare.removeAll(where: isDue)
  }
}

extension RenderTarget {
  fileprivate var area: Int { width * height }
  fileprivate var byteCount: Int { area * format.bytesPerPixel }
}
