import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// What drawing programs ask of a touch: a finger is perpendicular, and nothing of it is estimated.
@MainActor
struct TouchEstimateTests {
  private final class Pad: UIViewController {
    var touch: UITouch?
    var updates = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      touch = touches.first
    }
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { updates += 1 }
  }

  @Test func aFingerHasNoEstimates() throws {
    let page = Pad()
    let simulator = Simulator(root: page)
    simulator.touchDown(at: CGPoint(x: 100, y: 300))
    let touch = try #require(page.touch)
    #expect(touch.altitudeAngle == .pi / 2 && touch.azimuthAngle(in: page.view) == 0)
    #expect(touch.azimuthUnitVector(in: nil) == CGVector(dx: 1, dy: 0))
    #expect(touch.estimatedProperties.isEmpty && touch.estimationUpdateIndex == nil)
    #expect(touch.estimatedPropertiesExpectingUpdates.isEmpty)
    simulator.touchUp(at: CGPoint(x: 100, y: 300))
  }

  @Test func updatesOfEstimatesGoUpTheChain() {
    let page = Pad()
    let simulator = Simulator(root: page)
    page.view.touchesEstimatedPropertiesUpdated([])
    #expect(page.updates == 1)
    simulator.settle()
  }
}
