/// An array, for code that casts to Apple's type: `[a, b] as CFArray`.
public typealias CFArray = [Any]
/// A text, for code that casts to Apple's type.
public typealias CFString = String
/// A dictionary, for code that casts to Apple's type.
public typealias CFDictionary = [AnyHashable: Any]
