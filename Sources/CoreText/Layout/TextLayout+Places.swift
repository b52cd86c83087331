import CPango
package import CoreGraphics

/// Converts between positions in the text and points. Positions are counted in UTF-16.
extension TextLayout {
  /// Returns the line of a position. At a wrap it is the lower line.
  package func line(of place: Int) -> Int? {
    let offset = byte(at: place)
    return lines.lastIndex { $0.firstByte <= offset } ?? lines.indices.first
  }

  /// Returns the distance of the caret from the left edge, for lines that are aligned in `width`.
  package func caretX(at place: Int, width: CGFloat) -> CGFloat {
    guard let index = line(of: place) else {
      return text.blocks[0].values.indent(ofWidth: 0, isFirst: true, in: width)
    }
    return x(ofByte: byte(at: place), in: lines[index], width: width)
  }

  private func x(ofByte byte: Int, in line: Line, width: CGFloat) -> CGFloat {
    line.owner.engine.withLock {
      var x: Int32 = 0
      pango_layout_line_index_to_x(line.line, Int32(clamping: byte - line.textOffset), 0, &x)
      return PangoUnits.points(x) + line.indent(in: width)
    }
  }

  /// Returns the position nearest to a point. Above the first line it is a position in that line,
  /// and correspondingly below the last one.
  package func place(at point: CGPoint, width: CGFloat) -> Int {
    guard point.isFinite,
      let index = lines.firstIndex(where: { point.y < $0.bottom })
        ?? lines.indices.last
    else { return 0 }
    return place(atX: point.x, line: index, width: width)
  }

  package func place(atX x: CGFloat, line index: Int, width: CGFloat) -> Int {
    guard lines.indices.contains(index) else { return 0 }
    let line = lines[index]
    let isLast = index == lines.count - 1
    return line.owner.engine.withLock {
      var (byte, trailing): (Int32, Int32) = (0, 0)
      let inside = PangoUnits.from(x - line.indent(in: width))
      pango_layout_line_x_to_index(line.line, inside, &byte, &trailing)
      var place = self.place(atByte: line.textOffset + Int(byte))
      for _ in 0..<trailing { place = next(after: place) }
      // The end of a wrapped line is the beginning of the next one.
      let end = line.firstByte + Int(line.line.pointee.length)
      if !isLast, self.byte(at: place) >= end, lines[index + 1].firstByte == end,
        place > self.place(atByte: line.firstByte)
      {
        place = previous(before: place)
      }
      return place
    }
  }

  /// Returns the distance of a position from the start of a line.
  func offset(of place: Int, inLine index: Int) -> CGFloat {
    let line = lines[index]
    return x(ofByte: byte(at: place), in: line, width: 0) - line.indent(in: 0)
  }

  /// Returns the range of a line, with the break at its end.
  func range(ofLine index: Int) -> Range<Int> {
    let start = place(atByte: lines[index].firstByte)
    let next = index + 1 < lines.count ? place(atByte: lines[index + 1].firstByte) : nil
    return start..<max(next ?? text.string.utf16.count, start)
  }

  /// Returns the rectangles of a range, one per line, for lines that are aligned in `width`. The
  /// rectangle of a break at the end of a line extends to the right edge.
  package func rects(of range: NSRange, width: CGFloat) -> [CGRect] {
    guard range.length > 0 else { return [] }
    let (start, end) = (byte(at: range.location), byte(at: range.location + range.length))
    var rects: [CGRect] = []
    for (index, line) in lines.enumerated() {
      let next = index + 1 < lines.count ? lines[index + 1].firstByte : Int.max
      guard start < next, end > line.firstByte else { continue }
      let left = start > line.firstByte ? x(ofByte: start, in: line, width: width) : nil
      let right = end < next ? x(ofByte: end, in: line, width: width) : nil
      let indent = line.indent(in: width)
      let minX = left ?? (index == 0 || start >= line.firstByte ? indent : min(indent, 0))
      let isToTheEdge = end >= next
      let maxX = isToTheEdge ? max(width, indent + line.width) : right ?? indent + line.width
      rects.append(
        CGRect(
          x: min(minX, maxX), y: line.top, width: abs(maxX - minX), height: line.bottom - line.top))
    }
    return rects
  }

  /// Whether a line has text at a point. The empty space at either end of a line does not count.
  package func hasText(at point: CGPoint, width: CGFloat) -> Bool {
    lines.contains { line in
      let start = line.indent(in: width)
      return point.y >= line.top && point.y < line.bottom && point.x >= start
        && point.x < start + line.width
    }
  }

  // MARK: Counting

  private func byte(at place: Int) -> Int {
    let string = text.string
    let index =
      string.utf16.index(
        string.startIndex, offsetBy: place, limitedBy: string.endIndex) ?? string.endIndex
    return string.utf8.distance(from: string.startIndex, to: index)
  }

  private func place(atByte byte: Int) -> Int {
    let string = text.string
    let index =
      string.utf8.index(
        string.startIndex, offsetBy: byte, limitedBy: string.endIndex) ?? string.endIndex
    return string.utf16.distance(from: string.startIndex, to: index)
  }

  /// Returns the position after the character at a position. Characters are those that a reader
  /// sees: an emoji of several code points is one.
  private func next(after place: Int) -> Int {
    let string = text.string
    let index = string.characterStart(at: place)
    return index < string.endIndex
      ? string.index(after: index).utf16Offset(in: string) : string.utf16.count
  }

  private func previous(before place: Int) -> Int {
    let string = text.string
    let index = string.characterStart(at: place)
    return index > string.startIndex ? string.index(before: index).utf16Offset(in: string) : 0
  }
}

extension String {
  /// Returns the last index at or before a UTF-16 position that is between characters.
  fileprivate func characterStart(at place: Int) -> Index {
    var index = utf16.index(startIndex, offsetBy: min(max(place, 0), utf16.count))
    while index > startIndex, index.samePosition(in: self) == nil {
      index = utf16.index(before: index)
    }
    return index
  }
}

extension TextLayout.Line {
  /// The offset of the line in the whole text's UTF-8.
  fileprivate var firstByte: Int { textOffset + Int(line.pointee.start_index) }
}
