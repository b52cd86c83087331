#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A library that is opened at run time. The program is not linked to it, so a program that does
/// not use the library neither loads it nor needs it.
///
/// It is safe to share: the handle is constant, and the system's functions that look up names and
/// close libraries may be called on any thread.
package struct DynamicLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// Opens a library; nil if it is not found.
  package init?(named name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// Returns a function of the library, or of a library that it depends on, such as GLib; nil if it
  /// is not found.
  package func find<Function>(_ name: String) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: Function.self) }
  }

  /// Closes the library. None of its functions may be called afterwards.
  func close() { dlclose(handle) }
}

/// Reads the errors of libraries that are based on GLib.
struct GLibErrorReader: Sendable {
  private let free: @Sendable @convention(c) (UnsafeMutableRawPointer) -> Void

  /// Returns nil for a library that does not use GLib.
  init?(_ library: DynamicLibrary) {
    let function: (@Sendable @convention(c) (UnsafeMutableRawPointer) -> Void)? =
      library.find("g_error_free")
    guard let function else { return nil }
    free = function
  }

  /// Returns the message of an error, and frees the error.
  func message(freeing error: UnsafeMutableRawPointer?) -> String {
    guard let error else { return "unknown error" }
    defer { free(error) }
    // A GError consists of a 32-bit domain, a 32-bit code and the message.
    guard let text = error.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self) else {
      return "unknown error"
    }
    return String(cString: text)
  }
}
