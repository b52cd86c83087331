import Compositor
import CoreGraphics
import CoreImage
import Testing

/// A kernel makes pixels for the extent that it was given, however much of that its inputs cover.
@MainActor
struct KernelAreaTests {
  private static let red: UInt32 = 0xFFFF_0000
  private static let green: UInt32 = 0xFF00_FF00

  private func plain(_ color: UInt32, _ width: Int, _ height: Int) -> CIImage {
    CIImage(cgImage: .painted(width: width, height: height) { _, _ in color })
  }

  private func pixels(
    of kernel: CIImageProcessorKernel.Type, over extent: CGRect, _ inputs: [CIImage]?
  ) throws -> [[UInt32]] {
    let result = try kernel.apply(withExtent: extent, inputs: inputs, arguments: nil)
    #expect(result.extent == extent)
    let picture = try #require(CIContext().createCGImage(result, from: extent))
    return (0..<picture.height).map { y in
      (0..<picture.width).map { picture.pixel(x: $0, y: y) }
    }
  }

  /// An image of 3 x 2 pixels at the lower left of 5 x 4.
  @Test func aroundASmallerInputItReadsNothing() throws {
    let image = plain(Self.red, 3, 2)
    let made = try pixels(of: Sum.self, over: CGRect(x: 0, y: 0, width: 5, height: 4), [image])
    let row = [Self.red, Self.red, Self.red, 0, 0]
    #expect(made == [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], row, row])
  }

  @Test func ofALargerInputItReadsAPart() throws {
    let image = plain(Self.red, 30, 20)
    let made = try pixels(of: Size.self, over: CGRect(x: 4, y: 3, width: 5, height: 4), [image])
    #expect(made.allSatisfy { $0.allSatisfy { $0 == 0xFF00_0504 } })
  }

  @Test func allInputsHaveTheSamePlace() throws {
    let inputs = [
      plain(Self.red, 2, 1),
      plain(Self.green, 4, 1).cropped(to: CGRect(x: 2, y: 0, width: 2, height: 1)),
    ]
    let made = try pixels(of: Sum.self, over: CGRect(x: 0, y: 0, width: 4, height: 1), inputs)
    #expect(made == [[Self.red, Self.red, Self.green, Self.green]])
  }

  @Test(arguments: [nil, [], [CIImage.empty()]])
  func withoutInputsItStillMakesPixels(inputs: [CIImage]?) throws {
    let made = try pixels(of: Green.self, over: CGRect(x: -2, y: 7, width: 3, height: 2), inputs)
    #expect(made == [[UInt32]](repeating: [Self.green, Self.green, Self.green], count: 2))
  }

  /// Farther from the origin than a screen is large.
  @Test func anInputWithoutAnEndIsReadWhereTheExtentIs() throws {
    let checks = CIFilter.checkerboardGenerator()
    checks.center = CGPoint(x: 5001, y: 7000)
    (checks.color0, checks.color1) = (CIColor.green, CIColor.red)
    checks.width = 8
    let squares = try #require(checks.outputImage)
    let extent = CGRect(x: 5000, y: 7000, width: 3, height: 1)
    let row = [Self.red, Self.green, Self.green]
    #expect(try pixels(of: Sum.self, over: extent, [squares]) == [row])
    #expect(try pixels(of: Sum.self, over: extent, [.empty(), squares]) == [row])
  }

  @Test func anEmptyFirstInputIsClear() throws {
    let inputs = [CIImage.empty(), plain(Self.green, 2, 1)]
    let made = try pixels(of: Sum.self, over: CGRect(x: 0, y: 0, width: 3, height: 1), inputs)
    #expect(made == [[Self.green, Self.green, 0]])
  }

  /// The pictures of contents are kept from frame to frame, each for the same object: while nothing
  /// but a kernel's arguments change, its inputs are not drawn again.
  @Test func itReadsThePicturesOfTheInputsThemselves() throws {
    let inputs = [plain(Self.red, 4, 4), plain(Self.green, 4, 4)]
    let result = try Sum.apply(withExtent: inputs[0].extent, inputs: inputs, arguments: nil)
    guard case .group(let cropped)? = result.content.nodes.first,
      case .group(let group)? = cropped.content.nodes.first
    else {
      Issue.record("There is no group with an effect.")
      return
    }
    #expect(group.content === inputs[0].content)
    #expect(group.effects.first?.inputs.first === inputs[1].content)
  }
}

/// Adds the pixels of its inputs, of which at most one has any at each place.
private final class Sum: CIImageProcessorKernel {
  override class func process(
    with inputs: [CIImageProcessorInput]?, arguments: [String: any Sendable]?,
    output: CIImageProcessorOutput
  ) throws {
    output.fill { x, y in (inputs ?? []).reduce(0) { $0 | $1.pixel(column: x, row: y) } }
  }
}

/// Writes the size of its first input: the width in green, the height in blue.
private final class Size: CIImageProcessorKernel {
  override class func process(
    with inputs: [CIImageProcessorInput]?, arguments: [String: any Sendable]?,
    output: CIImageProcessorOutput
  ) throws {
    guard let size = inputs?.first?.region.size else { return }
    output.fill { _, _ in 0xFF00_0000 | UInt32(size.width) << 8 | UInt32(size.height) }
  }
}

private final class Green: CIImageProcessorKernel {
  override class func process(
    with inputs: [CIImageProcessorInput]?, arguments: [String: any Sendable]?,
    output: CIImageProcessorOutput
  ) throws {
    output.fill { _, _ in 0xFF00_FF00 }
  }
}

extension CIImageProcessorOutput {
  /// Writes each pixel, given by its column and its row among those of the inputs.
  fileprivate func fill(_ pixel: (_ column: Int, _ row: Int) -> UInt32) {
    for row in 0..<Int(region.height) {
      for column in 0..<Int(region.width) {
        baseAddress.storeBytes(
          of: pixel(column, firstRow + row), toByteOffset: row * bytesPerRow + column * 4,
          as: UInt32.self)
      }
    }
  }
}
