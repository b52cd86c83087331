import CoreGraphics

/// The changes in a block of updates. As in UIKit, deleted, moved, reloaded and reconfigured items
/// have the index paths before the block, inserted items those after it.
struct ListChanges {
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var reconfigured: Set<IndexPath> = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []

  /// An invalid change, with a description of the mistake.
  struct InvalidChange: Error {
    let reason: String
  }

  /// - Parameters:
  ///   - old: the numbers of items in the sections before.
  ///   - new: the numbers of items now.
  func resolved(from old: [Int], to new: [Int]) throws(InvalidChange) -> ListMoves {
    var places = ListMoves.Sections(old: old.count, new: new.count)
    try resolveSections(old: old.count, new: new.count, into: &places)
    try check(old: old, new: new)
    var moves = ListMoves(
      sections: places, reloaded: reloaded, reconfigured: reconfigured,
      reloadedSections: reloadedSections)
    for (from, to) in moved { moves.add(moved: from, to: to) }
    let leaving = itemsBySection(Array(deleted) + moved.map(\.from))
    let coming = itemsBySection(Array(inserted) + moved.map(\.to))
    for (section, target) in places.targets.enumerated() {
      guard let target, !reloadedSections.contains(section) else { continue }
      let gone = leaving[section] ?? []
      let come = coming[target] ?? []
      guard old[section] - gone.count == new[target] - come.count else {
        throw InvalidChange(
          reason: "section \(target) has \(new[target]) items now, but \(old[section]) before, "
            + "\(gone.count) taken out and \(come.count) put in make "
            + "\(old[section] - gone.count + come.count)")
      }
      if !gone.isEmpty || !come.isEmpty {
        moves.shift(
          section, to: target, without: gone, slotsWithout: come,
          counts: (old[section], new[target]))
      }
    }
    return moves
  }

  private func itemsBySection(_ paths: [IndexPath]) -> [Int: Set<Int>] {
    var result: [Int: Set<Int>] = [:]
    for path in paths { result[path.section, default: []].insert(path.item) }
    return result
  }

  private func resolveSections(
    old: Int, new: Int, into places: inout ListMoves.Sections
  ) throws(InvalidChange) {
    let named = (
      old: Array(deletedSections) + movedSections.map(\.from),
      new: Array(insertedSections) + movedSections.map(\.to)
    )
    for section in named.old + Array(reloadedSections) where !(0..<old).contains(section) {
      throw InvalidChange(reason: "there was no section \(section)")
    }
    for section in named.new where !(0..<new).contains(section) {
      throw InvalidChange(reason: "there is no section \(section) now")
    }
    guard Set(named.old).count == named.old.count, Set(named.new).count == named.new.count else {
      throw InvalidChange(reason: "a section is named twice")
    }
    let (rest, slots) = (Set(named.old), Set(named.new))
    let (left, free) = (
      (0..<old).filter { !rest.contains($0) }, (0..<new).filter { !slots.contains($0) }
    )
    guard left.count == free.count else {
      throw InvalidChange(
        reason: "there are \(new) sections now, but \(old) before, \(named.old.count) taken out "
          + "and \(named.new.count) put in make \(old - named.old.count + named.new.count)")
    }
    for (from, to) in Array(zip(left, free)) + movedSections.map({ ($0.from, $0.to) }) {
      places.targets[from] = to
      places.origins[to] = from
    }
  }

  private func check(old: [Int], new: [Int]) throws(InvalidChange) {
    func isPlace(_ path: IndexPath, in counts: [Int]) -> Bool {
      counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
    }
    let froms = moved.map(\.from), tos = moved.map(\.to)
    for path in Array(deleted.union(reloaded).union(reconfigured)) + froms
    where !isPlace(path, in: old) {
      throw InvalidChange(reason: "there was no item \(path.item) in section \(path.section)")
    }
    for path in Array(inserted) + tos where !isPlace(path, in: new) {
      throw InvalidChange(reason: "there is no item \(path.item) in section \(path.section) now")
    }
    guard deleted.isDisjoint(with: froms), inserted.isDisjoint(with: tos),
      Set(froms).count == froms.count, Set(tos).count == tos.count
    else { throw InvalidChange(reason: "an item is named twice") }
  }
}
