/// An integer, as Objective-C calls it.
public typealias NSInteger = Int
/// An integer that is not negative, as Objective-C calls it.
public typealias NSUInteger = UInt
