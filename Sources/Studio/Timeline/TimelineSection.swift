import CoreGraphics

/// A part of the strip whose frames are of a screen of one size: the device has not turned in it.
struct TimelineSection: Equatable {
  /// From 0, the strip's beginning, to 1, its end.
  var places: ClosedRange<CGFloat>
  /// The numbers of its frames.
  var frames: ClosedRange<Int>
  /// The screen's size, in points.
  var screen: CGSize

  /// The sections of a strip, from left to right; none without any frame.
  ///
  /// - Parameter count: how many places are looked at. A section between two of them may be left
  ///   out.
  static func sections(
    of recording: Recording, _ scale: TimelineScale, count: Int
  ) -> [TimelineSection] {
    guard recording.frameCount > 0, count > 0 else { return [] }
    var sections: [TimelineSection] = []
    var (first, start) = (0, CGFloat(0))
    func end(before next: Int, at place: CGFloat) {
      sections.append(
        TimelineSection(
          places: start...max(start, place),
          frames: recording.number(ofFrameAt: first)...recording.number(ofFrameAt: next - 1),
          screen: recording.frame(at: first).size))
      (first, start) = (next, max(start, place))
    }
    for step in 1...count {
      let time = scale.time(at: CGFloat(step) / CGFloat(count))
      let screen = recording.frame(at: first).size
      guard let index = time.flatMap(recording.index(at:)), index > first,
        recording.frame(at: index).size != screen
      else { continue }
      let next = (first..<index).partitioningIndex { recording.frame(at: $0).size != screen }
      end(before: next, at: scale.place(of: recording.frame(at: next).time))
    }
    end(before: recording.frameCount, at: 1)
    return sections
  }
}
