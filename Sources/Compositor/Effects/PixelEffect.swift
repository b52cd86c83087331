package import CoreGraphics

/// The implementation of an effect on the CPU: a function from bitmaps to the rows of one.
///
/// Equal effects of equal bitmaps have equal results, so results can be cached.
protocol PixelEffect: Sendable, Equatable {
  /// How far beyond its source's edges the result may reach, in points on every side.
  var reach: Double { get }
  /// Pictures besides the source that it reads, in the source's coordinates.
  var inputs: [GroupContent] { get }
  /// Whether the result is opaque if all sources are opaque.
  var keepsOpacity: Bool { get }
  /// The area of the result and of everything that is read, in the source's coordinates. Nil for
  /// the area that the source and the inputs draw, enlarged by the reach.
  var area: CGRect? { get }

  /// Whether nothing is done for all rows together.
  var isMadeByRows: Bool { get }

  /// Whether it changes nothing at so many pixels per point; it is then left out.
  func isNeutral(at scale: Double) -> Bool

  /// Prepares to write the result: does the work that is common to all rows.
  ///
  /// - Parameters:
  ///   - sources: The group's picture and then `inputs`, all of the result's size and place; only
  ///     to be read, and there as long as rows are written.
  ///   - area: What the pictures show.
  ///   - workers: The threads to share the work among.
  func rows(
    of sources: [PixelBuffer], area: EffectArea, on workers: EffectWorkers
  ) -> any EffectRows
}

/// The area that the pictures of an effect show.
package struct EffectArea: Sendable, Equatable {
  /// In the group's coordinates, points.
  package var rect: CGRect
  /// The extent of the group's drawing, in the same coordinates, which defines effects on the
  /// whole. The bitmaps contain less of it if it is too large, and more by the effects' reach.
  package var extent: CGRect
  /// Pixels per point.
  package var scale: Double

  package init(rect: CGRect, extent: CGRect, scale: Double) {
    self.rect = rect
    self.extent = extent
    self.scale = scale
  }
}

extension PixelEffect {
  var reach: Double { 0 }
  var inputs: [GroupContent] { [] }
  var keepsOpacity: Bool { false }
  var area: CGRect? { nil }
  var isMadeByRows: Bool { false }
  func isNeutral(at scale: Double) -> Bool { false }

  /// Makes the result, every pixel of it; `target` is not cleared.
  func apply(
    _ sources: [PixelBuffer], to target: PixelBuffer, area: EffectArea, on workers: EffectWorkers
  ) {
    rows(of: sources, area: area, on: workers).writeAll(to: target, on: workers)
  }
}

extension PixelBuffer {
  /// Pixels that an effect only reads.
  init(reading pixels: SourcePixels) {
    self.init(
      base: UnsafeMutableRawPointer(mutating: pixels.base), width: pixels.width,
      height: pixels.height, bytesPerRow: pixels.bytesPerRow)
  }

  @inline(__always)
  package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    (base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  /// Copies rows of another picture that is at least as wide.
  package func copy(_ rows: Range<Int>, of source: PixelBuffer) {
    for y in rows { row(y).update(from: source.row(y), count: width) }
  }
}
