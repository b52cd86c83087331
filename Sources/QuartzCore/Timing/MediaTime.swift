import CoreGraphics

/// The numbers of `CAMediaTiming` and the arithmetic on them, pure: time is an argument.
struct MediaTime: Sendable, Hashable {
  var beginTime: TimeInterval = 0
  var duration: TimeInterval = 0
  var speed: Double = 1
  var timeOffset: TimeInterval = 0
  var repeatCount: Double = 0
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// The local time at a time of the parent.
  func localTime(at parentTime: TimeInterval) -> TimeInterval {
    (parentTime - beginTime) * speed + timeOffset
  }

  /// The parent's time at which local time was or will be `localTime`. If time is stopped, every
  /// parent time has the same local time; the result is then the begin time, which is finite.
  func parentTime(at localTime: TimeInterval) -> TimeInterval {
    speed == 0 ? beginTime : (localTime - timeOffset) / speed + beginTime
  }

  /// Whether it is the identity, as it is for nearly every layer.
  var isIdentity: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 && duration == 0 }

  /// A layer's local time, folded into its duration if it has one.
  func layerTime(at parentTime: TimeInterval) -> TimeInterval {
    let time = localTime(at: parentTime)
    return duration > 0 ? foldedTime(atActive: time) : time
  }

  /// The length of all repeats in the animation's own active time; infinite when it never ends.
  var activeDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let cycle = autoreverses ? duration * 2 : duration
    if repeatCount > 0 { return cycle > 0 ? cycle * repeatCount : 0 }
    return cycle
  }

  /// The time in 0 … `duration` at an active time, with repeats and autoreversal folded in.
  /// `activeTime` is clamped to the active duration.
  func foldedTime(atActive activeTime: TimeInterval) -> TimeInterval {
    moment(atActive: activeTime).time
  }

  /// The folded time with the number of completed repeats.
  func moment(atActive activeTime: TimeInterval) -> AnimationMoment {
    // An infinite time has no position in its cycle.
    guard duration > 0, activeTime.isFinite else { return AnimationMoment(time: duration) }
    let end = activeDuration
    let time = min(max(activeTime, 0), end)
    let cycle = autoreverses ? duration * 2 : duration
    guard time >= cycle else {
      return AnimationMoment(time: autoreverses && time > duration ? cycle - time : time)
    }
    var inCycle = time.truncatingRemainder(dividingBy: cycle)
    // The exact end belongs to the cycle that ends there, not to a next one.
    if inCycle == 0 && time == end { inCycle = cycle }
    return AnimationMoment(
      time: autoreverses && inCycle > duration ? cycle - inCycle : inCycle,
      cycle: min(((time - inCycle) / cycle).rounded(), 1e15))
  }
}

/// A moment of an animation: the time in its current run, and the number of completed runs.
struct AnimationMoment: Equatable, Sendable {
  /// From 0 to the animation's duration, and back if it autoreverses.
  var time: TimeInterval
  /// The number of completed repeats, an integer.
  var cycle: Double = 0
}

/// The phase of an animation at a time.
enum AnimationPhase: Equatable {
  /// It has no effect, now or any more.
  case inactive
  /// It shows its value at this moment.
  case active(AnimationMoment)
}

extension MediaTime {
  /// Times that differ by at most this many seconds count as equal, because frame times are sums.
  static let tolerance: TimeInterval = 1e-9

  /// The phase of an animation that began at `begin`, at its layer's local time.
  ///
  /// `isHeld` is true while a transition's time is set explicitly: the animation then fills in both
  /// directions, so that a gesture can move it before its begin and beyond its end.
  func phase(
    begin: TimeInterval, at layerTime: TimeInterval, isHeld: Bool, removesOnEnd: Bool
  ) -> AnimationPhase {
    let end = activeDuration
    let passed = (layerTime - begin) * abs(speed)
    // Infinite times have no difference.
    let elapsed = passed.isNaN ? 0 : passed
    if elapsed < 0 {
      guard isHeld || fillMode.fillsBackwards else { return .inactive }
      return .active(moment(afterElapsed: 0))
    }
    // The frame at the exact end shows the end; the next one does not include the animation.
    if elapsed > end + Self.tolerance {
      guard isHeld || (fillMode.fillsForwards && !removesOnEnd) else { return .inactive }
      return .active(moment(afterElapsed: end))
    }
    return .active(moment(afterElapsed: min(elapsed, end)))
  }

  /// The moment after some of its active time. An offset makes it start in the middle; past its end
  /// it continues from its beginning, so that its length does not change. A negative speed starts
  /// at the end and runs backwards.
  private func moment(afterElapsed elapsed: TimeInterval) -> AnimationMoment {
    let end = activeDuration
    if speed < 0 && end == .infinity { return momentBackwards(afterElapsed: elapsed) }
    var time = speed < 0 ? end - elapsed : elapsed
    guard timeOffset != 0 else { return moment(atActive: time) }
    time += timeOffset
    // If time is stopped the offset is the time.
    if speed != 0, end > 0, end < .infinity {
      time = time.truncatingRemainder(dividingBy: end)
      if time < 0 { time += end }
    }
    return moment(atActive: time)
  }

  /// An endless animation has no last moment: it begins at the end of a cycle, and runs backwards.
  private func momentBackwards(afterElapsed elapsed: TimeInterval) -> AnimationMoment {
    let cycle = autoreverses ? duration * 2 : duration
    var behind = (elapsed - timeOffset).truncatingRemainder(dividingBy: cycle)
    guard behind.isFinite else { return AnimationMoment(time: duration) }
    if behind < 0 { behind += cycle }
    let inCycle = cycle - behind
    return AnimationMoment(time: autoreverses && inCycle > duration ? cycle - inCycle : inCycle)
  }

  /// The layer's local time at which the animation ends; infinite if it never does.
  func endTime(begin: TimeInterval) -> TimeInterval {
    speed == 0 ? .infinity : begin + activeDuration / abs(speed)
  }
}
