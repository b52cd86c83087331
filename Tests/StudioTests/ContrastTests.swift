import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

@testable import Studio

/// Text is legible in both themes: WCAG 2.1 asks for a contrast of 4.5 to 1 (level AA).
@MainActor
struct ContrastTests {
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func allTextHasTheContrastOfLevelAA(style: UIUserInterfaceStyle) {
    let pairs: [(text: UIColor, ground: UIColor)] = [
      (StudioStyle.ink, StudioStyle.panel), (StudioStyle.ink, StudioStyle.canvas),
      (StudioStyle.ink, StudioStyle.selection), (StudioStyle.secondaryInk, StudioStyle.panel),
      (StudioStyle.secondaryInk, StudioStyle.canvas),
      (StudioStyle.secondaryInk, StudioStyle.selection),
      (StudioStyle.secondaryInk, StudioStyle.field), (StudioStyle.accent, StudioStyle.panel),
      (StudioStyle.accent, StudioStyle.canvas), (StudioStyle.panel, StudioStyle.accent),
      (StudioStyle.warning, StudioStyle.panel), (StudioStyle.warning, StudioStyle.selection),
      (StudioStyle.warning, StudioStyle.field), (StudioStyle.ink, StudioStyle.field),
    ]
    let traits = UITraitCollection(userInterfaceStyle: style)
    for (index, pair) in pairs.enumerated() {
      let ratio = Self.contrast(
        pair.text.resolvedColor(with: traits), pair.ground.resolvedColor(with: traits))
      #expect(ratio >= 4.5, "pair \(index): \(ratio)")
    }
  }

  /// (L1 + 0.05) / (L2 + 0.05) of the relative luminances.
  private static func contrast(_ a: UIColor, _ b: UIColor) -> CGFloat {
    let (x, y) = (luminance(a), luminance(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }

  private static func luminance(_ color: UIColor) -> CGFloat {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    func linear(_ part: CGFloat) -> CGFloat {
      part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
