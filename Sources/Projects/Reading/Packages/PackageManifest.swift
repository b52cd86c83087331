import Foundation

/// The content of `Package.swift`, as the package manager prints it.
struct PackageManifest: Decodable {
  let name: String
  let targets: [Target]
  private let dependencies: [Dependency]
  private let toolsVersion: ToolsVersion
  private let swiftLanguageVersions: [String]?

  struct Target: Decodable {
    let name: String
    /// The kind, such as "regular", "executable", "test", "system" or "binary".
    let type: String
    /// The path in the package's folder; nil for the default.
    let path: String?
    /// The files and folders in the target's folder; nil for all.
    let sources: [String]?
    let exclude: [String]
    let resources: [Resource]
    fileprivate let settings: [Setting]
  }

  struct Resource: Decodable {
    /// The path in the target's folder.
    let path: String
    fileprivate let rule: [String: Nothing]

    /// Whether a folder is copied as a whole, instead of its content.
    var isCopied: Bool { rule["copy"] != nil }
  }

  fileprivate struct Nothing: Decodable {}

  fileprivate struct Setting: Decodable {
    /// A string, or another type in other settings.
    struct Value: Decodable {
      let value: String?
      enum CodingKeys: String, CodingKey { case value = "_0" }

      init(from decoder: any Decoder) throws {
        value = try? decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .value)
      }
    }

    struct Condition: Decodable {
      let config: String?
      let platformNames: [String]
    }

    let tool: String
    let kind: [String: Value]
    let condition: Condition?

    /// Whether the condition is true for an iOS app in the debug configuration.
    var isUsed: Bool {
      guard tool == "swift" else { return false }
      guard let condition else { return true }
      return condition.config ?? "debug" == "debug"
        && (condition.platformNames.isEmpty || condition.platformNames.contains("ios"))
    }
  }

  private struct Dependency: Decodable {
    struct Folder: Decodable { let path: String }
    let fileSystem: [Folder]?
  }

  private struct ToolsVersion: Decodable {
    let version: String
    enum CodingKeys: String, CodingKey { case version = "_version" }
  }

  /// The folders of the packages that are dependencies by path.
  var localDependencies: [URL] {
    dependencies.flatMap { $0.fileSystem ?? [] }.map { URL(fileURLWithPath: $0.path) }
  }

  /// Returns the conditions that are true for `#if` in a target.
  func compilationConditions(of target: Target) -> [String] {
    ["SWIFT_PACKAGE"] + values("define", of: target)
  }

  /// Returns the language mode of a target: its own, the newest one of the package, or that of the
  /// tools version.
  func languageVersion(of target: Target) -> String {
    let version =
      values("swiftLanguageMode", of: target).last ?? swiftLanguageVersions?.max()
      ?? String(toolsVersion.version.prefix { $0 != "." })
    return Project.languageVersion(of: version)
  }

  /// Returns the other options of the compiler for a target.
  func compilerFlags(of target: Target) -> [String] {
    let features = [
      ("upcoming", "enableUpcomingFeature"), ("experimental", "enableExperimentalFeature"),
    ]
    return features.flatMap { kind, setting in
      values(setting, of: target).flatMap { ["-enable-\(kind)-feature", $0] }
    } + (values("defaultIsolation", of: target).last.map { ["-default-isolation", $0] } ?? [])
  }

  private func values(_ kind: String, of target: Target) -> [String] {
    target.settings.filter(\.isUsed).compactMap { $0.kind[kind]?.value }
  }
}

extension PackageManifest {
  /// Reads a manifest with the toolchain's package manager, which compiles it. The result is cached
  /// as long as the text is the same.
  ///
  /// - Parameter cache: the cache folder of the playground.
  static func read(_ file: URL, cache: URL) throws(ProjectError) -> PackageManifest {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw ProjectError("\(file.path) cannot be read")
    }
    let folder = file.deletingLastPathComponent()
    let cache = cache.appendingPathComponent("Packages")
    let known = cache.appendingPathComponent(
      BuildFolders.hash(folder.path + "\n" + text) + ".json")
    if let manifest = (try? Data(contentsOf: known)).flatMap(decode) { return manifest }
    try BuildFolders.make(cache)
    let result = try Command(
      Toolchain.find().tool("swift"),
      [
        "package", "--package-path", folder.path, "--scratch-path",
        cache.appendingPathComponent("Build").path, "dump-package",
      ]
    ).run()
    guard result.isSuccess, let manifest = decode(result.output) else {
      throw ProjectError("\(file.path) cannot be read: \(result.reason)")
    }
    try BuildFolders.write(result.output, to: known)
    return manifest
  }

  private static func decode(_ data: Data) -> PackageManifest? {
    try? JSONDecoder().decode(PackageManifest.self, from: data)
  }
}
