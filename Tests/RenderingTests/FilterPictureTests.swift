import Testing
import UIKit
import UIKitTestSupport

/// What filters make of layers.
@MainActor
struct FilterPictureTests {
  /// Each card with a filter of its own; the card beside it has none.
  private func check(
    _ name: String, _ filters: [CIFilter], scale: CGFloat, testName: String = #function
  ) {
    let scene = Scene(scale: scale)
    for (index, filters) in [nil, filters].enumerated() {
      let frame = CGRect(x: 15 + 110 * CGFloat(index), y: 25, width: 100, height: 110)
      let card = scene.card(frame, "Filter", .systemIndigo)
      card.layer.filters = filters
      scene.view.addSubview(card)
    }
    scene.check(name, testName: testName)
  }

  @Test(arguments: scales) func pixellate(scale: CGFloat) {
    let filter = CIFilter.pixellate()
    filter.scale = 10
    check("pixellate", [filter], scale: scale)
  }

  @Test(arguments: scales) func gaussianBlur(scale: CGFloat) {
    let filter = CIFilter.gaussianBlur()
    filter.radius = 4
    check("blur", [filter], scale: scale)
  }

  @Test(arguments: scales) func colorControls(scale: CGFloat) {
    let filter = CIFilter.colorControls()
    filter.saturation = 0.2
    filter.brightness = 0.15
    filter.contrast = 1.3
    check("colors", [filter], scale: scale)
  }

  /// One after the other, the second of the user's own making.
  @Test(arguments: scales) func aChainWithAFilterOfOnesOwn(scale: CGFloat) {
    let filter = CIFilter.pixellate()
    filter.scale = 6
    check("chain", [filter, Scanlines()], scale: scale)
  }
}

/// Darkens every fourth row.
private final class Scanlines: CIFilter {
  override var outputImage: CIImage? {
    guard let image = value(forKey: kCIInputImageKey) as? CIImage else { return nil }
    return try? Kernel.apply(withExtent: image.extent, inputs: [image], arguments: nil)
  }

  private final class Kernel: CIImageProcessorKernel {
    override class func process(
      with inputs: [CIImageProcessorInput]?, arguments: [String: any Sendable]?,
      output: CIImageProcessorOutput
    ) throws {
      guard let input = inputs?.first else { return }
      for row in 0..<Int(output.region.size.height) {
        let y = output.firstRow + row
        let words = (output.baseAddress + row * output.bytesPerRow)
          .assumingMemoryBound(to: UInt32.self)
        for x in 0..<Int(output.region.size.width) {
          let word = input.pixel(column: x, row: y)
          // Half as bright, alpha unchanged.
          words[x] = y % 4 == 0 ? (word & 0xFF00_0000) | ((word & 0x00FE_FEFE) >> 1) : word
        }
      }
    }
  }
}
