import CoreGraphics

/// The items of a section in lines, which are broken where there is no room: the arithmetic of a
/// flow layout. Lengths are along the lines, depths across them.
protocol FlowSection {
  /// The number of items.
  var count: Int { get }
  /// The extent across the lines, including the header, the footer and the insets.
  var depth: CGFloat { get }
  /// Returns the frame of an item, relative to the section's beginning. The x axis is along the
  /// lines.
  func frame(of item: Int) -> CGRect
  /// Returns the items that intersect an interval across the lines.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int>
}

/// The spacing around and between the items of a section.
struct FlowSpacing {
  /// The length of a line, without the insets.
  var inner: CGFloat
  /// The minimum distance between the items of a line.
  var items: CGFloat
  /// The distance between lines.
  var lines: CGFloat
  /// The space before the items of a line.
  var start: CGFloat
  /// The space before the first line and after the last one: the header, the footer and the insets.
  var ends: (before: CGFloat, after: CGFloat)
}

/// Any number of items of equal size. Nothing is computed in advance.
struct UniformFlowSection: FlowSection {
  let count: Int
  private let size: CGSize
  private let spacing: FlowSpacing
  private let columns: Int
  /// The position of the first item in a line, and the distance between items.
  private let start, gap: CGFloat

  /// - Parameter size: the size of an item; the width is along the lines.
  init(count: Int, size: CGSize, spacing: FlowSpacing) {
    (self.count, self.size, self.spacing) = (count, size, spacing)
    let pitch = size.width + spacing.items
    let most = CGFloat(max(count, 1))
    let fitting = pitch > 0 ? (spacing.inner + spacing.items + 1e-6) / pitch : most
    columns = Int(max(min(fitting.rounded(.down), most), 1))
    let rest = max(spacing.inner - CGFloat(columns) * pitch + spacing.items, 0)
    // Full lines are justified, and the last line has the same gaps. A single item in a full line
    // is centred. If there is only one line, it has the minimum gaps.
    if count <= columns {
      (start, gap) = (0, spacing.items)
    } else if columns == 1 {
      (start, gap) = (rest / 2, spacing.items)
    } else {
      (start, gap) = (0, spacing.items + rest / CGFloat(columns - 1))
    }
  }

  private var lineCount: Int { (count + columns - 1) / columns }
  private var linePitch: CGFloat { size.height + spacing.lines }

  var depth: CGFloat {
    let lines = lineCount == 0 ? 0 : CGFloat(lineCount) * linePitch - spacing.lines
    return spacing.ends.before + lines + spacing.ends.after
  }

  func frame(of item: Int) -> CGRect {
    let (line, column) = item.quotientAndRemainder(dividingBy: columns)
    return CGRect(
      x: spacing.start + start + CGFloat(column) * (size.width + gap),
      y: spacing.ends.before + CGFloat(line) * linePitch, width: size.width, height: size.height)
  }

  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard count > 0, linePitch > 0, low.isFinite, high.isFinite else {
      let isInside = spacing.ends.before < high && spacing.ends.before + size.height > low
      return isInside ? 0..<count : 0..<0
    }
    func line(_ number: CGFloat) -> Int { Int(max(0, min(number, CGFloat(lineCount)))) }
    // The first line that ends after the lower bound, and the first line that begins at the upper
    // bound.
    let first = line(((low - spacing.ends.before - size.height) / linePitch).rounded(.down) + 1)
    let end = line(((high - spacing.ends.before) / linePitch).rounded(.up))
    guard first < end else { return 0..<0 }
    return min(first * columns, count)..<min(end * columns, count)
  }
}

/// Items of different sizes.
struct MixedFlowSection: FlowSection {
  struct Line {
    var items: Range<Int>
    /// The position across the lines, from the section's beginning.
    var start: CGFloat
    var depth: CGFloat
  }

  private var lines: [Line] = []
  private var frames: [CGRect] = []
  private(set) var depth: CGFloat = 0

  var count: Int { frames.count }
  func frame(of item: Int) -> CGRect { frames[item] }

  /// - Parameter sizes: the sizes of the items; the width is along the lines.
  init(sizes: [CGSize], spacing: FlowSpacing) {
    frames.reserveCapacity(sizes.count)
    var (item, place) = (0, spacing.ends.before)
    while item < sizes.count {
      var (end, length, depth) = (item, CGFloat.zero, CGFloat.zero)
      while end < sizes.count {
        let longer = length + (end > item ? spacing.items : 0) + sizes[end].width
        if end > item, longer > spacing.inner + 1e-6 { break }
        (length, depth, end) = (longer, max(depth, sizes[end].height), end + 1)
      }
      let isLast = end == sizes.count
      let step = Self.gap(
        items: end - item, length: length, inner: spacing.inner, spacing: spacing.items,
        isBroken: !isLast)
      var x = spacing.start + step.start
      for index in item..<end {
        let size = sizes[index]
        // The item is centred across its line.
        frames.append(
          CGRect(
            x: x, y: place + (depth - size.height) / 2, width: size.width, height: size.height))
        x += size.width + step.gap
      }
      lines.append(Line(items: item..<end, start: place, depth: depth))
      place += depth + (isLast ? 0 : spacing.lines)
      item = end
    }
    depth = place + spacing.ends.after
  }

  /// Returns the gap in a line. A full line is justified; a single item in it is centred.
  private static func gap(
    items: Int, length: CGFloat, inner: CGFloat, spacing: CGFloat, isBroken: Bool
  ) -> (start: CGFloat, gap: CGFloat) {
    guard isBroken else { return (0, spacing) }
    let rest = max(inner - length, 0)
    return items == 1 ? (rest / 2, spacing) : (0, spacing + rest / CGFloat(items - 1))
  }

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
