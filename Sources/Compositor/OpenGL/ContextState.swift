internal import COpenGLES
internal import CoreGraphics

/// All that a compositor has in a context. It is lost with it.
final class ContextState {
  /// The context's when this was made.
  let generation: Int
  let device: OpenGLDevice
  let textures: TextureStore
  let layers: LayerPool
  let drawings: DrawnPictures
  let commands = CommandBuffer()
  /// The target whose pixels are shown.
  private(set) var canvas: RenderTarget?

  /// - Throws: where the context lacks something, or cannot compile the shaders.
  init(_ context: any OpenGLContext, memory: BitmapAccount) throws(OpenGLError) {
    generation = context.generation
    let gl = try OpenGLFunctions(context)
    device = OpenGLDevice(gl)
    textures = TextureStore(gl, memory: memory)
    layers = LayerPool(gl, memory: memory)
    drawings = DrawnPictures(on: layers)
  }

  /// Makes the canvas as large as the screen.
  ///
  /// - Returns: whether it is the one that the last frame was drawn on.
  func prepareCanvas(width: Int, height: Int) throws(OpenGLError) -> Bool {
    if let canvas, canvas.width == width, canvas.height == height { return true }
    if let canvas { layers.delete(canvas) }
    canvas = nil
    guard textures.canHold(width: width, height: height) else {
      throw OpenGLError("The driver has no screen of \(width) x \(height) pixels.")
    }
    canvas = try layers.make(width: width, height: height)
    return false
  }

  func beginFrame() {
    textures.beginFrame()
    layers.beginFrame()
    drawings.beginFrame()
  }

  /// - Parameters:
  ///   - shown: the images, pictures and masks that the frame needs, drawn or not.
  ///   - isFull: whether there is more than is to be kept.
  func endFrame(shown: () -> Set<ObjectIdentifier>, isFull: () -> Bool) {
    drawings.endFrame(shown: shown, isFull: isFull)
    textures.endFrame(shown: shown, isFull: isFull)
    layers.endFrame()
  }

  /// Whether something has its pixels here.
  func holds(_ holder: any PixelHolder) -> Bool {
    if textures.holds(holder) { return true }
    return (holder as? Raster).map { drawings.holds($0) } ?? false
  }

  /// Deletes the images, pictures and masks that are not shown, and all that is spare.
  func remove(allBut shown: Set<ObjectIdentifier>) {
    textures.remove(allBut: shown)
    drawings.remove(allBut: shown)
    layers.removeSpare()
  }

  func removeAll() {
    textures.removeAll()
    drawings.removeAll()
    layers.removeSpare()
    if let canvas { layers.delete(canvas) }
    canvas = nil
  }

  /// Deletes all that there is in the context.
  func deleteAll() {
    removeAll()
    device.delete()
  }
}
