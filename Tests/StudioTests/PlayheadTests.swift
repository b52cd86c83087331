import Compositor
import CoreGraphics
import Studio
import Testing
import UIKit

/// Where the playhead goes in a recording of frames at 0, 0.25, 0.5, 0.75 and 1 second with a
/// transition from 0.25 to 0.75.
struct PlayheadTests {
  private let recording: Recording = {
    var recording = Recording()
    for quarter in 0...4 {
      recording.append(
        RecordedFrame(
          time: Double(quarter) / 4, content: GroupContent(nodes: []), size: .zero,
          background: .black,
          progress: (1...2).contains(quarter)
            ? TransitionTrace.Progress(percentComplete: 0.5, isInteractive: false) : nil))
    }
    return recording
  }()

  @Test func onlyThePresentLetsTheStagesTimePass() {
    var playhead = Playhead()
    #expect(playhead.timeScale == 1)
    playhead.speed = 0.25
    #expect(playhead.timeScale == 0.25)
    playhead.seek(to: 0.5, in: recording)
    #expect(playhead.timeScale == 0 && playhead.place == .recorded(0.5))
    playhead.goLive()
    #expect(playhead.timeScale == 0.25 && playhead.isLive && playhead.isPlaying)
    playhead.togglePlaying()
    #expect(playhead.timeScale == 0 && playhead.isLive)
  }

  @Test func theSpeedChangesByASpeedToChooseFrom() {
    var playhead = Playhead()
    var speeds: [Double] = []
    for _ in 0..<4 {
      playhead.slowDown()
      speeds.append(playhead.speed)
    }
    for _ in 0..<4 {
      playhead.speedUp()
      speeds.append(playhead.speed)
    }
    #expect(speeds == [0.5, 0.25, 0.1, 0.1, 0.25, 0.5, 1, 1])
    playhead.speed = 0.3
    playhead.slowDown()
    #expect(playhead.speed == 0.25)
  }

  @Test func playingGoesOnLivePastTheEnd() {
    var playhead = Playhead()
    playhead.speed = 0.5
    playhead.seek(to: 0.5, in: recording)
    playhead.togglePlaying()
    playhead.advance(by: 0.75, in: recording)
    #expect(playhead.place == .recorded(0.875))
    playhead.advance(by: 0.25, in: recording)
    #expect(playhead.isLive && playhead.timeScale == 0.5)
  }

  @Test func aLoopGoesBackToItsBeginning() {
    var playhead = Playhead()
    playhead.seek(to: 0.25, in: recording)
    playhead.loop = 0.25...0.75
    playhead.togglePlaying()
    playhead.advance(by: 0.375, in: recording)
    #expect(playhead.place == .recorded(0.625))
    playhead.advance(by: 0.25, in: recording)
    #expect(playhead.place == .recorded(0.25))
  }

  @Test func stepsGoFromFrameToFrameAndThenToTheStage() {
    var playhead = Playhead()
    let expected: [(step: Int, place: Playhead.Place)] = [
      (-1, .recorded(0.75)), (-1, .recorded(0.5)), (1, .recorded(0.75)), (1, .live),
    ]
    for (step, place) in expected {
      let isStageStep = playhead.step(step, in: recording)
      #expect(!isStageStep && playhead.place == place && !playhead.isPlaying)
    }
    let isStageStep = playhead.step(1, in: recording)
    #expect(isStageStep && playhead.isLive)
    playhead.seek(to: -5, in: recording)
    #expect(playhead.place == .recorded(0))
    let isStepBeyond = playhead.step(-1, in: recording)
    #expect(!isStepBeyond && playhead.place == .recorded(0))
  }

  @Test func jumpsGoToTheBeginningsOfTransitions() {
    var playhead = Playhead()
    playhead.jump(-1, in: recording)
    #expect(playhead.place == .recorded(0.25))
    playhead.jump(-1, in: recording)
    #expect(playhead.place == .recorded(0))
    playhead.jump(1, in: recording)
    #expect(playhead.place == .recorded(0.25))
    playhead.jump(1, in: recording)
    #expect(playhead.isLive)
  }

  @Test func withoutFramesNothingIsThereToLookBackAt() {
    var playhead = Playhead()
    let empty = Recording()
    playhead.seek(to: 3, in: empty)
    playhead.jump(-1, in: empty)
    #expect(playhead.isLive && playhead.shownTime(in: empty) == nil)
    let isStageStep = playhead.step(1, in: empty)
    #expect(isStageStep)
  }
}
