/// The first stored property of a class whose objects are values of attributed strings.
///
/// Foundation for Linux compares such values by `CFEqual`, which reads the class of a Core
/// Foundation object from bits 8 to 17 of the first stored property, of any object. Where these are
/// 0 in both values it calls a function that ends the process. The bits of a pointer there are 0 by
/// chance. All of them set are no such class, so the objects are compared by `isEqual(_:)`.
struct SwiftObjectMark: Sendable {
  private let bits: UInt64 = 0x3_FF00
}
