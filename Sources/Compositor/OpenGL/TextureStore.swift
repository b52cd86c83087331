internal import COpenGLES
internal import CoreGraphics

/// The textures of pictures and shadow masks, which are copies of their pixels.
///
/// A picture always has the same pixels, so that its texture stays right as long as it lives. The
/// bytes of textures count as those of pictures in memory do: see `BitmapPool`.
final class TextureStore {
  private struct Entry {
    weak var owner: AnyObject?
    var texture: GLuint
    var byteCount: Int
    /// The number of the frame that made it, and of the one that used it last.
    var made, lastUse: Int

    /// Whether no frame has used it but the one that made it, two frames ago: see
    /// `PixelStore.releaseWatched`.
    func hasPassed(inFrame frame: Int) -> Bool {
      lastUse < frame - 1 && lastUse == made && PixelStore.hasToBeRepeated(byteCount)
    }
  }

  private let gl: OpenGLFunctions
  private let memory: BitmapAccount
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// Names that commands may still use.
  private var dropped: [GLuint] = []
  private var frame = 0
  /// Textures are no larger on any side.
  let largestSize: Int

  init(_ gl: OpenGLFunctions, memory: BitmapAccount) {
    self.gl = gl
    self.memory = memory
    var size: GLint = 0
    gl.getIntegerv(GLenum(GL_MAX_TEXTURE_SIZE), &size)
    largestSize = Int(size)
  }

  deinit { memory.countElsewhere(-byteCount) }

  private var byteCount: Int { entries.values.reduce(0) { $0 + $1.byteCount } }

  func beginFrame() { frame += 1 }

  func canHold(width: Int, height: Int) -> Bool {
    width > 0 && height > 0 && width <= largestSize && height <= largestSize
  }

  /// Whether an object has a texture already. It does not count as used.
  func holds(_ owner: AnyObject) -> Bool { entries[ObjectIdentifier(owner)]?.owner === owner }

  /// The texture that an object has already.
  func texture(of owner: AnyObject) -> GLuint? {
    let id = ObjectIdentifier(owner)
    guard let entry = entries[id] else { return nil }
    guard entry.owner === owner else {
      // Another object has got the place in memory of a former one.
      drop(id)
      return nil
    }
    entries[id]?.lastUse = frame
    return entry.texture
  }

  /// Makes an object's texture of 32-bit pixels.
  func add(_ pixels: SourcePixels, of owner: AnyObject) -> GLuint {
    guard !pixels.hasAlikeRows else {
      let all = Bitmap(width: pixels.width, height: pixels.height, from: memory)
      for y in 0..<all.height {
        (all.base + y * all.bytesPerRow).copyMemory(
          from: pixels.base, byteCount: all.bytesPerRow)
      }
      return add(all.source, of: owner)
    }
    return add(
      owner, pixels.base, width: pixels.width, height: pixels.height,
      rowLength: pixels.bytesPerRow / 4, .pixels)
  }

  /// Makes a shadow mask's texture, of 8 bits a pixel; nil where the mask is not prepared.
  func add(_ mask: ShadowMask) -> GLuint? {
    guard let bitmap = mask.bitmap else { return nil }
    return add(
      mask, bitmap.base, width: mask.columns, height: mask.rows, rowLength: mask.bytesPerRow,
      .coverage)
  }

  /// Makes a grid's texture.
  func add(_ grid: GridTable) -> GLuint {
    grid.words.withUnsafeBytes { words in
      guard let base = words.baseAddress else { return 0 }
      return add(
        grid, base, width: grid.length, height: GridTable.rows, rowLength: grid.length, .pixels)
    }
  }

  private enum Format {
    case pixels, coverage

    var bytesPerPixel: Int { self == .pixels ? 4 : 1 }
  }

  private func add(
    _ owner: AnyObject, _ base: UnsafeRawPointer, width: Int, height: Int, rowLength: Int,
    _ format: Format
  ) -> GLuint {
    var name: GLuint = 0
    gl.genTextures(1, &name)
    gl.bindTexture(GLenum(GL_TEXTURE_2D), name)
    gl.setUpTexture()
    gl.pixelStorei(GLenum(GL_UNPACK_ROW_LENGTH), GLint(rowLength))
    gl.pixelStorei(GLenum(GL_UNPACK_ALIGNMENT), 1)
    gl.texImage2D(
      GLenum(GL_TEXTURE_2D), 0, format == .pixels ? GL_RGBA8 : GL_R8, GLsizei(width),
      GLsizei(height), 0, GLenum(format == .pixels ? GL_RGBA : GL_RED), GLenum(GL_UNSIGNED_BYTE),
      base)
    gl.pixelStorei(GLenum(GL_UNPACK_ROW_LENGTH), 0)
    let byteCount = width * height * format.bytesPerPixel
    drop(ObjectIdentifier(owner))
    entries[ObjectIdentifier(owner)] = Entry(
      owner: owner, texture: name, byteCount: byteCount, made: frame, lastUse: frame)
    memory.countElsewhere(byteCount)
    return name
  }

  private func drop(_ id: ObjectIdentifier) {
    guard let entry = entries.removeValue(forKey: id) else { return }
    dropped.append(entry.texture)
    memory.countElsewhere(-entry.byteCount)
  }

  /// Deletes the textures of objects that are gone, and of what changes in each frame; and where
  /// there is more than is to be kept, those that were not used for longest, at first of what is
  /// not shown. All commands must have been executed.
  ///
  /// A frame uses only what has changed. What else is shown is as it was, and needs its texture
  /// when something moves over it, or all of it moves.
  ///
  /// - Parameters:
  ///   - shown: what the frame needs, drawn or not.
  ///   - isFull: whether there is more than is to be kept.
  func endFrame(shown: () -> Set<ObjectIdentifier>, isFull: () -> Bool) {
    var passed: [ObjectIdentifier] = []
    for (id, entry) in entries {
      if entry.owner == nil {
        drop(id)
      } else if entry.hasPassed(inFrame: frame) {
        passed.append(id)
      }
    }
    if !passed.isEmpty || isFull() {
      let shown = shown()
      for id in passed {
        if shown.contains(id) { entries[id]?.lastUse = frame } else { drop(id) }
      }
      trim(shown: shown, isFull: isFull)
    }
    deleteDropped()
  }

  private func trim(shown: Set<ObjectIdentifier>, isFull: () -> Bool) {
    guard isFull() else { return }
    func rank(_ id: ObjectIdentifier, _ entry: Entry) -> (Int, Int) {
      (shown.contains(id) ? 1 : 0, entry.lastUse)
    }
    let unused = entries.filter { $0.value.lastUse < frame }
      .map { (id: $0.key, rank: rank($0.key, $0.value)) }
      .sorted { $0.rank < $1.rank }
    for (id, _) in unused where isFull() { drop(id) }
  }

  /// Deletes the textures of what is not shown.
  func remove(allBut shown: Set<ObjectIdentifier>) {
    for (id, entry) in entries where entry.owner == nil || !shown.contains(id) { drop(id) }
    deleteDropped()
  }

  func removeAll() {
    for id in Array(entries.keys) { drop(id) }
    deleteDropped()
  }

  private func deleteDropped() {
    if !dropped.isEmpty { gl.deleteTextures(GLsizei(dropped.count), dropped) }
    dropped.removeAll(keepingCapacity: true)
  }
}

extension OpenGLFunctions {
  /// For the texture that is bound: single pixels are read, and there are no reduced copies.
  func setUpTexture() {
    let target = GLenum(GL_TEXTURE_2D)
    texParameteri(target, GLenum(GL_TEXTURE_MIN_FILTER), GL_NEAREST)
    texParameteri(target, GLenum(GL_TEXTURE_MAG_FILTER), GL_NEAREST)
    texParameteri(target, GLenum(GL_TEXTURE_WRAP_S), GL_CLAMP_TO_EDGE)
    texParameteri(target, GLenum(GL_TEXTURE_WRAP_T), GL_CLAMP_TO_EDGE)
    texParameteri(target, GLenum(GL_TEXTURE_MAX_LEVEL), 0)
  }
}
