/// An array, for code that casts to Core Foundation's type: `[a, b] as CFArray`.
public typealias CFArray = [Any]
/// A string, for code that casts to Core Foundation's type.
public typealias CFString = String
/// A dictionary, for code that casts to Core Foundation's type.
public typealias CFDictionary = [AnyHashable: Any]
/// An index or a count, under Core Foundation's name.
public typealias CFIndex = Int
/// An error, under Core Foundation's name.
public typealias CFError = NSError
/// A time in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = TimeInterval

/// Returns the time of the system's clock, in seconds since the beginning of 2001. Use
/// `CACurrentMediaTime()` to measure durations during animations.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// The largest number, which older code uses for animations that repeat indefinitely.
public let HUGE = Float.infinity
