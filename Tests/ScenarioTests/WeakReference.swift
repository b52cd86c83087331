import CoreGraphics

@testable import UIKit

/// Tells whether somebody keeps an object.
struct WeakReference {
  weak var object: AnyObject?
}

func isNear(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
  abs(a - b) <= tolerance
}
