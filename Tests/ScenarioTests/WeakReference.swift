import CoreGraphics

import UIKit

/// Tells whether somebody keeps an object.
struct WeakReference {
  weak var object: AnyObject?
}
