import CoreGraphics
import Dispatch

extension UIImage {
  /// The image ready to be shown without a delay; nil for an empty one.
  ///
  /// The pixels of images are decoded when these are made, so it is the image itself.
  public func preparingForDisplay() -> UIImage? { values.cgImage == nil ? nil : self }

  /// Makes the image of ``preparingForDisplay()`` on a background thread.
  ///
  /// - Parameter completionHandler: called on that thread with the image, or with nil.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
  }

  /// The image of ``preparingForDisplay()``.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
}
