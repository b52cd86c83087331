/// A sum of amounts, each times the weight of a priority. The weight of a priority is infinitely
/// larger than that of any lower one.
///
/// Numbers such as 1000³, 1000² and 1000 for the weights would be simpler. But there are more than
/// a thousand possible priorities: the weights would span more digits than a `Double` has, and the
/// effect of a low priority would be less than the rounding errors of a higher one. Kept separate,
/// the amounts are as exact as their coefficients. Most weights of a layout have at most one term.
struct SymbolicWeight: Sendable {
  struct Term: Sendable {
    var priority: Float
    var amount: Double
  }

  /// The tolerance for amounts that count as zero. Amounts are sums and quotients of coefficients,
  /// so they are about 1.
  static let tolerance = 1e-9

  static let zero = SymbolicWeight()

  /// The terms, the highest priority first. No priority occurs twice, and no amount is zero.
  private(set) var terms: [Term] = []

  init() {}

  init(_ amount: Double, of priority: Float) {
    if abs(amount) > Self.tolerance { terms = [Term(priority: priority, amount: amount)] }
  }

  var isZero: Bool { terms.isEmpty }

  /// The sign of the highest priority's amount: -1, 0 or 1.
  var sign: Int {
    guard let first = terms.first else { return 0 }
    return first.amount > 0 ? 1 : -1
  }

  mutating func add(_ other: SymbolicWeight, times factor: Double) {
    if other.terms.isEmpty { return }
    if terms.count == 1, other.terms.count == 1, terms[0].priority == other.terms[0].priority {
      terms[0].amount += other.terms[0].amount * factor
      if abs(terms[0].amount) <= Self.tolerance { terms.removeAll(keepingCapacity: true) }
      return
    }
    terms = Self.sum(terms, other.terms, factor)
  }

  func scaled(by factor: Double) -> SymbolicWeight {
    var result = SymbolicWeight()
    result.add(self, times: factor)
    return result
  }

  private static func sum(_ left: [Term], _ right: [Term], _ factor: Double) -> [Term] {
    var result: [Term] = []
    result.reserveCapacity(left.count + right.count)
    func append(_ priority: Float, _ amount: Double) {
      if abs(amount) > tolerance { result.append(Term(priority: priority, amount: amount)) }
    }
    var (i, j) = (0, 0)
    while i < left.count || j < right.count {
      if j == right.count || i < left.count && left[i].priority > right[j].priority {
        append(left[i].priority, left[i].amount)
        i += 1
      } else if i == left.count || left[i].priority < right[j].priority {
        append(right[j].priority, right[j].amount * factor)
        j += 1
      } else {
        append(left[i].priority, left[i].amount + right[j].amount * factor)
        i += 1
        j += 1
      }
    }
    return result
  }

  /// Returns -1, 0 or 1 if the left weight is smaller than, equal to or larger than the right one.
  static func compare(_ left: SymbolicWeight, _ right: SymbolicWeight) -> Int {
    var (i, j) = (0, 0)
    let (a, b) = (left.terms, right.terms)
    while i < a.count || j < b.count {
      let difference: Double
      if j == b.count || i < a.count && a[i].priority > b[j].priority {
        difference = a[i].amount
        i += 1
      } else if i == a.count || a[i].priority < b[j].priority {
        difference = -b[j].amount
        j += 1
      } else {
        difference = a[i].amount - b[j].amount
        i += 1
        j += 1
      }
      if abs(difference) > tolerance { return difference > 0 ? 1 : -1 }
    }
    return 0
  }
}
