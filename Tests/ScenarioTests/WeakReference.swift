import CoreGraphics

import UIKit

/// Reports whether an object is retained.
struct WeakReference {
  weak var object: AnyObject?
}
