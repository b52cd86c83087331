internal import CoreGraphics

extension ProjectedShape {
  /// Rows at even distances at which a rectangle may begin or end, besides those of the corners.
  private static let evenRows = 16

  /// A large rectangle of pixels that are wholly covered, for what it hides; empty where none is
  /// found. It has the most pixels of those that begin and end at some rows.
  func insideRect(within limits: PixelRect) -> PixelRect {
    let limits = bounds.intersection(limits)
    guard ringWidth == nil, !limits.isEmpty else { return .empty }
    // The figure is convex: what two rows have in common, those between them have, too.
    let rows = rows(within: limits).map { y in (y: y, span: fullSpan(y: y, within: limits)) }
    var best = PixelRect.empty
    for (index, top) in rows.enumerated() where !top.span.isEmpty {
      for bottom in rows[index...] {
        let span = top.span.clamped(to: bottom.span)
        let rect = PixelRect(
          left: span.lowerBound, top: top.y, right: span.upperBound, bottom: bottom.y + 1)
        if rect.area > best.area { best = rect }
      }
    }
    return best
  }

  private func fullSpan(y: Int, within limits: PixelRect) -> Range<Int> {
    spans(y: y).full.clamped(to: limits.x..<limits.maxX)
  }

  /// In order.
  private func rows(within limits: PixelRect) -> [Int] {
    let last = limits.maxY - 1
    var rows = (0...Self.evenRows).map { limits.y + (last - limits.y) * $0 / Self.evenRows }
    for y in cornerRows where y >= limits.y && y <= last { rows.append(y) }
    return rows.sorted()
  }

  /// The rows next to the corners, above and below, in which no pixel is cut by an edge that ends
  /// there.
  private var cornerRows: [Int] {
    let corners = [
      (sides.left, sides.top), (sides.top, sides.right), (sides.right, sides.bottom),
      (sides.bottom, sides.left),
    ]
    return corners.flatMap { a, b in
      guard let y = Line.intersectionY(a, b) else { return [Int]() }
      return [Int(floor: y) - 1, Int(ceiling: y) + 1]
    }
  }
}

extension ProjectedShape.Line {
  /// How far down two lines meet; nil where they do not.
  fileprivate static func intersectionY(_ a: Self, _ b: Self) -> Double? {
    let determinant = a.a * b.b - b.a * a.b
    guard abs(determinant) > 1e-9 else { return nil }
    return (b.a * a.c - a.a * b.c) / determinant
  }
}
