import Foundation

/// Records the time of the compiler's last run, so that later changes are detected.
///
/// The compiler compares modification dates in whole seconds (observed with Swift 6.3.1): a file
/// that is written in the second in which the last run ended counts as compiled and linked. Such
/// files get the date of the next second.
struct CompilerRun {
  private let started, ended: URL

  /// - Parameter folder: the folder with the compiler's incremental state.
  init(in folder: URL) {
    started = folder.appendingPathComponent("started")
    ended = folder.appendingPathComponent("ended")
  }

  /// The start of the last run; nil if there was none.
  var start: Date? { Self.date(of: started) }

  /// Prepares the files to be compiled or linked.
  func prepare(_ inputs: [URL]) throws(ProjectError) {
    if let start, let end = Self.date(of: ended) {
      let second = end.timeIntervalSince1970.rounded(.down)
      for input in inputs {
        guard let date = Self.date(of: input), date > start,
          date.timeIntervalSince1970 < second + 1
        else { continue }
        try Self.set(Date(timeIntervalSince1970: second + 1), of: input)
      }
    }
    try Self.touch(started)
  }

  func end() throws(ProjectError) { try Self.touch(ended) }

  /// Returns the modification date of a file; nil if there is none.
  static func date(of file: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
  }

  static func set(_ date: Date, of file: URL) throws(ProjectError) {
    try BuildFolders.writing(file) {
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }
  }

  private static func touch(_ file: URL) throws(ProjectError) {
    try BuildFolders.writing(file) { try Data().write(to: file) }
  }
}
