import CoreGraphics

/// The kernel's notifications of changes in folders, by inotify. Nothing runs until a change
/// happens.
///
/// Folders are watched instead of files: an editor saves by writing a new file and renaming it, and
/// a watch on the old file would never be notified.
@MainActor
final class FolderNotices {
  /// The file descriptor that is readable after a change.
  let descriptor: Int32
  private var watches: [String: Int32] = [:]

  /// The reason why folders cannot be watched.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  private static let events =
    IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE
    | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR

  init() throws(Problem) {
    descriptor = inotify_init1(O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.problem() }
  }

  isolated deinit { close(descriptor) }

  /// Whether a folder is watched.
  func isWatching(_ folder: String) -> Bool { watches[folder] != nil }

  /// Stops watching all folders except these.
  func endWatching(allBut folders: Set<String>) {
    for (folder, watch) in watches where !folders.contains(folder) {
      inotify_rm_watch(descriptor, watch)
      watches[folder] = nil
    }
  }

  /// Watches these folders, too.
  func watch(_ folders: Set<String>) throws(Problem) {
    for folder in folders where watches[folder] == nil {
      let watch = inotify_add_watch(descriptor, folder, UInt32(bitPattern: Self.events))
      if watch >= 0 {
        watches[folder] = watch
      } else if errno != ENOENT, errno != ENOTDIR {
        // The next check finds that a deleted folder is missing.
        throw Self.problem(folder)
      }
    }
  }

  /// Reads the pending notifications.
  ///
  /// - Returns: whether there were any.
  func take() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    var hasAny = false
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return hasAny }
      hasAny = true
      forgetEndedWatches(in: buffer[..<count])
    }
  }

  /// Removes the watches that the kernel has ended because their folder was deleted. A new folder
  /// in its place needs a new watch.
  private func forgetEndedWatches(in bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      let header = MemoryLayout<inotify_event>.size
      while offset + header <= bytes.count {
        let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        if event.mask & UInt32(IN_IGNORED | IN_MOVE_SELF) != 0 {
          for (folder, watch) in watches where watch == event.wd { watches[folder] = nil }
        }
        offset += header + Int(event.len)
      }
    }
  }

  private static func problem(_ folder: String? = nil) -> Problem {
    let reason =
      switch errno {
      case ENOSPC: "too many folders are watched on this machine"
      case EMFILE, ENFILE: "too many programs watch folders on this machine"
      default: String(cString: strerror(errno))
      }
    return Problem(description: folder.map { "\($0): \(reason)" } ?? reason)
  }
}
