/// An array, for code that casts to Apple's type: `[a, b] as CFArray`.
public typealias CFArray = [Any]
/// A text, for code that casts to Apple's type.
public typealias CFString = String
/// A dictionary, for code that casts to Apple's type.
public typealias CFDictionary = [AnyHashable: Any]
/// A place or a number of elements, as Core Foundation calls it.
public typealias CFIndex = Int
/// What went wrong, as Core Foundation calls it.
public typealias CFError = NSError
/// A time in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = TimeInterval

/// The time now, by the system's clock, in seconds since the beginning of 2001. To measure how long
/// something takes while animations run, see `CACurrentMediaTime()`.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// The largest number, as older code gives it for animations that repeat without end.
public let HUGE = Float.infinity
