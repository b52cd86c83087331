import CoreGraphics
import Studio
import Testing
import UIKit
import UIKitSimulator
import UIKitSnapshotTesting
import UIKitTestSupport

/// Reference pictures of the layers.
@MainActor
struct LayerPictureTests {
  /// In the middle of the presentation, with the modal chosen.
  private func fixture(
    size: CGSize = CGSize(width: 1280, height: 832), style: UIUserInterfaceStyle = .light
  ) throws -> StudioFixture {
    let fixture = StudioFixture(size: size, style: style)
    fixture.controller.perform(.panel(.layers))
    fixture.tapStage(160, 230)
    let session = try #require(fixture.session)
    let transition = try #require(session.recording.transitions.first)
    session.seek(to: transition.lowerBound + 0.1)
    let plan = try #require(session.layerPlan)
    session.layers.chosen = plan.entries.first { $0.record.identity.title == "Modal" }?.number
    fixture.simulator.settle()
    return fixture
  }

  @Test func lookingBackAtALayer() throws {
    assertSnapshot(of: try fixture().simulator, as: .image, named: "panel")
  }

  @Test func aSmallDarkWindow() throws {
    let fixture = try fixture(size: CGSize(width: 1100, height: 600), style: .dark)
    assertSnapshot(of: fixture.simulator, as: .image, named: "dark")
  }

  @Test func explodedInTheMiddleOfATransition() throws {
    let fixture = try fixture()
    fixture.controller.perform(.explode)
    fixture.simulator.settle()
    assertSnapshot(of: fixture.simulator, as: .image, named: "exploded")
  }
}
