/// Bytes for an image, as Core Foundation calls them: `data as CFData` makes them.
public typealias CFData = NSData
/// A file or other resource, as Core Foundation calls it.
public typealias CFURL = NSURL

/// The bytes, valid as long as the object; nil for no object.
public func CFDataGetBytePtr(_ theData: CFData?) -> UnsafePointer<UInt8>! {
  theData.map { UnsafePointer($0.bytes.assumingMemoryBound(to: UInt8.self)) }
}

/// The number of bytes; 0 for no object.
public func CFDataGetLength(_ theData: CFData?) -> Int { theData?.length ?? 0 }

/// Releases bytes that a provider was given: the first argument is that of the provider's
/// initializer, the others are the bytes and their number.
public typealias CGDataProviderReleaseDataCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// The bytes of an image. They never change.
///
/// Sendable is sound: the bytes are only read.
public final class CGDataProvider: @unchecked Sendable {
  /// All bytes. They live as long as the provider, so that their address can be used.
  public let data: CFData?
  private let release: (() -> Void)?

  /// A provider of bytes in memory.
  public init?(data: CFData) {
    self.data = data.copy() as? NSData
    release = nil
  }

  /// A provider of bytes that the caller releases.
  ///
  /// - Parameters:
  ///   - info: is handed to `releaseData`.
  ///   - data: the bytes. They must not change until `releaseData` is called.
  ///   - size: the number of bytes.
  ///   - releaseData: is called when the provider is not needed any more.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: @escaping CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    self.data = NSData(
      bytesNoCopy: UnsafeMutableRawPointer(mutating: data), length: size, freeWhenDone: false)
    let bytes = UInt(bitPattern: data)
    release = {
      guard let data = UnsafeRawPointer(bitPattern: bytes) else { return }
      releaseData(info, data, size)
    }
  }

  /// A provider of a file's bytes; nil for a file that cannot be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    self.data = data as NSData
    release = nil
  }

  deinit { release?() }
}
