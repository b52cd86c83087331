public import CoreGraphics
import UIKit

extension Snapshotting where Value == CGImage, Format == CGImage {
  /// The image itself.
  public static var image: Snapshotting { .image() }

  /// The image itself.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - hasText: whether the picture contains text.
  public static func image(scale: CGFloat = 1, hasText: Bool = true) -> Snapshotting {
    Snapshotting(diffing: .image, hasText: hasText, scaledSnapshot: { ($0, scale: scale) })
  }
}
