import CoreGraphics
import CoreImage
import Testing

/// Images that go on beyond their edges.
@MainActor
struct ClampingTests {
  private static let red: UInt32 = 0xFFFF_0000
  private static let green: UInt32 = 0xFF00_FF00
  private static let blue: UInt32 = 0xFF00_00FF
  private static let white: UInt32 = 0xFFFF_FFFF

  /// Red and green above blue and white.
  private let four = CIImage(
    cgImage: .painted(width: 2, height: 2) { x, y in
      let row: [UInt32] = y == 0 ? [0xFFFF_0000, 0xFF00_FF00] : [0xFF00_00FF, 0xFFFF_FFFF]
      return row[x]
    })

  /// The rows of a part of an image, from top to bottom.
  private func rows(_ image: CIImage, _ rect: CGRect) throws -> [[UInt32]] {
    let context = CIContext(options: [.useSoftwareRenderer: true])
    let picture = try #require(context.createCGImage(image, from: rect))
    return (0..<picture.height).map { y in
      (0..<picture.width).map { picture.pixel(x: $0, y: y) }
    }
  }

  @Test func aroundAnImageItsEdgesGoOn() throws {
    let clamped = four.clampedToExtent()
    #expect(clamped.extent.isInfinite)
    let upper = [Self.red, Self.red, Self.red, Self.green, Self.green]
    let lower = [Self.blue, Self.blue, Self.blue, Self.white, Self.white]
    let made = try rows(clamped, CGRect(x: -2, y: -1, width: 5, height: 4))
    #expect(made == [upper, upper, lower, lower])
    // Beside the image, and far from it.
    #expect(try rows(clamped, CGRect(x: 40, y: 9, width: 1, height: 1)) == [[Self.green]])
    #expect(try rows(clamped, CGRect(x: -3000, y: -9, width: 1, height: 1)) == [[Self.blue]])
  }

  @Test func aPartGoesOn() throws {
    let left = CGRect(x: 0, y: 0, width: 1, height: 2)
    let made = try rows(four.clamped(to: left), CGRect(x: -1, y: 0, width: 4, height: 2))
    let (red, blue) = (Self.red, Self.blue)
    #expect(made == [[red, red, red, red], [blue, blue, blue, blue]])
    // Half a pixel is not an edge.
    let wide = CGRect(x: 0, y: 0, width: 1.5, height: 2)
    #expect(try rows(four.clamped(to: wide), CGRect(x: -1, y: 0, width: 4, height: 2)) == made)
  }

  /// A blur mixes what is near the edges with what lies around: with nothing, unless the edges go
  /// on.
  @Test func aBlurOfAClampedImageIsOpaqueToItsEdges() throws {
    let image = CIImage(cgImage: .painted(width: 30, height: 20) { _, _ in Self.green })
    let blurred = image.clampedToExtent().applyingGaussianBlur(sigma: 6).cropped(to: image.extent)
    #expect(blurred.extent == image.extent)
    let made = try rows(blurred, image.extent)
    #expect(made.allSatisfy { $0.allSatisfy { $0 >> 24 >= 253 } })
    let faded = try rows(image.applyingGaussianBlur(sigma: 6), image.extent)
    #expect(faded[0][0] >> 24 < 128)
  }

  @Test func nothingAndWhatHasNoEdgesStayAsTheyAre() {
    #expect(CIImage.empty().clampedToExtent().extent.isNull)
    #expect(four.clamped(to: CGRect(x: 9, y: 9, width: 1, height: 1)).extent.isNull)
    let color = CIImage(color: .red)
    #expect(color.clampedToExtent() === color)
  }
}
