import CoreGraphics

@testable import UIKit

/// The warnings that `body` brings about.
@MainActor
func collectWarnings(in body: () throws -> Void) rethrows -> [String] {
  var told: [String] = []
  let report = Diagnostics.report
  Diagnostics.reset()
  Diagnostics.report = { told.append($0) }
  defer {
    Diagnostics.report = report
    Diagnostics.reset()
  }
  try body()
  return told
}

/// Tells whether somebody keeps an object.
struct WeakReference {
  weak var object: AnyObject?
}

func isNear(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
  abs(a - b) <= tolerance
}
