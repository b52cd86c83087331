/// The functions of Poppler, which draws PDF files with Cairo. The library is opened when the first
/// such file is drawn, so a program without such files neither loads it nor needs it.
package final class PopplerLibrary: Sendable {
  /// The installed library; nil if there is none.
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
  private let errors: GLibErrorReader

  /// Opens a library; nil if it is not found or lacks a function. It is never closed, because the
  /// types that it registers cannot be unregistered.
  package init?(named name: String) {
    guard let library = DynamicLibrary(named: name) else { return nil }
    guard let newBytes: NewBytes = library.find("g_bytes_new"),
      let releaseBytes: Release = library.find("g_bytes_unref"),
      let open: Open = library.find("poppler_document_new_from_bytes"),
      let page: PageOf = library.find("poppler_document_get_page"),
      let size: SizeOf = library.find("poppler_page_get_size"),
      let draw: Draw = library.find("poppler_page_render"),
      let release: Release = library.find("g_object_unref"), let errors = GLibErrorReader(library)
    else {
      library.close()
      return nil
    }
    (self.newBytes, self.releaseBytes, self.open) = (newBytes, releaseBytes, open)
    (self.page, self.size, self.draw) = (page, size, draw)
    (self.release, self.errors) = (release, errors)
  }

  /// Returns the message of an error, and frees the error.
  func message(freeing error: Handle?) -> String { errors.message(freeing: error) }
}
