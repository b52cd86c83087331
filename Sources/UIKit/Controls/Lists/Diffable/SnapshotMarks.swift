/// The sections or items that a snapshot marks for reloading, each once, in order.
struct SnapshotMarks<Identifier: Hashable & Sendable>: Sendable {
  private(set) var identifiers: [Identifier] = []
  private var known: Set<Identifier> = []

  mutating func add(_ identifiers: [Identifier]) {
    for identifier in identifiers where known.insert(identifier).inserted {
      self.identifiers.append(identifier)
    }
  }

  mutating func removeAll(where isGone: (Identifier) -> Bool) {
    guard identifiers.contains(where: isGone) else { return }
    identifiers.removeAll(where: isGone)
    known = Set(identifiers)
  }
}
