import Compositor
import CoreGraphics
import Studio
import Testing
import UIKit

/// The chosen part of recordings that have a frame each second.
struct PlayheadSelectionTests {
  private func recording(_ seconds: ClosedRange<Int>) -> Recording {
    var recording = Recording()
    for second in seconds {
      recording.append(
        RecordedFrame(
          time: Double(second), content: GroupContent(nodes: []), size: .zero,
          background: .black))
    }
    return recording
  }

  @Test func aSelectionIsPartOfTheRecordingAndHasALength() {
    let recording = recording(0...10)
    var playhead = Playhead()
    playhead.select(2...4, in: recording)
    #expect(playhead.selection(in: recording) == 2...4)
    playhead.select(-3...1, in: recording)
    #expect(playhead.selection(in: recording) == 0...1)
    for range in [5.0...5, 20...30, -5...0] {
      playhead.select(range, in: recording)
      #expect(playhead.selection(in: recording) == nil)
    }
    playhead.select(2...4, in: Recording())
    #expect(playhead.selection(in: recording) == nil)
  }

  @Test func whatIsDroppedIsNotSelectedAnyMore() {
    var playhead = Playhead()
    playhead.select(2...4, in: recording(0...10))
    #expect(playhead.selection(in: recording(3...63)) == 3...4)
    #expect(playhead.selection(in: recording(4...64)) == nil)
    #expect(playhead.selection(in: recording(30...90)) == nil)
  }

  @Test func seekingWithinASelectionThatRepeatsGoesOnRepeatingIt() {
    let recording = recording(0...10)
    var playhead = Playhead()
    playhead.select(2...4, in: recording)
    playhead.loop = 2...4
    playhead.seek(to: 3, in: recording)
    #expect(playhead.loop == 2...4 && !playhead.isPlaying)
    playhead.seek(to: 7, in: recording)
    #expect(playhead.loop == nil && playhead.selection(in: recording) == 2...4)
    playhead.loop = 2...4
    playhead.goLive()
    #expect(playhead.loop == nil && playhead.selection(in: recording) == 2...4)
  }

  @Test func anEndThatPassesTheOtherOneTakesItsPlace() {
    let recording = recording(0...10)
    var playhead = Playhead()
    playhead.seek(to: 5, in: recording)
    playhead.extendSelection(by: 1, in: recording)
    #expect(playhead.selection(in: recording) == 5...6)
    playhead.extendSelection(by: -1, in: recording)
    #expect(playhead.selection(in: recording) == nil)
    playhead.extendSelection(by: -1, in: recording)
    #expect(playhead.selection(in: recording) == 4...5)
    // At the beginning of the recording it stays.
    for _ in 0..<9 { playhead.extendSelection(by: -1, in: recording) }
    #expect(playhead.selection(in: recording) == 0...5)
  }

  @Test func withoutFramesNothingIsSelected() {
    var playhead = Playhead()
    let empty = Recording()
    playhead.select(.start, in: empty)
    playhead.select(.end, in: empty)
    playhead.extendSelection(by: 1, in: empty)
    #expect(playhead.selection(in: empty) == nil && playhead.isLive)
  }
}
