import Foundation

/// A theme of cursors that cannot be seen: a nested compositor draws the pointer into its picture.
enum TransparentCursors {
  static let name = "transparent"

  /// By the names of X11's cursor font; the first are those that the app shows.
  private static let cursors = [
    "left_ptr", "hand2", "xterm", "sb_h_double_arrow", "sb_v_double_arrow", "hand1", "watch",
    "grabbing", "top_side", "bottom_side", "left_side", "right_side", "top_left_corner",
    "top_right_corner", "bottom_left_corner", "bottom_right_corner",
  ]

  /// - Parameter folder: the theme's own, in a folder of themes.
  static func write(to folder: URL) throws {
    let files = folder.appendingPathComponent("cursors")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    try "[Icon Theme]\nName=\(name)\n".write(
      to: folder.appendingPathComponent("index.theme"), atomically: true, encoding: .utf8)
    for cursor in cursors { try image.write(to: files.appendingPathComponent(cursor)) }
  }

  /// One transparent pixel in the format of X11's cursors: little-endian 32-bit words.
  private static var image: Data {
    let (picture, size): (UInt32, UInt32) = (0xFFFD_0002, 24)
    let header: [UInt32] = [0x7275_6358, 16, 0x10000, 1]
    let contents: [UInt32] = [picture, size, 28]
    // The length of this header, what it is, its version, the width and height in pixels, the hot
    // spot, the time it is shown, and the pixel.
    let chunk: [UInt32] = [36, picture, size, 1, 1, 1, 0, 0, 0, 0]
    return (header + contents + chunk).reduce(into: Data()) { data, word in
      withUnsafeBytes(of: word.littleEndian) { data.append(contentsOf: $0) }
    }
  }
}
