internal import CWebP

/// The functions of libwebp that encode lossless images and decode still ones. The library is
/// opened when the first such image is written or read.
package final class WebPLibrary: Sendable {
  /// The installed library; nil if there is none.
  package static let shared = WebPLibrary(named: "libwebp.so.7")

  typealias Config = UnsafeMutablePointer<CWebPConfig>
  typealias Picture = UnsafeMutablePointer<CWebPPicture>
  typealias Writer = UnsafeMutablePointer<CWebPMemoryWriter>
  typealias Bytes = UnsafePointer<UInt8>
  typealias InitConfig = @Sendable @convention(c) (Config, Int32, Float, Int32) -> Int32
  typealias SetLossless = @Sendable @convention(c) (Config, Int32) -> Int32
  typealias InitPicture = @Sendable @convention(c) (Picture, Int32) -> Int32
  typealias Import = @Sendable @convention(c) (Picture, Bytes, Int32) -> Int32
  typealias Encode = @Sendable @convention(c) (Config, Picture) -> Int32
  typealias FreePicture = @Sendable @convention(c) (Picture) -> Void
  typealias WithWriter = @Sendable @convention(c) (Writer) -> Void
  typealias Write = @Sendable @convention(c) (Bytes?, Int, UnsafePointer<CWebPPicture>?) -> Int32
  typealias ReadSize =
    @Sendable @convention(c) (
      Bytes, Int, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
    ) -> Int32
  typealias Decode =
    @Sendable @convention(c) (
      Bytes, Int, UnsafeMutablePointer<UInt8>, Int, Int32
    ) -> UnsafeMutablePointer<UInt8>?

  let initConfig: InitConfig
  let setLossless: SetLossless
  let initPicture: InitPicture
  let importBGRA: Import
  let encode: Encode
  let freePicture: FreePicture
  let initWriter, clearWriter: WithWriter
  let write: Write
  let readSize: ReadSize
  let decodeBGRA: Decode

  /// Opens a library; nil if it is not found or lacks a function.
  package init?(named name: String) {
    guard let library = DynamicLibrary(named: name) else { return nil }
    guard let initConfig: InitConfig = library.find("WebPConfigInitInternal"),
      let setLossless: SetLossless = library.find("WebPConfigLosslessPreset"),
      let initPicture: InitPicture = library.find("WebPPictureInitInternal"),
      let importBGRA: Import = library.find("WebPPictureImportBGRA"),
      let encode: Encode = library.find("WebPEncode"),
      let freePicture: FreePicture = library.find("WebPPictureFree"),
      let initWriter: WithWriter = library.find("WebPMemoryWriterInit"),
      let clearWriter: WithWriter = library.find("WebPMemoryWriterClear"),
      let write: Write = library.find("WebPMemoryWrite"),
      let readSize: ReadSize = library.find("WebPGetInfo"),
      let decodeBGRA: Decode = library.find("WebPDecodeBGRAInto")
    else {
      library.close()
      return nil
    }
    (self.initConfig, self.setLossless) = (initConfig, setLossless)
    (self.initPicture, self.importBGRA) = (initPicture, importBGRA)
    (self.encode, self.freePicture) = (encode, freePicture)
    (self.initWriter, self.clearWriter, self.write) = (initWriter, clearWriter, write)
    (self.readSize, self.decodeBGRA) = (readSize, decodeBGRA)
  }
}
