import CoreGraphics

/// The calls of a recording, in order.
struct CallList: Equatable {
  struct Call: Equatable {
    let time: TimeInterval
    let object: String
    let method: String
  }

  let calls: [Call]

  init(_ recording: Recording) {
    calls = recording.events.compactMap { event in
      guard case .call(let object, let method) = event.kind else { return nil }
      return Call(time: event.time, object: object, method: method)
    }
  }

  /// How many calls had been made by a time.
  func count(at time: TimeInterval) -> Int {
    calls.partitioningIndex { $0.time > time + 1e-9 }
  }
}

extension Array {
  /// The index of the first element of which a condition holds that holds of all later ones, too.
  fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
