/// The functions of gdk-pixbuf, which decodes images other than PNG. The library is opened when the
/// first such image is decoded, so a program without such images neither loads it nor needs it.
package final class PixbufLibrary: Sendable {
  /// The installed library; nil if there is none.
  package static let shared = PixbufLibrary(named: "libgdk_pixbuf-2.0.so.0")

  /// A loader, a picture or an error of the library.
  typealias Handle = UnsafeMutableRawPointer
  typealias ErrorPlace = UnsafeMutablePointer<Handle?>
  typealias SizePrepared = @convention(c) (Handle?, Int32, Int32, Handle?) -> Void
  typealias Getter = @Sendable @convention(c) (Handle) -> Int32
  typealias Release = @Sendable @convention(c) (Handle) -> Void
  typealias NewLoader =
    @Sendable @convention(c) (UnsafePointer<CChar>, ErrorPlace) -> Handle?
  typealias Connect =
    @Sendable @convention(c) (
      Handle, UnsafePointer<CChar>, SizePrepared, Handle?, Handle?, UInt32
    ) -> UInt
  typealias SetSize = @Sendable @convention(c) (Handle, Int32, Int32) -> Void
  typealias Write =
    @Sendable @convention(c) (Handle, UnsafePointer<UInt8>, Int, ErrorPlace?) -> Int32
  typealias Close = @Sendable @convention(c) (Handle, ErrorPlace?) -> Int32
  typealias HandleOf = @Sendable @convention(c) (Handle) -> Handle?
  typealias Pixels = @Sendable @convention(c) (Handle) -> UnsafeMutableRawPointer?
  typealias NewFromData =
    @Sendable @convention(c) (
      UnsafeRawPointer, Int32, Int32, Int32, Int32, Int32, Int32, Handle?, Handle?
    ) -> Handle?
  typealias Strings = UnsafeMutablePointer<UnsafePointer<CChar>?>
  typealias Save =
    @Sendable @convention(c) (
      Handle, ErrorPlace, UnsafeMutablePointer<Int>, UnsafePointer<CChar>, Strings, Strings,
      ErrorPlace
    ) -> Int32

  let newLoader: NewLoader
  let connect: Connect
  let setSize: SetSize
  let write: Write
  let close: Close
  /// Returns the picture that a loader has decoded. The loader owns it.
  let decodedPicture: HandleOf
  /// Returns the picture with its orientation applied, as a new reference.
  let uprightPicture: HandleOf
  let width, height, bytesPerRow, channelCount: Getter
  let pixels: Pixels
  let newFromData: NewFromData
  let save: Save
  let release: Release
  private let errors: GLibErrorReader
  let freeMemory: Release

  /// Opens a library; nil if it is not found or lacks a function. It is never closed, because the
  /// types that it registers cannot be unregistered.
  package init?(named name: String) {
    guard let library = DynamicLibrary(named: name) else { return nil }
    guard let newLoader: NewLoader = library.find("gdk_pixbuf_loader_new_with_type"),
      let connect: Connect = library.find("g_signal_connect_data"),
      let setSize: SetSize = library.find("gdk_pixbuf_loader_set_size"),
      let write: Write = library.find("gdk_pixbuf_loader_write"),
      let close: Close = library.find("gdk_pixbuf_loader_close"),
      let decodedPicture: HandleOf = library.find("gdk_pixbuf_loader_get_pixbuf"),
      let uprightPicture: HandleOf = library.find("gdk_pixbuf_apply_embedded_orientation"),
      let width: Getter = library.find("gdk_pixbuf_get_width"),
      let height: Getter = library.find("gdk_pixbuf_get_height"),
      let bytesPerRow: Getter = library.find("gdk_pixbuf_get_rowstride"),
      let channelCount: Getter = library.find("gdk_pixbuf_get_n_channels"),
      let pixels: Pixels = library.find("gdk_pixbuf_get_pixels"),
      let newFromData: NewFromData = library.find("gdk_pixbuf_new_from_data"),
      let save: Save = library.find("gdk_pixbuf_save_to_bufferv"),
      let release: Release = library.find("g_object_unref"),
      let errors = GLibErrorReader(library), let freeMemory: Release = library.find("g_free")
    else {
      library.close()
      return nil
    }
    (self.newLoader, self.connect, self.setSize) = (newLoader, connect, setSize)
    (self.write, self.close) = (write, close)
    (self.decodedPicture, self.uprightPicture) = (decodedPicture, uprightPicture)
    (self.width, self.height, self.bytesPerRow) = (width, height, bytesPerRow)
    (self.channelCount, self.pixels, self.newFromData) = (channelCount, pixels, newFromData)
    (self.save, self.release) = (save, release)
    (self.errors, self.freeMemory) = (errors, freeMemory)
  }

  /// Returns the message of an error, and frees the error.
  func message(freeing error: Handle?) -> String { errors.message(freeing: error) }
}
