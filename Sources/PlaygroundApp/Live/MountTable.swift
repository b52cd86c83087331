import CoreGraphics

/// The mounted file systems, from the kernel's table of mounts.
struct MountTable {
  private let mounts: [(point: String, type: String)]

  /// - Parameter text: the content of `/proc/self/mountinfo`.
  init(_ text: String) {
    mounts = text.split(separator: "\n").compactMap { line -> (point: String, type: String)? in
      // "36 35 98:0 /root /mount/point rw shared:1 - ext3 /dev/root rw": the optional fields end at
      // "-".
      let fields = line.split(separator: " ")
      guard fields.count > 5, let dash = fields.firstIndex(of: "-"), dash + 1 < fields.count else {
        return nil
      }
      let point = fields[4].replacingOccurrences(of: "\\040", with: " ")
      return (point, String(fields[dash + 1]))
    }
  }

  /// Returns the type of the file system that contains a folder.
  func type(of folder: String) -> String? {
    var found: (point: String, type: String)?
    for mount in mounts {
      let isAround =
        mount.point == "/" || folder == mount.point || folder.hasPrefix(mount.point + "/")
      // Of two mounts at the same point, the later one hides the earlier one.
      if isAround, mount.point.utf8.count >= found?.point.utf8.count ?? 0 { found = mount }
    }
    return found?.type
  }
}
