public import CoreGraphics
import UIKit

extension Snapshotting where Value == CGImage, Format == CGImage {
  /// The picture itself.
  public static var image: Snapshotting { .image() }

  /// The image itself.
  ///
  /// - Parameters:
  ///   - scale: the picture's pixels a point.
  ///   - hasText: whether text is to be seen.
  public static func image(scale: CGFloat = 1, hasText: Bool = true) -> Snapshotting {
    Snapshotting(diffing: .image, hasText: hasText, scaledSnapshot: { ($0, scale: scale) })
  }
}
