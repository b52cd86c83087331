extension AlignedOutline {
  /// The coverage of the pixels of one row. Everything that is common to the row is computed once.
  struct Row {
    private let left, right: Double
    /// The share of the row's height that lies inside.
    private let down: Double
    /// Where the corners end, when the row crosses them.
    private let leftArc, rightArc: Double
    private let roundsLeft, roundsRight: Bool
    private let radiusX, radiusY: Double
    /// Nil for circular corners.
    private let table: CornerTable?
    /// From the corners' centres to the pixels', away from the middle.
    private let dy: Double

    @inline(__always)
    init(_ outline: AlignedOutline, y: Int) {
      let py = Double(y)
      let cy = py + 0.5
      (left, right) = (outline.left, outline.right)
      (radiusX, radiusY) = (outline.radiusX, outline.radiusY)
      table = outline.curve > 0 ? CornerTable.all[outline.curve] : nil
      down = min(outline.bottom, py + 1) - max(outline.top, py)
      (leftArc, rightArc) = (left + radiusX, right - radiusX)
      let isTop = cy < outline.top + radiusY
      let isCorner = radiusX > 0 && (isTop || cy > outline.bottom - radiusY)
      let corners = outline.corners
      roundsLeft = isCorner && corners.contains(isTop ? .topLeft : .bottomLeft)
      roundsRight = isCorner && corners.contains(isTop ? .topRight : .bottomRight)
      dy = isTop ? outline.top + radiusY - cy : cy - (outline.bottom - radiusY)
    }

    /// Pixels that are all covered alike: those that no side edge and no corner reaches, which are
    /// most of a long row.
    var uniform: Range<Int> {
      guard down > 0 else { return .everywhere }
      let low = roundsLeft ? max(left, leftArc) : left
      let high = roundsRight ? min(right, rightArc) : right
      let first = Int(ceiling: low)
      return first..<max(first, Int(floor: high))
    }

    /// The share of a pixel's area that lies inside; exact at the straight edges, by the distance
    /// of the pixel's centre at the corners.
    @inline(__always)
    func coverage(x: Int) -> Double {
      let px = Double(x)
      let across = min(right, px + 1) - max(left, px)
      guard across > 0, down > 0 else { return 0 }
      let straight = across * down
      let cx = px + 0.5
      let dx: Double
      if cx < leftArc {
        guard roundsLeft else { return straight }
        dx = leftArc - cx
      } else if cx > rightArc {
        guard roundsRight else { return straight }
        dx = cx - rightArc
      } else {
        return straight
      }
      if let table { return max(0, min(straight, 0.5 + distance(dx, dy, table))) }
      return max(0, min(straight, 0.5 + ellipseDistance(dx, dy)))
    }

    /// Pixels from a point to a continuous corner's curve, positive inside, to first order.
    @inline(__always)
    private func distance(_ dx: Double, _ dy: Double, _ table: CornerTable) -> Double {
      // Clamped, for rows beside the corners and shapes that end within them.
      let (u, v) = (max(dx, 0) / radiusX, max(dy, 0) / radiusY)
      let level = table.level(u, v)
      let (gx, gy) = (level.du / radiusX, level.dv / radiusY)
      let gradient = (gx * gx + gy * gy).squareRoot()
      return gradient > 0 ? (1 - level.value) / gradient : min(radiusX, radiusY)
    }

    /// Pixels from a point to the corner's arc, positive inside, to first order.
    @inline(__always)
    private func ellipseDistance(_ dx: Double, _ dy: Double) -> Double {
      if radiusX == radiusY { return radiusX - (dx * dx + dy * dy).squareRoot() }
      let ux = dx / radiusX
      let uy = dy / radiusY
      let f = (ux * ux + uy * uy).squareRoot()
      guard f > 0 else { return min(radiusX, radiusY) }
      let gx = ux / radiusX
      let gy = uy / radiusY
      return (1 - f) * f / (gx * gx + gy * gy).squareRoot()
    }
  }
}

extension AlignedOutline {
  /// The index after the last of the rows, from `y` on, whose pixels are covered alike: those
  /// between the corners.
  func endOfRows(like y: Int) -> Int {
    guard Double(y) >= top + radiusY else { return y + 1 }
    return max(y + 1, Int(floor: bottom - radiusY))
  }
}

extension Range<Int> {
  /// All pixels.
  static var everywhere: Range<Int> { .min..<(.max) }
}
