public import Foundation

/// The standard folders of an app, as iOS 16 has them. Foundation on Linux has only the home folder
/// and the one for temporary files.
extension URL {
  /// The folder for documents of the user: `Documents` in the home folder.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
  /// The folder for files that can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory, "Library/Caches") }
  /// The folder for files that the user does not see.
  public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory, "Library/Application Support")
  }
  /// The folder `Library` in the home folder.
  public static var libraryDirectory: URL { folder(.libraryDirectory, "Library") }

  private static func folder(
    _ directory: FileManager.SearchPathDirectory, _ path: String
  ) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
      .appendingPathComponent(path, isDirectory: true)
  }
}
