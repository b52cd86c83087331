import CoreGraphics

/// The positions of a table's rows, headers and footers: a column of heights. Rows whose height is
/// not known yet have an estimated one.
struct TableGeometry {
  /// A header or a footer.
  struct Edge: Equatable {
    var height: CGFloat = 0
    /// Whether the height is final, and not an estimate.
    var isKnown = true
    /// Whether the height is an estimate by the program.
    var isEstimated = false
    /// Whether the height comes from the delegate.
    var isGiven = false
    /// Whether the height was measured by a view for the table's width.
    var isMeasured = false
    var title: String?

    /// Returns the edge after an update, before it is visible: unless the delegate provides the
    /// height, the former one is the best estimate.
    func following(_ former: Edge) -> Edge {
      var result = self
      if !isGiven, title == former.title { result.height = former.height }
      return result
    }
  }

  /// The reliability of a row's height.
  enum Certainty: UInt8 {
    case estimated
    /// Measured by the content of the cell, for the table's current width.
    case measured
    case given
  }

  struct Section {
    /// The padding above the header.
    var padding: CGFloat = 0
    var header = Edge()
    var rows = RunningSums()
    var certainty: [Certainty] = []
    var footer = Edge()

    var height: CGFloat { padding + header.height + rows.total + footer.height }
  }

  private(set) var sections: [Section]
  private var sums: RunningSums
  /// The y coordinate of the first section.
  var top: CGFloat = 0

  init(_ sections: [Section] = []) {
    self.sections = sections
    sums = RunningSums(sections.map(\.height))
  }

  /// The number of rows in each section.
  var counts: [Int] { sections.map(\.rows.count) }
  var height: CGFloat { top + sums.total }

  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section)
      && (0..<sections[path.section].rows.count).contains(path.row)
  }

  // MARK: Heights

  func rowHeight(_ path: IndexPath) -> CGFloat { sections[path.section].rows[path.row] }

  func certainty(of path: IndexPath) -> Certainty {
    sections[path.section].certainty[path.row]
  }

  mutating func setHeight(_ height: CGFloat, _ certainty: Certainty, of path: IndexPath) {
    sections[path.section].rows[path.row] = height
    sections[path.section].certainty[path.row] = certainty
    sums[path.section] = sections[path.section].height
  }

  /// - Parameter padding: the space above it.
  mutating func setHeader(_ edge: Edge, padding: CGFloat, of section: Int) {
    sections[section].header = edge
    sections[section].padding = padding
    sums[section] = sections[section].height
  }

  mutating func setFooter(_ edge: Edge, of section: Int) {
    sections[section].footer = edge
    sums[section] = sections[section].height
  }

  /// Converts measured heights to estimates.
  mutating func forgetMeasures() {
    for section in sections.indices {
      for row in sections[section].certainty.indices
      where sections[section].certainty[row] == .measured {
        sections[section].certainty[row] = .estimated
      }
      if sections[section].header.isMeasured { sections[section].header.isKnown = false }
      if sections[section].footer.isMeasured { sections[section].footer.isKnown = false }
    }
  }

  // MARK: Positions

  /// Returns the y coordinate of a section, including the padding above its header.
  func start(of section: Int) -> CGFloat { top + sums.sum(before: section) }
  func end(of section: Int) -> CGFloat { top + sums.sum(before: section + 1) }

  /// Returns the position of a section's header while it is not pinned to the edge.
  func header(of section: Int) -> (y: CGFloat, height: CGFloat) {
    (start(of: section) + sections[section].padding, sections[section].header.height)
  }

  func footer(of section: Int) -> (y: CGFloat, height: CGFloat) {
    let height = sections[section].footer.height
    return (end(of: section) - height, height)
  }

  func row(_ path: IndexPath) -> (y: CGFloat, height: CGFloat) {
    let (y, height) = header(of: path.section)
    let rows = sections[path.section].rows
    return (y + height + rows.sum(before: path.row), rows[path.row])
  }

  /// Returns the row at a y coordinate; nil between rows.
  func row(at y: CGFloat) -> IndexPath? {
    let section = section(at: y)
    guard sections.indices.contains(section) else { return nil }
    let (headerY, height) = header(of: section)
    let (offset, rows) = (y - headerY - height, sections[section].rows)
    guard offset >= 0, offset < rows.total else { return nil }
    let row = rows.index(at: offset)
    return row < rows.count ? IndexPath(row: row, section: section) : nil
  }

  /// Returns the section at a y coordinate: the first one above all, the number of sections below
  /// all.
  private func section(at y: CGFloat) -> Int { sums.index(at: max(y - top, 0)) }

  /// Returns the sections that intersect an interval.
  func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard !sections.isEmpty, high > low, high > top else { return 0..<0 }
    let first = min(section(at: low), sections.count)
    var last = first
    while last < sections.count, start(of: last) < high { last += 1 }
    return first..<last
  }

  /// Returns the rows that intersect an interval.
  func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
    sections(from: low, to: high).flatMap { section -> [IndexPath] in
      let (y, height) = header(of: section)
      let (offset, rows) = (y + height, sections[section].rows)
      guard rows.count > 0, low < offset + rows.total else { return [] }
      var (row, place) = (low > offset ? rows.index(at: low - offset) : 0, CGFloat.zero)
      var paths: [IndexPath] = []
      place = offset + rows.sum(before: row)
      while row < rows.count, place < high {
        if rows[row] > 0 { paths.append(IndexPath(row: row, section: section)) }
        place += rows[row]
        row += 1
      }
      return paths
    }
  }
}
