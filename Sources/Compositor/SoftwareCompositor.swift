package import CoreGraphics

/// Draws display lists into memory on the CPU alone, on all cores.
///
/// It remembers the list it drew last and draws only what has changed since.
package final class SoftwareCompositor: Compositor {
  private let painter: PicturePainter
  private var resources: RasterCache { painter.resources }
  private var history = FrameHistory()

  /// - Parameters:
  ///   - threads: How many threads to draw on; by default one for each core.
  ///   - cacheBudget: Bytes of pictures to keep from frame to frame; by default 64 MB and the bytes
  ///     of six screens, shared with all other compositors. With fewer, frames take longer, but
  ///     their pixels are the same.
  package convenience init(threads: Int? = nil, cacheBudget: Int? = nil) {
    self.init(threads: threads, memory: cacheBudget.map { BitmapPool(budget: $0) } ?? .shared)
  }

  /// - Parameters:
  ///   - threads: How many threads to draw on; by default one for each core.
  ///   - memory: The memory of pictures that are kept, which other compositors may share.
  package init(threads: Int? = nil, memory: BitmapPool) {
    painter = PicturePainter(threads: threads, memory: memory)
  }

  package func composite(
    _ list: DisplayList, on target: CompositingTarget, isPreserved: Bool
  ) -> [PixelRect] {
    switch target {
    case .memory(let buffer): composite(list, into: buffer, isPreserved: isPreserved)
    case .framebuffer: []
    }
  }

  private func composite(
    _ list: DisplayList, into buffer: PixelBuffer, isPreserved: Bool
  ) -> [PixelRect] {
    let screen = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
    guard !screen.isEmpty else { return [] }
    let surface = Surface(base: buffer.base, bytesPerRow: buffer.bytesPerRow, bounds: screen)
    // Pixman's coordinates are limited to 16 bits.
    guard screen.width < 32_000, screen.height < 32_000 else {
      surface.clear()
      return [screen]
    }
    let frame = history.advance(
      to: list, on: screen, isPreserved: isPreserved, resources: resources)
    guard let frame else { return [] }

    let background = PremultipliedColor(list.background)
    painter.paint(frame.operations, background: background, on: surface, in: frame.changed)
    resources.pixels.trim()
    return frame.changed.rects
  }

  /// The memory of pictures that are kept, which other compositors may share.
  package var memory: BitmapPool { resources.pixels.memory.pool }

  package func releaseMemory() {
    releasePictures()
    memory.releaseSpare()
  }

  package func releasePictures() {
    history.forget()
    resources.removeAll()
  }

  package func releaseUnusedMemory() {
    resources.pixels.release(allBut: history.neededPictures())
    resources.releaseUnusedContents()
  }
}
