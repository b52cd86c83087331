package import CoreGraphics

/// Draws display lists into pixels.
///
/// The pixels are a function of the display list and the target's size alone: what a compositor
/// keeps from earlier lists only makes it faster. A compositor identifies contents, images and
/// drawings that it has drawn before by their object identity; it may keep bitmaps, or textures on
/// another processor, for them, and for the effects' results.
///
/// A compositor draws for one target, and is used from one thread at a time.
package protocol Compositor: AnyObject {
  /// Draws a list.
  ///
  /// - Parameters:
  ///   - target: the destination, whose size is used, and not the list's.
  ///   - isPreserved: whether the target still has the pixels of the last composition, so that only
  ///     differences have to be drawn. A compositor that cannot draw a part draws everything.
  /// - Returns: the pixels that were drawn; empty if nothing has changed.
  func composite(
    _ list: DisplayList, on target: CompositingTarget, isPreserved: Bool
  ) -> [PixelRect]

  /// Releases everything that is kept between lists; the next one is drawn completely.
  ///
  /// For when memory is short. A compositor whose textures were lost with their context does the
  /// same: everything it needs is in the next list.
  func releaseMemory()

  /// Releases everything that is kept between lists, but keeps the memory for the pictures of the
  /// next list. For lists that have nothing in common.
  func releasePictures()

  /// Releases what the last list does not show, for when nothing is drawn for a while.
  func releaseUnusedMemory()
}

extension Compositor {
  /// Draws a list into memory.
  package func composite(
    _ list: DisplayList, into buffer: PixelBuffer, isPreserved: Bool
  ) -> [PixelRect] {
    composite(list, on: .memory(buffer), isPreserved: isPreserved)
  }
}
