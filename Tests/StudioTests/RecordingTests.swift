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
    for second in 0...100 {
      recording.append(RecordedEvent(time: Double(second), kind: .key("A")))
      recording.append(frame(at: Double(second), fill(CGFloat(second))))
    }
    #expect(recording.range == 40...100)
    #expect(recording.events.first?.time == 40 && recording.events.count == 61)
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
}
