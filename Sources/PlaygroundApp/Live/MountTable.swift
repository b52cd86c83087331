import CoreGraphics

/// The file systems that are mounted, by the kernel's table of mounts.
struct MountTable {
  private let mounts: [(point: String, type: String)]

  /// - Parameter text: the content of `/proc/self/mountinfo`.
  init(_ text: String) {
    mounts = text.split(separator: "\n").compactMap { line -> (point: String, type: String)? in
      // "36 35 98:0 /root /mount/point rw shared:1 - ext3 /dev/root rw": optional fields end at
      // "-".
      let fields = line.split(separator: " ")
      guard fields.count > 5, let dash = fields.firstIndex(of: "-"), dash + 1 < fields.count else {
        return nil
      }
      let point = fields[4].replacingOccurrences(of: "\\040", with: " ")
      return (point, String(fields[dash + 1]))
    }
  }

  /// The type of the file system that a folder is on.
  func type(of folder: String) -> String? {
    var found: (point: String, type: String)?
    for mount in mounts {
      let isAround =
        mount.point == "/" || folder == mount.point || folder.hasPrefix(mount.point + "/")
      // Of two at one point the later covers the earlier.
      if isAround, mount.point.utf8.count >= found?.point.utf8.count ?? 0 { found = mount }
    }
    return found?.type
  }
}
