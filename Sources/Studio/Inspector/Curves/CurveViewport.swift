import CoreGraphics

/// The part of a time range that charts show.
struct CurveViewport: Equatable {
  /// All that there is to see, in seconds.
  private(set) var whole: ClosedRange<TimeInterval>
  private(set) var visible: ClosedRange<TimeInterval>

  /// The shortest visible time, in seconds: half a frame at 60 frames per second.
  static let shortest: TimeInterval = 1.0 / 120

  init(_ whole: ClosedRange<TimeInterval>) { (self.whole, visible) = (whole, whole) }

  var isZoomed: Bool { visible != whole }

  private var length: TimeInterval { visible.upperBound - visible.lowerBound }

  /// The place of a time, 0 at the beginning of the visible part and 1 at its end.
  func place(of time: TimeInterval) -> CGFloat {
    length > 0 ? (time - visible.lowerBound) / length : 0
  }

  /// The time at a place, 0 at the beginning of the visible part and 1 at its end.
  func time(at place: CGFloat) -> TimeInterval { visible.lowerBound + place * length }

  /// Shows less, or more, of the time. The place keeps its time, unless an end of the whole is
  /// reached.
  ///
  /// - Parameter scale: above 1 shows less. One that is not finite and positive changes nothing.
  mutating func zoom(by scale: CGFloat, about place: CGFloat) {
    guard scale.isFinite, scale > 0, place.isFinite, length > 0 else { return }
    let all = whole.upperBound - whole.lowerBound
    let next = min(max(length / scale, Self.shortest), all)
    let place = min(max(place, 0), 1)
    show(next, from: time(at: place) - place * next)
  }

  /// Moves what is visible.
  ///
  /// - Parameter places: parts of the visible time; above 0 shows what is later.
  mutating func pan(by places: CGFloat) {
    guard places.isFinite else { return }
    show(length, from: visible.lowerBound + places * length)
  }

  mutating func reset() { visible = whole }

  /// Keeps the visible part where the whole only becomes longer or shorter at its end; another one
  /// is shown completely.
  mutating func setWhole(_ range: ClosedRange<TimeInterval>) {
    guard range != whole else { return }
    let former = self
    self = CurveViewport(range)
    guard former.isZoomed, range.lowerBound == former.whole.lowerBound else { return }
    show(min(former.length, range.upperBound - range.lowerBound), from: former.visible.lowerBound)
  }

  private mutating func show(_ length: TimeInterval, from start: TimeInterval) {
    let latest = max(whole.upperBound - length, whole.lowerBound)
    let start = min(max(start, whole.lowerBound), latest)
    visible = start...min(start + length, whole.upperBound)
  }
}
