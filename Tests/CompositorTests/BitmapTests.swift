import CoreGraphics
import Testing

@testable import Compositor

struct BitmapTests {
  /// 3,840 pixels are 240 cache lines of 64 bytes.
  @Test(arguments: [(1, 4), (1024, 4096), (1025, 65 * 64), (2048, 129 * 64), (3840, 241 * 64)])
  func longRowsAreAnOddNumberOfCacheLinesApart(width: Int, bytesPerRow: Int) {
    let bitmap = Bitmap(width: width, height: 3, from: BitmapAccount(of: BitmapPool()))
    #expect(bitmap.bytesPerRow == bytesPerRow)
    #expect(bitmap.byteCount == 3 * bytesPerRow)
    #expect(bitmap.buffer.bytesPerRow == bytesPerRow)
    #expect(bitmap.source.bytesPerRow == bytesPerRow)
  }
}
