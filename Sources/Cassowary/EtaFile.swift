/// The active rows that were replaced since a factorization, in their order: the eta file of the
/// literature.
///
/// Each replacement is a matrix that differs from the identity in one row. Most of them do not
/// change a given vector, so lists by slot say which ones are relevant.
struct EtaFile: Sendable {
  /// The new row of each replacement, as a combination of the active rows before it, without its
  /// own slot.
  private var lines = SparseLines()
  private var slots: [Int32] = []
  private var pivots: [Double] = []

  /// For each slot, its last replacement, and for each replacement, the previous one of the same
  /// slot.
  private var lastOfSlot: [Int32] = []
  private var previousOfSlot: [Int32] = []
  /// For each slot, the last entry that refers to it; for each entry, the previous one and its
  /// replacement.
  private var lastEntry: [Int32] = []
  private var previousEntry: [Int32] = []
  private var ownerOfEntry: [Int32] = []

  /// Working memory: the replacements to apply.
  private var waiting = PositionSet()

  var count: Int { slots.count }
  var entryCount: Int { lines.indices.count }

  mutating func makeRoom(_ slotCount: Int) {
    let missing = slotCount - lastOfSlot.count
    if missing <= 0 { return }
    lastOfSlot.append(contentsOf: repeatElement(-1, count: missing))
    lastEntry.append(contentsOf: repeatElement(-1, count: missing))
  }

  mutating func append(slot: Int, _ combination: SparseVector) {
    let index = Int32(slots.count)
    var pivot = 0.0
    for (other, value) in zip(combination.indices, combination.values) {
      if Int(other) == slot {
        pivot = value
        continue
      }
      previousEntry.append(lastEntry[Int(other)])
      ownerOfEntry.append(index)
      lastEntry[Int(other)] = Int32(lines.indices.count)
      lines.append(other, value)
    }
    lines.closeLine()
    slots.append(Int32(slot))
    pivots.append(pivot)
    previousOfSlot.append(lastOfSlot[slot])
    lastOfSlot[slot] = index
    waiting.reserve(slots.count)
  }

  /// Applies the inverse replacements to a vector over the slots, the last first.
  mutating func undo(
    in vector: inout [Double], nonzero: [Int32], pending: inout PositionSet
  ) {
    if slots.isEmpty { return }
    for slot in nonzero { waitBefore(count, Int(slot)) }
    while true {
      let index = waiting.removeLast()
      if index < 0 { break }
      let slot = Int(slots[index])
      let old = vector[slot]
      var value = old
      for entry in lines.line(index) {
        value -= lines.values[entry] * vector[Int(lines.indices[entry])]
      }
      vector[slot] = value / pivots[index]
      if value == 0 || old != 0 { continue }
      pending.insert(slot)
      waitBefore(index, slot)
    }
  }

  /// Enqueues the replacements before an index that read a slot.
  private mutating func waitBefore(_ index: Int, _ slot: Int) {
    var earlier = Int(lastOfSlot[slot])
    while earlier >= 0 {
      if earlier < index { waiting.insert(earlier) }
      earlier = Int(previousOfSlot[earlier])
    }
    var entry = Int(lastEntry[slot])
    while entry >= 0 {
      let owner = Int(ownerOfEntry[entry])
      if owner < index { waiting.insert(owner) }
      entry = Int(previousEntry[entry])
    }
  }

  /// Converts a combination of the active rows at the time of the factorization to one of the
  /// current active rows.
  mutating func apply(
    to vector: inout [Double], nonzero: [Int32], pending: inout PositionSet
  ) {
    for slot in nonzero { waitAfter(-1, Int(slot)) }
    while true {
      let index = waiting.removeFirst()
      if index < 0 { break }
      let slot = Int(slots[index])
      if vector[slot] == 0 { continue }
      let value = vector[slot] / pivots[index]
      vector[slot] = value
      for entry in lines.line(index) {
        let target = Int(lines.indices[entry])
        if vector[target] == 0 { waitAfter(index, target) }
        vector[target] -= lines.values[entry] * value
        pending.insert(target)
      }
    }
  }

  private mutating func waitAfter(_ index: Int, _ slot: Int) {
    var later = Int(lastOfSlot[slot])
    while later > index {
      waiting.insert(later)
      later = Int(previousOfSlot[later])
    }
  }
}
