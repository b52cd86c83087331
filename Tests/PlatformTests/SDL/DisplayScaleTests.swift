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

  @Test(arguments: [
    "", "Xft.dpi", "Xft.dpi:", "Xft.dpi: big", "Xft.dpi: 0", "Xft.dpi: -96", "Xft.dpi: nan",
    "! Xft.dpi: 192", "myXft.dpi: 192",
  ])
  func resourcesThatSayNothingSensibleNameNone(resources: String) {
    #expect(DisplayScale.scale(fromResources: resources) == nil)
  }
}
