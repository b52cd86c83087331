import CoreGraphics
import Testing

import Platform

@MainActor struct OffscreenPlatformTests {
  private func key(_ name: String, at time: TimeInterval) -> PlatformEvent {
    .key(KeyEvent(isDown: true, key: name, time: time))
  }

  // MARK: Frame rate

  @Test func noFrameComesUnlessWanted() throws {
    let recorder = try Recorder()
    recorder.platform.advance(by: 100)
    #expect(recorder.entries.isEmpty)
    #expect(recorder.platform.hostTime == 100)
  }

  @Test func aWantedFrameComesOnceAndAtTheNextBeatOfTheDisplay() throws {
    let recorder = try Recorder()
    recorder.platform.advance(to: 0.12)
    recorder.window.requestFrame()
    recorder.window.requestFrame()
    #expect(recorder.entries.isEmpty)
    recorder.platform.advance(to: 0.19)
    #expect(recorder.entries.isEmpty)
    recorder.platform.advance(to: 5)
    #expect(recorder.entries == [.frame(0.2)])
  }

  @Test func aFrameWantedOnTheBeatIsDueNow() throws {
    let recorder = try Recorder()
    recorder.window.requestFrame()
    recorder.platform.advance(by: 0)
    #expect(recorder.entries == [.frame(0)])
  }

  @Test func aDelegateThatKeepsAskingGetsEveryFrameOnce() throws {
    let recorder = try Recorder(refreshRate: 60)
    recorder.onFrame = { [window = recorder.window] _ in window.requestFrame() }
    recorder.window.requestFrame()
    // Sixty steps do not add up to exactly a second.
    for _ in 0..<60 { recorder.platform.advance(by: 1.0 / 60) }
    #expect(recorder.frameTimes == (0...60).map { Double($0) / 60 })
  }

  @Test func aHiddenWindowGetsItsFrameWhenItCanBeSeenAgain() throws {
    let recorder = try Recorder()
    recorder.platform.send(.visibilityChanged(isVisible: false))
    recorder.window.requestFrame()
    recorder.platform.advance(to: 1)
    #expect(recorder.frameTimes.isEmpty)
    recorder.platform.send(.visibilityChanged(isVisible: true))
    recorder.platform.advance(to: 2)
    #expect(recorder.frameTimes == [1])
  }

  @Test func timeNeverRunsBackwards() throws {
    let recorder = try Recorder()
    recorder.platform.advance(to: 3)
    recorder.platform.advance(to: 1)
    recorder.platform.advance(to: .nan)
    #expect(recorder.platform.hostTime == 3)
  }

  @Test func movingOnToTheNextFrameMakesExactlyOne() throws {
    let recorder = try Recorder()
    #expect(!recorder.platform.advanceToNextFrame())
    recorder.onFrame = { [window = recorder.window] _ in window.requestFrame() }
    recorder.window.requestFrame()
    #expect(recorder.platform.advanceToNextFrame())
    #expect(recorder.platform.advanceToNextFrame())
    #expect(recorder.entries == [.frame(0), .frame(0.1)])
  }

  // MARK: Input

  @Test func inputThatArrivesBeforeAFrameIsInThatFrame() throws {
    let recorder = try Recorder()
    recorder.window.requestFrame()
    recorder.platform.schedule(key("B", at: 0), at: 0)
    recorder.platform.schedule(key("C", at: 0.05), at: 0.05)
    recorder.platform.schedule(key("A", at: -1), at: -1)
    recorder.platform.advance(to: 1)
    #expect(
      recorder.entries == [
        .event(key("A", at: -1)), .event(key("B", at: 0)), .frame(0), .event(key("C", at: 0.05)),
      ])
  }

  @Test func inputOfOneTimeKeepsItsOrder() throws {
    let recorder = try Recorder()
    for name in ["1", "2", "3"] { recorder.platform.schedule(key(name, at: 1), at: 1) }
    recorder.platform.advance(to: 1)
    #expect(recorder.entries == ["1", "2", "3"].map { .event(key($0, at: 1)) })
  }

  @Test func hostTimeIsThatOfTheInput() throws {
    let recorder = try Recorder()
    var times: [TimeInterval] = []
    recorder.onEvent = { [platform = recorder.platform] _ in times.append(platform.hostTime) }
    recorder.platform.schedule(.closeRequested, at: 0.33)
    recorder.platform.advance(to: 2)
    #expect(times == [0.33])
  }

  // MARK: Running by itself

  @Test func aRunEndsWhenNothingIsLeftToDo() throws {
    let recorder = try Recorder()
    recorder.onFrame = { [window = recorder.window] in if $0 < 3 { window.requestFrame() } }
    recorder.platform.schedule(.closeRequested, at: 0.5)
    recorder.window.requestFrame()
    recorder.platform.run(recorder)
    #expect(
      recorder.entries == [.frame(0), .frame(0.1), .frame(0.2), .event(.closeRequested)])
    #expect(recorder.platform.hostTime == 0.5)
  }

  @Test func stoppingEndsARunWithoutEnd() throws {
    let recorder = try Recorder()
    recorder.onFrame = { [window = recorder.window, platform = recorder.platform] in
      window.requestFrame()
      if $0 == 50 { platform.stop() }
    }
    recorder.window.requestFrame()
    recorder.platform.run(recorder)
    #expect(recorder.frameTimes.count == 50)
  }

  @Test func thereIsOneWindow() throws {
    let recorder = try Recorder()
    let configuration = WindowConfiguration(title: "", size: CGSize(width: 1, height: 1))
    #expect(throws: PlatformError.self) { try recorder.platform.openWindow(configuration) }
    recorder.window.requestFrame()
    recorder.window.close()
    recorder.platform.advance(to: 1)
    #expect(recorder.entries.isEmpty)
    _ = try recorder.platform.openWindow(configuration)
  }
}
