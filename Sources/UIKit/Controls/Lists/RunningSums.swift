import CoreGraphics

/// Numbers with prefix sums that can be read and changed in logarithmic time: a binary indexed
/// tree. It stores the heights of a list's rows.
struct RunningSums: Equatable {
  private(set) var values: [CGFloat]
  /// The entry i, counted from 1, is the sum of the last n values up to i, where n is the lowest
  /// set bit of i.
  private var tree: [CGFloat]

  init(_ values: [CGFloat] = []) {
    self.values = values
    tree = [0] + values
    guard values.count > 1 else { return }
    for place in 1...values.count {
      let parent = place + (place & -place)
      if parent <= values.count { tree[parent] += tree[place] }
    }
  }

  var count: Int { values.count }
  var total: CGFloat { sum(before: count) }

  subscript(index: Int) -> CGFloat {
    get { values[index] }
    set {
      let change = newValue - values[index]
      guard change != 0 else { return }
      values[index] = newValue
      var place = index + 1
      while place <= count {
        tree[place] += change
        place += place & -place
      }
    }
  }

  /// Returns the sum of the values before an index.
  func sum(before index: Int) -> CGFloat {
    var (place, sum) = (min(max(index, 0), count), CGFloat.zero)
    while place > 0 {
      sum += tree[place]
      place -= place & -place
    }
    return sum
  }

  /// Returns the index of the value whose interval contains an offset; `count` beyond the end.
  func index(at offset: CGFloat) -> Int {
    var (place, rest, step) = (0, offset, 1)
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      if place + step <= count, tree[place + step] <= rest {
        place += step
        rest -= tree[place]
      }
      step /= 2
    }
    return place
  }
}
