import CoreGraphics
import Studio
import Testing
import UIKit
import UIKitSimulator
import UIKitSnapshotTesting
import UIKitTestSupport

/// Reference pictures of the studio.
@MainActor
@Suite struct StudioPictureTests {
  @Test func lookingBackAtTheMiddleOfATransition() throws {
    let fixture = StudioFixture()
    fixture.tapStage(160, 230)
    let session = try #require(fixture.session)
    let transition = try #require(session.recording.transitions.first)
    session.seek(to: transition.lowerBound + 0.2)
    fixture.simulator.settle()
    assertSnapshot(of: fixture.simulator, as: .image, named: "looking back")
    fixture.controller.perform(.panel(.curves))
    fixture.simulator.settle()
    assertSnapshot(of: fixture.simulator, as: .image, named: "curves")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func whatFramesTake(_ style: UIUserInterfaceStyle) throws {
    let fixture = StudioFixture(style: style)
    fixture.controller.perform(.panel(.frames))
    fixture.controller.marksDamage = true
    fixture.simulator.tap(at: fixture.point(160, 230))
    fixture.simulator.advance(by: 0.3)
    assertSnapshot(
      of: fixture.simulator, as: .image, named: style == .dark ? "frames dark" : "frames")
  }

  @Test func allKeys() {
    let fixture = StudioFixture(size: CGSize(width: 900, height: 600))
    fixture.controller.perform(.keys)
    fixture.simulator.settle()
    assertSnapshot(of: fixture.simulator, as: .image, named: "keys")
  }

  @Test func aDarkNarrowWindow() {
    let fixture = StudioFixture(
      demo: "nav-default", size: CGSize(width: 900, height: 600), style: .dark)
    assertSnapshot(of: fixture.simulator, as: .image, named: "dark")
  }
}
