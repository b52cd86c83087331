import CoreGraphics

@testable import UIKit

/// Tells whether somebody keeps an object.
struct WeakReference {
  weak var object: AnyObject?
}
