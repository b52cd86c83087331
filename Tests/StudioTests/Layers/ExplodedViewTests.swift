import CoreGraphics
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

@testable import Studio

/// The layers as sheets, in the place of the device.
@MainActor
struct ExplodedViewTests {
  private func fixture() -> StudioFixture {
    StudioFixture(demo: "nav-default", size: CGSize(width: 900, height: 600))
  }

  private func explode(_ fixture: StudioFixture) {
    fixture.controller.perform(.explode)
    fixture.simulator.settle()
  }

  /// The stage is from 248 to 900. Its header, which ends at 72, has the shadow of a high device.
  @Test func theDeviceHasNoShadowBehindTheSheets() throws {
    let fixture = fixture()
    func colors() throws -> [UInt32] {
      let window = try #require(fixture.simulator.snapshot())
      return [260, 574].map { window.pixel(x: $0, y: 70) }
    }
    let device = try colors()
    try #require(device[0] != device[1])
    explode(fixture)
    #expect(try colors() == [device[0], device[0]])
    explode(fixture)
    #expect(try colors() == device)
  }

  /// It has the colours of the sliders in the inspector.
  @Test func theSliderHasTheStudiosColors() throws {
    let fixture = fixture()
    explode(fixture)
    let view = try #require(fixture.views(of: ExplodedView.self).first)
    let slider = try #require(view.subviews.compactMap { $0 as? UISlider }.first)
    #expect(slider.minimumTrackTintColor == StudioStyle.accent)
    #expect(slider.maximumTrackTintColor == StudioStyle.hairline)
  }
}
