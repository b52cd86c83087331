import CoreGraphics

/// Computes how a view's position and length along one axis change with its superview's length. It
/// is pure arithmetic.
///
/// The change is distributed among the flexible parts of near margin, length and far margin, in
/// proportion to their sizes. If the sum of the sizes is zero, each part receives the same share.
struct AutoresizingSolver: Equatable {
  struct Span: Equatable {
    var start: CGFloat
    var length: CGFloat
  }

  var isStartFlexible: Bool
  var isLengthFlexible: Bool
  var isEndFlexible: Bool

  /// The new span of a view whose superview changed from `oldTotal` to `newTotal`. The length can
  /// be negative, so that growing again restores it.
  func resize(_ span: Span, from oldTotal: CGFloat, to newTotal: CGFloat) -> Span {
    let parts = [span.start, span.length, oldTotal - span.start - span.length]
    let isFlexible = [isStartFlexible, isLengthFlexible, isEndFlexible]
    let flexible = parts.indices.filter { isFlexible[$0] }
    guard !flexible.isEmpty else { return span }
    let change = newTotal - oldTotal
    let sum = flexible.reduce(0) { $0 + parts[$1] }
    func share(_ index: Int) -> CGFloat {
      guard isFlexible[index] else { return 0 }
      // If the divisor is less than a millionth of a point, the quotient mainly consists of
      // rounding errors.
      guard abs(sum) > 1e-6 else { return change / CGFloat(flexible.count) }
      return change * parts[index] / sum
    }
    return Span(start: span.start + share(0), length: span.length + share(1))
  }
}

/// The size of a view without the limit of zero: it can be negative. When the superview grows
/// again, the view is resized from it.
struct AutoresizingResidual: Equatable {
  /// The frame that was set. The residual is only valid while nothing else sets the frame.
  var placed: CGRect
  var unclamped: CGRect
}
