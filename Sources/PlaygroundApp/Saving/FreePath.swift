import CoreGraphics
import Glibc

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

  /// The same for a file, which is there from now on, and empty: others that save at the same time
  /// take other names.
  ///
  /// - Parameter takesPlainName: whether the first one that has the name has no number.
  static func reserved(
    _ name: String, suffix: String, takesPlainName: Bool = false
  ) throws -> String {
    var number = takesPlainName ? 0 : 1
    while true {
      let path = number == 0 ? "\(name)\(suffix)" : "\(name)-\(number)\(suffix)"
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        close(descriptor)
        return path
      }
      guard errno == EEXIST else {
        throw CommandError("“\(path)” cannot be written: \(String(cString: strerror(errno)))")
      }
      number += 1
    }
  }

  /// The whole path, for a message.
  static func whole(_ path: String) -> String { URL(fileURLWithPath: path).standardized.path }
}
