/// Columns of text with headings. The first is aligned to the left, the others to the right.
struct TextTable {
  var head: [String]
  /// The lines. Each has as many cells as the header.
  var lines: [[String]]

  var text: String {
    let rows = [head] + lines
    let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { cells in
      cells.enumerated().map { index, cell in
        index == 0 ? cell.padded(to: widths[index]) : cell.leftPadded(to: widths[index])
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
