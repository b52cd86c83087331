#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A library that is opened while the program runs. Nothing is linked to it, so that a program that
/// does not use it neither waits for it nor needs it.
///
/// It is safe to share: the handle is constant, and the system's functions that look up names and
/// close libraries may be called on any thread.
package struct DynamicLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// Opens a library; nil if there is none of that name.
  package init?(named name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// A function of the library, or of those that it needs itself, such as GLib; nil if there is
  /// none of that name.
  package func find<Function>(_ name: String) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: Function.self) }
  }

  /// Closes the library: no function of it may be called any more.
  func close() { dlclose(handle) }
}

/// Reads the errors of libraries that are built on GLib.
struct GLibErrorReader: Sendable {
  private let free: @Sendable @convention(c) (UnsafeMutableRawPointer) -> Void

  /// Nil for a library that does not need GLib.
  init?(_ library: DynamicLibrary) {
    let function: (@Sendable @convention(c) (UnsafeMutableRawPointer) -> Void)? =
      library.find("g_error_free")
    guard let function else { return nil }
    free = function
  }

  /// The text of an error, which is freed.
  func message(freeing error: UnsafeMutableRawPointer?) -> String {
    guard let error else { return "unknown error" }
    defer { free(error) }
    // A GError is a 32-bit domain, a 32-bit code and the text.
    guard let text = error.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self) else {
      return "unknown error"
    }
    return String(cString: text)
  }
}
