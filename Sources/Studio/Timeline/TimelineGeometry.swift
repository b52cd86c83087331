import CoreGraphics

/// Where the parts of the strip are, in its coordinates.
struct TimelineGeometry: Equatable {
  /// Room at both sides, for the handles at the ends of a range.
  static let inset: CGFloat = 8
  /// The height of the pictures.
  static let trackHeight: CGFloat = 40
  /// Above the track: the playhead's knob and the touches.
  static let top: CGFloat = 12

  let track: CGRect

  init(bounds: CGRect) {
    track = CGRect(
      x: Self.inset, y: Self.top, width: max(bounds.width - 2 * Self.inset, 1),
      height: Self.trackHeight)
  }

  func x(of time: TimeInterval, in scale: TimelineScale) -> CGFloat {
    track.minX + scale.place(of: time) * track.width
  }

  /// The time at a place; nil without a recording, and for a place that is not finite.
  func time(at x: CGFloat, in scale: TimelineScale) -> TimeInterval? {
    x.isFinite ? scale.time(at: (x - track.minX) / track.width) : nil
  }

  /// Where a range lies, without its handles.
  func frame(of range: ClosedRange<TimeInterval>, in scale: TimelineScale) -> CGRect {
    let (start, end) = (x(of: range.lowerBound, in: scale), x(of: range.upperBound, in: scale))
    return CGRect(
      x: start, y: track.minY, width: max(end - start, 0), height: track.height)
  }
}
