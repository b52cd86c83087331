import Platform
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

@testable import Catalogue
@testable import PlaygroundApp

@MainActor
struct BenchWindowTests {
  private nonisolated static let stageSize = CGSize(width: 320, height: 568)

  private func measure(
    _ demo: Demo, windowSize: CGSize = stageSize, closingAfter limit: TimeInterval? = nil
  ) throws -> (bench: WindowBench, platform: OffscreenPlatform) {
    let platform = OffscreenPlatform()
    let stage = try UIApplication.launch(
      PlaygroundDelegate(DemoStage(demo)), on: platform,
      window: WindowConfiguration(title: "Test", size: windowSize))
    stage.setDevice(size: Self.stageSize)
    let bench = WindowBench(demo, stage: stage) { platform.stop() }
    if let limit { platform.schedule(.closeRequested, at: limit) }
    platform.run(bench)
    return (bench, platform)
  }

  /// Also where the window is larger than the stage, which then is enlarged to fit it.
  @Test(arguments: [stageSize, CGSize(width: 486, height: 863), CGSize(width: 800, height: 600)])
  func itPresentsAndDismissesOnceAndStops(windowSize: CGSize) throws {
    let (bench, platform) = try measure(.modalBounce, windowSize: windowSize)
    let report = try bench.report()
    #expect(report.demo == "modal-bounce")
    #expect(report.size == CGSize(width: 320, height: 568))
    #expect(report.bytesAfterFirstFrame > 0)
    #expect(report.bytesAfterCycle > 0)
    #expect(report.secondsToFirstFrame > 0)
    // 0.8 s there and 0.4 s back.
    #expect(platform.hostTime > 1.2)
    #expect(platform.hostTime < 2)
    #expect(UIApplication.shared.keyWindow?.rootViewController?.presentedViewController == nil)
  }

  @Test func aScriptsPointsAreThoseOfTheStageAlsoInALargerWindow() throws {
    let (platform, demoStage) = (OffscreenPlatform(), DemoStage(.modalBounce))
    let stage = try UIApplication.launch(
      PlaygroundDelegate(demoStage), on: platform,
      window: WindowConfiguration(title: "Test", size: CGSize(width: 700, height: 900)))
    stage.setDevice(size: Self.stageSize)
    let tap = InputTap(stage: stage, demoStage: demoStage)
    // “Click me” is 160 points from the left and 230 from the top.
    let button = CGPoint(x: 160, y: 230)
    let script = InputScript(events: [
      .init(time: 0, action: .down(button, finger: 0)),
      .init(time: 0.05, action: .up(button, finger: 0)), .init(time: 0.2, action: .end),
    ])
    tap.play(script) { platform.stop() }
    platform.run(tap)
    #expect(UIApplication.shared.keyWindow?.rootViewController?.presentedViewController != nil)
  }

  @Test func aWindowThatIsClosedMeanwhileIsAnError() throws {
    let (bench, _) = try measure(.modalBounce, closingAfter: 0.5)
    #expect(throws: CommandError.self) { try bench.report() }
  }

  @Test func theReportIsATableOrJSON() throws {
    let report = WindowReport(
      demo: "modal-bounce", size: CGSize(width: 390, height: 844), scale: 2,
      secondsToFirstFrame: 0.0874, bytesAfterFirstFrame: 41_943_040, bytesAfterCycle: 47_185_920)
    #expect(report.table.contains("87"))
    #expect(report.table.contains("40.0"))
    #expect(report.table.contains("45.0"))
    let json = try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any]
    #expect(json?["firstFrameMilliseconds"] as? Double == 87.4)
    #expect(json?["residentBytesAfterFirstFrame"] as? Int == 41_943_040)
    #expect(json?["residentBytes"] as? Int == 47_185_920)
  }

  @Test func whatTheFirstFrameNeedsNotComesAfterItAndOnce() {
    final class Silent: PlatformDelegate {
      var frames = 0
      func receive(_ event: PlatformEvent) {}
      func drawFrame(at hostTime: TimeInterval) { frames += 1 }
    }
    let inner = Silent()
    var framesBefore: [Int] = []
    let late = AfterFirstFrame(inner) { framesBefore.append(inner.frames) }
    for _ in 0..<3 { late.drawFrame(at: 0) }
    #expect(framesBefore == [1])
    #expect(inner.frames == 3)
  }

  @Test func theProcessKnowsItsAge() throws {
    let age = try #require(ProcessMeter.age)
    #expect(age > 0)
    #expect(try #require(ProcessMeter.age) >= age)
    // A program may be called anything.
    let stat = "7 (a ) b) S 1 1 1 0 -1 4 0 0 0 0 1 2 0 0 20 0 1 0 684116 3133440 420"
    #expect(ProcessMeter.startTicks(inStat: stat) == 684_116)
    #expect(ProcessMeter.startTicks(inStat: "7 (short) S 1") == nil)
    #expect(ProcessMeter.startTicks(inStat: "") == nil)
  }
}
