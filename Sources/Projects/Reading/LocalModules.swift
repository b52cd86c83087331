import Foundation

/// The imported modules whose sources are in the opened folder. Those of other Xcode projects and
/// of development pods become a part of the app. Those of packages and of pods in the folder `Pods`
/// stay modules.
struct LocalModules {
  /// The maximum depth of other projects in the folder.
  private static let depth = 3

  private var project: Project
  private let finder: Finder
  private var packages: LocalPackages
  private var pods: CommittedPods
  /// The modules that were already looked up.
  private var known: Set<String>

  private init(_ project: Project, cache: URL) {
    self.project = project
    finder = Finder(project.folder)
    packages = LocalPackages(in: project.folder, others: project.otherPackages, cache: cache)
    pods = CommittedPods(in: project.folder)
    known = Set(project.mergedModules)
  }

  /// Adds the missing modules that the app and its tests import, and the modules that these import.
  ///
  /// - Parameter cache: the cache folder of the playground.
  static func resolve(_ project: Project, cache: URL) -> Project {
    var modules = LocalModules(project, cache: cache)
    modules.addImports(of: project.sources)
    modules.addPackages(of: project.testSources)
    modules.project.notes += modules.packages.notes + modules.pods.notes
    modules.project.manifests += modules.packages.manifests + modules.pods.manifests
    return modules.project
  }

  private mutating func addImports(of sources: [URL]) {
    for name in Set(sources.flatMap(Self.imports)).sorted() where known.insert(name).inserted {
      let found = finder.files(of: name)
      let sources = found.sources.filter { !project.sources.contains($0) }
      if sources.isEmpty {
        addPackage(name)
      } else {
        project.sources += sources
        project.resources += found.resources.filter { !project.resources.contains($0) }
        project.mergedModules.append(name)
        addImports(of: sources)
      }
    }
  }

  /// Adds the modules of packages that sources import, and returns their names.
  @discardableResult
  private mutating func addPackages(of sources: [URL]) -> [String] {
    let names = Set(sources.flatMap(Self.imports)).sorted()
    for name in names where known.insert(name).inserted { addPackage(name) }
    return names.filter { name in project.packageModules.contains { $0.name == name } }
  }

  /// Adds a module of a package or a pod, after its dependencies.
  private mutating func addPackage(_ name: String) {
    guard var module = module(name) else { return }
    module.dependencies = addPackages(of: module.sources)
    project.packageModules.append(module)
  }

  private mutating func module(_ name: String) -> PackageModule? {
    if let module = packages.module(name) { return module }
    return pods.module(name)
  }

  /// Returns the modules that a source imports.
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
    private let projects: [XcodeProject]
    private let specifications: [URL]

    init(_ folder: URL) {
      projects = FolderFiles.find(type: "xcodeproj", in: folder, depth: depth)
        .compactMap { try? XcodeProject($0) }
      specifications = FolderFiles.find(type: "podspec", in: folder, depth: depth)
    }

    /// Returns the files of a module that becomes a part of the app; none if there is no such
    /// module.
    func files(of module: String) -> (sources: [URL], resources: [URL]) {
      for project in projects {
        for target in project.targets where target.isLibrary {
          guard project.moduleName(of: target) == module else { continue }
          let (files, resources) = project.members(of: target)
          let sources = files.filter { $0.pathExtension == "swift" && FolderFiles.exists($0) }
          if !sources.isEmpty { return (sources, resources) }
        }
      }
      return pod(module) ?? ([], [])
    }

    /// Returns the sources that `Name.podspec` lists by a pattern.
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
      // The components before the first wildcard are a folder.
      let plain = pattern.split(separator: "/").prefix { !$0.contains("*") && !$0.contains("{") }
      let start = file.deletingLastPathComponent().appendingPathComponent(
        plain.joined(separator: "/"))
      if start.pathExtension == "swift" { return FolderFiles.exists(start) ? ([start], []) : nil }
      return (FolderFiles.find(in: start).sources, [])
    }
  }
}
