import CoreGraphics

/// The changes by frames since one of several buffers contained the last frame.
struct MissedChanges {
  /// The changed rectangles in pixels, which may overlap.
  private(set) var rects: [PixelRect] = []

  /// The maximum number of rectangles. More are united into one: copying more pixels is cheaper
  /// than a long list.
  static let mostRects = 32

  /// Adds the changes of a frame that was drawn into another buffer.
  ///
  /// - Parameter changed: the rectangles that differ from the previous frame.
  mutating func add(_ changed: [PixelRect]) {
    rects += changed.filter { !$0.isEmpty }
    guard rects.count > Self.mostRects else { return }
    let x = rects.map(\.x).min() ?? 0
    let y = rects.map(\.y).min() ?? 0
    let maxX = rects.map(\.maxX).max() ?? 0
    let maxY = rects.map(\.maxY).max() ?? 0
    rects = [PixelRect(x: x, y: y, width: maxX - x, height: maxY - y)]
  }

  /// Copies the missed changes.
  ///
  /// - Parameters:
  ///   - latest: the pixels of the last frame.
  ///   - pixels: the pixels that missed the changes, of the same size.
  mutating func copy(from latest: PixelBuffer, to pixels: PixelBuffer) {
    for rect in rects {
      guard let rect = rect.clipped(toWidth: pixels.width, height: pixels.height) else { continue }
      for row in rect.y..<rect.maxY {
        memcpy(
          pixels.base + row * pixels.bytesPerRow + rect.x * 4,
          latest.base + row * latest.bytesPerRow + rect.x * 4, rect.width * 4)
      }
    }
    rects = []
  }
}
