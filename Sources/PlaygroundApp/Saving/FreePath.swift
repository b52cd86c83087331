import CoreGraphics

/// Names for files that the user did not name.
enum FreePath {
  /// The first name with a number that no file or folder has yet, in the current folder.
  ///
  /// - Parameter suffix: `.png`, or nothing for a folder.
  static func named(_ name: String, suffix: String) -> String {
    let files = FileManager.default
    var number = 1
    while files.fileExists(atPath: "\(name)-\(number)\(suffix)") { number += 1 }
    return "\(name)-\(number)\(suffix)"
  }

  /// The whole path, for a message.
  static func whole(_ path: String) -> String { URL(fileURLWithPath: path).standardized.path }
}
