import CoreGraphics
import Testing

@testable import Platform

struct DisplayScaleTests {
  @Test(arguments: [
    ("Xft.dpi:\t192\n", 2.0), ("Xft.dpi: 96", 1.0),
    ("*color: red\nXft.dpi:120\nXft.hinting: 1", 1.25),
    ("Xft.dpi: 96\nXft.dpi: 144", 1.5), ("Xft.dpi: 1e9", 16.0), ("  Xft.dpi :\t 168 ", 1.75),
  ])
  func resourcesNameTheScale(resources: String, scale: Double) {
    #expect(DisplayScale.scale(fromResources: resources) == CGFloat(scale))
  }

  /// Windows of all widths on one display have one scale, though their pixels are rounded.
  @Test(arguments: [1, 1.25, 1.5, 1.75, 2, 7.0 / 6] as [CGFloat])
  func aWindowsWidthDoesNotChangeTheScale(scale: CGFloat) {
    for units in stride(from: CGFloat(320), through: 1000, by: 1) {
      let pixels = (units * scale).rounded()
      #expect(DisplayScale.rounded(pixels / units) == scale, "\(units) units")
    }
  }

  @Test(arguments: [
    "", "Xft.dpi", "Xft.dpi:", "Xft.dpi: big", "Xft.dpi: 0", "Xft.dpi: -96", "Xft.dpi: nan",
    "! Xft.dpi: 192", "myXft.dpi: 192",
  ])
  func resourcesThatSayNothingSensibleNameNone(resources: String) {
    #expect(DisplayScale.scale(fromResources: resources) == nil)
  }
}
