import CoreGraphics
import Glibc

/// Names for files that the user did not name.
enum FreePath {
  /// Returns the first name with a number that no file or folder in the current folder has.
  ///
  /// - Parameter suffix: `.png`, or empty for a folder.
  static func named(_ name: String, suffix: String) -> String {
    let files = FileManager.default
    var number = 1
    while files.fileExists(atPath: "\(name)-\(number)\(suffix)") { number += 1 }
    return "\(name)-\(number)\(suffix)"
  }

  /// Returns a new name of a file and creates the file empty, so that concurrent saves use other
  /// names.
  ///
  /// - Parameter takesPlainName: whether the first file of that name gets no number.
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

  /// Returns the absolute path, for a message.
  static func whole(_ path: String) -> String { URL(fileURLWithPath: path).standardized.path }
}
