// The functions and constants of C that make points, sizes, vectors and rectangles.

/// A point; the same as `CGPoint(x:y:)`.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// A size; the same as `CGSize(width:height:)`.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// A vector; the same as `CGVector(dx:dy:)`.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// A rectangle; the same as `CGRect(x:y:width:height:)`.
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

/// The point at 0, 0; the same as `CGPoint.zero`.
public let CGPointZero = CGPoint.zero

/// The size without width and height; the same as `CGSize.zero`.
public let CGSizeZero = CGSize.zero

/// The rectangle at 0, 0 without width and height; the same as `CGRect.zero`.
public let CGRectZero = CGRect.zero

/// The rectangle that an intersection without a common part has; the same as `CGRect.null`.
public let CGRectNull = CGRect.null

/// The rectangle without limits; the same as `CGRect.infinite`.
public let CGRectInfinite = CGRect.infinite
