// The functions of C that read, compare and change rectangles.

/// The smallest x of the rectangle; the same as `minX`.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

/// The x of the rectangle's center; the same as `midX`.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

/// The greatest x of the rectangle; the same as `maxX`.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

/// The smallest y of the rectangle; the same as `minY`.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

/// The y of the rectangle's center; the same as `midY`.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

/// The greatest y of the rectangle; the same as `maxY`.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

/// The width of the rectangle, which is not negative; the same as `width`.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

/// The height of the rectangle, which is not negative; the same as `height`.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// Whether origin and size of two rectangles are equal.
public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }

/// The same rectangle with a size that is not negative; the same as `standardized`.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }

/// Whether the rectangle has no area; the same as `isEmpty`.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }

/// Whether the rectangle is the null rectangle; the same as `isNull`.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }

/// Whether the rectangle is the infinite rectangle; the same as `isInfinite`.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }

/// The rectangle with its sides moved inward; the same as `insetBy(dx:dy:)`.
///
/// - Parameters:
///   - rect: the rectangle.
///   - dx: the distance of the left and the right side, in points; negative moves them outward.
///   - dy: the distance of the upper and the lower side, in points; negative moves them outward.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}

/// The smallest rectangle of whole numbers that contains the rectangle; the same as `integral`.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }

/// The smallest rectangle that contains both; the same as `union(_:)`.
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }

/// The common part of two rectangles; null if there is none. The same as `intersection(_:)`.
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }

/// The moved rectangle; the same as `offsetBy(dx:dy:)`.
///
/// - Parameters:
///   - rect: the rectangle.
///   - dx: the distance to the right, in points.
///   - dy: the distance downward, in points.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}

/// Whether a point is inside the rectangle, or on its left or upper side; the same as
/// `contains(_:)`.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

/// Whether the first rectangle contains the second one; the same as `contains(_:)`.
public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }

/// Whether two rectangles have a common part; the same as `intersects(_:)`.
public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
  rect1.intersects(rect2)
}

/// Whether the coordinates of two points are equal.
public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }

/// Whether width and height of two sizes are equal.
public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
