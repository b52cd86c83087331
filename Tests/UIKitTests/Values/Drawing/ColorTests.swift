import CoreGraphics
import Testing

import UIKit

struct ColorTests {
  @Test func componentsComeBack() {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
    #expect(!color.getWhite(nil, alpha: nil))
    #expect(UIColor.darkGray.getWhite(&red, alpha: &alpha) && abs(red - 1 / 3) < 1e-9)
  }

  /// Display P3's corners in sRGB, as the CSS Color Module converts them: of `color(display-p3 1 0
  /// 0)`, `color(display-p3 0 1 0)` and `color(display-p3 0 0 1)`. Grey is the same in both.
  @Test(
    arguments: [
      ([1, 0, 0], [1.0930, -0.2267, -0.1501]), ([0, 1, 0], [-0.5116, 1.0183, -0.3107]),
      ([0, 0, 1], [0, 0, 1.0420]), ([0.5, 0.5, 0.5], [0.5, 0.5, 0.5]),
    ] as [([Double], [Double])])
  func displayP3IsConverted(p3: [Double], srgb: [Double]) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(displayP3Red: p3[0], green: p3[1], blue: p3[2], alpha: 0.25)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(abs(red - srgb[0]) < 2e-4 && abs(green - srgb[1]) < 2e-4)
    #expect(abs(blue - srgb[2]) < 2e-4 && alpha == 0.25)
  }

  @Test(arguments: [(1.0, 0.8, 0.4), (0.8, 1.0, 0.4), (0.4, 0.8, 1.0), (0.5, 0.5, 0.5)])
  func hueSaturationAndBrightnessAreTheSameColour(red: Double, green: Double, blue: Double) {
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor(red: red, green: green, blue: blue, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    let back = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1).rgba
    #expect(abs(back.red - red) < 1e-9 && abs(back.green - green) < 1e-9)
    #expect(abs(back.blue - blue) < 1e-9)
  }

  @Test func aDynamicColourFollowsItsEnvironment() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(UIColor.label.resolvedColor(with: light).rgba == .black)
    #expect(UIColor.label.resolvedColor(with: dark).rgba == .white)
    dark.performAsCurrent { #expect(UIColor.systemBackground.rgba == .black) }
    light.performAsCurrent { #expect(UIColor.systemBackground.rgba == .white) }
    let faint = UIColor.label.withAlphaComponent(0.5)
    #expect(faint.isDynamic && faint.resolvedColor(with: dark).rgba.alpha == 0.5)
  }

  @Test func aProviderThatNeverEndsGivesClear() {
    final class Box: @unchecked Sendable { var color: UIColor? }
    let box = Box()
    let endless = UIColor { _ in box.color ?? .red }
    box.color = UIColor { _ in endless }
    #expect(endless.resolvedColor(with: .current).rgba.alpha == 0)
  }

  @Test func equalColoursHashAlike() {
    let one = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(one == UIColor.red && one.hash == UIColor.red.hash)
    #expect(UIColor.label == UIColor.label && UIColor.label != UIColor.black)
    #expect(Set([UIColor.systemBlue, .systemBlue, .systemRed]).count == 2)
  }

  @Test func numbersThatAreNoneAreHarmless() {
    let color = UIColor(red: .nan, green: .infinity, blue: -3, alpha: 2)
    #expect(color.rgba == RGBA(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(UIColor(hue: .nan, saturation: .infinity, brightness: 1, alpha: 1).rgba == .white)
  }

  @Test func coloursOfCoreImageAreConverted() {
    let color = CIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(UIColor(ciColor: color) == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    #expect(UIColor(ciColor: color).ciColor == color)
    #expect(
      CIColor(color: UIColor(white: 0.5, alpha: 1)) == CIColor(red: 0.5, green: 0.5, blue: 0.5))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    dark.performAsCurrent { #expect(CIColor(color: .label) == .white) }
  }

  @Test func aColorIsKeptInAnArchive() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
  }
}
