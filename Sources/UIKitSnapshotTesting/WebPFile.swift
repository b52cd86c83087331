import CoreGraphics
import UIKit

/// The chunks of a WebP file (RFC 9649, section 2). Programs that show pictures ignore unknown
/// chunks.
struct WebPFile {
  private struct Chunk {
    /// The kind, which has four characters.
    let kind: String
    let content: Data
  }

  private var chunks: [Chunk] = []

  /// Returns nil for other data, and for a truncated file.
  init?(_ data: Data) {
    guard ImageFormat(of: data) == .webp else { return nil }
    var rest = data.dropFirst(12)
    while rest.count >= 8 {
      let count = rest.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      guard rest.count >= 8 + count else { return nil }
      chunks.append(
        Chunk(kind: Self.text(rest.prefix(4)), content: Data(rest.dropFirst(8).prefix(count))))
      // Chunks begin at even offsets.
      rest = rest.dropFirst(8 + count + count % 2)
    }
  }

  private static func text(_ bytes: Data) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the content of the first chunk of a kind.
  func content(ofKind kind: String) -> Data? { chunks.first { $0.kind == kind }?.content }

  /// Adds a chunk of a custom kind to a file of one picture. Only files that begin with the size of
  /// the picture may contain such chunks.
  ///
  /// - Parameters:
  ///   - kind: the kind, which has four characters.
  ///   - width: the width of the picture in pixels.
  ///   - height: the height of the picture in pixels.
  ///   - isOpaque: whether the picture has no alpha.
  mutating func add(_ content: Data, kind: String, width: Int, height: Int, isOpaque: Bool) {
    let alphaFlag: UInt32 = 0x10
    let header =
      Self.bytes(isOpaque ? 0 : alphaFlag, count: 4) + Self.bytes(UInt32(width - 1), count: 3)
      + Self.bytes(UInt32(height - 1), count: 3)
    chunks.insert(Chunk(kind: "VP8X", content: header), at: 0)
    chunks.append(Chunk(kind: kind, content: content))
  }

  /// The data of the file.
  var data: Data {
    let body = chunks.reduce(into: Data("WEBP".utf8)) { data, chunk in
      data += Data(chunk.kind.utf8) + Self.bytes(UInt32(chunk.content.count), count: 4)
      data += chunk.content + Data(count: chunk.content.count % 2)
    }
    return Data("RIFF".utf8) + Self.bytes(UInt32(body.count), count: 4) + body
  }

  /// Returns the bytes of a number, the least significant first.
  private static func bytes(_ number: UInt32, count: Int) -> Data {
    Data((0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) })
  }
}
