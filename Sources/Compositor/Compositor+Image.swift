package import CoreGraphics

extension Compositor {
  /// A picture of a list, of the list's size; opaque where the list's background is.
  ///
  /// - Returns: nil for a list without pixels, and where there is no memory for them.
  package func image(of list: DisplayList) -> CGImage? {
    CGImage(
      width: list.width, height: list.height, isOpaque: list.background.alpha >= 1, drawsAll: true
    ) { buffer in
      _ = composite(list, into: buffer, isPreserved: false)
    }
  }
}
