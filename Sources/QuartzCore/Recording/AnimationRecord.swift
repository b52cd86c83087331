import CoreGraphics

/// An animation on a layer at a moment.
package struct AnimationRecord: Sendable {
  /// The properties that stay the same until the animation ends, or begins again.
  package final class Constants: Sendable {
    let serial: UInt64
    /// The key paths of the values that it changes; empty for a transition.
    package let keyPaths: [String]
    /// The key by which it was added; nil without one.
    package let key: String?
    /// In the layer's local time; nil before it is committed.
    let begin: TimeInterval?
    /// Its effect on the layer's values from this begin on, without other influences; nil if that
    /// is not a function of time alone.
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
}

/// The animations on a layer at a moment. Most have been running for the same time: then all that
/// differs from the frame before is one number.
struct AnimationRecords: Sendable {
  private enum Elapsed: Sendable, Equatable {
    case same(TimeInterval?)
    case each([TimeInterval?])
  }

  private let constants: [AnimationRecord.Constants]
  private let elapsed: Elapsed

  /// - Parameters:
  ///   - time: the layer's local time.
  ///   - former: those of the layer in the frame before.
  @MainActor
  init(
    _ animations: [RunningAnimation], at time: TimeInterval, isHeld: Bool, former: AnimationRecords?
  ) {
    let constants = Self.constants(of: animations, known: former?.constants ?? [])
    self.constants = constants
    func elapsed(_ index: Int) -> TimeInterval? {
      let length = constants[index].length
      return animations[index].elapsed(at: time, isHeld: isHeld).map { min(max($0, 0), length) }
    }
    let first = animations.isEmpty ? nil : elapsed(0)
    if animations.indices.dropFirst().allSatisfy({ elapsed($0) == first }) {
      self.elapsed = .same(first)
    } else {
      self.elapsed = .each(animations.indices.map(elapsed))
    }
  }

  /// The constants of the animations. The result is the same array as in the frame before, as long
  /// as the animations are the same.
  @MainActor
  private static func constants(
    of animations: [RunningAnimation], known: [AnimationRecord.Constants]
  ) -> [AnimationRecord.Constants] {
    if known.count == animations.count, zip(known, animations).allSatisfy({ $0.isOf($1) }) {
      return known
    }
    return animations.map { running in
      known.first { $0.isOf(running) } ?? AnimationRecord.Constants(running)
    }
  }

  var isEmpty: Bool { constants.isEmpty }

  var all: [AnimationRecord] {
    constants.indices.map { index in
      switch elapsed {
      case .same(let elapsed): AnimationRecord(constants: constants[index], elapsed: elapsed)
      case .each(let elapsed): AnimationRecord(constants: constants[index], elapsed: elapsed[index])
      }
    }
  }

  private func hasSameConstants(as other: AnimationRecords) -> Bool {
    constants.count == other.constants.count && zip(constants, other.constants).allSatisfy(===)
  }

  /// Bytes of what those of the layer in another frame do not have.
  func bytes(beyond other: AnimationRecords?) -> Int {
    func bytes<Element>(_ array: [Element]) -> Int {
      array.isEmpty ? 0 : LayerRecord.arrayHeader + array.count * MemoryLayout<Element>.stride
    }
    let isShared = other.map(hasSameConstants) ?? false
    let own = isShared ? 0 : bytes(constants)
    guard case .each(let times) = elapsed else { return own }
    return own + bytes(times)
  }
}

extension AnimationRecords: Equatable {
  static func == (a: AnimationRecords, b: AnimationRecords) -> Bool {
    a.elapsed == b.elapsed && a.hasSameConstants(as: b)
  }
}
