import CoreGraphics

/// An animation on a layer at a moment.
package struct AnimationRecord: Sendable, Equatable {
  /// What stays the same from its begin to its end, or until it begins again.
  package final class Constants: Sendable {
    let serial: UInt64
    /// The key paths of the values that it changes; empty for a transition.
    package let keyPaths: [String]
    /// The key by which it was added; nil without one.
    package let key: String?
    /// In the layer's local time; nil before it is committed.
    let begin: TimeInterval?
    /// What it makes of the layer's values by itself, from this begin on; nil where that is no
    /// function of the time.
    package let formula: AnimationFormula?
    fileprivate let time: MediaTime
    /// Seconds of the layer's time in which its moment changes.
    fileprivate let length: TimeInterval

    @MainActor
    init(_ running: RunningAnimation) {
      serial = running.serial
      keyPaths = running.animation.animatedKeyPaths
      key = running.key
      begin = running.begin
      formula = AnimationFormula(running.animation)
      time = running.animation.time
      length = time.speed == 0 ? 0 : time.endTime(begin: 0)
    }

    /// Seconds of one run.
    package var duration: TimeInterval { time.duration }
    /// Infinite where it repeats without an end.
    package var repeatCount: Double { time.repeatCount }

    /// Whether they are those of a running animation.
    @MainActor
    fileprivate func isOf(_ running: RunningAnimation) -> Bool {
      serial == running.serial && begin == running.begin
    }
  }

  package let constants: Constants
  /// Seconds of the layer's time since the begin, from 0 to the animation's end. Nil while it has
  /// no effect: before its begin, and where it is over.
  package let elapsed: TimeInterval?

  /// The part of the current run that has passed, from 0 to 1, before its timing function; nil
  /// while it has no effect.
  package var progress: Double? {
    guard let elapsed else { return nil }
    let time = constants.time
    guard time.duration > 0,
      case .active(let moment) = time.phase(
        begin: 0, at: elapsed, isHeld: true, removesOnEnd: false)
    else { return 1 }
    return min(max(moment.time / time.duration, 0), 1)
  }

  package static func == (a: AnimationRecord, b: AnimationRecord) -> Bool {
    a.constants === b.constants && a.elapsed == b.elapsed
  }
}

extension AnimationRecord {
  /// - Parameters:
  ///   - time: the layer's local time.
  ///   - former: the animation at the same place in the layer's record in the frame before.
  ///   - others: all that are in that record.
  @MainActor
  init(
    _ running: RunningAnimation, at time: TimeInterval, isHeld: Bool, former: AnimationRecord?,
    among others: [AnimationRecord]
  ) {
    let known =
      if let former, former.constants.isOf(running) {
        former.constants
      } else {
        others.first { $0.constants.isOf(running) }?.constants
      }
    constants = known ?? Constants(running)
    let length = constants.length
    elapsed = running.elapsed(at: time, isHeld: isHeld).map { min(max($0, 0), length) }
  }
}
