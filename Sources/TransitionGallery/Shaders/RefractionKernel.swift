public import UIKit

/// A bar of wavy glass moves over the pages from the left to the right. Behind it the second page
/// is visible.
public final class RefractionKernel: CIImageProcessorKernel {
  /// True: a mixture of opaque pages is opaque.
  public override class var outputIsOpaque: Bool { true }
  /// True: the kernel computes every pixel.
  public override class var overwritesOutput: Bool { true }

  /// The width of the bar, in widths of the page.
  private static let length = 0.34
  /// The maximum horizontal displacement of pixels, in widths of the bar.
  private static let bend = 0.1
  /// The maximum vertical displacement of pixels, in points.
  private static let sway = 9.0
  /// The wavelength of the glass, in points.
  private static let wave = 64.0

  public override class func process(
    with inputs: [CIImageProcessorInput]?, arguments: [String: any Sendable]?,
    output: CIImageProcessorOutput
  ) throws {
    guard let pages = ShaderPages(inputs, arguments, output) else { return }
    let bar = GlassBar(pages)
    for y in pages.rows { bar.paint(row: y, pages) }
  }

  /// The bar at one time.
  private struct GlassBar {
    private let shown: Range<Int>
    /// The source column of each column, in pixels from the centre of the first one, rounded to
    /// 256ths.
    private let places: [Float]
    /// The amplitude of the vertical displacement of each column, in 256ths of a pixel.
    private let sways: [Float]
    /// The weight of the second page in each column, in 256ths.
    private let weights: [UInt16]
    private let wave: Double

    init(_ pages: ShaderPages) {
      let width = Double(pages.width)
      let length = max(2, RefractionKernel.length * width)
      let front = pages.time * (width + length)
      let left = max(0, min(pages.width, Int((front - length).rounded(.up))))
      shown = left..<max(left, min(pages.width, Int(front.rounded(.down))))
      wave = 2 * .pi / (RefractionKernel.wave * pages.scale)
      var (places, sways, weights) = ([Float](), [Float](), [UInt16]())
      for x in shown {
        // The position in the bar: 0 at its end, 1 at its front.
        let place = (Double(x) + 0.5 - front) / length + 1
        let envelope = sin(.pi * place) * sin(.pi * place)
        let shift = RefractionKernel.bend * length * envelope * sin(2 * .pi * place)
        places.append(Float(((Double(x) + shift) * 256).rounded(.towardZero) / 256))
        sways.append(Float(RefractionKernel.sway * pages.scale * 256 * envelope))
        weights.append(UInt16(256 * (1.5 - 2 * place).smoothed))
      }
      (self.places, self.sways, self.weights) = (places, sways, weights)
    }

    func paint(row y: Int, _ pages: ShaderPages) {
      pages.copy(pages.second, 0..<shown.lowerBound, row: y)
      pages.copy(pages.first, shown.upperBound..<pages.width, row: y)
      let row = pages.row(y) + shown.lowerBound
      let (line, height) = (Float(y), Float(sin(Double(y) * wave)))
      withUnsafeTemporaryAllocation(of: Float.self, capacity: ShaderPages.block) { down in
        places.withUnsafeBufferPointer { places in
          weights.withUnsafeBufferPointer { weights in
            guard let across = places.baseAddress, let down = down.baseAddress else { return }
            for start in stride(from: 0, to: places.count, by: ShaderPages.block) {
              let part = start..<min(places.count, start + ShaderPages.block)
              for index in part {
                // The wave's height is from -1 to 1. The product is rounded to 256ths of a pixel.
                let sway = Float(Int32(sways[index] * height))
                down[index &- start] = line + sway / 256
              }
              pages.sample(
                x: across + start, y: down, weights: UnsafeBufferPointer(rebasing: weights[part]),
                to: row + start)
            }
          }
        }
      }
    }
  }
}
