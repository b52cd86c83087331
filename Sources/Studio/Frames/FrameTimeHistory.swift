package import UIKit

/// The times that the last frames took.
package struct FrameTimeHistory: Sendable {
  /// The parts of a frame in which the stage changed, in seconds.
  package struct Sample: Sendable, Equatable {
    /// The stage's events, layout, drawing of contents, commit and completions.
    package var layout: TimeInterval
    /// The stage's display list.
    package var displayList: TimeInterval
    /// The studio around the stage, its recording of the frame too.
    package var studio: TimeInterval
    /// Drawing the window: the stage, and what else changed in it.
    package var composite: TimeInterval
    /// Bringing the pixels to the display.
    package var present: TimeInterval

    package var total: TimeInterval { layout + displayList + studio + composite + present }

    package init(
      layout: TimeInterval, displayList: TimeInterval, studio: TimeInterval,
      composite: TimeInterval, present: TimeInterval
    ) {
      self.layout = layout
      self.displayList = displayList
      self.studio = studio
      self.composite = composite
      self.present = present
    }

    /// A frame of the window in which a frame of the stage was made.
    init(stage: FrameDurations, window: FrameDurations) {
      layout = stage.layout
      displayList = stage.displayList
      let around = window.layout + window.displayList - stage.layout - stage.displayList
      studio = max(around, 0)
      composite = window.composite
      present = window.present
    }
  }

  /// The number of frames that are kept: ten seconds at 60 frames per second. Our choice.
  package static let capacity = 600

  private var stored: [Sample] = []
  private var next = 0

  package init() {}

  package var count: Int { stored.count }

  package mutating func append(_ sample: Sample) {
    if stored.count < Self.capacity {
      stored.append(sample)
    } else {
      stored[next] = sample
      next = (next + 1) % Self.capacity
    }
  }

  /// The last ones, the oldest first.
  package func last(_ count: Int) -> [Sample] {
    let ordered = stored[next...] + stored[..<next]
    return Array(ordered.suffix(count))
  }

  /// The total that a share of the frames does not exceed, in seconds; nil without any frame.
  ///
  /// The value of the nearest rank: the smallest one with at least that share at or below it.
  ///
  /// - Parameter share: above 0, up to 1.
  package func percentile(_ share: Double) -> TimeInterval? {
    guard !stored.isEmpty else { return nil }
    let sorted = stored.map(\.total).sorted()
    let rank = Int((share * Double(sorted.count)).rounded(.up))
    return sorted[min(max(rank, 1), sorted.count) - 1]
  }

  /// The frames that took longer than a period of the display.
  package func missed(period: TimeInterval) -> Int { stored.count { $0.total > period } }
}
