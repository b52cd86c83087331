package import CoreGraphics

/// Draws display lists by OpenGL ES 3.
///
/// Drawings, text, shadow masks, and the results of effects that have no shader, are made by the
/// processor, as for the software compositor, and copied into textures once. What is composited of
/// them for a frame is: moved, stretched, projected, faded, clipped and masked. The pixels differ
/// from the software compositor's by no more than rounding does.
///
/// It draws on its own canvas, and draws only the changed parts again. The canvas is then shown in
/// the context's window, or copied into memory.
package final class OpenGLCompositor: Compositor {
  private let context: any OpenGLContext
  private let painter: PicturePainter
  private var history = FrameHistory()
  private var state: ContextState?
  /// Draws into memory once the context has failed.
  private var replacement: SoftwareCompositor?

  /// - Parameters:
  ///   - context: where it draws. It need not be current.
  ///   - threads: how many threads make pictures; by default one for each core.
  ///   - memory: the memory of pictures and textures, which other compositors may share.
  package init(
    _ context: any OpenGLContext, threads: Int? = nil, memory: BitmapPool = .shared
  ) {
    self.context = context
    painter = PicturePainter(threads: threads, memory: memory)
  }

  /// The context may be that of other compositors, too.
  deinit { reachableState?.deleteAll() }

  /// A frame during which the context was lost is drawn once more, in another context. Where that
  /// has failed, the processor draws the frame into memory; on the context's window nothing is
  /// drawn, and `OpenGLContext.fail` has been called.
  package func composite(
    _ list: DisplayList, on target: CompositingTarget, isPreserved: Bool
  ) -> [PixelRect] {
    if let replacement {
      return replacement.composite(list, on: target, isPreserved: isPreserved)
    }
    do throws(OpenGLError) {
      do throws(OpenGLError) {
        return try draw(list, on: target, isPreserved: isPreserved)
      } catch {
        guard context.isLost else { throw error }
        context.discard()
        return try draw(list, on: target, isPreserved: isPreserved)
      }
    } catch {
      context.fail(error.reason)
      releaseMemory()
      state = nil
      let replacement = SoftwareCompositor(memory: painter.resources.pixels.memory.pool)
      self.replacement = replacement
      return replacement.composite(list, on: target, isPreserved: false)
    }
  }

  private func draw(
    _ list: DisplayList, on target: CompositingTarget, isPreserved: Bool
  ) throws(OpenGLError) -> [PixelRect] {
    switch target {
    case .memory(let buffer):
      return try draw(list, into: buffer, isPreserved: isPreserved)
    case .framebuffer(let width, let height):
      let screen = PixelRect(x: 0, y: 0, width: width, height: height)
      // The canvas stays when the window loses its pixels.
      let (state, changed) = try draw(list, on: screen, isPreserved: true)
      guard let canvas = state.canvas, !changed.isEmpty || !isPreserved else { return [] }
      try state.device.show(canvas)
      return isPreserved ? changed : [screen]
    }
  }

  private func draw(
    _ list: DisplayList, into buffer: PixelBuffer, isPreserved: Bool
  ) throws(OpenGLError) -> [PixelRect] {
    let screen = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
    let (state, changed) = try draw(list, on: screen, isPreserved: isPreserved)
    guard let canvas = state.canvas else { return [] }
    for rect in changed {
      state.device.read(
        canvas, rect, into: buffer.base + rect.y * buffer.bytesPerRow + rect.x * 4,
        bytesPerRow: buffer.bytesPerRow)
    }
    return changed
  }

  /// Draws what has changed on the canvas.
  private func draw(
    _ list: DisplayList, on screen: PixelRect, isPreserved: Bool
  ) throws(OpenGLError) -> (state: ContextState, changed: [PixelRect]) {
    let state = try currentState()
    guard !screen.isEmpty else { return (state, []) }
    let holdsFrame = try state.prepareCanvas(width: screen.width, height: screen.height)
    let resources = painter.resources
    let frame = history.advance(
      to: list, on: screen, isPreserved: isPreserved && holdsFrame, resources: resources)
    guard let frame, let canvas = state.canvas else { return (state, []) }

    state.beginFrame()
    let background = PremultipliedColor(list.background)
    let plan = PaintPlan(
      frame.operations, on: background, in: frame.changed,
      smallestOccluder: PlanEncoder.smallestOccluder)
    let encoder = PlanEncoder(on: canvas, with: state, painter: painter)
    try encoder.encode(plan)
    try encoder.flush()
    state.endFrame(shown: { pictures(shownIn: state) }) { resources.pixels.isFull }
    resources.pixels.trim()
    return (state, frame.changed.rects)
  }

  /// The images, pictures and masks that the last list shows, and what those are made of that have
  /// their pixels neither in memory nor in the context.
  private func pictures(shownIn state: ContextState?) -> Set<ObjectIdentifier> {
    history.neededPictures { state?.holds($0) ?? false }
  }

  /// The objects in the context. They are made again if the context was made again.
  private func currentState() throws(OpenGLError) -> ContextState {
    guard context.makeCurrent() else { throw OpenGLError("The context is lost.") }
    if let state, state.generation == context.generation { return state }
    history.forget()
    let made = try ContextState(context, memory: painter.resources.pixels.memory)
    state = made
    return made
  }

  /// The objects in the context, which is made current. Nil if the context is lost.
  private var reachableState: ContextState? {
    guard let state, context.makeCurrent(), state.generation == context.generation else {
      return nil
    }
    return state
  }

  package func releaseMemory() {
    releasePictures()
    painter.resources.pixels.memory.pool.releaseSpare()
  }

  package func releasePictures() {
    history.forget()
    painter.resources.removeAll()
    replacement?.releasePictures()
    reachableState?.removeAll()
  }

  package func releaseUnusedMemory() {
    let state = reachableState
    let shown = pictures(shownIn: state)
    painter.resources.pixels.release(allBut: shown)
    painter.resources.releaseUnusedContents()
    replacement?.releaseUnusedMemory()
    state?.remove(allBut: shown)
  }
}
