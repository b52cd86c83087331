package import CoreGraphics
package import Platform
import UIKit

/// All that a stage's scene received since it was made, and the times of its frames: what is needed
/// to run it again.
///
/// It is bounded: where a stage is used for very long, it cannot be run again from its beginning,
/// and the log is empty.
package struct InputLog: Sendable {
  package enum Entry: Sendable, Equatable {
    /// An event at the stage's time, in coordinates of its screen.
    case input(TimeInterval, PlatformEvent)
    /// A frame at the stage's time, and whether a transition ran in it.
    case frame(TimeInterval, isTransitioning: Bool)
  }

  /// Two minutes in which something moves, at 60 frames per second, and as many events as two
  /// fingers give in them (our choice).
  package static let mostFrames = 7200
  package static let mostInputs = 14_400

  /// The stage's time when its scene was made.
  package let start: TimeInterval
  package private(set) var entries: [Entry] = []
  private var frameCount = 0
  private var inputCount = 0
  /// Whether nothing was left out.
  package private(set) var isComplete = true

  /// - Parameter start: the stage's time when its scene was made.
  package init(start: TimeInterval) { self.start = start }

  package mutating func append(frameAt time: TimeInterval, isTransitioning: Bool) {
    add(.frame(time, isTransitioning: isTransitioning)) { $0.frameCount += 1 }
  }

  /// Adds an event that has something to do with a demo: the window's own are left out.
  package mutating func append(_ event: PlatformEvent, at time: TimeInterval) {
    switch event {
    case .pointer, .scroll, .pinch, .key, .text, .composition, .pointerExited, .turned, .resized:
      break
    case .focusChanged, .visibilityChanged, .closeRequested: return
    }
    // A mouse that only passes over the stage is where it was last.
    if event.isHovering, case .input(_, let last)? = entries.last, last.isHovering {
      entries.removeLast()
      inputCount -= 1
    }
    add(.input(time, event)) { $0.inputCount += 1 }
  }

  private mutating func add(_ entry: Entry, _ count: (inout InputLog) -> Void) {
    guard isComplete else { return }
    entries.append(entry)
    count(&self)
    guard frameCount > Self.mostFrames || inputCount > Self.mostInputs else { return }
    entries = []
    isComplete = false
  }

  /// The events, each with its time.
  package var inputs: [(time: TimeInterval, event: PlatformEvent)] {
    entries.compactMap { entry in
      guard case .input(let time, let event) = entry else { return nil }
      return (time, event)
    }
  }
}

extension PlatformEvent {
  /// Whether a mouse moves without a button, or leaves.
  var isHovering: Bool {
    switch self {
    case .pointer(let pointer): pointer.phase == .moved && pointer.device == .mouse(button: 0)
    case .pointerExited: true
    default: false
    }
  }
}
