internal import CoreGraphics

/// Divides an outline into pieces that are wholly inside, and pieces that need a mask: pixels that
/// are wholly inside are painted many times faster.
extension AlignedOutline {
  enum Kind { case outside, inside, edge }

  /// The least radius, in pixels, of corners that are cut into bands.
  private static let smallestArc = 32.0

  /// Corners far larger than any screen are cut into no more bands than this.
  private static let mostBands = 256.0

  /// The distance of a pixel's centre from an arc, in pixels, from which on the pixel is surely
  /// inside or outside. Half a pixel is for its coverage, the rest for corners that are not quite
  /// round.
  private static let arcMargin = 1.0

  /// The tolerance for whole numbers: a thousandth of a pixel.
  private static let slack = 0.001

  /// Whether it has no corners.
  var isRectangle: Bool { radiusX == 0 }

  /// The pieces of an outline without corners: what is wholly inside, and its four edges.
  func rectanglePieces(in clip: PixelRect) -> (full: [PixelRect], partial: [PixelRect]) {
    let touched = PixelRect(
      left: Self.floor(left), top: Self.floor(top), right: Self.ceil(right),
      bottom: Self.ceil(bottom)
    ).intersection(clip)
    guard !touched.isEmpty else { return ([], []) }
    let inside = PixelRect(
      left: Self.ceil(left), top: Self.ceil(top), right: Self.floor(right),
      bottom: Self.floor(bottom)
    ).intersection(touched)
    guard !inside.isEmpty else { return ([], [touched]) }
    var edges: [PixelRect] = []
    func add(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
      guard left < right, top < bottom else { return }
      edges.append(PixelRect(left: left, top: top, right: right, bottom: bottom))
    }
    add(touched.x, touched.y, touched.maxX, inside.y)
    add(touched.x, inside.y, inside.x, inside.maxY)
    add(inside.maxX, inside.y, touched.maxX, inside.maxY)
    add(touched.x, inside.maxY, touched.maxX, touched.maxY)
    return ([inside], edges)
  }

  /// Cuts the columns where the kind of coverage may change: at edges and corners.
  func cutColumns(_ cuts: inout Cuts) { Self.cut(left, right, radiusX, &cuts) }

  /// Cuts the rows where the kind of coverage may change, and large corners into bands, low ones
  /// in small corners.
  func cutRows(_ cuts: inout Cuts) {
    Self.cut(top, bottom, radiusY, &cuts)
    guard hasArcs else { return }
    let step = max(8, Int(max(radiusY.squareRoot(), radiusY / Self.mostBands)))
    let first = Int(floor: top)
    let last = Int(ceiling: bottom)
    for distance in stride(from: step, to: Int(radiusY), by: step) {
      cuts.insert(first + distance)
      cuts.insert(last - distance)
    }
  }

  private static func cut(_ low: Double, _ high: Double, _ radius: Double, _ cuts: inout Cuts) {
    cuts.insert(floor(low))
    cuts.insert(ceil(low))
    cuts.insert(floor(high))
    cuts.insert(ceil(high))
    guard radius > 0 else { return }
    cuts.insert(ceil(low + radius))
    cuts.insert(floor(high - radius))
  }

  /// The pixel's edge before a coordinate, which may be a little before a whole one.
  private static func floor(_ value: Double) -> Int {
    Int(floor: value + slack)
  }

  /// The pixel's edge after a coordinate, which may be a little after a whole one.
  private static func ceil(_ value: Double) -> Int {
    Int(ceiling: value - slack)
  }

  /// Whether the corners are circular, and large enough for most of their pixels to need no mask.
  var hasArcs: Bool {
    curve == 0 && min(radiusX, radiusY) >= Self.smallestArc && abs(radiusX - radiusY) < 0.25
  }

  /// Cuts the columns between which a band of a corner is wholly inside, or wholly outside.
  func cutArcs(in rows: Range<Int>, _ cuts: inout Cuts) {
    guard hasArcs else { return }
    let centers = Double(rows.lowerBound) + 0.5...Double(rows.upperBound) - 0.5
    let (low, high) = (top + radiusY, bottom - radiusY)
    guard centers.upperBound < low + 0.5 || centers.lowerBound > high - 0.5 else { return }
    let down = Self.distances(rows, low: low, high: high)
    let inner = min(radiusX, radiusY) - Self.arcMargin
    let outer = max(radiusX, radiusY) + Self.arcMargin
    func cut(_ radius: Double, _ down: Double, _ rounding: FloatingPointRoundingRule) {
      guard radius > down else { return }
      let across = (radius * radius - down * down).squareRoot()
      let reach = Int(clampingCoordinate: (radiusX - 0.5 - across).rounded(rounding))
      cuts.insert(Int(ceiling: left) + reach)
      cuts.insert(Int(floor: right) - reach)
    }
    cut(inner, down.far, .up)
    cut(outer, down.near, .down)
  }

  /// Whether a cell between cuts is inside, outside, or partly covered.
  func kind(_ columns: Range<Int>, _ rows: Range<Int>) -> Kind {
    let px = Double(columns.lowerBound)
    let py = Double(rows.lowerBound)
    let slack = Self.slack
    if px + 1 <= left + slack || px >= right - slack || py + 1 <= top + slack
      || py >= bottom - slack
    {
      return .outside
    }
    if px < left - slack || px + 1 > right + slack || py < top - slack || py + 1 > bottom + slack {
      return .edge
    }
    guard radiusX > 0 else { return .inside }
    let isLeft = px + slack < left + radiusX
    let isRight = px + 1 - slack > right - radiusX
    let isTop = py + slack < top + radiusY
    let isBottom = py + 1 - slack > bottom - radiusY
    let isCorner =
      isLeft && isTop && corners.contains(.topLeft)
      || isRight && isTop && corners.contains(.topRight)
      || isLeft && isBottom && corners.contains(.bottomLeft)
      || isRight && isBottom && corners.contains(.bottomRight)
    return isCorner ? cornerKind(columns, rows) : .inside
  }

  /// The same for a cell in a corner. It is decided by the pixel centres that are nearest to the
  /// arc's centre and farthest from it.
  private func cornerKind(_ columns: Range<Int>, _ rows: Range<Int>) -> Kind {
    guard hasArcs else { return .edge }
    let across = Self.distances(columns, low: left + radiusX, high: right - radiusX)
    let down = Self.distances(rows, low: top + radiusY, high: bottom - radiusY)
    let inner = min(radiusX, radiusY) - Self.arcMargin
    let outer = max(radiusX, radiusY) + Self.arcMargin
    if across.far * across.far + down.far * down.far < inner * inner { return .inside }
    let isBeyond = across.near * across.near + down.near * down.near > outer * outer
    return isBeyond ? .outside : .edge
  }

  /// How far the pixels' centres in a range are from the middle part between two arcs' centres.
  private static func distances(
    _ range: Range<Int>, low: Double, high: Double
  ) -> (near: Double, far: Double) {
    let first = Double(range.lowerBound) + 0.5
    let last = Double(range.upperBound) - 0.5
    return (near: max(0, low - last, first - high), far: max(0, low - first, last - high))
  }
}
