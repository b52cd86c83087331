import CoreGraphics
import CoreImage
import Testing

/// The looks of film, by what Apple says of each.
@MainActor
struct PhotoEffectTests {
  private typealias Color = (red: Int, green: Int, blue: Int)

  /// A dark and a light grey, and a red that is not pure.
  private let source = CIImage(
    cgImage: .painted(width: 3, height: 1) { x, _ in
      let row: [UInt32] = [0xFF40_4040, 0xFFC0_C0C0, 0xFFB0_6050]
      return row[x]
    })

  private func colors(_ filter: any CIFilter & CIPhotoEffect) throws -> [Color] {
    filter.inputImage = source
    let image = try #require(filter.outputImage)
    #expect(image.extent == source.extent)
    let drawn = try #require(CIContext().createCGImage(image, from: image.extent))
    return (0..<drawn.width).map { x in
      let word = drawn.pixel(x: x, y: 0)
      #expect(word >> 24 == 255)
      return (Int(word >> 16 & 255), Int(word >> 8 & 255), Int(word & 255))
    }
  }

  /// How far the greys are apart, and the largest and the smallest component of the red.
  private func contrast(_ colors: [Color]) -> Int { colors[1].green - colors[0].green }
  private func saturation(_ colors: [Color]) -> Int { colors[2].red - colors[2].blue }

  @Test func threeMakeGreysOfLowOfEqualAndOfHighContrast() throws {
    let mono = try colors(CIFilter.photoEffectMono())
    let tonal = try colors(CIFilter.photoEffectTonal())
    let noir = try colors(CIFilter.photoEffectNoir())
    for made in [mono, tonal, noir] {
      #expect(made.allSatisfy { $0.red == $0.green && $0.green == $0.blue })
    }
    #expect(abs(contrast(tonal) - 128) <= 1)
    #expect(contrast(mono) < 120 && contrast(noir) > 140)
  }

  @Test func colorsGetStrongerOrWeaker() throws {
    let chrome = try colors(CIFilter.photoEffectChrome())
    let fade = try colors(CIFilter.photoEffectFade())
    #expect(saturation(chrome) > 0xB0 - 0x50 + 10 && saturation(fade) < 0xB0 - 0x50 - 10)
  }

  @Test func greysGetCoolerOrWarmer() throws {
    let process = try colors(CIFilter.photoEffectProcess())
    let transfer = try colors(CIFilter.photoEffectTransfer())
    #expect(process[1].blue > process[1].red + 5 && transfer[1].red > transfer[1].blue + 5)
    let instant = try colors(CIFilter.photoEffectInstant())
    #expect(instant[1].red != instant[1].blue)
  }
}
