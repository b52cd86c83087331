package import CoreGraphics
internal import Foundation

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
  /// Whether the corner that is lifted first is the one at the bottom or the right, and not the
  /// other.
  package var startsAtEnd: Bool
  /// The sheet of a book, in the group's coordinates: it is bound at the edge opposite of the one
  /// that is lifted, and turned over that until it lies beyond. The group shows it as it lies at
  /// first, and beside it, where it will come to lie, its back; of that nothing is seen before. Nil
  /// for a group that is a sheet with nothing on its back, and is taken away.
  package var sheet: CGRect?

  package init(
    fraction: Double, edge: Edge = .bottom, startsAtEnd: Bool = true, sheet: CGRect? = nil
  ) {
    self.fraction = fraction
    self.edge = edge
    self.startsAtEnd = startsAtEnd
    self.sheet = sheet
  }

  var isMadeByRows: Bool { true }

  func isNeutral(at scale: Double) -> Bool { !(fraction > 0) && sheet == nil }

  func rows(
    of sources: [PixelBuffer], area: EffectArea, on workers: EffectWorkers
  ) -> any EffectRows {
    guard let curl = curl(over: area) else { return BlankRows() }
    return PageCurlKernel(
      source: sources[0], page: curl.page, roll: curl.roll, spine: curl.spine)
  }

  /// The page, the roll and the edge that is bound, in pixels; nil where nothing is left.
  func curl(over area: EffectArea) -> (page: CGRect, roll: PaperRoll, spine: Spine?)? {
    let extent = sheet ?? area.extent
    let page = CGRect(
      x: (extent.minX - area.rect.minX) * area.scale,
      y: (extent.minY - area.rect.minY) * area.scale,
      width: extent.width * area.scale, height: extent.height * area.scale)
    guard fraction < 1 || sheet != nil,
      let roll = PaperRoll(
        page: page, fraction: min(max(fraction, 0), 1), edge: edge, startsAtEnd: startsAtEnd,
        isBound: sheet != nil)
    else { return nil }
    return (page, roll, sheet == nil ? nil : Spine(of: page, edge: edge))
  }
}

/// Where the sheet of a book is bound, in pixels.
struct Spine {
  let isUpright: Bool
  let place: Float

  init(of page: CGRect, edge: PageCurl.Edge) {
    switch edge {
    case .bottom: (isUpright, place) = (false, Float(page.minY))
    case .top: (isUpright, place) = (false, Float(page.maxY))
    case .right: (isUpright, place) = (true, Float(page.minX))
    case .left: (isUpright, place) = (true, Float(page.maxX))
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
  /// The strength of the shadows, from 0 to 1.
  let shadowStrength: Float

  /// How much the fold of a bound sheet leans at first.
  private static let boundLean = 0.6
  /// The roll's radius for a bound sheet that lies flat, in pixels. It is not visible, but must not
  /// be 0, because it is a divisor.
  private static let flat = 0.05

  /// Nil for a page without a size.
  ///
  /// - Parameter isBound: whether the sheet's other edge is held, so that it is turned over.
  init?(
    page: CGRect, fraction: Double, edge: PageCurl.Edge, startsAtEnd: Bool = true,
    isBound: Bool = false
  ) {
    guard page.width > 0, page.height > 0 else { return nil }
    // It sets off across the corner and ends along the edge, leaning a little; what is bound ends
    // exactly along its edge.
    let lean = isBound ? Self.boundLean * (1 - fraction) : 1 - 0.8 * fraction
    let aside = startsAtEnd ? -lean : lean
    let inwards =
      switch edge {
      case .bottom: CGVector(dx: aside, dy: -1)
      case .top: CGVector(dx: aside, dy: 1)
      case .right: CGVector(dx: -1, dy: aside)
      case .left: CGVector(dx: 1, dy: aside)
      }
    let corner = CGPoint(
      x: inwards.dx < 0 || inwards.dx == 0 && startsAtEnd ? page.maxX : page.minX,
      y: inwards.dy < 0 || inwards.dy == 0 && startsAtEnd ? page.maxY : page.minY)
    let length = (inwards.dx * inwards.dx + inwards.dy * inwards.dy).squareRoot()
    let (dx, dy) = (inwards.dx / length, inwards.dy / length)
    let full = Self.relativeRadius * min(page.width, page.height)
    let radius = isBound ? max(full * sin(.pi * fraction), Self.flat) : full
    let distance =
      if !isBound {
        page.width * abs(dx) + page.height * abs(dy) + radius
      } else if edge == .left || edge == .right {
        // The fold never reaches beyond the spine.
        page.width * abs(dx)
      } else {
        page.height * abs(dy)
      }
    (self.dx, self.dy) = (Float(dx), Float(dy))
    (cornerX, cornerY) = (Float(corner.x), Float(corner.y))
    line = Float(fraction * distance)
    self.radius = Float(radius)
    shadowLength = Float(max(radius, Self.flat) * Self.relativeShadow)
    shadowStrength = Float(min(1, (1 - fraction) / Self.fadingEnd))
  }
}
