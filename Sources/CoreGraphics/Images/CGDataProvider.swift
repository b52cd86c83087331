/// Bytes, under Core Foundation's name. `data as CFData` converts to it.
public typealias CFData = NSData
/// A URL, under Core Foundation's name.
public typealias CFURL = NSURL

/// Returns the bytes, which are valid as long as the object; nil for nil.
public func CFDataGetBytePtr(_ theData: CFData?) -> UnsafePointer<UInt8>! {
  theData.map { UnsafePointer($0.bytes.assumingMemoryBound(to: UInt8.self)) }
}

/// Returns the number of bytes; 0 for nil.
public func CFDataGetLength(_ theData: CFData?) -> Int { theData?.length ?? 0 }

/// Releases the bytes of a provider. The first argument is the `info` of the provider's
/// initializer; the others are the bytes and their number.
public typealias CGDataProviderReleaseDataCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// The bytes of an image, which never change.
///
/// Sendable is sound: the bytes are only read.
public final class CGDataProvider: @unchecked Sendable {
  /// All bytes. They live as long as the provider, so their address can be used.
  public let data: CFData?
  private let release: (() -> Void)?

  /// Makes a provider of bytes in memory.
  public init?(data: CFData) {
    self.data = data.copy() as? NSData
    release = nil
  }

  /// Makes a provider of bytes that the caller releases.
  ///
  /// - Parameters:
  ///   - info: the first argument of `releaseData`.
  ///   - data: the bytes. They must not change until `releaseData` is called.
  ///   - size: the number of bytes.
  ///   - releaseData: called when the provider is no longer needed.
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

  /// Makes a provider of a file's bytes; nil if the file cannot be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    self.data = data as NSData
    release = nil
  }

  deinit { release?() }
}
