import CoreGraphics

/// The timing of an animation: when it shows something, and its progress then.
///
/// Animations with equal timings share one object, as those of an animation block do. Most of these
/// also begin together, so the object caches its last result: thousands of layers evaluate the
/// curve once per frame.
@MainActor
final class LayerTiming {
  let time: MediaTime
  let curve: AnimationTimingCurve
  /// Whether the animation leaves its layer at its end.
  let isRemovedOnCompletion: Bool
  /// Seconds of the layer's time from its begin to its end.
  let length: TimeInterval

  /// A moment of one animation.
  private struct Moment: Equatable {
    var begin, time: TimeInterval
    var isHeld: Bool
  }

  private var lastMoment = Moment(begin: .nan, time: .nan, isHeld: false)
  private var lastProgress: Double?

  private init(time: MediaTime, curve: AnimationTimingCurve, isRemovedOnCompletion: Bool) {
    (self.time, self.curve) = (time, curve)
    self.isRemovedOnCompletion = isRemovedOnCompletion
    length = time.endTime(begin: 0)
  }

  /// The objects that were made or found last, the latest at the end.
  private static var recent: [LayerTiming] = []
  /// The number of objects that are searched. Few are enough, because a block animates few kinds of
  /// values.
  private static let mostRecent = 8

  /// The object for a timing. It is shared with another animation that was made recently and has an
  /// equal timing.
  static func shared(
    time: MediaTime, curve: AnimationTimingCurve, isRemovedOnCompletion: Bool
  ) -> LayerTiming {
    let known = recent.lastIndex {
      $0.time == time && $0.curve == curve && $0.isRemovedOnCompletion == isRemovedOnCompletion
    }
    if let known {
      let timing = recent.remove(at: known)
      recent.append(timing)
      return timing
    }
    let timing = LayerTiming(time: time, curve: curve, isRemovedOnCompletion: isRemovedOnCompletion)
    if recent.count == mostRecent { recent.removeFirst() }
    recent.append(timing)
    return timing
  }

  /// The progress of an animation at a layer's local time; nil while it has no effect.
  ///
  /// - Parameters:
  ///   - begin: when it began, in the layer's local time.
  ///   - isHeld: whether its time is set explicitly, so that it fills in both directions.
  @inline(__always)
  func progress(
    begin: TimeInterval, at layerTime: TimeInterval, isHeld: Bool
  ) -> Double? {
    let moment = Moment(begin: begin, time: layerTime, isHeld: isHeld)
    if moment != lastMoment {
      lastProgress = progress(at: moment)
      lastMoment = moment
    }
    return lastProgress
  }

  @inline(never)
  private func progress(at moment: Moment) -> Double? {
    let phase = time.phase(
      begin: moment.begin, at: moment.time, isHeld: moment.isHeld,
      removesOnEnd: isRemovedOnCompletion)
    guard case .active(let shown) = phase else { return nil }
    return curve.progress(at: shown.time, duration: time.duration)
  }
}

/// The progress of an animation at a time of one of its runs.
enum AnimationTimingCurve: Sendable, Equatable {
  case linear
  case curve(UnitBezier)
  case spring(SpringSolver)

  func progress(at time: TimeInterval, duration: TimeInterval) -> Double {
    if case .spring(let spring) = self { return spring.value(at: time) }
    let fraction = duration > 0 ? min(max(time / duration, 0), 1) : 1
    if case .curve(let curve) = self { return curve.value(at: fraction) }
    return fraction
  }
}
