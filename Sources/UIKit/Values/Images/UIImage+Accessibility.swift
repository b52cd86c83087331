import CoreGraphics
import ObjectiveCSupport

/// A variable whose address is the key of the association.
@MainActor private var identifierKey: UInt8 = 0

extension UIImage {
  /// The identifier by which tests find the image; nil for none. The user does not see it.
  @preconcurrency @MainActor
  public var accessibilityIdentifier: String? {
    get {
      withUnsafePointer(to: &identifierKey) { objc_getAssociatedObject(self, $0) as? String }
    }
    set {
      withUnsafePointer(to: &identifierKey) {
        objc_setAssociatedObject(self, $0, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
    }
  }
}
