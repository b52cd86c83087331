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

  /// The time inside, at a time of the parent's.
  func localTime(at parentTime: TimeInterval) -> TimeInterval {
    (parentTime - beginTime) * speed + timeOffset
  }

  /// The parent's time at which local time was or will be `localTime`. Where time stands still
  /// every parent time has the same local time; the answer is then the begin time, which is finite.
  func parentTime(at localTime: TimeInterval) -> TimeInterval {
    speed == 0 ? beginTime : (localTime - timeOffset) / speed + beginTime
  }

  /// Whether it is the identity, as it is for nearly every layer.
  var isIdentity: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 && duration == 0 }

  /// A layer's local time: folded into its duration where it has one.
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

  /// Where in 0 … `duration` the animation stands at an active time, repeats and autoreversal
  /// folded in. `activeTime` is clamped to the active duration.
  func foldedTime(atActive activeTime: TimeInterval) -> TimeInterval {
    moment(atActive: activeTime).time
  }

  /// The same, with the repeats that are behind.
  func moment(atActive activeTime: TimeInterval) -> AnimationMoment {
    // A time beyond all numbers is nowhere in its cycle.
    guard duration > 0, activeTime.isFinite else { return AnimationMoment(time: duration) }
    let end = activeDuration
    let time = min(max(activeTime, 0), end)
    let cycle = autoreverses ? duration * 2 : duration
    guard time >= cycle else {
      return AnimationMoment(time: autoreverses && time > duration ? cycle - time : time)
    }
    var inCycle = time.truncatingRemainder(dividingBy: cycle)
    // The very end belongs to the cycle that ends there, not to one that would begin.
    if inCycle == 0 && time == end { inCycle = cycle }
    return AnimationMoment(
      time: autoreverses && inCycle > duration ? cycle - inCycle : inCycle,
      cycle: min(((time - inCycle) / cycle).rounded(), 1e15))
  }
}

/// Where an animation stands: in one run of it, and after how many.
struct AnimationMoment: Equatable, Sendable {
  /// From 0 to the animation's duration, back again where it reverses.
  var time: TimeInterval
  /// The repeats that are behind, a whole number.
  var cycle: Double = 0
}

/// What an animation does at a moment.
enum AnimationPhase: Equatable {
  /// It has no effect, now or any more.
  case inactive
  /// It shows its value at this moment.
  case active(AnimationMoment)
}

extension MediaTime {
  /// Seconds by which two times may differ and still be the same: frame times are sums.
  static let tolerance: TimeInterval = 1e-9

  /// What an animation that began at `begin` does at its layer's local time.
  ///
  /// `isHeld` is true while a transition's time is set explicitly: the animation then fills both
  /// ways, so that a finger can go back to before its begin and on beyond its end.
  func phase(
    begin: TimeInterval, at layerTime: TimeInterval, isHeld: Bool, removesOnEnd: Bool
  ) -> AnimationPhase {
    let end = activeDuration
    let passed = (layerTime - begin) * abs(speed)
    // Times beyond all numbers have no distance.
    let elapsed = passed.isNaN ? 0 : passed
    if elapsed < 0 {
      guard isHeld || fillMode.fillsBackwards else { return .inactive }
      return .active(moment(afterElapsed: 0))
    }
    // The frame at the very end shows the end; the one after it what is left without the animation.
    if elapsed > end + Self.tolerance {
      guard isHeld || (fillMode.fillsForwards && !removesOnEnd) else { return .inactive }
      return .active(moment(afterElapsed: end))
    }
    return .active(moment(afterElapsed: min(elapsed, end)))
  }

  /// Where it stands after some of its active time. An offset makes it start in the middle; past
  /// its end it continues from its beginning, so that it is as long as without. A negative speed
  /// starts at the end and runs back.
  private func moment(afterElapsed elapsed: TimeInterval) -> AnimationMoment {
    let end = activeDuration
    if speed < 0 && end == .infinity { return momentBackwards(afterElapsed: elapsed) }
    var time = speed < 0 ? end - elapsed : elapsed
    guard timeOffset != 0 else { return moment(atActive: time) }
    time += timeOffset
    // Where time stands still the offset is all there is, and is taken as it is.
    if speed != 0, end > 0, end < .infinity {
      time = time.truncatingRemainder(dividingBy: end)
      if time < 0 { time += end }
    }
    return moment(atActive: time)
  }

  /// What repeats indefinitely has no last moment: it begins at the end of one of its cycles, and
  /// runs back.
  private func momentBackwards(afterElapsed elapsed: TimeInterval) -> AnimationMoment {
    let cycle = autoreverses ? duration * 2 : duration
    var behind = (elapsed - timeOffset).truncatingRemainder(dividingBy: cycle)
    guard behind.isFinite else { return AnimationMoment(time: duration) }
    if behind < 0 { behind += cycle }
    let inCycle = cycle - behind
    return AnimationMoment(time: autoreverses && inCycle > duration ? cycle - inCycle : inCycle)
  }

  /// The layer's local time at which the animation is over, infinite when it never is.
  func endTime(begin: TimeInterval) -> TimeInterval {
    speed == 0 ? .infinity : begin + activeDuration / abs(speed)
  }
}
