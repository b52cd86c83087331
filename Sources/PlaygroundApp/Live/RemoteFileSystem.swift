import CoreGraphics

/// The file systems on which the kernel does not report changes by other machines.
enum RemoteFileSystem {
  private static let types: Set<String> = [
    "nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ceph", "virtiofs", "vboxsf", "fuse",
  ]

  /// Reads the kernel's table of mounts, which is not cached.
  static func readMounts() -> String? {
    try? String(contentsOfFile: "/proc/self/mountinfo", encoding: .utf8)
  }

  /// Returns the reason why a folder cannot be watched; nil if it can.
  static func reason(for folder: String, in mounts: MountTable) -> String? {
    guard let type = mounts.type(of: folder), isRemote(type) else { return nil }
    return "\(folder) is on a file system of type \(type)"
  }

  static func isRemote(_ type: String) -> Bool {
    types.contains(type) || type.hasPrefix("fuse.")
  }
}
