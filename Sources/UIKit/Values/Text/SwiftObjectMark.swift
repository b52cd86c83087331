/// Must be the first stored property of a class whose objects are values in attributed strings.
///
/// Foundation on Linux compares such values with `CFEqual`. It reads the type of a Core Foundation
/// object from bits 8 to 17 of an object's first stored property, even if the object is of a Swift
/// class. If these bits are 0 in both values, it calls a function that ends the process. In a
/// pointer they can be 0 by chance. No Core Foundation type has all of them set, so with this
/// property the objects are compared by `isEqual(_:)`.
struct SwiftObjectMark: Sendable {
  private let bits: UInt64 = 0x3_FF00
}
