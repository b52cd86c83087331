package import CoreGraphics

/// A display list in, pixels out.
///
/// The pixels are a function of the display list and the target's size alone: what a compositor
/// keeps from earlier lists makes it faster and changes nothing. A compositor knows by the identity
/// of contents, images and drawings what it has seen before; it may keep bitmaps, or textures on
/// another processor, for them, and for the effects' results.
///
/// A compositor belongs to one place and is used from one thread at a time.
package protocol Compositor: AnyObject {
  /// Draws a list.
  ///
  /// - Parameters:
  ///   - target: Where to; its size counts, not the list's.
  ///   - isPreserved: Whether the target still holds what was composited last, so that only what
  ///     differs has to be drawn. A compositor that cannot draw a part draws everything.
  /// - Returns: The pixels that were drawn; empty where nothing has changed.
  func composite(
    _ list: DisplayList, on target: CompositingTarget, isPreserved: Bool
  ) -> [PixelRect]

  /// Releases all that is kept between lists; the next one is drawn in full.
  ///
  /// For when memory is short. A compositor whose textures were lost with their context does the
  /// same: everything it needs is in the next list.
  func releaseMemory()
}

/// Where a compositor puts its pixels.
///
/// The compositor in use draws into memory. One that draws by OpenGL ES adds a case for the
/// framebuffer of the current context.
package enum CompositingTarget {
  case memory(PixelBuffer)
}

extension Compositor {
  /// Draws a list into memory.
  package func composite(
    _ list: DisplayList, into buffer: PixelBuffer, isPreserved: Bool
  ) -> [PixelRect] {
    composite(list, on: .memory(buffer), isPreserved: isPreserved)
  }
}
