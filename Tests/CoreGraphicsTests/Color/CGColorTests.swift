import CoreGraphics
import Testing

struct CGColorTests {
  @Test func coloursOfEqualComponentsAreEqual() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(red == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(red != red.copy(alpha: 1))
    #expect(Set([red, CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)]).count == 1)
    #expect(CGColor.white != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  @Test func aGreyHasTwoComponentsAndIsDrawnAsThree() {
    let grey = CGColor(gray: 0.25, alpha: 0.5)
    #expect(grey.components == [0.25, 0.5])
    #expect(grey.numberOfComponents == 2)
    #expect(grey.alpha == 0.5)
    #expect(grey.rgba == RGBA(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5))
  }

  @Test func componentsOutsideTheRangeAreKeptButDrawnWithinIt() {
    let bright = CGColor(red: 1.5, green: -1, blue: .nan, alpha: 1)
    #expect(bright.components == [1.5, -1, 0, 1])
    #expect(bright.rgba == RGBA(red: 1, green: 0, blue: 0))
  }

  @Test func aWrongNumberOfComponentsMakesNoColour() {
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 1]) == nil)
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [1, 1])?.alpha == 1)
    #expect(CGColorSpace(name: "no such space") == nil)
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents == 3)
  }

  @Test func aPixelIsPremultiplied() {
    #expect(RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.5).premultipliedPixel == 0x8080_4000)
    #expect(CGColor.clear.rgba.premultipliedPixel == 0)
  }

  @Test func aGradientSpreadsColoursEvenlyWithoutLocations() {
    let colors: [CGColor] = [.black, .white, .black]
    let even = CGGradient(colorsSpace: nil, colors: colors, locations: nil)
    #expect(even?.stops.map(\.location) == [0, 0.5, 1])
    let placed = CGGradient(colorsSpace: nil, colors: colors, locations: [1, 0, 0.25])
    #expect(placed?.stops.map(\.location) == [0, 0.25, 1])
    #expect(placed?.stops.first?.color == .white)
  }

  @Test func aGradientTakesColoursThatAreCastToAppleArrays() {
    let black = CGColor.black
    let colors = [black, CGColor.white] as CFArray
    let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1])
    #expect(gradient?.stops.map(\.location) == [0, 1])
    #expect(gradient?.stops.last?.color == .white)
    let mixed = [black, "white"] as CFArray
    #expect(CGGradient(colorsSpace: nil, colors: mixed, locations: nil) == nil)
  }

  @Test func aGradientNeedsColoursAndAPlaceForEach() {
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [.black, .white], locations: [0]) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [.black], locations: [.nan]) == nil)
  }
}
