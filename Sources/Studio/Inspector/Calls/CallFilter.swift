import CoreGraphics

/// Which calls are listed.
struct CallFilter: Equatable {
  /// Nil for all kinds.
  var kind: CallKind?
  /// The class of the objects that are called; nil for all.
  var object: String?
  /// Whether only the calls are listed that are not in the documented order.
  var marksOnly = false

  func contains(_ call: CallList.Call) -> Bool {
    (kind == nil || call.kind == kind) && (object == nil || call.made.object == object)
      && (!marksOnly || call.mark != nil)
  }
}

extension [CallList.Call] {
  /// How many calls had been made by a time.
  func count(at time: TimeInterval) -> Int {
    partitioningIndex(where: { $0.time > time + 1e-9 })
  }

  /// The classes of the objects, each once, by name.
  var objects: [String] { Set(map(\.made.object)).sorted() }

  /// The kinds that there are, in the order of their list.
  var kinds: [CallKind] {
    let present = Set(map(\.kind))
    return CallKind.allCases.filter(present.contains)
  }
}
