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
  /// What is shown.
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

  func endFrame(isFull: () -> Bool) {
    drawings.endFrame(isFull: isFull)
    textures.endFrame(isFull: isFull)
    layers.endFrame()
  }

  /// Deletes what the last frame did not use.
  func removeUnused() {
    textures.removeUnused()
    drawings.removeUnused()
    layers.removeSpare()
  }

  func removeAll() {
    textures.removeAll()
    drawings.removeAll()
    layers.removeSpare()
    if let canvas { layers.delete(canvas) }
    canvas = nil
  }
}
