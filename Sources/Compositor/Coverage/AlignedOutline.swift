internal import CoreGraphics

/// A rounded rectangle in device pixels with its edges along the axes; its corners are elliptic
/// where the two axes are scaled differently.
struct AlignedOutline: Hashable, Sendable {
  var left, top, right, bottom: Double
  /// The size of the corners' boxes.
  var radiusX, radiusY: Double
  /// The corners' curve: a level of `CornerTable`, 0 for circular ones.
  var curve: Int
  var corners: RoundedRect.Corners

  /// Nil where the rectangle is empty or not a rectangle at all.
  init?(_ shape: RoundedRect, transform: Homography, isSnapped: Bool) {
    let rect = shape.rect
    guard rect.minX < rect.maxX, rect.minY < rect.maxY else { return nil }
    let x0 = (transform.a * rect.minX + transform.tx).clampedToCoordinates
    let x1 = (transform.a * rect.maxX + transform.tx).clampedToCoordinates
    let y0 = (transform.d * rect.minY + transform.ty).clampedToCoordinates
    let y1 = (transform.d * rect.maxY + transform.ty).clampedToCoordinates
    (left, right) = (min(x0, x1), max(x0, x1))
    (top, bottom) = (min(y0, y1), max(y0, y1))
    if isSnapped {
      (left, right) = Self.snapped(left, right)
      (top, bottom) = Self.snapped(top, bottom)
    }
    guard left < right, top < bottom else { return nil }
    let radius = shape.clampedRadius
    curve = shape.curve
    let reach = Self.reach(of: curve)
    radiusX = min(radius * reach * abs(transform.a), (right - left) / 2)
    radiusY = min(radius * reach * abs(transform.d), (bottom - top) / 2)
    corners = shape.corners.mirrored(x: transform.a < 0, y: transform.d < 0)
    if radiusX < 0.01 || radiusY < 0.01 || corners.isEmpty {
      (radiusX, radiusY, corners, curve) = (0, 0, [], 0)
    }
  }

  /// The size of a curve's box in radii.
  private static func reach(of curve: Int) -> Double {
    ContinuousCorner.reach(Double(curve) / Double(CornerTable.levels))
  }

  /// The radius of the corners, which is smaller than their boxes where they are continuous.
  var cornerRadius: Double { radiusX / Self.reach(of: curve) }

  /// Rounds two edges to whole pixels. A width of at least half a pixel is not rounded to zero.
  static func snapped(_ low: Double, _ high: Double) -> (Double, Double) {
    let first = low.snapped
    let last = high.snapped
    return last > first || high - low < 0.5 ? (first, last) : (first, first + 1)
  }

  /// The outline that lies a border's width inside; nil where nothing is left.
  func inset(x: Double, y: Double) -> AlignedOutline? {
    var inner = self
    inner.left += x
    inner.right -= x
    inner.top += y
    inner.bottom -= y
    guard inner.left < inner.right, inner.top < inner.bottom else { return nil }
    let reach = Self.reach(of: curve)
    inner.radiusX = max(0, radiusX - x * reach)
    inner.radiusY = max(0, radiusY - y * reach)
    if inner.radiusX < 0.01 || inner.radiusY < 0.01 {
      (inner.radiusX, inner.radiusY, inner.corners, inner.curve) = (0, 0, [], 0)
    }
    return inner
  }

  /// The whole pixels that are touched.
  var bounds: PixelRect {
    PixelRect(coveringLeft: left, top: top, right: right, bottom: bottom)
  }
}

extension RoundedRect {
  /// The radius as it is drawn, in the shape's own units.
  var clampedRadius: Double {
    let limit = min(abs(rect.width), abs(rect.height)) / 2
    return radius > 0 && !corners.isEmpty ? min(radius, limit) : 0
  }

  /// The corners' curve: a level of `CornerTable`.
  var curve: Int {
    guard isContinuous else { return 0 }
    return CornerTable.level(
      ContinuousCorner.smoothness(
        radius: clampedRadius, width: abs(rect.width), height: abs(rect.height)))
  }
}

extension RoundedRect.Corners {
  /// The corners after mirroring along the axes.
  func mirrored(x: Bool, y: Bool) -> RoundedRect.Corners {
    var result: RoundedRect.Corners = []
    func put(_ corner: RoundedRect.Corners, _ right: Bool, _ bottom: Bool) {
      guard contains(corner) else { return }
      switch (right != x, bottom != y) {
      case (false, false): result.insert(.topLeft)
      case (true, false): result.insert(.topRight)
      case (false, true): result.insert(.bottomLeft)
      case (true, true): result.insert(.bottomRight)
      }
    }
    put(.topLeft, false, false)
    put(.topRight, true, false)
    put(.bottomLeft, false, true)
    put(.bottomRight, true, true)
    return result
  }
}
