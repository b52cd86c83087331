import Compositor
import CoreGraphics
import UIKit

extension DisplayList {
  /// How much larger than the picture the list is drawn before it is made small, so that edges are
  /// smooth.
  private static let oversampling: CGFloat = 4

  /// A small picture of a list that has one pixel a point.
  ///
  /// - Parameter size: in pixels; the list is fitted into it.
  /// - Returns: nil for a list or a size without a pixel, and where memory is short.
  @MainActor
  func thumbnail(fitting size: CGSize, by compositor: any Compositor) -> CGImage? {
    guard width > 0, height > 0, size.width > 0, size.height > 0 else { return nil }
    let factor = min(size.width / CGFloat(width), size.height / CGFloat(height))
    let large = factor * Self.oversampling
    func pixels(_ length: Int, _ factor: CGFloat) -> Int {
      max(Int((CGFloat(length) * factor).rounded()), 1)
    }
    var scaled = DisplayList(
      width: pixels(width, large), height: pixels(height, large), background: background,
      root: root)
    scaled.root.transform = .scale(x: large, y: large)
    let fitted = CGSize(width: pixels(width, factor), height: pixels(height, factor))
    return compositor.image(of: scaled).flatMap {
      UIImage(cgImage: $0, scale: 1, orientation: .up).preparingThumbnail(of: fitted)?.cgImage
    }
  }
}
