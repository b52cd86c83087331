import CoreGraphics

/// Numbers whose sums up to any place can be asked for, and changed, in logarithmic time: a binary
/// indexed tree. It holds the heights of a list's rows.
struct RunningSums: Equatable {
  private(set) var values: [CGFloat]
  /// At place i the sum of as many values up to i as the lowest set bit of i says; counted from 1.
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

  /// Of the values before a place.
  func sum(before index: Int) -> CGFloat {
    var (place, sum) = (min(max(index, 0), count), CGFloat.zero)
    while place > 0 {
      sum += tree[place]
      place -= place & -place
    }
    return sum
  }

  /// The place whose part of the whole an offset falls into; `count` beyond the end.
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
