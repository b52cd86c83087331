import Catalogue
import CoreGraphics
import Platform
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

@testable import Studio
@testable import PlaygroundApp

/// The stage at its own size, in a window that is too small for it.
@MainActor
struct StageActualSizeTests {
  /// The stage is from 248 to 900, and from 72 below the title to 488. A screen of 320 × 568 points
  /// begins at 80, 8 points below the title for its bezel, and has room down to 456.
  private func fixture(scale: CGFloat = 1) -> StudioFixture {
    let fixture = StudioFixture(size: CGSize(width: 900, height: 600), scale: scale)
    fixture.controller.perform(.actualSize)
    fixture.simulator.settle()
    return fixture
  }

  /// The middle of the device in a stage of 652 points.
  private static let left: CGFloat = 248 + (652 - 320) / 2

  /// Where the screen is in the window, in points, to the thousandth.
  private func device(_ fixture: StudioFixture) -> CGRect {
    guard let view = fixture.session?.sceneView else { return .null }
    let frame = view.convert(view.bounds, to: nil)
    func rounded(_ length: CGFloat) -> CGFloat { (length * 1000).rounded() / 1000 }
    return CGRect(
      x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width),
      height: rounded(frame.height))
  }

  @Test(arguments: [1, 1.25, 1.5, 2] as [CGFloat], [false, true])
  func thePixelsAreTheStagesOwn(scale: CGFloat, isPanned: Bool) throws {
    let fixture = fixture(scale: scale)
    let session = try #require(fixture.session)
    if isPanned {
      fixture.simulator.scroll(by: CGVector(dx: 0, dy: -150), at: CGPoint(x: 300, y: 300))
      fixture.simulator.settle()
    }
    let device = device(fixture)
    #expect(abs(device.minY - (isPanned ? 80 - 150 : 80)) <= 0.501 / scale)
    #expect(session.scene.screen.scale == scale)
    let time = try #require(session.playhead.shownTime(in: session.recording))
    let own = try #require(fixture.controller.clip?.image(at: time))
    let window = try #require(fixture.simulator.snapshot())
    #expect(own.width == Int(320 * scale) && own.height == Int(568 * scale))
    let (x, y) = (Int((device.minX * scale).rounded()), Int((device.minY * scale).rounded()))
    let rows = max(y, Int(72 * scale))..<min(y + own.height, Int(488 * scale))
    var (compared, differing) = (0, 0)
    for row in rows {
      for column in 0..<own.width {
        compared += 1
        if window.pixel(x: x + column, y: row) != own.pixel(x: column, y: row - y) {
          differing += 1
        }
      }
    }
    #expect(differing == 0)
    // 408 or 416 points are in sight, and not one colour.
    #expect(compared >= Int(320 * scale) * Int(400 * scale))
    #expect(Set(stride(from: 0, to: own.height, by: 4).map { own.pixel(x: 99, y: $0) }).count > 1)
  }

  @Test func fittedItIsSmallerAndNothingCanBePanned() {
    let fixture = fixture()
    #expect(device(fixture) == CGRect(x: Self.left, y: 80, width: 320, height: 568))
    fixture.simulator.press("Z")
    fixture.controller.perform(.actualSize)
    fixture.simulator.settle()
    // 376 points are free. 371 of 568 points are 209.01 of 320: nearly whole ones.
    let fitted = device(fixture)
    #expect(fitted.height == 371 && abs(fitted.width - 209) < 0.05)
    fixture.simulator.scroll(by: CGVector(dx: 0, dy: -150), at: CGPoint(x: 300, y: 300))
    fixture.simulator.settle()
    #expect(device(fixture) == fitted)
  }

  @Test func theWheelBesideTheScreenPansAndOverItBelongsToTheDemo() throws {
    let fixture = fixture()
    fixture.simulator.scroll(by: CGVector(dx: 0, dy: -100), at: CGPoint(x: 300, y: 300))
    fixture.simulator.settle()
    #expect(device(fixture).minY == -20)
    // 568 points have room in 376: the end is 192 points away.
    fixture.simulator.scroll(by: CGVector(dx: 0, dy: -500), at: CGPoint(x: 300, y: 300))
    fixture.simulator.settle()
    #expect(device(fixture).minY == -112)
    var received = 0
    let session = try #require(fixture.session)
    let former = session.sceneView.onInput
    session.sceneView.onInput = { event in
      if case .scroll = event { received += 1 }
      former?(event)
    }
    fixture.simulator.scroll(by: CGVector(dx: 0, dy: 100), at: CGPoint(x: 570, y: 300))
    fixture.simulator.settle()
    #expect(device(fixture).minY == -112 && received == 1)
  }

  @Test func touchesReachTheirPlaceWhileItIsPanned() throws {
    let fixture = fixture()
    let session = try #require(fixture.session)
    fixture.simulator.scroll(by: CGVector(dx: 0, dy: -120), at: CGPoint(x: 300, y: 300))
    fixture.simulator.settle()
    // “Click me” is 230 points below the upper edge of the screen.
    fixture.simulator.touchDown(at: CGPoint(x: Self.left + 160, y: 80 - 120 + 230))
    fixture.simulator.advance(by: 0.1)
    #expect(session.recorder.touches == [CGPoint(x: 160, y: 230)])
    fixture.simulator.touchUp(at: CGPoint(x: Self.left + 160, y: 80 - 120 + 230))
    fixture.simulator.settle()
    #expect(session.recording.transitions.count == 1)
    // What is behind the title is not touched.
    let events = session.recording.events.count
    fixture.simulator.tap(at: CGPoint(x: Self.left + 160, y: 66))
    fixture.simulator.settle()
    #expect(session.recording.events.count == events)
  }

  @Test func theScrollBarsMoveALargeDevice() throws {
    let fixture = fixture()
    let session = try #require(fixture.session)
    session.setDevice(StageDevice(title: "", size: CGSize(width: 1024, height: 768)))
    fixture.simulator.settle()
    // The room is 652 - 64 by 376 points; it begins 32 points from the stage's edge.
    #expect(device(fixture).origin == CGPoint(x: 280, y: 80))
    let bars = fixture.views(of: StageScrollBar.self)
    #expect(bars.count == 2)
    fixture.simulator.drag(from: CGPoint(x: 894, y: 80), to: CGPoint(x: 894, y: 480))
    fixture.simulator.touchUp(at: CGPoint(x: 894, y: 480))
    fixture.simulator.drag(from: CGPoint(x: 260, y: 482), to: CGPoint(x: 890, y: 482))
    fixture.simulator.touchUp(at: CGPoint(x: 890, y: 482))
    fixture.simulator.settle()
    #expect(
      device(fixture).origin == CGPoint(x: 280 - (1024 - 588), y: 80 - (768 - 376)))
    #expect(session.recorder.touches.isEmpty)
  }

  @Test func arrowsMoveItWhileTheStageHasTheFocus() {
    let fixture = fixture()
    fixture.controller.stage.leave()
    fixture.simulator.settle()
    for key in ["Down", "Down", "Up"] { fixture.simulator.press(key) }
    fixture.simulator.settle()
    #expect(device(fixture).minY == 40)
  }

  @Test func itIsSwitchedByAKeyAndAButtonAndRemembered() throws {
    let fixture = StudioFixture(size: CGSize(width: 900, height: 600))
    let tap = StudioTap(stage: fixture.simulator.stage, controller: fixture.controller)
    fixture.simulator.platform.attach(tap)
    fixture.simulator.press("Z")
    fixture.simulator.settle()
    #expect(fixture.controller.showsActualSize && device(fixture).width == 320)
    fixture.press("1:1")
    #expect(!fixture.controller.showsActualSize && abs(device(fixture).width - 209) < 0.05)
    fixture.press("1:1")
    let data = try JSONEncoder().encode(fixture.controller.settings)
    let other = StudioFixture(size: CGSize(width: 900, height: 600))
    other.controller.settings = try JSONDecoder().decode(StudioSettings.self, from: data)
    other.simulator.settle()
    #expect(device(other).width == 320)
    // What an earlier version wrote does not name it.
    let old = try JSONDecoder().decode(StudioSettings.self, from: Data("{}".utf8))
    #expect(!old.showsActualSize)
  }

  @Test func aPlacementOfAnySizeIsPossible() {
    let sizes = [CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 1e9, height: 3)]
    for screen in sizes {
      for size in sizes {
        for isActualSize in [false, true] {
          let placement = StagePlacement(
            of: screen, in: size, isActualSize: isActualSize,
            pan: CGPoint(x: CGFloat.nan, y: .infinity), scale: 0)
          guard let placement else { continue }
          #expect(placement.device.origin.x.isFinite && placement.device.origin.y.isFinite)
          #expect(placement.pan == .zero)
        }
      }
    }
  }
}
