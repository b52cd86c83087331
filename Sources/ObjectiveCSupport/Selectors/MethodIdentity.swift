/// What distinguishes a reference to a method from others.
///
/// The compiler makes a function for each place of the source that refers to a method, so the same
/// place has the same identity each time it runs, and two places have two. It may wrap the function
/// into others that convert arguments; each is then the only value that the next one captures.
///
/// The layout of a captured context is that of Swift's runtime: its metadata says how many values
/// it holds, and of which types. A reference that captures anything else, and one whose context is
/// not described, has no identity.
struct MethodIdentity: Hashable, Sendable {
  /// The functions, from the outermost wrapper to the innermost.
  private var functions: [UInt] = []

  /// The kind of metadata that belongs to a context (`MetadataKind.def` of the runtime).
  private static let contextKind: UInt = 0x400
  /// The bytes before the first captured value: a pointer to the metadata, and reference counts.
  private static let headerSize: UInt32 = 16

  /// Nil for a reference that has no identity.
  ///
  /// - Parameter holder: a structure that holds the method alone, as a function and its context.
  init?<Holder>(of holder: Holder) {
    guard MemoryLayout<Holder>.size == 2 * MemoryLayout<UInt>.size else { return nil }
    var context = withUnsafeBytes(of: holder) { bytes in
      functions.append(bytes.load(as: UInt.self))
      return bytes.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
    }
    while context != 0 {
      guard let inner = Self.onlyFunction(in: context) else { return nil }
      functions.append(inner.load(as: UInt.self))
      context = inner.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
    }
  }

  /// The closure in a context that captures nothing else.
  private static func onlyFunction(in context: UInt) -> UnsafeRawPointer? {
    guard let object = UnsafeRawPointer(bitPattern: context),
      let metadata = object.load(as: UnsafeRawPointer?.self),
      metadata.load(as: UInt.self) == contextKind,
      metadata.load(fromByteOffset: 8, as: UInt32.self) == headerSize,
      let captures = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
    else { return nil }
    // The numbers of captured values, of sources of generic arguments, and of bound generics.
    let counts = (0..<3).map { captures.load(fromByteOffset: $0 * 4, as: UInt32.self) }
    guard counts == [1, 0, 0] else { return nil }
    let offset = captures.load(fromByteOffset: 12, as: Int32.self)
    guard offset != 0 else { return nil }
    let name = captures + 12 + Int(offset)
    return isFunction(mangled: name) ? object + Int(headerSize) : nil
  }

  /// Whether a type is that of a function, by its mangled name: the last operator is `I`, its
  /// conventions in lowercase letters, and `_`. In the name a byte below 32 announces a reference
  /// of 4 bytes, or of 8 from 24 on.
  private static func isFunction(mangled name: UnsafeRawPointer) -> Bool {
    var (index, isOpen, isFunction) = (0, false, false)
    while true {
      let byte = name.load(fromByteOffset: index, as: UInt8.self)
      isFunction = byte == UInt8(ascii: "_") && isOpen || byte == 0 && isFunction
      switch byte {
      case 0: return isFunction
      case UInt8(ascii: "I"): isOpen = true
      case UInt8(ascii: "a")...UInt8(ascii: "z"): break
      default: isOpen = false
      }
      index += byte >= 32 ? 1 : byte < 24 ? 5 : 9
    }
  }
}

/// The kinds of methods that a selector holds. Held by a structure of its own type, a method is not
/// wrapped again.
struct PlainMethod<Target: AnyObject> {
  let method: @MainActor (Target) -> @MainActor () -> Void
}

struct SenderMethod<Target: AnyObject, Sender> {
  let method: @MainActor (Target) -> @MainActor (Sender) -> Void
}

struct EventMethod<Target: AnyObject, Sender, Event> {
  let method: @MainActor (Target) -> @MainActor (Sender, Event) -> Void
}

struct LongMethod<Target: AnyObject, First, Second, Third> {
  let method: @MainActor (Target) -> @MainActor (First, Second, Third) -> Void
}

struct NonisolatedMethod<Target: AnyObject> {
  let method: @Sendable (Target) -> () -> Void
}

struct NonisolatedSenderMethod<Target: AnyObject, Sender> {
  let method: @Sendable (Target) -> (Sender) -> Void
}
