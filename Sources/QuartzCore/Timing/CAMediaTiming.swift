import CoreGraphics

/// An object in a hierarchy of times: every layer and every animation.
///
/// A parent's time t becomes the local time (t − ``beginTime``) × ``speed`` + ``timeOffset``; for
/// an animation, repeats and autoreversal then fold it into ``duration``. Times are seconds.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// In the parent's time. 0 for an animation means "when it is committed".
  var beginTime: CFTimeInterval { get set }
  /// The length of one run. 0 for an animation means the transaction's.
  var duration: CFTimeInterval { get set }
  /// Local seconds a parent's second. 0 stops time, a negative speed runs it backwards.
  var speed: Float { get set }
  /// Added to local time, in local seconds. If ``speed`` is 0 it is the local time.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs, which may be fractional. 0 means one.
  var repeatCount: Float { get set }
  /// The time for which it repeats, in seconds; 0 leaves it to ``repeatCount``.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one backwards.
  var autoreverses: Bool { get set }
  /// The effect before the beginning and after the end; `removed` by default, which is none.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The effect of an animation before it begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A value of any name, also of one that is not listed here.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing (the default).
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its last value, afterwards.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its first value, beforehand.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Its first value beforehand and its last one afterwards.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var fillsForwards: Bool { self == .forwards || self == .both }
  var fillsBackwards: Bool { self == .backwards || self == .both }
}
