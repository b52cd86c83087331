import CoreGraphics
import CoreImage
import Testing

/// What a kernel of one's own can ask of its inputs, and leave out of its output.
@MainActor
struct KernelSamplingTests {
  /// 40 of red more in each column, and 30 of green in each row.
  private func ramp(_ width: Int, _ height: Int) -> CIImage {
    CIImage(
      cgImage: .painted(width: width, height: height) { x, y in
        0xFF00_0000 | UInt32(x * 40) << 16 | UInt32(y * 30) << 8
      })
  }

  private func made(
    _ kernel: CIImageProcessorKernel.Type, of image: CIImage,
    _ arguments: [String: any Sendable] = [:]
  ) throws -> [[UInt32]] {
    let result = try kernel.apply(
      withExtent: image.extent, inputs: [image], arguments: arguments)
    let picture = try #require(CIContext().createCGImage(result, from: image.extent))
    return (0..<picture.height).map { y in
      (0..<picture.width).map { picture.pixel(x: $0, y: y) }
    }
  }

  @Test func anInputIsSampledBetweenItsPixels() throws {
    let image = ramp(6, 5)
    let moved = try made(Moving.self, of: image, ["x": Float(0.25), "y": Float(0.5)])
    #expect(moved[1][2] == 0xFF00_0000 | 90 << 16 | 45 << 8)
    #expect(try made(Moving.self, of: image) == made(Keeping.self, of: image))
    // Within a 256th of a pixel of the last ones.
    let beyond = try made(Moving.self, of: image, ["x": Float(100), "y": Float(-100)])
    #expect(beyond.allSatisfy { $0.allSatisfy { $0 == 0xFF00_0000 | 200 << 16 } })
  }

  @Test func anInputOfOneColumnOrRowIsSampledAtItsPixels() throws {
    let column = try made(Moving.self, of: ramp(1, 4), ["x": Float(7), "y": Float(1.2)])
    #expect(column.map { $0[0] >> 8 & 255 } == [30, 60, 90, 90])
    let row = try made(Moving.self, of: ramp(4, 1), ["x": Float(-1), "y": Float.nan])
    #expect(row[0].map { $0 >> 16 & 255 } == [0, 0, 40, 80])
  }

  /// The pixels that a kernel does not write are the first input's, also where it says that it
  /// writes all, and fails.
  @Test func whatIsNotWrittenIsTheFirstInput() throws {
    let image = ramp(6, 5)
    let kept = try made(Keeping.self, of: image)
    #expect(kept[4][5] == 0xFF00_0000 | 200 << 16 | 120 << 8)
    #expect(try made(Failing.self, of: image) == kept)
  }
}

/// Shows what lies elsewhere, by "x" and "y" pixels.
private final class Moving: CIImageProcessorKernel {
  override class var overwritesOutput: Bool { true }

  override class func process(
    with inputs: [CIImageProcessorInput]?, arguments: [String: any Sendable]?,
    output: CIImageProcessorOutput
  ) throws {
    guard let input = inputs?.first else { return }
    let x = arguments?["x"] as? Float ?? 0
    let y = arguments?["y"] as? Float ?? 0
    let columns = (0..<Int(output.region.size.width)).map { Float($0) + x }
    for row in 0..<Int(output.region.size.height) {
      let rows = columns.map { _ in Float(row + output.firstRow) + y }
      let target = (output.baseAddress + row * output.bytesPerRow)
        .assumingMemoryBound(to: UInt32.self)
      input.sample(x: columns, y: rows, count: columns.count, to: target)
    }
  }
}

/// Writes nothing.
private final class Keeping: CIImageProcessorKernel {}

/// Spoils its output before it fails.
private final class Failing: CIImageProcessorKernel {
  private struct Failure: Error {}

  override class var overwritesOutput: Bool { true }

  override class func process(
    with inputs: [CIImageProcessorInput]?, arguments: [String: any Sendable]?,
    output: CIImageProcessorOutput
  ) throws {
    output.baseAddress.storeBytes(of: 0xFFFF_FFFF, as: UInt32.self)
    throw Failure()
  }
}
