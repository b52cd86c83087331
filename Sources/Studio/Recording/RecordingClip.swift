import Compositor
package import CoreGraphics
import UIKit

/// A part of a recording that is saved. It does not change while the recording continues.
@MainActor
package struct RecordingClip {
  /// The id of the demo, by which files are named.
  package let name: String
  package let title: String
  package let recording: Recording
  /// The stage's times, in seconds.
  package let range: ClosedRange<TimeInterval>
  /// Pixels per point.
  package let scale: CGFloat
  package let showsTouches: Bool
  private let compositor: any Compositor = CompositorMaker.make()
  /// In pixels: the stage has room in it at every time of the range.
  private let frameSize: (width: Int, height: Int)

  init(
    name: String, title: String, recording: Recording, range: ClosedRange<TimeInterval>,
    scale: CGFloat, showsTouches: Bool
  ) {
    (self.name, self.title) = (name, title)
    (self.recording, self.range) = (recording, range)
    (self.scale, self.showsTouches) = (scale, showsTouches)
    let first = recording.index(at: range.lowerBound).map { recording.frame(at: $0) }
    frameSize = ([first].compactMap { $0 } + recording.frames(in: range))
      .map { Self.pixels(of: $0.size, scale) }
      .reduce((0, 0)) { (max($0.0, $1.width), max($0.1, $1.height)) }
  }

  /// Times at equal distances, from the beginning to the end of the range.
  ///
  /// - Parameter interval: the distance, in seconds.
  package func times(every interval: TimeInterval) -> [TimeInterval] {
    let count = Int(((range.upperBound - range.lowerBound) / interval).rounded(.up))
    return (0...max(count, 0)).map {
      min(range.lowerBound + Double($0) * interval, range.upperBound)
    }
  }

  /// The times of the frames in the range.
  package var frameTimes: [TimeInterval] { recording.frames(in: range).map(\.time) }

  /// The stage at a time, in the size that it had then; nil without a frame, and for a picture that
  /// does not fit into memory.
  package func image(at time: TimeInterval) -> CGImage? {
    guard let index = recording.index(at: time) else { return nil }
    let frame = recording.frame(at: index)
    var list = frame.list(scale: scale)
    if showsTouches { list = list.showing(touches: frame.touches) }
    (list.width, list.height) = Self.pixels(of: frame.size, scale)
    return compositor.image(of: list)
  }

  /// The stage at a time, in the middle of a picture in which it has room at every time of the
  /// range: a stage that was turned is as wide as it is high there.
  package func framedImage(at time: TimeInterval) -> CGImage? {
    image(at: time)?.centered(width: frameSize.width, height: frameSize.height)
  }

  private static func pixels(
    of size: CGSize, _ scale: CGFloat
  ) -> (width: Int, height: Int) {
    (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
  }
}

extension StageSession {
  /// The range that is saved: the selected one, the one that is repeated, the transition that is
  /// shown, or the whole recording.
  var savedRange: ClosedRange<TimeInterval>? {
    let shown = playhead.shownTime(in: recording) ?? 0
    let transition =
      playhead.isLive ? nil : recording.transitions.first { $0.contains(shown) }
    return selectedRange ?? playhead.loop ?? transition ?? recording.range
  }

  /// In words, with its seconds.
  var savedRangeTitle: String {
    guard let range = savedRange, let all = recording.range else { return "" }
    let seconds = String(format: "%.2f s", range.upperBound - range.lowerBound)
    let part = range == selectedRange ? "the range" : range == all ? "all" : "the transition"
    return "Save \(part), \(seconds)"
  }

  /// The part of the recording that is saved; nil while there is none.
  func clip(showsTouches: Bool) -> RecordingClip? {
    savedRange.map {
      RecordingClip(
        name: demo.id, title: demo.title, recording: recording, range: $0,
        scale: scene.screen.scale, showsTouches: showsTouches)
    }
  }
}
