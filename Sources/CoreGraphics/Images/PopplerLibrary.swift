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
  private let errors: GLibErrorReader

  /// Opens a library; nil if there is none of that name, or not one with all functions. It stays
  /// open, because the types that it registers cannot be taken back.
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

  /// The text of an error, which is freed.
  func message(freeing error: Handle?) -> String { errors.message(freeing: error) }
}
