import CoreGraphics
import UIKitTestSupport

/// Small files with known pixels, written by other programs or by hand.
enum ImageFiles {
  /// 32 × 8 pixels by libjpeg: the left half is red, the right one blue.
  static let jpeg = decoded(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4\
    UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2Nj\
    Y2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAIACADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcI\
    CQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRol\
    JicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ip\
    qrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAA\
    AAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLR\
    ChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaX\
    mJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEA\
    PwDFoooryz7wx6KKK/UD85P/2Q==
    """)

  /// The JPEG with a number for its orientation, as a camera writes it: a segment APP1 with a TIFF
  /// header and one entry (Exif 2.3, 4.6.4).
  static func jpeg(orientation: UInt8) -> Data {
    let exif: [UInt8] =
      [0xFF, 0xE1, 0, 34] + Array("Exif\0\0".utf8) + Array("II*\0".utf8) + [8, 0, 0, 0]
      + [1, 0] + [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0] + [0, 0, 0, 0]
    return jpeg.prefix(2) + exif + jpeg.dropFirst(2)
  }

  /// 2 × 2 pixels by hand: red and green above blue and a transparent one.
  static let gif = Data(
    Array("GIF89a".utf8) + [2, 0, 2, 0, 0x91, 0, 0]
      + [0xFF, 0, 0, 0, 0xFF, 0, 0, 0, 0xFF, 0, 0, 0]
      + [0x21, 0xF9, 4, 1, 0, 0, 3, 0] + [0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0]
      // The codes clear, 0, 1, 2 of 3 bits, then 3 and end of 4.
      + [2, 3, 0x44, 0x34, 0x05, 0, 0x3B])

  /// 2 × 1 pixels by hand: red and green.
  static let bmp = Data(
    Array("BM".utf8) + [62, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0]
      + [40, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 1, 0, 24, 0, 0, 0, 0, 0, 8, 0, 0, 0]
      + [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0xFF, 0, 0xFF, 0, 0, 0])

  /// 2 × 1 pixels by libtiff: red and blue.
  static let tiff = decoded(
    """
    SUkqAA4AAAD/AAAAAP8LAAABAwABAAAAAgAAAAEBAwABAAAAAQAAAAIBAwADAAAAmAAAAAMBAwABAAAAAQAAAAYBAwAB\
    AAAAAgAAAAoBAwABAAAAAQAAABEBBAABAAAACAAAABUBAwABAAAAAwAAABYBAwABAAAAAQAAABcBBAABAAAABgAAABwB\
    AwABAAAAAQAAAAAAAAAIAAgACAA=
    """)

  /// 2 × 1 pixels by libwebp, without loss: red, and green with an alpha of 128.
  static let webp = decoded("UklGRiAAAABXRUJQVlA4TBMAAAAvAQAAEA8w//sfD/wPBxWI6H8AAA==")

  /// 4 × 2 units, of which the left half unit is red and the rest is empty.
  static let svg = Data(
    """
    <?xml version="1.0"?>
    <svg xmlns="http://www.w3.org/2000/svg" width="4" height="2">
    <rect width="0.5" height="2" fill="#f00"/></svg>
    """.utf8)

  /// A page of 4 × 2 points by hand: the left half point is red, a square of one point in the lower
  /// right corner blue, the rest is empty.
  static let pdf = PDFFile.page(
    size: CGSize(width: 4, height: 2),
    drawing: "1 0 0 rg 0 0 0.5 2 re f 0 0 1 rg 3 0 1 1 re f")

  private static func decoded(_ text: String) -> Data { Data(base64Encoded: text) ?? Data() }
}
