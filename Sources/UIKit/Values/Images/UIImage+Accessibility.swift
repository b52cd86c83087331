import CoreGraphics
import ObjectiveCSupport

/// The place whose address identifies the association.
@MainActor private var identifierKey: UInt8 = 0

extension UIImage {
  /// A name by which tests recognise the image; nil for none. The user does not see it.
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
