import CoreGraphics

/// Computes how a view's position and length along one axis follow its superview's length: pure
/// arithmetic.
///
/// The change is distributed among the flexible ones of margin, length and far margin in proportion
/// to their lengths; if their sum is zero, in equal parts.
struct AutoresizingSolver: Equatable {
  struct Span: Equatable {
    var start: CGFloat
    var length: CGFloat
  }

  var isStartFlexible: Bool
  var isLengthFlexible: Bool
  var isEndFlexible: Bool

  /// The new span of a view in a superview that changed from `oldTotal` to `newTotal`. The length
  /// may be negative, so that growing again restores it.
  func resize(_ span: Span, from oldTotal: CGFloat, to newTotal: CGFloat) -> Span {
    let parts = [span.start, span.length, oldTotal - span.start - span.length]
    let isFlexible = [isStartFlexible, isLengthFlexible, isEndFlexible]
    let flexible = parts.indices.filter { isFlexible[$0] }
    guard !flexible.isEmpty else { return span }
    let change = newTotal - oldTotal
    let sum = flexible.reduce(0) { $0 + parts[$1] }
    func share(_ index: Int) -> CGFloat {
      guard isFlexible[index] else { return 0 }
      // Below a millionth of a point a quotient would only multiply rounding errors.
      guard abs(sum) > 1e-6 else { return change / CGFloat(flexible.count) }
      return change * parts[index] / sum
    }
    return Span(start: span.start + share(0), length: span.length + share(1))
  }
}

/// The negative size that a view would have without the limit of zero, from which it grows again.
struct AutoresizingResidual: Equatable {
  /// The frame that was set; the residual is valid only while nothing else sets the frame.
  var placed: CGRect
  var owed: CGRect
}
