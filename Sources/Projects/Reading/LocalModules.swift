import Foundation

/// The modules that an app imports and whose sources lie in the folder that was opened: of other
/// Xcode projects, of pods under development, of packages.
enum LocalModules {
  /// How deep other projects may lie in the folder.
  private static let depth = 3

  /// Adds the sources of modules that the app imports and does not have, and of those that these
  /// import.
  static func resolve(_ project: inout Project) {
    var known = Set(project.mergedModules)
    var waiting = project.sources
    lazy var finder = Finder(project.folder)
    while !waiting.isEmpty {
      let names = Set(waiting.flatMap(imports)).subtracting(known)
      known.formUnion(names)
      waiting = []
      for name in names.sorted() {
        let found = finder.files(of: name)
        let sources = found.sources.filter { !project.sources.contains($0) }
        guard !sources.isEmpty else { continue }
        project.sources += sources
        project.resources += found.resources.filter { !project.resources.contains($0) }
        project.mergedModules.append(name)
        waiting += sources
      }
    }
  }

  /// The modules that a source imports.
  private static func imports(of source: URL) -> [String] {
    guard let text = try? String(contentsOf: source, encoding: .utf8), text.contains("import")
    else { return [] }
    return text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
        words[..<index].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "internal" })
      else { return nil }
      let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "var", "let"]
      let name =
        kinds.contains(words[index + 1]) ? words.dropFirst(index + 2).first : words[index + 1]
      return name?.split(whereSeparator: { $0 == "." || $0 == ";" }).first.map(String.init)
    }
  }

  /// Finds modules in a folder.
  private struct Finder {
    private let folder: URL
    private let projects: [XcodeProject]
    private let specifications: [URL]

    init(_ folder: URL) {
      self.folder = folder
      projects = FolderFiles.find(type: "xcodeproj", in: folder, depth: depth)
        .compactMap { try? XcodeProject($0) }
      specifications = FolderFiles.find(type: "podspec", in: folder, depth: depth)
    }

    func files(of module: String) -> (sources: [URL], resources: [URL]) {
      for project in projects {
        for target in project.targets where target.isLibrary {
          guard project.moduleName(of: target) == module else { continue }
          let (files, resources) = project.members(of: target)
          let sources = files.filter { $0.pathExtension == "swift" && FolderFiles.exists($0) }
          if !sources.isEmpty { return (sources, resources) }
        }
      }
      return pod(module) ?? package(module) ?? ([], [])
    }

    /// The sources that `Name.podspec` names by a pattern.
    private func pod(_ module: String) -> (sources: [URL], resources: [URL])? {
      guard
        let file = specifications.first(where: {
          $0.deletingPathExtension().lastPathComponent == module
        }), let text = try? String(contentsOf: file, encoding: .utf8),
        let range = text.range(
          of: #"source_files\s*=\s*\[?\s*["'][^"']+["']"#, options: .regularExpression)
      else { return nil }
      let quoted = text[range].split(whereSeparator: { $0 == "\"" || $0 == "'" })
      guard let pattern = quoted.dropFirst().first else { return nil }
      // The part before the first wildcard is a folder.
      let plain = pattern.split(separator: "/").prefix { !$0.contains("*") && !$0.contains("{") }
      let start = file.deletingLastPathComponent().appendingPathComponent(
        plain.joined(separator: "/"))
      if start.pathExtension == "swift" { return FolderFiles.exists(start) ? ([start], []) : nil }
      return (FolderFiles.find(in: start).sources, [])
    }

    /// The sources of a target of a Swift package, in `Sources/Name`.
    private func package(_ module: String) -> (sources: [URL], resources: [URL])? {
      let manifests = FolderFiles.find(type: "swift", in: folder, depth: depth)
        .filter { $0.lastPathComponent == "Package.swift" }
      for manifest in manifests {
        let sources = manifest.deletingLastPathComponent()
          .appendingPathComponent("Sources").appendingPathComponent(module)
        if FolderFiles.exists(sources) { return FolderFiles.find(in: sources) }
      }
      return nil
    }
  }
}
