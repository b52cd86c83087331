import Catalogue
import CoreGraphics
import Foundation
import Platform
import Studio
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

/// Another device that is chosen in the middle of a session, and one that is turned.
@MainActor
struct ChosenDeviceTests {
  private func device(_ width: CGFloat) throws -> StageDevice {
    try #require(StageDevice.all.first { $0.size?.width == width })
  }

  @Test func whatIsSavedHasTheScreenThatTheTouchesWereOn() throws {
    let fixture = StudioFixture()
    let session = try #require(fixture.session)
    session.setDevice(try device(390))
    fixture.simulator.settle()
    #expect(session.scene.screen.bounds.size == CGSize(width: 390, height: 844))
    let button = try #require(fixture.center(ofStageButton: "Click me"))
    fixture.tapStage(button.x, button.y)
    let test = try #require(RecordedTest(session))
    #expect(test.script.events.first?.action == .resize(CGSize(width: 390, height: 844)))
    let simulator = Simulator(
      size: session.demo.stageSize, scale: 1, root: session.demo.makeRoot())
    simulator.play(try InputScript(text: test.script.text))
    #expect(simulator.window.bounds.width == 390)
    #expect(simulator.window.rootViewController?.presentedViewController != nil)
  }

  @Test func whatIsPlayedAgainGoesToThatScreenFirst() throws {
    let fixture = StudioFixture()
    let session = try #require(fixture.session)
    session.setDevice(try device(390))
    fixture.simulator.settle()
    let button = try #require(fixture.center(ofStageButton: "Click me"))
    fixture.tapStage(button.x, button.y)
    fixture.controller.restart()
    fixture.simulator.settle()
    let next = try #require(fixture.session)
    #expect(next !== session)
    #expect(next.scene.screen.bounds.size == CGSize(width: 390, height: 844))
    #expect(next.scene.keyWindow?.rootViewController?.presentedViewController != nil)
  }

  @Test func aScreenThatIsChosenAfterATransitionIsThereAgain() throws {
    let fixture = StudioFixture()
    fixture.tapStage(160, 230)
    try #require(fixture.session).setDevice(try device(1024))
    fixture.simulator.settle()
    fixture.controller.restart()
    fixture.simulator.settle()
    let session = try #require(fixture.session)
    #expect(session.sceneView.screenSize == CGSize(width: 1024, height: 768))
    #expect(session.scene.screen.bounds.size == CGSize(width: 1024, height: 768))
  }

  /// A device that is turned lies where it stood.
  @Test func aPictureHasTheSizeThatTheScreenHadThen() throws {
    let fixture = StudioFixture(demo: "orientation")
    let session = try #require(fixture.session)
    session.receive(.turned(to: .landscapeRight))
    fixture.simulator.settle()
    let clip = try #require(fixture.controller.clip)
    let range = try #require(session.recording.range)
    let first = try #require(session.recording.index(at: range.lowerBound))
    let points = session.recording.frame(at: first).size
    let upright = CGSize(
      width: (points.width * clip.scale).rounded(), height: (points.height * clip.scale).rounded())
    let start = try #require(clip.image(at: range.lowerBound))
    let end = try #require(clip.image(at: range.upperBound))
    #expect(CGFloat(end.width) == upright.height && CGFloat(end.height) == upright.width)
    #expect(CGFloat(start.width) == upright.width && CGFloat(start.height) == upright.height)
    for time in [range.lowerBound, range.upperBound] {
      let framed = try #require(clip.framedImage(at: time))
      #expect(framed.width == framed.height && CGFloat(framed.width) == upright.height)
    }
  }
}
