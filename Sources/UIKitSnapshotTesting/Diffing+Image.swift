public import CoreGraphics
import UIKit

extension Diffing where Format == CGImage {
  /// Compares pictures pixel by pixel, or coarsely: reduced by a factor of four, within 16 of 255,
  /// and texts within two points. References are lossless WebP files.
  public static var image: Diffing {
    Diffing(
      pathExtension: "webp", data: { try $0.webPData() },
      format: { try CGImage(webPData: $0, name: "the reference") },
      // The file has the same pixels, except that no colour exceeds its alpha.
      stored: { try $0.hasOnlyOpaquePixels ? $0 : CGImage(webPData: $0.webPData()) },
      actualExtension: "png", actualData: { try $0.pngData() },
      difference: { reference, actual, comparison in
        ImageDifference(from: reference, to: actual, comparison).map {
          SnapshotDifference(message: $0.message, picture: try? $0.picture?.pngData())
        }
      })
  }
}
