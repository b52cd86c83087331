import Cassowary

/// What happens when not all required constraints can hold.
extension LayoutEngine {
  /// Solves; while required constraints contradict one another, leaves one of them out.
  func solveBreaking() {
    // Each round leaves one constraint out.
    for _ in 0...rows.count {
      do {
        return try solver.solve()
      } catch {
        guard breakOne(of: error.constraints) else { return }
      }
    }
  }

  /// The one that breaks is, of the constraints in the contradiction, the one of the lowest
  /// priority. Optional ones never get there, they are broken before; so it is, among required
  /// ones, the one that became active last, as the newest is the most likely to be wrong. What
  /// views say by themselves (their masks, insets, margins) does not break.
  private func breakOne(of conflict: [Constraint.ID]) -> Bool {
    let members = Set(conflict)
    let involved = rows.values.filter { $0.id.map(members.contains) ?? false }
      .map(\.constraint).sorted { $0.activation < $1.activation }
    guard let loser = involved.last, let id = rows[ObjectIdentifier(loser)]?.id else {
      return false
    }
    try? solver.remove(id)
    rows[ObjectIdentifier(loser)]?.id = nil
    let ids = Set(involved.map { ObjectIdentifier($0) })
    broken.append(Broken(constraint: loser, others: ids))
    if !isMeasuring, reportedConflicts.insert(ids).inserted { report(involved, loser, members) }
    return true
  }

  private func report(
    _ involved: [NSLayoutConstraint], _ loser: NSLayoutConstraint, _ members: Set<Constraint.ID>
  ) {
    let given = boxes.values.filter { box in box.equations.contains { members.contains($0.id) } }
      .compactMap { $0.item?.layoutName }.sorted()
    var lines = involved.map(\.readable)
    lines += given.map { "what \($0) says by its frame, mask or insets" }
    Diagnostics.warn(
      "Constraints contradict one another:\n  \(lines.joined(separator: "\n  "))\n"
        + "The layout continues without \(loser.readable).")
  }
}
