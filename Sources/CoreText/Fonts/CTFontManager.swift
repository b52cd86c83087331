public import CoreGraphics

/// The scope in which registered fonts are available.
public enum CTFontManagerScope: UInt32, Sendable {
  /// This process. Fonts for other programs are installed by the system.
  case process = 1
}

/// The reason why fonts were not registered.
public enum CTFontManagerError: Int, Sendable {
  /// There is no such file.
  case fileNotFound = 101
  /// There is no font in the file.
  case unrecognizedFormat = 103
  /// The fonts of the file are registered already.
  case alreadyRegistered = 105
}

/// The domain of errors with codes of ``CTFontManagerError``.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Registers the fonts of a file by their names, for all text that is laid out from now on.
///
/// - Parameters:
///   - fontURL: a TrueType or OpenType file, or a collection of these.
///   - scope: the scope of the registration.
///   - error: set to the error, which the caller releases; may be nil.
/// - Returns: whether the fonts were registered; false if they were registered already.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let failure = registerFonts(of: fontURL as URL) else { return true }
  error?.pointee = Unmanaged.passRetained(
    NSError(domain: kCTFontManagerErrorDomain, code: failure.rawValue, userInfo: nil))
  return false
}

/// Returns the error; nil if there was none.
private func registerFonts(of file: URL) -> CTFontManagerError? {
  guard file.isFileURL, FileManager.default.fileExists(atPath: file.path) else {
    return .fileNotFound
  }
  guard !AppFonts.contains(file) else { return .alreadyRegistered }
  return AppFonts.add(file) ? nil : .unrecognizedFormat
}
