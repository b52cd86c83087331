public import CoreGraphics
import UIKit

extension Diffing where Format == CGImage {
  /// Pictures, compared pixel by pixel.
  public static var image: Diffing {
    Diffing(
      pathExtension: "png", data: { try $0.pngData() },
      format: { try CGImage(pngData: $0, name: "the reference") },
      difference: { reference, actual in
        guard reference.width == actual.width, reference.height == actual.height else {
          return SnapshotDifference(
            message: "The reference is \(reference.width) × \(reference.height) pixels, "
              + "the picture \(actual.width) × \(actual.height).")
        }
        let pixels = PixelDifference(from: reference, to: actual)
        guard pixels.count > 0 else { return nil }
        return SnapshotDifference(
          message: pixels.description, picture: try? pixels.picture(over: reference)?.pngData())
      })
  }
}
