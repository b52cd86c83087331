import CoreGraphics
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

@testable import Studio

/// Every button says what it does, and by which key.
@MainActor
struct StudioToolTipTests {
  private func controls(below view: UIView) -> [UIControl] {
    guard !view.isHidden else { return [] }
    if let control = view as? UIControl { return [control] }
    return view.subviews.filter { !($0 is UITableView) }.flatMap(controls)
  }

  /// The text at a point of the studio; nil for none.
  private func toolTip(at point: CGPoint, in fixture: StudioFixture) -> String? {
    fixture.simulator.platform.send(.pointerExited(time: fixture.simulator.time))
    fixture.simulator.hover(at: point)
    fixture.simulator.advance(by: 0.7)
    return fixture.simulator.stage.scene.shownToolTip?.text
  }

  @Test func everyControlHasOne() throws {
    let fixture = StudioFixture()
    fixture.tapStage(160, 230)
    for panel in InspectorTab.allCases {
      fixture.controller.perform(.panel(panel))
      fixture.simulator.settle()
      let found = controls(below: fixture.controller.view)
      #expect(found.count >= 9)
      for control in found {
        let frame = control.convert(control.bounds, to: nil)
        let text = toolTip(at: CGPoint(x: frame.midX, y: frame.midY), in: fixture)
        #expect(text?.isEmpty == false, "\(control)")
      }
    }
  }

  @Test func theyNameTheKey() {
    let fixture = StudioFixture()
    // The play button is the third of 40 points each, which begin 16 points from the left.
    let y = fixture.controller.view.bounds.height - StudioMeasures.timelineHeight + 26
    let texts = (0..<5).map { toolTip(at: CGPoint(x: 34 + CGFloat($0) * 40, y: y), in: fixture) }
    #expect(
      texts == [
        "To the transition before ([ or Alt Page ↑)", "One frame back (, or Alt ←)",
        "Play or pause (Space)", "One frame forth (. or Alt →)",
        "To the next transition (] or Alt Page ↓)",
      ])
  }

  @Test func theStagesRecordingHasNone() throws {
    let fixture = StudioFixture()
    let session = try #require(fixture.session)
    let (count, shown) = (session.recording.frameCount, session.shownFrame?.content)
    #expect(
      toolTip(at: CGPoint(x: 114, y: fixture.controller.view.bounds.height - 86), in: fixture)
        != nil)
    #expect(session.recording.frameCount == count && session.shownFrame?.content === shown)
    #expect(session.scene.shownToolTip == nil)
  }
}
