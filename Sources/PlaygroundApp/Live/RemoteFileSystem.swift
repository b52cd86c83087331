import CoreGraphics

/// File systems on which the kernel does not report changes by other machines.
enum RemoteFileSystem {
  private static let types: Set<String> = [
    "nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ceph", "virtiofs", "vboxsf", "fuse",
  ]

  /// Why a folder cannot be watched; nil where it can.
  static func reason(for folder: String) -> String? {
    guard let mounts = try? String(contentsOfFile: "/proc/self/mountinfo", encoding: .utf8),
      let type = type(of: folder, in: mounts), isRemote(type)
    else { return nil }
    return "\(folder) is on a file system of type \(type)"
  }

  static func isRemote(_ type: String) -> Bool {
    types.contains(type) || type.hasPrefix("fuse.")
  }

  /// The type of the file system that a folder is on, by the kernel's table of mounts.
  static func type(of folder: String, in mounts: String) -> String? {
    var found: (point: String, type: String)?
    for line in mounts.split(separator: "\n") {
      // "36 35 98:0 /root /mount/point rw shared:1 - ext3 /dev/root rw": optional fields end at
      // "-".
      let fields = line.split(separator: " ")
      guard fields.count > 5, let dash = fields.firstIndex(of: "-"), dash + 1 < fields.count else {
        continue
      }
      let point = fields[4].replacingOccurrences(of: "\\040", with: " ")
      let isAround = point == "/" || folder == point || folder.hasPrefix(point + "/")
      // Of two at one point the later covers the earlier.
      if isAround, point.utf8.count >= found?.point.utf8.count ?? 0 {
        found = (point, String(fields[dash + 1]))
      }
    }
    return found?.type
  }
}
