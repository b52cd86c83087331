import CoreGraphics

/// The items of a section, one after the other in lines that are broken where there is no room: the
/// arithmetic of a flow layout. Lengths are along the lines, depths across them.
struct FlowSection {
  struct Line {
    var items: Range<Int>
    /// Across the lines, from the section's beginning.
    var start: CGFloat
    var depth: CGFloat
  }

  private(set) var lines: [Line] = []
  /// The frames of the items, relative to the section's beginning; x is along the lines.
  private(set) var frames: [CGRect] = []
  /// The extent across the lines, header, footer and insets included.
  private(set) var depth: CGFloat = 0

  /// - Parameters:
  ///   - sizes: of the items; the width is along the lines.
  ///   - room: the length of a line.
  ///   - insets: before and after the lines along them, and across them.
  init(
    sizes: [CGSize], isUniform: Bool, room: CGFloat, spacing: CGFloat, lineSpacing: CGFloat,
    insets: (along: (CGFloat, CGFloat), across: (CGFloat, CGFloat)), header: CGFloat,
    footer: CGFloat
  ) {
    let inner = max(room - insets.along.0 - insets.along.1, 0)
    frames.reserveCapacity(sizes.count)
    var (item, place) = (0, header + insets.across.0)
    while item < sizes.count {
      var (end, length, depth) = (item, CGFloat.zero, CGFloat.zero)
      while end < sizes.count {
        let longer = length + (end > item ? spacing : 0) + sizes[end].width
        if end > item, longer > inner + 1e-6 { break }
        (length, depth, end) = (longer, max(depth, sizes[end].height), end + 1)
      }
      let isLast = end == sizes.count
      let step = Self.gap(
        items: end - item, length: length, inner: inner, spacing: spacing,
        isBroken: !isLast, columns: isUniform ? lines.first?.items.count : nil)
      var x = insets.along.0 + step.start
      for index in item..<end {
        let size = sizes[index]
        // In the middle of their line.
        frames.append(
          CGRect(
            x: x, y: place + (depth - size.height) / 2, width: size.width, height: size.height))
        x += size.width + step.gap
      }
      lines.append(Line(items: item..<end, start: place, depth: depth))
      place += depth + (isLast ? 0 : lineSpacing)
      item = end
    }
    depth = place + insets.across.1 + footer
    if sizes.isEmpty { depth = header + insets.across.0 + insets.across.1 + footer }
  }

  /// A full line is justified. The last line has the gaps of those above it if all items have the
  /// same size. A single item of a full line is centred.
  private static func gap(
    items: Int, length: CGFloat, inner: CGFloat, spacing: CGFloat, isBroken: Bool, columns: Int?
  ) -> (start: CGFloat, gap: CGFloat) {
    let rest = max(inner - length, 0)
    let fills = isBroken || (columns.map { $0 == items } ?? false)
    if items == 1 {
      return ((isBroken || columns == 1) ? rest / 2 : 0, spacing)
    }
    if fills { return (0, spacing + rest / CGFloat(items - 1)) }
    guard let columns, columns > 1 else { return (0, spacing) }
    let width = (length - CGFloat(items - 1) * spacing) / CGFloat(items)
    return (0, max((inner - CGFloat(columns) * width) / CGFloat(columns - 1), spacing))
  }

  /// The items that intersect an interval across the lines.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    var (first, end) = (0, lines.count)
    while first < end {
      let middle = (first + end) / 2
      if lines[middle].start + lines[middle].depth <= low {
        first = middle + 1
      } else {
        end = middle
      }
    }
    var last = first
    while last < lines.count, lines[last].start < high { last += 1 }
    guard first < last else { return 0..<0 }
    return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
  }
}
