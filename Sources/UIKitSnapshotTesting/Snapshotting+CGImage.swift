public import CoreGraphics
import UIKit

extension Snapshotting where Value == CGImage, Format == CGImage {
  /// The picture itself.
  public static var image: Snapshotting { .image() }

  /// The image itself.
  ///
  /// - Parameter hasText: whether text is to be seen.
  public static func image(hasText: Bool = true) -> Snapshotting {
    Snapshotting(diffing: .image, hasText: hasText) { $0 }
  }
}
