/// The lowest and the highest of some numbers.
struct ValueExtent {
  private var low = Double.infinity
  private var high = -Double.infinity

  /// Differences up to this are none.
  private static let tolerance = 1e-6

  mutating func add(_ value: Double) { (low, high) = (min(low, value), max(high, value)) }

  /// Nil without numbers, and where they are infinitely apart.
  var range: ClosedRange<Double>? { low <= high && (high - low).isFinite ? low...high : nil }

  /// Whether the numbers differ.
  var changes: Bool { range.map { $0.upperBound - $0.lowerBound > Self.tolerance } ?? false }
}
