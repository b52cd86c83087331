import Foundation

/// Finds the files in a folder that belong to an app.
enum FolderFiles {
  /// Folders with the output of tools, or with other people's code.
  private static let skipped: Set<String> = [
    ".git", ".build", ".swiftpm", "Pods", "Carthage", "DerivedData", "build", "node_modules",
    "fastlane",
  ]
  /// Folders that are a single resource.
  private static let bundles: Set<String> = [
    "xcassets", "bundle", "lproj", "xcdatamodeld", "scnassets", "atlas",
  ]
  /// Files that are no resources: sources, settings, and project descriptions.
  private static let noResources: Set<String> = [
    "swift", "m", "mm", "h", "c", "cpp", "pch", "xcconfig", "entitlements", "md", "podspec",
    "lock", "yml", "yaml", "modulemap", "resolved", "gitignore", "rb", "sh", "pbxproj", "txt~",
  ]
  private static let otherFolders: Set<String> = [
    "xcodeproj", "xcworkspace", "playground", "framework", "xcframework", "docc",
  ]

  /// Returns the Swift files and the resources in a folder, each sorted by path.
  ///
  /// - Parameter skips: whether a file or folder is skipped, by its path in the folder.
  static func find(
    in folder: URL, skipping skips: (String) -> Bool = { _ in false }
  ) -> (sources: [URL], resources: [URL]) {
    var (sources, resources): ([URL], [URL]) = ([], [])
    visit(folder, path: "", skips) { url, isFolder in
      if url.pathExtension == "swift" {
        sources.append(url)
      } else if isFolder || !noResources.contains(url.pathExtension.lowercased()) {
        resources.append(url)
      }
    }
    return (sources, resources)
  }

  /// Returns a file, or the resources in a folder.
  static func resources(at url: URL) -> [URL] {
    guard isFolder(url), !bundles.contains(url.pathExtension.lowercased()) else { return [url] }
    return find(in: url).resources
  }

  /// Returns the sources and resources of a file or a folder; nothing if it does not exist.
  static func members(at url: URL) -> (sources: [URL], resources: [URL]) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return ([], [])
    }
    let type = url.pathExtension.lowercased()
    if isFolder.boolValue, !bundles.contains(type) || type == "lproj" { return find(in: url) }
    if type == "swift" { return ([url], []) }
    return ([], isFolder.boolValue || !noResources.contains(type) ? [url] : [])
  }

  private static func visit(
    _ folder: URL, path: String, _ skips: (String) -> Bool, _ take: (URL, Bool) -> Void
  ) {
    let manager = FileManager.default
    for name in ((try? manager.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() {
      let inner = path.isEmpty ? name : path + "/" + name
      guard !name.hasPrefix("."), !skipped.contains(name), !skips(inner) else { continue }
      let url = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      guard manager.fileExists(atPath: url.path, isDirectory: &isFolder) else { continue }
      let type = url.pathExtension.lowercased()
      if !isFolder.boolValue {
        take(url, false)
      } else if bundles.contains(type) {
        if type == "lproj" {
          // The files in it are localized resources.
          visit(url, path: inner, skips) { file, _ in take(file, false) }
        } else {
          take(url, true)
        }
      } else if !otherFolders.contains(type), !isLink(url) {
        visit(url, path: inner, skips, take)
      }
    }
  }

  /// A maximum number of folders that no project reaches (our choice).
  private static let maximumFolders = 1_000

  /// Returns some folders, and the folders in them that may contain sources.
  static func folders(in roots: Set<String>) -> Set<String> {
    var found = roots
    var waiting = roots.sorted()
    while let folder = waiting.popLast(), found.count < maximumFolders {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
        let type = url.pathExtension.lowercased()
        guard !name.hasPrefix("."), !skipped.contains(name), !bundles.contains(type),
          !otherFolders.contains(type), isFolder(url), !isLink(url),
          found.insert(url.path).inserted
        else { continue }
        waiting.append(url.path)
      }
    }
    return found
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Whether a file or a folder exists.
  static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

  /// Whether a URL is a link. Links to folders are not followed, because they may form cycles.
  private static func isLink(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isSymbolicLinkKey]))?.isSymbolicLink ?? false
  }

  /// Returns the files and folders of a type in a folder, those of the least depth first.
  static func find(type: String, in folder: URL, depth: Int) -> [URL] {
    var found: [URL] = []
    var level = [folder]
    for _ in 0...depth {
      var next: [URL] = []
      for folder in level {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        for name in names.sorted() where !name.hasPrefix(".") && !skipped.contains(name) {
          let url = folder.appendingPathComponent(name)
          if url.pathExtension == type { found.append(url) } else { next.append(url) }
        }
      }
      level = next.filter { url in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
          && isFolder.boolValue && !isLink(url)
      }
    }
    return found
  }
}
