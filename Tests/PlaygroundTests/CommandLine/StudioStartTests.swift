import CoreGraphics
import Platform
import Testing
import UIKit
import UIKitTestSupport

@testable import Catalogue
@testable import PlaygroundApp

/// How the start of the studio is measured.
@MainActor
struct StudioStartTests {
  @MainActor
  private final class Window {
    let platform = OffscreenPlatform()
    let stage: Stage
    let bench: StudioStartBench
    private let calls = Calls()

    @MainActor
    private final class Calls {
      var waiting: [@MainActor () -> Void] = []
    }

    init(closingAfter limit: TimeInterval? = nil) throws {
      stage = try UIApplication.launch(
        PlaygroundDelegate(DemoStage(.modalBounce)), on: platform,
        window: WindowConfiguration(title: "Test", size: CGSize(width: 320, height: 568)))
      bench = StudioStartBench(
        stage: stage, later: LaterCalls { [calls] in calls.waiting.append($1) })
      if let limit { platform.schedule(.closeRequested, at: limit) }
      platform.run(bench)
    }

    /// Lets one of the bench's spans of time pass.
    func wait() {
      let due = calls.waiting
      calls.waiting = []
      for call in due { call() }
    }

    func drawFrame() {
      stage.window.requestFrame()
      platform.advanceToNextFrame()
    }
  }

  @Test func aWindowThatIsClosedMeanwhileHasNoReport() throws {
    let window = try Window(closingAfter: 0.1)
    #expect(window.bench.report == nil)
    window.wait()
    #expect(window.bench.report == nil)
  }

  @Test func theReportIsThatOfTheWholeTime() throws {
    let window = try Window()
    window.drawFrame()
    window.wait()
    for _ in 0..<3 { window.drawFrame() }
    #expect(window.bench.report == nil && !window.platform.isStopped)
    window.wait()
    let report = try #require(window.bench.report)
    #expect(report.idleFrames == 3)
    #expect(report.secondsToFirstFrame > 0 && report.bytesAfterFirstFrame > 0)
    #expect(window.platform.isStopped, "it closes the window")
  }
}
