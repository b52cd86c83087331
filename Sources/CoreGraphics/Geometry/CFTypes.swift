/// An array, for code that casts to Core Foundation's type: `[a, b] as CFArray`.
public typealias CFArray = [Any]
/// A string, for code that casts to Core Foundation's type.
public typealias CFString = String
/// A dictionary, for code that casts to Core Foundation's type.
public typealias CFDictionary = [AnyHashable: Any]
/// An index or a count, under Core Foundation's name.
public typealias CFIndex = Int
/// A text with attributes, under Core Foundation's name.
public typealias CFAttributedString = NSAttributedString
/// An error, under Core Foundation's name.
public typealias CFError = NSError
/// A time in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = TimeInterval
/// A truth value, under Core Foundation's name.
public typealias CFBoolean = Bool
/// Any object, for code that casts to Core Foundation's type: `"Helvetica" as CFTypeRef`.
public typealias CFTypeRef = AnyObject

/// True, which older code sets by key: `setValue(kCFBooleanTrue, forKey: "hidden")`.
public let kCFBooleanTrue: CFBoolean! = true
/// False, which older code sets by key.
public let kCFBooleanFalse: CFBoolean! = false

/// The value of nothing, under Core Foundation's name.
public typealias CFNull = NSNull
/// Nothing, as a value in a list or a dictionary.
public let kCFNull: CFNull! = NSNull()

/// A part of a list or of a text.
public struct CFRange: Equatable, Sendable {
  /// The index of the first element.
  public var location: CFIndex
  /// The number of elements.
  public var length: CFIndex

  /// An empty range at 0.
  public init() { (location, length) = (0, 0) }

  /// A range of some elements.
  public init(location: CFIndex, length: CFIndex) {
    (self.location, self.length) = (location, length)
  }
}

/// Returns a range.
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
  CFRange(location: location, length: length)
}

/// Returns the time of the system's clock, in seconds since the beginning of 2001. Use
/// `CACurrentMediaTime()` to measure durations during animations.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// The largest number, which older code uses for animations that repeat indefinitely.
public let HUGE = Float.infinity

/// The largest finite number of single precision, which older code uses as a repeat count.
public let MAXFLOAT = Float.greatestFiniteMagnitude
