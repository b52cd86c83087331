import CoreGraphics

/// The changes in a block of updates. As in UIKit, deleted, moved and reloaded items are named by
/// their paths before the block, inserted items by their paths after it.
struct ListChanges {
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []

  /// An impossible change, with a description of the mistake.
  struct InvalidChange: Error {
    let reason: String
  }

  /// - Parameters:
  ///   - old: how many items the sections had before.
  ///   - new: how many they have now.
  func resolved(from old: [Int], to new: [Int]) throws(InvalidChange) -> ListMoves {
    var places = ListMoves.Sections(old: old.count, new: new.count)
    try resolveSections(old: old.count, new: new.count, into: &places)
    try check(old: old, new: new)
    var moves = ListMoves(sections: places, reloaded: reloaded, reloadedSections: reloadedSections)
    for (from, to) in moved {
      if places.targets[from.section] == nil || places.origins[to.section] == nil {
        // An item that moves out of a deleted section, or into an inserted one, is not the same
        // item any more.
        continue
      }
      moves.add(moved: from, to: to)
    }
    for (section, target) in places.targets.enumerated() {
      guard let target, !reloadedSections.contains(section) else { continue }
      let gone =
        deleted.filter { $0.section == section }.map(\.item)
        + moved.filter { $0.from.section == section }.map(\.from.item)
      let come =
        inserted.filter { $0.section == target }.map(\.item)
        + moved.filter { $0.to.section == target }.map(\.to.item)
      guard old[section] - gone.count == new[target] - come.count else {
        throw InvalidChange(
          reason: "section \(target) has \(new[target]) items now, but \(old[section]) before, "
            + "\(gone.count) taken out and \(come.count) put in make "
            + "\(old[section] - gone.count + come.count)")
      }
      if !gone.isEmpty || !come.isEmpty {
        moves.shift(
          section, to: target, without: Set(gone), slotsWithout: Set(come),
          counts: (old[section], new[target]))
      }
    }
    return moves
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
    for path in Array(deleted) + Array(reloaded) + froms where !isPlace(path, in: old) {
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
