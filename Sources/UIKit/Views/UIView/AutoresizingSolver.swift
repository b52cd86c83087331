import CoreGraphics

/// How a view's place along one axis follows its superview's length: pure arithmetic.
///
/// The change is shared out among the flexible ones of margin, length and far margin in proportion
/// to what each has; where they have nothing together, in equal parts.
struct AutoresizingSolver: Equatable {
  struct Span: Equatable {
    var start: CGFloat
    var length: CGFloat
  }

  var isStartFlexible: Bool
  var isLengthFlexible: Bool
  var isEndFlexible: Bool

  /// The new span of a view in a superview that went from `oldTotal` to `newTotal`. The length may
  /// come out negative, so that growing again leads back to where it was.
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

/// The size that a view would have, had it not stopped shrinking at zero: growing again starts
/// there.
struct AutoresizingResidual: Equatable {
  /// What the view was given; the residual holds only as long as nothing else sets the frame.
  var placed: CGRect
  var owed: CGRect
}
