public import CoreGraphics
import UIKit

extension Diffing where Format == CGImage {
  /// Pictures, compared pixel by pixel, or coarsely: reduced by four, within 16 of 255, texts
  /// within two points.
  public static var image: Diffing {
    Diffing(
      pathExtension: "png", data: { try $0.pngData() },
      format: { try CGImage(pngData: $0, name: "the reference") },
      difference: { reference, actual, comparison in
        guard reference.width == actual.width, reference.height == actual.height else {
          return SnapshotDifference(
            message: "The reference is \(reference.width) × \(reference.height) pixels, "
              + "the picture \(actual.width) × \(actual.height).")
        }
        switch comparison {
        case .exact, .otherCompositor:
          let isExact = comparison == .exact
          let pixels = PixelDifference(
            from: reference, to: actual, tolerance: isExact ? PixelDifference.rounding : 2)
          guard pixels.count > (isExact ? 0 : reference.width * reference.height / 1000) else {
            return nil
          }
          return SnapshotDifference(
            message: pixels.description, picture: try? pixels.picture(over: reference)?.pngData())
        case .coarse(let scale):
          let cells = CoarseDifference(from: reference, to: actual, scale: scale)
          guard cells.count > 0 else { return nil }
          return SnapshotDifference(
            message: cells.description, picture: try? cells.picture(over: reference)?.pngData())
        }
      })
  }
}
