import CoreGraphics

/// What frames have changed since one of several buffers held the last frame.
struct MissedChanges {
  /// In pixels; they may overlap.
  private(set) var rects: [PixelRect] = []

  /// The number of rectangles after which they become one: copying a little more is cheaper than a
  /// long list.
  static let mostRects = 32

  /// A frame was drawn into another buffer.
  ///
  /// - Parameter changed: where it differs from the frame before.
  mutating func add(_ changed: [PixelRect]) {
    rects += changed.filter { !$0.isEmpty }
    guard rects.count > Self.mostRects else { return }
    let x = rects.map(\.x).min() ?? 0
    let y = rects.map(\.y).min() ?? 0
    let maxX = rects.map(\.maxX).max() ?? 0
    let maxY = rects.map(\.maxY).max() ?? 0
    rects = [PixelRect(x: x, y: y, width: maxX - x, height: maxY - y)]
  }

  /// Copies what was missed.
  ///
  /// - Parameters:
  ///   - latest: the pixels of the last frame.
  ///   - pixels: those that missed the changes, of the same size.
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
