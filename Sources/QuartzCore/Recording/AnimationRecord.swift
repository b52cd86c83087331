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
    /// Seconds of one run.
    package let duration: TimeInterval
    /// Infinite where it repeats without an end.
    package let repeatCount: Double
    /// In the layer's local time; nil before it is committed.
    let begin: TimeInterval?
    /// What it makes of the layer's values by itself, from this begin on; nil where that is no
    /// function of the time.
    package let formula: AnimationFormula?

    @MainActor
    init(_ running: RunningAnimation) {
      serial = running.serial
      keyPaths = running.animation.animatedKeyPaths
      key = running.key
      duration = running.animation.time.duration
      repeatCount = running.animation.time.repeatCount
      begin = running.begin
      formula = AnimationFormula(running.animation)
    }
  }

  package let constants: Constants
  /// The part of the current run that has passed, from 0 to 1, before its timing function. Nil
  /// while the animation has no effect: before its begin, and where it is over.
  package let progress: Double?

  package static func == (a: AnimationRecord, b: AnimationRecord) -> Bool {
    a.constants === b.constants && a.progress == b.progress
  }
}

extension AnimationRecord {
  /// - Parameters:
  ///   - time: the layer's local time.
  ///   - former: the animations of the layer's record in the frame before.
  @MainActor
  init(
    _ running: RunningAnimation, at time: TimeInterval, isHeld: Bool, former: [AnimationRecord]
  ) {
    constants =
      former.first { $0.constants.serial == running.serial && $0.constants.begin == running.begin }?
      .constants ?? Constants(running)
    let duration = constants.duration
    progress = running.moment(at: time, isHeld: isHeld).map { moment in
      duration > 0 ? min(max(moment.time / duration, 0), 1) : 1
    }
  }
}
