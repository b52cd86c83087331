import CoreGraphics
import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

@testable import Studio

/// The rings of rows and of buttons are one.
@MainActor
struct StudioFocusRingTests {
  /// The rings of the first views of each class that Tab reaches: a ring is the last layer with a
  /// line of 2 points.
  private func rings(in fixture: StudioFixture) -> [String: CALayer] {
    var rings: [String: CALayer] = [:]
    for _ in 0..<40 {
      fixture.simulator.press("Tab")
      fixture.simulator.settle()
      guard let view = UIApplication.shared.focusedView else { continue }
      let name = String(describing: type(of: view))
      rings[name] = rings[name] ?? view.layer.sublayers?.last { $0.borderWidth == 2 }
    }
    return rings
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func allRingsHaveOneColour(style: UIUserInterfaceStyle) throws {
    let rings = rings(in: StudioFixture(style: style))
    let traits = UITraitCollection(userInterfaceStyle: style)
    let accent = StudioStyle.accent.resolvedColor(with: traits).cgColor
    #expect(rings.count > 4)
    for (name, ring) in rings {
      #expect(ring.borderColor?.components == accent.components, "\(name)")
    }
  }

  /// 8 points in from the sides, 2 from the row's edges, with corners of 8 points; a button's
  /// ring has the same corners.
  @Test func aRowAndAButtonHaveRingsOfOneShape() throws {
    let fixture = StudioFixture()
    let rings = rings(in: fixture)
    let row = try #require(rings["DemoCell"])
    #expect(row.frame == CGRect(x: 8, y: 2, width: 232, height: 60) && row.cornerRadius == 8)
    #expect(rings["UIButton"]?.cornerRadius == 8)
  }
}
