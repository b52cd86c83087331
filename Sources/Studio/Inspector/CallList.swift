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
    calls.firstIndex(fromWhich: { $0.time > time + 1e-9 })
  }
}
