import Compositor
import CoreGraphics
import Studio
import Testing
import UIKit

/// What a recording keeps, and for how long.
struct RecordingTests {
  private func frame(
    at time: TimeInterval, _ content: GroupContent, percent: CGFloat? = nil
  ) -> RecordedFrame {
    RecordedFrame(
      time: time, content: content, size: CGSize(width: 10, height: 10), background: .black,
      progress: percent.map {
        TransitionTrace.Progress(percentComplete: $0, isInteractive: false)
      })
  }

  private func fill(_ width: CGFloat) -> GroupContent {
    let rect = CGRect(x: 0, y: 0, width: width, height: 1)
    return GroupContent(nodes: [
      .fill(Fill(shape: RoundedRect(rect), color: .black, transform: .identity))
    ])
  }

  @Test func theFrameAtATimeIsTheLastOneBeforeIt() {
    var recording = Recording()
    for time in [1.0, 1.5, 2] { recording.append(frame(at: time, fill(time))) }
    let expected: [(TimeInterval, Int)] = [
      (0, 0), (1, 0), (1.4, 0), (1.5, 1), (1.9, 1), (2, 2), (9, 2),
    ]
    for (time, index) in expected { #expect(recording.index(at: time) == index) }
    #expect(recording.range == 1...2)
    #expect(Recording().index(at: 1) == nil && Recording().range == nil)
  }

  @Test func framesThatLookAlikeAreOne() {
    var recording = Recording()
    let content = fill(1)
    recording.append(frame(at: 1, content))
    recording.append(frame(at: 2, content))
    recording.append(frame(at: 3, content, percent: 0.5))
    #expect(recording.frameCount == 2)
  }

  @Test func aMinuteIsKept() {
    var recording = Recording()
    for quarter in 0...400 {
      let time = Double(quarter) / 4
      recording.append(RecordedEvent(time: time, kind: .key("A")))
      recording.append(frame(at: time, fill(CGFloat(quarter))))
    }
    #expect(recording.range == 40...100)
    #expect(recording.events.first?.time == 40 && recording.events.count == 241)
  }

  /// The user looks at something else for ten minutes, and then moves the pointer.
  @Test func whatMovedBeforeALongRestIsKept() {
    var recording = Recording()
    for time in [0, 0.1, 0.2] {
      recording.append(RecordedEvent(time: time, kind: .key("A")))
      recording.append(frame(at: time, fill(CGFloat(time)), percent: CGFloat(time)))
    }
    recording.append(RecordedEvent(time: 600, kind: .key("B")))
    recording.append(frame(at: 600, fill(9)))
    #expect(recording.frameCount == 4 && recording.range == 0...600)
    #expect(recording.events.count == 4 && recording.transitions == [0...600])
  }

  /// A demo that makes calls indefinitely, and shows nothing new.
  @Test func eventsWithoutFramesAreNotWithoutEnd() {
    var recording = Recording()
    recording.append(frame(at: 0, fill(1)))
    for index in 0..<Recording.mostEvents + 100 {
      recording.append(RecordedEvent(time: Double(index), kind: .key("A")))
    }
    #expect(recording.events.count == Recording.mostEvents)
    #expect(recording.eventCount == Recording.mostEvents + 100)
  }

  /// A group of 1,000 nodes that all frames share counts once.
  @Test func memoryIsThatOfWhatFramesDoNotShare() {
    let shared = GroupContent(nodes: (0..<1000).flatMap { fill(CGFloat($0)).nodes })
    func content(_ x: Double) -> GroupContent {
      GroupContent(nodes: [
        .group(DisplayGroup(content: shared, transform: .translation(x: x, y: 0)))
      ])
    }
    var recording = Recording()
    recording.append(frame(at: 0, content(0)))
    let one = recording.bytes
    #expect(one > 1000 * MemoryLayout<DisplayNode>.stride)
    for index in 1...100 { recording.append(frame(at: Double(index) / 60, content(Double(index)))) }
    let each = MemoryLayout<DisplayNode>.stride + 48
    #expect(recording.bytes == one + 100 * each)
  }

  /// As the pieces of a page that bursts do.
  @Test func aPictureOfManyNodesCountsOnce() throws {
    let image = try #require(CGImage(width: 500, height: 200) { _ in })
    let picture = Picture(
      image: image, rect: CGRect(x: 0, y: 0, width: 500, height: 200), transform: .identity)
    let page = GroupContent(nodes: [.picture(picture), .picture(picture)])
    let pieces = GroupContent(
      nodes: (0..<400).map { index in
        .group(DisplayGroup(content: page, transform: .translation(x: Double(index), y: 0)))
      })
    var recording = Recording()
    recording.append(frame(at: 0, pieces))
    // The two contents with their nodes, and four bytes a pixel.
    let nodes = 2 * 48 + 402 * MemoryLayout<DisplayNode>.stride
    #expect(recording.bytes == nodes + 500 * 200 * 4)
  }

  @Test func theOldestFramesGoWhereMemoryIsShort() throws {
    let each = MemoryLayout<DisplayNode>.stride + 48
    var recording = Recording(mostBytes: 10 * each)
    for index in 0..<100 { recording.append(frame(at: Double(index), fill(CGFloat(index)))) }
    #expect(recording.frameCount == 10 && recording.bytes == 10 * each)
    // The newest frame stays, however large it is.
    let large = GroupContent(nodes: (0..<100).flatMap { fill(CGFloat($0)).nodes })
    recording.append(frame(at: 100, large))
    #expect(recording.frameCount == 1 && recording.range == 100...100)
  }

  @Test func transitionsAreFromTheirFirstFrameToTheFirstAfterThem() {
    var recording = Recording()
    let percents: [CGFloat?] = [nil, 0, 0.5, nil, nil, 0, 0.5]
    for (index, percent) in percents.enumerated() {
      recording.append(frame(at: Double(index), fill(CGFloat(index)), percent: percent))
    }
    #expect(recording.transitions == [1...3, 5...6])
  }

  /// What is kept up to date with each frame, against what its definition says of the frames that
  /// there are.
  @Test func transitionsAndTheScaleFollowTheFrames() {
    let each = MemoryLayout<DisplayNode>.stride + 48
    var recording = Recording(mostBytes: 20 * each)
    var time: TimeInterval = 0
    for index in 0..<300 {
      // Runs of 1 to 7 frames, and rests of 1 to 5; every third frame is at the time of the last.
      let isRunning = index % 12 < 7 && index * index % 7 != 3
      time += [0, 0.1, 0.6][index % 3]
      recording.append(frame(at: time, fill(CGFloat(index)), percent: isRunning ? 0.5 : nil))
      let frames = (0..<recording.frameCount).map { recording.frame(at: $0) }
      #expect(recording.transitions == transitions(in: frames))
      let gaps = zip(frames, frames.dropFirst()).map { min($1.time - $0.time, 0.25) }
      #expect(abs(recording.scale.length - gaps.reduce(0, +)) < 1e-9)
      #expect(recording.scale.time(at: 0) == frames.first?.time)
      #expect(recording.scale.time(at: 1) == frames.last?.time)
    }
    #expect(recording.frameCount == 20 && recording.number(ofFrameAt: 0) == 280)
  }

  private func transitions(in frames: [RecordedFrame]) -> [ClosedRange<TimeInterval>] {
    var result: [ClosedRange<TimeInterval>] = []
    var rest = frames[...]
    while let first = rest.firstIndex(where: { $0.progress != nil }) {
      let next = rest[first...].firstIndex { $0.progress == nil }
      let end = next ?? rest.endIndex - 1
      result.append(rest[first].time...rest[end].time)
      rest = next.map { rest[$0...] } ?? []
    }
    return result
  }

  /// Frames that were dropped leave no trace.
  @Test func scalesAreEqualWhereTheFramesAre() {
    let each = MemoryLayout<DisplayNode>.stride + 48
    var (all, cut, later) = (Recording(), Recording(mostBytes: 2 * each), Recording())
    for time in [1.0, 1.1, 4] {
      all.append(frame(at: time, fill(time)))
      cut.append(frame(at: time, fill(time)))
      if time > 1 { later.append(frame(at: time, fill(time))) }
    }
    #expect(cut.frameCount == 2 && cut.scale == later.scale && cut.scale != all.scale)
    #expect(cut.scale.place(of: 2.55) == later.scale.place(of: 2.55))
  }
}
