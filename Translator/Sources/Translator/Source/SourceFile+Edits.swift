import EditMaps

extension SourceFile {
  /// The text with the edits made.
  func text(with edits: [Edits.Edit]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count + utf8.count / 8)
    var offset = 0
    for edit in edits {
      result += utf8[offset..<edit.range.lowerBound]
      if let text = edit.text {
        result += text.utf8
      } else {
        result += utf8[edit.range].map { isLineBreak($0) ? $0 : UInt8(ascii: " ") }
      }
      offset = edit.range.upperBound
    }
    return result + utf8[offset...]
  }

  /// The edits that change columns, as an edit map has them.
  ///
  /// - Parameter place: The place of an origin.
  func mapEdits(
    _ edits: [Edits.Edit], place: (Edits.Origin) -> EditMap.Place
  ) -> [EditMap.Edit] {
    edits.compactMap { edit in
      guard let text = edit.text, text.utf8.count != edit.range.count else { return nil }
      let (line, column) = position(of: edit.range.lowerBound)
      return EditMap.Edit(
        line: line, column: column, removed: edit.range.count, inserted: text.utf8.count,
        origin: edit.origin.map(place))
    }
  }
}

private func isLineBreak(_ byte: UInt8) -> Bool { byte == newline || byte == UInt8(ascii: "\r") }
