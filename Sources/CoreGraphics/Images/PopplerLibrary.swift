#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The functions of Poppler, which draws PDF files with Cairo. Nothing is linked to it: the library
/// is opened when the first such file is drawn, so that a program without one neither waits for it
/// nor needs it.
package final class PopplerLibrary: Sendable {
  /// Nil where the library is not installed.
  package static let shared = PopplerLibrary(named: "libpoppler-glib.so.8")

  /// A document, a page, bytes or an error of the library.
  typealias Handle = UnsafeMutableRawPointer
  typealias ErrorPlace = UnsafeMutablePointer<Handle?>
  typealias NewBytes = @Sendable @convention(c) (UnsafeRawPointer?, Int) -> Handle?
  typealias Open =
    @Sendable @convention(c) (Handle, UnsafePointer<CChar>?, ErrorPlace) -> Handle?
  typealias PageOf = @Sendable @convention(c) (Handle, Int32) -> Handle?
  typealias SizeOf =
    @Sendable @convention(c) (
      Handle, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
    ) -> Void
  typealias Draw = @Sendable @convention(c) (Handle, OpaquePointer) -> Void
  typealias Release = @Sendable @convention(c) (Handle) -> Void

  let newBytes: NewBytes
  let releaseBytes: Release
  let open: Open
  let page: PageOf
  let size: SizeOf
  let draw: Draw
  let release: Release
  private let freeError: Release

  /// Opens a library; nil if there is none of that name, or not one with all functions. It stays
  /// open, because the types that it registers cannot be taken back.
  package init?(named name: String) {
    guard let library = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    // Searches the libraries that the library itself needs too, such as GLib.
    func find<Function>(_ name: String) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let newBytes: NewBytes = find("g_bytes_new"),
      let releaseBytes: Release = find("g_bytes_unref"),
      let open: Open = find("poppler_document_new_from_bytes"),
      let page: PageOf = find("poppler_document_get_page"),
      let size: SizeOf = find("poppler_page_get_size"),
      let draw: Draw = find("poppler_page_render"),
      let release: Release = find("g_object_unref"), let freeError: Release = find("g_error_free")
    else {
      dlclose(library)
      return nil
    }
    (self.newBytes, self.releaseBytes, self.open) = (newBytes, releaseBytes, open)
    (self.page, self.size, self.draw) = (page, size, draw)
    (self.release, self.freeError) = (release, freeError)
  }

  /// The text of an error, which is freed.
  func message(freeing error: Handle?) -> String {
    guard let error else { return "unknown error" }
    defer { freeError(error) }
    // A GError is a 32-bit domain, a 32-bit code and the text.
    guard let text = error.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self) else {
      return "unknown error"
    }
    return String(cString: text)
  }
}
