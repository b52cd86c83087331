import CoreGraphics

/// Where the resources of a bundle lie on Linux.
enum ResourceFolders {
  /// The folders to look in, in order.
  ///
  /// For a bundle other than the main one: its resources. For the main one also the bundles that the
  /// package manager puts beside the executable (`Package_Target.resources`), a folder `Assets` there,
  /// and, for an executable still in its package's `.build`, `Assets` at the package's root.
  static func folders(of bundle: Bundle) -> [URL] {
    var found = [bundle.resourceURL].compactMap { $0 }
    if bundle == Bundle.main, let executable = Bundle.main.executableURL {
      found += folders(besideExecutable: executable.resolvingSymlinksInPath())
    }
    return withAssets(found)
  }

  static func folders(besideExecutable executable: URL) -> [URL] {
    let home = executable.deletingLastPathComponent()
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []
    let bundles = entries.filter { $0.hasSuffix(".resources") }.sorted()
    var folders = [home] + bundles.map { home.appendingPathComponent($0) }
    let steps = executable.pathComponents
    if let build = steps.lastIndex(of: ".build"), build > 0 {
      folders.append(URL(fileURLWithPath: NSString.path(withComponents: Array(steps[..<build]))))
    }
    return folders
  }

  /// Each folder, and `Assets` in it.
  private static func withAssets(_ folders: [URL]) -> [URL] {
    folders.flatMap { [$0, $0.appendingPathComponent("Assets")] }
  }

  /// The asset catalogues in a folder.
  static func catalogs(in folder: URL) -> [URL] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return entries.filter { $0.hasSuffix(".xcassets") }.sorted()
      .map { folder.appendingPathComponent($0) }
  }
}
