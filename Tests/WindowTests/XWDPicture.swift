import Foundation

/// A picture in the X window dump format, version 7, of 32 bits a pixel: what Xvfb keeps its screen
/// in.
struct XWDPicture {
  private let file: Data
  private let width: Int
  private let height: Int
  private let bytesPerLine: Int
  private let firstPixel: Int

  /// The header is big-endian 32-bit words; these are the ones that matter here.
  private enum Word: Int {
    case headerSize = 0
    case version = 1
    case width = 4
    case height = 5
    case bitsPerPixel = 11
    case bytesPerLine = 12
    case colorCount = 19
  }

  /// A colour map entry follows the header for each colour.
  private static let bytesPerColor = 12

  init(_ file: Data) throws {
    guard file.count >= 100 else {
      throw VirtualDisplay.Failure(description: "The dump is cut off.")
    }
    self.file = file
    func word(_ word: Word) -> Int {
      file[(word.rawValue * 4)..<(word.rawValue * 4 + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    guard word(.version) == 7, word(.bitsPerPixel) == 32 else {
      throw VirtualDisplay.Failure(
        description: "The dump is not of version 7 with 32 bits a pixel.")
    }
    width = word(.width)
    height = word(.height)
    bytesPerLine = word(.bytesPerLine)
    firstPixel = word(.headerSize) + word(.colorCount) * Self.bytesPerColor
  }

  /// The pixels of a rectangle, row by row, `0xRRGGBB`.
  func pixels(x: Int, y: Int, width: Int, height: Int) throws -> [UInt32] {
    guard x >= 0, y >= 0, x + width <= self.width, y + height <= self.height else {
      throw VirtualDisplay.Failure(description: "The window is not wholly on the screen.")
    }
    return file.withUnsafeBytes { bytes in
      var result: [UInt32] = []
      result.reserveCapacity(width * height)
      for row in y..<(y + height) {
        let line = firstPixel + row * bytesPerLine
        for column in x..<(x + width) {
          let word = bytes.loadUnaligned(fromByteOffset: line + column * 4, as: UInt32.self)
          result.append(UInt32(littleEndian: word) & 0xFF_FFFF)
        }
      }
      return result
    }
  }
}
