internal import CoreGraphics

/// Pixels to paint on, which show a part of the plane of device pixels.
struct Surface {
  let base: UnsafeMutablePointer<UInt32>
  /// In pixels.
  let stride: Int
  /// The pixels that are there, in device pixels.
  let bounds: PixelRect

  init(base: UnsafeMutableRawPointer, bytesPerRow: Int, bounds: PixelRect) {
    self.base = base.assumingMemoryBound(to: UInt32.self)
    stride = bytesPerRow / 4
    self.bounds = bounds
  }

  @inline(__always)
  func pixel(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    base + (y - bounds.y) * stride + (x - bounds.x)
  }

  /// The painted pixels, for reading.
  var pixels: SourcePixels {
    SourcePixels(
      base: base, width: bounds.width, height: bounds.height, bytesPerRow: stride * 4)
  }

  func image() -> PixmanImage {
    PixmanImage(
      pixels: base, width: bounds.width, height: bounds.height, bytesPerRow: stride * 4)
  }

  func clear() {
    if stride == bounds.width {
      base.update(repeating: 0, count: stride * bounds.height)
    } else {
      for row in 0..<bounds.height {
        (base + row * stride).update(repeating: 0, count: bounds.width)
      }
    }
  }
}
