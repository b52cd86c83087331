import CoreGraphics
import Dispatch

extension UIImage {
  /// The image, ready to be shown without delay; nil for an empty image.
  ///
  /// Images are decoded when they are made, so this returns the image itself.
  public func preparingForDisplay() -> UIImage? { values.cgImage == nil ? nil : self }

  /// Prepares the image as ``preparingForDisplay()`` does, on a background thread.
  ///
  /// - Parameter completionHandler: called on that thread with the image, or with nil.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
  }

  /// Prepares the image as ``preparingForDisplay()`` does.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
}
