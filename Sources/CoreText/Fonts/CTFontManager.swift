public import CoreGraphics

/// Where registered fonts are known.
public enum CTFontManagerScope: UInt32, Sendable {
  /// In this program, as long as it runs. Fonts for other programs are installed by the system.
  case process = 1
}

/// Why fonts were not registered.
public enum CTFontManagerError: Int, Sendable {
  /// There is no such file.
  case fileNotFound = 101
  /// There is no font in the file.
  case unrecognizedFormat = 103
  /// The fonts of the file are registered already.
  case alreadyRegistered = 105
}

/// The domain of errors whose codes are those of ``CTFontManagerError``.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Makes the fonts of a file known by their names, for all text that is laid out from now on.
///
/// - Parameters:
///   - fontURL: a file of TrueType or OpenType, or a collection of these.
///   - scope: where the fonts are known.
///   - error: is set to what went wrong; the caller releases it. Nil where that is of no interest.
/// - Returns: whether the fonts were registered: false also for those that are already.
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

/// Nil where nothing went wrong.
private func registerFonts(of file: URL) -> CTFontManagerError? {
  guard file.isFileURL, FileManager.default.fileExists(atPath: file.path) else {
    return .fileNotFound
  }
  guard !AppFonts.contains(file) else { return .alreadyRegistered }
  return AppFonts.add(file) ? nil : .unrecognizedFormat
}
