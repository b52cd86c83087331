package import CoreGraphics

/// The frames and events of the stage's last seconds.
///
/// It holds at most ``longest`` seconds and about ``mostBytes`` bytes; what is older is dropped. A
/// rest counts as it is shown on the strip: a transition stays while nothing moves.
package struct Recording {
  /// Seconds of the strip.
  package static let longest: TimeInterval = 60
  /// How many events are kept at most where there are frames.
  package static let mostEvents = 10_000
  package static let mostBytes = 96 << 20

  private let mostBytes: Int
  private var frameQueue = RecordedQueue<RecordedFrame>()
  /// The bytes that each frame has beyond the next one. They are counted when the next one comes,
  /// while both are in the processor's cache.
  private var ownBytes = RecordedQueue<Int>()
  private var eventQueue = RecordedQueue<RecordedEvent>()
  private var transitionParts = RecordedTransitions()

  /// - Parameter mostBytes: the bytes to use at most.
  package init(mostBytes: Int = Recording.mostBytes) {
    self.mostBytes = mostBytes
  }

  /// About how many bytes it uses.
  package private(set) var bytes = 0

  package var frameCount: Int { frameQueue.count }
  /// How many frames were dropped because they were too old.
  private var droppedCount = 0

  /// - Parameter index: from 0, the oldest frame.
  package func frame(at index: Int) -> RecordedFrame { frameQueue[index] }

  package var newestFrame: RecordedFrame? { frameQueue.last }

  /// The number of a frame among all that were recorded, which stays when others are dropped.
  package func number(ofFrameAt index: Int) -> Int { droppedCount + index }

  /// Where the frame of a number is; nil where there is none any more.
  package func index(ofFrameNumbered number: Int) -> Int? {
    let index = number - droppedCount
    return (0..<frameCount).contains(index) ? index : nil
  }

  /// From the oldest to the newest. Each use copies them: what follows a recording asks for
  /// ``events(after:)``.
  package var events: [RecordedEvent] { Array(eventQueue.elements) }

  /// The times of the oldest and the newest frame; nil without any.
  package var range: ClosedRange<TimeInterval>? {
    guard let first = frameQueue.first, let last = frameQueue.last else { return nil }
    return first.time...last.time
  }

  /// Where its frames lie on the strip.
  package private(set) var scale = TimelineScale()

  /// The transitions: each from the first frame that is part of it to the first that is not.
  package var transitions: [ClosedRange<TimeInterval>] { transitionParts.ranges }

  /// How many events there have been, with those that were dropped.
  package private(set) var eventCount = 0

  /// The events that are kept of those after the first so many, from the oldest to the newest.
  package func events(after count: Int) -> [RecordedEvent] {
    let new = min(eventCount - count, eventQueue.count)
    return new > 0 ? (eventQueue.count - new..<eventQueue.count).map { eventQueue[$0] } : []
  }

  /// The oldest event; nil without any.
  package var firstEvent: RecordedEvent? { eventQueue.first }

  // MARK: Recording

  /// Adds a frame. One that looks like the newest is left out.
  package mutating func append(_ frame: RecordedFrame) {
    if let last = frameQueue.last {
      guard frame.time >= last.time, !frame.isSame(as: last) else { return }
      ownBytes.append(Footprint.bytes(of: last, beyond: frame))
    }
    bytes += Footprint.bytes(of: frame, beyond: frameQueue.last)
    frameQueue.append(frame)
    scale.append(frame.time)
    transitionParts.append(frame, number: number(ofFrameAt: frameCount - 1))
    dropOldest()
  }

  package mutating func append(_ event: RecordedEvent) {
    eventQueue.append(event)
    eventCount += 1
    if frameQueue.count == 0 {
      eventQueue.dropFirst { $0.time < event.time - Self.longest }
    } else if eventQueue.count > Self.mostEvents {
      // The others go with their frames.
      eventQueue.removeFirst()
    }
  }

  /// Drops frames that are too old, or beyond the memory limit, but never the newest one.
  private mutating func dropOldest() {
    var isCut = false
    while let own = ownBytes.first, bytes > mostBytes || scale.length > Self.longest {
      isCut = true
      bytes -= own
      ownBytes.removeFirst()
      frameQueue.removeFirst()
      scale.removeFirst()
      droppedCount += 1
      if frameQueue.count == 1 { bytes = Footprint.bytes(of: frameQueue[0], beyond: nil) }
    }
    // Events before the very first frame stay: they are the first calls to the root.
    guard isCut, let first = frameQueue.first else { return }
    transitionParts.removeFrames(before: first, number: droppedCount)
    eventQueue.dropFirst { $0.time < first.time }
  }

  // MARK: Looking back

  /// The index of the frame that was on the screen at a time: the last one that is not later, or
  /// the first one if all are later. Nil without any frame.
  package func index(at time: TimeInterval) -> Int? {
    guard frameQueue.count > 0 else { return nil }
    return max((0..<frameCount).partitioningIndex(where: { frame(at: $0).time > time }) - 1, 0)
  }

  /// The frames from one time to another.
  package func frames(in range: ClosedRange<TimeInterval>) -> [RecordedFrame] {
    frames(numbered: numbers(ofFramesIn: range))
  }

  /// The numbers of the frames from one time to another; see ``number(ofFrameAt:)``.
  func numbers(ofFramesIn range: ClosedRange<TimeInterval>) -> Range<Int> {
    guard let index = index(at: range.lowerBound) else { return 0..<0 }
    let start = frame(at: index).time < range.lowerBound - 1e-9 ? index + 1 : index
    let end = (0..<frameCount).partitioningIndex(
      where: { frame(at: $0).time > range.upperBound + 1e-9 })
    return number(ofFrameAt: start)..<number(ofFrameAt: max(start, end))
  }

  /// The frames with some numbers, as far as there are any.
  func frames(numbered numbers: Range<Int>) -> [RecordedFrame] {
    numbers.compactMap { index(ofFrameNumbered: $0).map(frame(at:)) }
  }

  /// The time of the frame before or after those at a time; nil where there is none. While a
  /// stage's time is stopped, several frames may have the same time.
  package func time(of step: Int, from time: TimeInterval) -> TimeInterval? {
    guard var index = index(at: time) else { return nil }
    let start = frame(at: index).time
    repeat {
      index += step
    } while (0..<frameCount).contains(index) && frame(at: index).time == start
    return (0..<frameCount).contains(index) ? frame(at: index).time : nil
  }
}
