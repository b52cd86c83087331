public import UIKit

/// A bar of wavy glass is drawn over the pages from the left to the right; behind it the second
/// page is shown.
public final class RefractionKernel: CIImageProcessorKernel {
  /// Mixtures of opaque pages are opaque.
  public override class var outputIsOpaque: Bool { true }

  /// The bar's width, in widths of the page.
  private static let length = 0.34
  /// How far pixels are moved along the bar's way, in widths of the bar.
  private static let bend = 0.1
  /// How far they are moved up and down, in points.
  private static let sway = 9.0
  /// From one wave of the glass to the next, in points.
  private static let wave = 64.0

  public override class func process(
    with inputs: [CIImageProcessorInput]?, arguments: [String: any Sendable]?,
    output: CIImageProcessorOutput
  ) throws {
    guard let pages = ShaderPages(inputs, arguments, output) else { return }
    let bar = GlassBar(pages)
    for y in pages.rows { bar.paint(row: y, pages) }
  }

  /// The bar at one moment.
  private struct GlassBar {
    /// What happens in a column.
    private struct Column {
      /// In 256ths of a pixel, whole.
      var place: Float
      /// The height of the sway in 256ths of a pixel.
      var sway: Float
      /// The second page's share, of 256.
      var weight: Int32

      /// In whole 256ths of a pixel, at a height of the wave from -1 to 1.
      @inline(__always)
      func sway(_ height: Float) -> Float { Float(Int32(sway * height)) }
    }

    private let shown: Range<Int>
    private let columns: [Column]
    private let wave: Double

    init(_ pages: ShaderPages) {
      let width = Double(pages.width)
      let length = max(2, RefractionKernel.length * width)
      let front = pages.time * (width + length)
      let left = max(0, min(pages.width, Int((front - length).rounded(.up))))
      shown = left..<max(left, min(pages.width, Int(front.rounded(.down))))
      wave = 2 * .pi / (RefractionKernel.wave * pages.scale)
      columns = shown.map { x in
        // 0 at the bar's end, 1 at its front.
        let place = (Double(x) + 0.5 - front) / length + 1
        let envelope = sin(.pi * place) * sin(.pi * place)
        let shift = RefractionKernel.bend * length * envelope * sin(2 * .pi * place)
        return Column(
          place: Float(((Double(x) + shift) * 256).rounded(.towardZero)),
          sway: Float(RefractionKernel.sway * pages.scale * 256 * envelope),
          weight: Int32(256 * (1.5 - 2 * place).smoothed))
      }
    }

    func paint(row y: Int, _ pages: ShaderPages) {
      pages.copy(pages.second, 0..<shown.lowerBound, row: y)
      pages.copy(pages.first, shown.upperBound..<pages.width, row: y)
      let row = pages.row(y) + shown.lowerBound
      let line = SIMD4<Float>(repeating: Float(y &* 256))
      let height = Float(sin(Double(y) * wave))
      columns.withUnsafeBufferPointer { columns in
        // Beyond the last column the last one is used again.
        var index = 0
        while index < columns.count {
          let (a, b) = (columns[index], columns[min(index &+ 1, columns.count &- 1)])
          let c = columns[min(index &+ 2, columns.count &- 1)]
          let d = columns[min(index &+ 3, columns.count &- 1)]
          let sway = SIMD4(a.sway(height), b.sway(height), c.sway(height), d.sway(height))
          let pixels = pages.mixture(
            ShaderPlaces(
              SIMD4(a.place, b.place, c.place, d.place), line + sway,
              SIMD4(a.weight, b.weight, c.weight, d.weight), pages))
          pages.store(pixels, row + index, count: columns.count &- index)
          index &+= 4
        }
      }
    }
  }
}
