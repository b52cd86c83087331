package import CoreGraphics

/// The group as a sheet of paper that is peeled off around a roll: lying flat still, wound around
/// the roll, and, seen from behind, lying on itself. Where it has left nothing remains.
package struct PageCurl: PixelEffect {
  /// The side at which the sheet is lifted, at one of its corners first.
  package enum Edge: Sendable, CaseIterable {
    /// From the bottom right corner upwards, as UIKit's curl up.
    case bottom
    /// From the top right corner downwards.
    case top
    /// From the bottom right corner leftwards.
    case right
    /// From the bottom left corner rightwards.
    case left
  }

  /// 0 for the group as it is, 1 for nothing left of it.
  package var fraction: Double
  package var edge: Edge

  package init(fraction: Double, edge: Edge = .bottom) {
    self.fraction = fraction
    self.edge = edge
  }

  package func isNeutral(at scale: Double) -> Bool { !(fraction > 0) }

  package func apply(
    _ sources: [PixelBuffer], to target: PixelBuffer, area: EffectArea, on workers: EffectWorkers
  ) {
    let page = CGRect(
      x: (area.extent.minX - area.rect.minX) * area.scale,
      y: (area.extent.minY - area.rect.minY) * area.scale,
      width: area.extent.width * area.scale, height: area.extent.height * area.scale)
    guard fraction < 1, let roll = PaperRoll(page: page, fraction: fraction, edge: edge) else {
      workers.share(target.height) { rows in
        for y in rows { target.row(y).update(repeating: 0, count: target.width) }
      }
      return
    }
    let kernel = PageCurlKernel(source: sources[0], target: target, page: page, roll: roll)
    workers.share(target.height) { rows in
      for y in rows { kernel.paint(row: y) }
    }
  }
}

/// Where the roll lies that a sheet is wound around, in pixels.
struct PaperRoll {
  /// The roll's radius in shorter sides of the page.
  private static let relativeRadius = 0.12
  /// How far shadows fall, in radii; less than the half turn by which the sheet's end stays hidden
  /// at first.
  private static let relativeShadow = 0.9
  /// The end in which shadows fade away, so that nothing is left at once when the sheet is gone.
  private static let fadingEnd = 0.1

  /// A unit vector across the roll, in the direction in which it goes.
  let dx, dy: Float
  /// The corner that is lifted first: where the distance along that vector is 0.
  let cornerX, cornerY: Float
  /// The distance at which the sheet leaves the plane.
  let line: Float
  let radius: Float
  let shadowLength: Float
  /// Of shadows, 0 to 1.
  let shadowStrength: Float

  /// Nil for a page without a size.
  init?(page: CGRect, fraction: Double, edge: PageCurl.Edge) {
    guard page.width > 0, page.height > 0 else { return nil }
    let corner: CGPoint
    let inwards: CGVector
    // It sets off across the corner and ends along the edge, leaning a little.
    let lean = 1 - 0.8 * fraction
    switch edge {
    case .bottom:
      corner = CGPoint(x: page.maxX, y: page.maxY)
      inwards = CGVector(dx: -lean, dy: -1)
    case .top:
      corner = CGPoint(x: page.maxX, y: page.minY)
      inwards = CGVector(dx: -lean, dy: 1)
    case .right:
      corner = CGPoint(x: page.maxX, y: page.maxY)
      inwards = CGVector(dx: -1, dy: -lean)
    case .left:
      corner = CGPoint(x: page.minX, y: page.maxY)
      inwards = CGVector(dx: 1, dy: -lean)
    }
    let length = (inwards.dx * inwards.dx + inwards.dy * inwards.dy).squareRoot()
    let way = page.width * abs(inwards.dx) / length + page.height * abs(inwards.dy) / length
    let radius = Self.relativeRadius * min(page.width, page.height)
    (dx, dy) = (Float(inwards.dx / length), Float(inwards.dy / length))
    (cornerX, cornerY) = (Float(corner.x), Float(corner.y))
    line = Float(fraction * (way + radius))
    self.radius = Float(radius)
    shadowLength = Float(radius * Self.relativeShadow)
    shadowStrength = Float(min(1, (1 - fraction) / Self.fadingEnd))
  }
}
