import CoreGraphics

package func isNear(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
  abs(a - b) <= tolerance
}

/// Whether the origins and the sizes are equal, each number within the tolerance.
package func isNear(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
  isNear(a.minX, b.minX, within: tolerance) && isNear(a.minY, b.minY, within: tolerance)
    && isNear(a.width, b.width, within: tolerance)
    && isNear(a.height, b.height, within: tolerance)
}
