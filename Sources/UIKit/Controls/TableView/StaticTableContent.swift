import CoreGraphics

/// The static sections of a table in a file. Their cells always exist, for outlets.
@MainActor
final class StaticTableContent {
  struct Section {
    var headerTitle: String?
    var footerTitle: String?
    var cells: [UITableViewCell]
    /// The row heights in the file; nil for the table's.
    var heights: [CGFloat?]
  }

  let sections: [Section]

  init(_ sections: [Section]) { self.sections = sections }

  func section(_ index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  func cell(_ path: IndexPath) -> UITableViewCell? {
    guard let cells = section(path.section)?.cells, cells.indices.contains(path.row) else {
      return nil
    }
    return cells[path.row]
  }

  func height(_ path: IndexPath) -> CGFloat? {
    guard let heights = section(path.section)?.heights, heights.indices.contains(path.row) else {
      return nil
    }
    return heights[path.row]
  }
}
