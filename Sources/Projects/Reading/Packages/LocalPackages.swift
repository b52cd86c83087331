import Foundation

/// The Swift packages in a project's folder, and those that the packages and the project refer to
/// by path.
struct LocalPackages {
  private let cache: URL
  /// The manifests that have not been read yet.
  private var waiting: [URL]
  private var packages: [(folder: URL, manifest: PackageManifest)] = []
  /// Messages about manifests that could not be read, each a sentence.
  private(set) var notes: [String] = []

  /// The maximum depth of a package in the folder.
  private static let depth = 3
  /// The folders that may contain a target without a path.
  private static let folders = ["Sources", "Source", "src", "srcs"]
  /// The resources that Xcode copies by default.
  private static let ownResources: Set<String> = [
    "xcassets", "storyboard", "xib", "xcdatamodeld", "strings", "stringsdict", "xcstrings",
  ]

  /// - Parameters:
  ///   - others: the folders of packages outside the folder.
  ///   - cache: the cache folder of the playground.
  init(in folder: URL, others: [URL], cache: URL) {
    self.cache = cache
    waiting =
      FolderFiles.find(type: "swift", in: folder, depth: Self.depth)
      .filter { $0.lastPathComponent == "Package.swift" }
      + others.map { $0.appendingPathComponent("Package.swift") }
  }

  /// The manifests that have been read.
  var manifests: [URL] { packages.map { $0.folder.appendingPathComponent("Package.swift") } }

  /// Returns the executable target of the package in a folder; nil if there is none, or if the
  /// manifest cannot be read.
  static func app(in folder: URL, cache: URL) -> PackageModule? {
    let file = folder.appendingPathComponent("Package.swift")
    guard FolderFiles.exists(file), let manifest = try? PackageManifest.read(file, cache: cache),
      let target = manifest.targets.first(where: { $0.type == "executable" }),
      let targetFolder = self.folder(of: target, in: folder, manifest)
    else { return nil }
    return module(of: target, in: targetFolder, manifest)
  }

  /// Returns the module of a package's target, without its dependencies.
  mutating func module(_ name: String) -> PackageModule? {
    if let module = known(name) { return module }
    // Reading a manifest takes time, so manifests that do not contain the target's name are
    // skipped.
    while let index = waiting.firstIndex(where: { Self.mentions(name, $0) }) {
      read(waiting.remove(at: index))
      if let module = known(name) { return module }
    }
    return nil
  }

  private static func mentions(_ name: String, _ manifest: URL) -> Bool {
    (try? String(contentsOf: manifest, encoding: .utf8))?.contains("\"\(name)\"") ?? false
  }

  private mutating func read(_ file: URL) {
    do {
      let manifest = try PackageManifest.read(file, cache: cache)
      packages.append((file.deletingLastPathComponent(), manifest))
      for folder in manifest.localDependencies {
        let file = folder.appendingPathComponent("Package.swift").standardizedFileURL
        if !waiting.contains(file), !manifests.contains(file) { waiting.append(file) }
      }
    } catch { notes.append("\(error)") }
  }

  private func known(_ name: String) -> PackageModule? {
    for (folder, manifest) in packages {
      for target in manifest.targets where target.name == name {
        guard ["regular", "executable"].contains(target.type),
          let targetFolder = Self.folder(of: target, in: folder, manifest)
        else { continue }
        let module = Self.module(of: target, in: targetFolder, manifest)
        if !module.sources.isEmpty { return module }
      }
    }
    return nil
  }

  private static func folder(
    of target: PackageManifest.Target, in folder: URL, _ manifest: PackageManifest
  ) -> URL? {
    if let path = target.path { return folder.appendingPathComponent(path).standardizedFileURL }
    let usual = folders.map(folder.appendingPathComponent).filter(FolderFiles.exists)
    return usual.map { $0.appendingPathComponent(target.name) }.first(where: FolderFiles.exists)
      // The only target of a package needs no separate folder.
      ?? (manifest.targets.count { $0.type != "test" } == 1 ? usual.first : nil)
  }

  private static func module(
    of target: PackageManifest.Target, in folder: URL, _ manifest: PackageManifest
  ) -> PackageModule {
    func isPart(_ path: String, of parts: [String]) -> Bool {
      parts.contains { $0 == "." || path == $0 || path.hasPrefix($0 + "/") }
    }
    let excluded = target.exclude.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    let found = FolderFiles.find(in: folder) { isPart($0, of: excluded) }
    let sources = found.sources.filter { source in
      guard let parts = target.sources else { return true }
      return isPart(String(source.path.dropFirst(folder.path.count + 1)), of: parts)
    }
    let named = target.resources.flatMap { resource -> [URL] in
      let url = folder.appendingPathComponent(resource.path).standardizedFileURL
      return resource.isCopied ? [url] : FolderFiles.resources(at: url)
    }
    let own = found.resources.filter { ownResources.contains($0.pathExtension) }
    return PackageModule(
      name: target.name, package: manifest.name, sources: sources,
      resources: named.filter(FolderFiles.exists) + own.filter { !named.contains($0) },
      dependencies: [], languageVersion: manifest.languageVersion(of: target),
      compilationConditions: manifest.compilationConditions(of: target),
      compilerFlags: manifest.compilerFlags(of: target))
  }
}
