import Cassowary

/// The constraints of a list of cells. Each cell has a picture, a title with a line of text below
/// it, and a button. The texts determine the cells' heights.
struct ListLayout {
  private struct Box {
    var x, y, width, height: Variable
  }

  static let viewsPerCell = 5

  let solver = Solver()
  private(set) var viewCount = 0
  private(set) var constraintCount = 0
  /// The height of the first cell's title, and the width of the list.
  private(set) var titleHeight, listWidth: Constraint.ID

  /// - Parameter hasConflicts: whether each cell also has two contradictory constraints, one of
  ///   which must yield by its priority.
  init(cells: Int, hasConflicts: Bool) throws {
    let list = try Self.makeBox(solver)
    listWidth = try solver.add(Constraint([.init(list.width)], .equal, 390))
    titleHeight = listWidth
    try add([.init(list.x)], .equal, 0)
    try add([.init(list.y)], .equal, 0)
    var last: Box?
    for _ in 0..<cells {
      let cell = try Self.makeBox(solver)
      try add([.init(cell.x)], .equal, 0)
      try add([.init(cell.width), .init(list.width, -1)], .equal, 0)
      if let last {
        try add([.init(cell.y), .init(last.y, -1), .init(last.height, -1)], .equal, 0)
      } else {
        try add([.init(cell.y)], .equal, 0)
      }
      try addContent(of: cell, hasConflicts: hasConflicts, isFirst: last == nil)
      last = cell
    }
    constraintCount += 1
    viewCount = cells * Self.viewsPerCell + 1
  }

  private static func makeBox(_ solver: Solver) throws -> Box {
    Box(
      x: try solver.makeVariable(), y: try solver.makeVariable(),
      width: try solver.makeVariable(), height: try solver.makeVariable())
  }

  @discardableResult
  private mutating func add(
    _ terms: [Constraint.Term], _ relation: Constraint.Relation, _ constant: Double,
    priority: Float = Constraint.required
  ) throws -> Constraint.ID {
    constraintCount += 1
    return try solver.add(Constraint(terms, relation, constant, priority: priority))
  }

  private mutating func addContent(of cell: Box, hasConflicts: Bool, isFirst: Bool) throws {
    let (picture, title) = (try Self.makeBox(solver), try Self.makeBox(solver))
    let (text, button) = (try Self.makeBox(solver), try Self.makeBox(solver))
    try add([.init(picture.x)], .equal, 16)
    try add([.init(picture.width)], .equal, 40)
    try add([.init(picture.height), .init(picture.width, -1)], .equal, 0)
    try center(picture, in: cell)
    try add([.init(title.x), .init(picture.x, -1), .init(picture.width, -1)], .equal, 8)
    try add([.init(title.y)], .equal, 11)
    let height = try addSize(of: title, width: 120, height: 20.5)
    if isFirst { titleHeight = height }
    try add(
      [.init(button.x), .init(title.x, -1), .init(title.width, -1)], .greaterThanOrEqual, 8)
    try add([.init(button.x), .init(button.width), .init(cell.width, -1)], .equal, -16)
    try center(button, in: cell)
    try addSize(of: button, width: 60, height: 30)
    try add([.init(text.x), .init(title.x, -1)], .equal, 0)
    try add([.init(text.y), .init(title.y, -1), .init(title.height, -1)], .equal, 4)
    try addSize(of: text, width: 200, height: 16)
    try add([.init(text.x), .init(text.width), .init(button.x, -1)], .lessThanOrEqual, -8)
    try add([.init(cell.height), .init(text.y, -1), .init(text.height, -1)], .equal, 11)
    if hasConflicts { try add([.init(text.width), .init(button.width, -1)], .equal, 0) }
  }

  private mutating func center(_ box: Box, in cell: Box) throws {
    try add([.init(box.y), .init(box.height, 0.5), .init(cell.height, -0.5)], .equal, 0)
  }

  /// Adds the constraints for a content size, as UIKit does.
  @discardableResult
  private mutating func addSize(
    of box: Box, width: Double, height: Double
  ) throws -> Constraint.ID {
    try add([.init(box.width)], .lessThanOrEqual, width, priority: 251)
    try add([.init(box.width)], .greaterThanOrEqual, width, priority: 750)
    try add([.init(box.height)], .lessThanOrEqual, height, priority: 251)
    return try add([.init(box.height)], .greaterThanOrEqual, height, priority: 750)
  }
}
