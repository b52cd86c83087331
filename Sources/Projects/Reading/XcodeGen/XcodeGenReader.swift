import Foundation

/// Reads an app's target of an XcodeGen manifest: the content of the project that XcodeGen would
/// generate.
struct XcodeGenReader {
  private let manifest: XcodeGenManifest
  private let target: XcodeGenManifest.Target
  private let targets: [XcodeGenManifest.Target]

  /// - Parameter name: the name of the app's target; nil for the only one, or the first by name.
  static func read(
    _ file: URL, target name: String?,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ProjectError) -> Project {
    let manifest = try XcodeGenManifest(file, environment: environment)
    let targets = manifest.targets
    let apps = targets.filter(\.isApp)
    guard let target = apps.first(where: { name == nil || $0.name == name }) else {
      let names = apps.map(\.name).joined(separator: ", ")
      throw ProjectError(
        names.isEmpty
          ? "\(file.path) has no target that is an app for iOS"
          : "\(file.path) has no app “\(name ?? "")”; it has \(names)")
    }
    return try XcodeGenReader(manifest: manifest, target: target, targets: targets).project()
  }

  private func project() throws(ProjectError) -> Project {
    let settings = manifest.settings(of: target)
    var project = Project(
      name: settings["PRODUCT_NAME"] ?? target.name, moduleName: moduleName(target),
      folder: manifest.folder)
    project.languageVersion = Project.languageVersion(of: settings["SWIFT_VERSION"])
    project.compilationConditions =
      settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"]?.split(separator: " ").map(String.init) ?? []
    project.compilerFlags = settings.compilerFlags
    for part in [target] + libraries { try add(part, to: &project) }
    for test in targets where test.isUnitTest && test.dependencies.contains(target.name) {
      project.testSources += try files(of: test, &project).sources
    }
    if let test = targets.first(where: \.isInterfaceTest) {
      project.notes.append(
        "the target “\(test.name)” is left out: XCUIApplication, which its tests use, is missing")
    }
    guard !project.sources.isEmpty else {
      throw ProjectError("the target “\(target.name)” has no Swift sources")
    }
    project.information = try information(settings, project).data(notes: &project.notes)
    return project
  }

  /// The targets that the app depends on and that can be a part of it, the nearest first, each
  /// once.
  private var libraries: [XcodeGenManifest.Target] {
    var found: [XcodeGenManifest.Target] = []
    var waiting = target.dependencies
    while !waiting.isEmpty {
      let name = waiting.removeFirst()
      guard name != target.name, !found.contains(where: { $0.name == name }),
        let next = targets.first(where: { $0.name == name })
      else { continue }
      found.append(next)
      waiting += next.dependencies
    }
    return found.filter(\.isLibrary)
  }

  private func moduleName(_ target: XcodeGenManifest.Target) -> String {
    manifest.settings(of: target)["PRODUCT_MODULE_NAME"] ?? Project.identifier(target.name)
  }

  private func add(
    _ part: XcodeGenManifest.Target, to project: inout Project
  ) throws(ProjectError) {
    let found = try files(of: part, &project)
    project.sources += found.sources.filter { !project.sources.contains($0) }
    project.resources += found.resources.filter { !project.resources.contains($0) }
    let module = moduleName(part)
    if !project.mergedModules.contains(module) { project.mergedModules.append(module) }
  }

  // MARK: Files

  private typealias Files = (sources: [URL], resources: [URL])

  private func files(
    of target: XcodeGenManifest.Target, _ project: inout Project
  ) throws(ProjectError) -> Files {
    var all: Files = ([], [])
    let resources = (target.content["resources"]?.elements ?? []).map { ($0, true) }
    for (entry, isResource) in (target.content["sources"]?.elements ?? []).map({ ($0, false) })
      + resources
    {
      guard let path = entry.text ?? entry["path"]?.text else {
        throw ProjectError("a source of the target “\(target.name)” has no path")
      }
      let url = manifest.folder.appendingPathComponent(path).standardizedFileURL
      guard FolderFiles.exists(url) else {
        guard entry["optional"]?.truth != true else { continue }
        throw ProjectError("there is no \(url.path), which the target “\(target.name)” names")
      }
      let found = files(at: url, entry)
      let phase = entry["buildPhase"]?.text
      if phase != "none", !isResource, phase != "resources" { all.sources += found.sources }
      if phase != "none", phase != "sources" { all.resources += found.resources }
    }
    let list = InfoPlist.file(manifest.settings(of: target), in: manifest.folder)?
      .standardizedFileURL.path
    all.resources.removeAll { $0.lastPathComponent == "Info.plist" || $0.path == list }
    return all
  }

  private func files(at url: URL, _ entry: YAMLValue) -> Files {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    let isBundle =
      isFolder.boolValue && !url.pathExtension.isEmpty || entry["type"]?.text == "folder"
    if !isFolder.boolValue || isBundle {
      if url.pathExtension == "swift" { return ([url], []) }
      return ([], ["xcconfig", "entitlements"].contains(url.pathExtension) ? [] : [url])
    }
    func patterns(_ key: String) -> [PathPattern] {
      (entry[key]?.elements ?? []).compactMap(\.text).map { PathPattern($0) }
    }
    let (excludes, includes) = (patterns("excludes"), patterns("includes"))
    let found = FolderFiles.find(in: url) { path in excludes.contains { $0.fits(path) } }
    guard !includes.isEmpty else { return found }
    let start = url.path.count + 1
    let isIncluded: (URL) -> Bool = { file in
      let path = String(file.path.dropFirst(start))
      return includes.contains { $0.fits(path) }
    }
    return (found.sources.filter(isIncluded), found.resources.filter(isIncluded))
  }

  // MARK: Info.plist

  private func information(_ settings: BuildSettings, _ project: Project) -> InfoPlist {
    // XcodeGen writes the file from the properties alone.
    if let info = target.content["info"] {
      let properties = (info["properties"]?.values ?? [:]).mapValues(\.propertyListValue)
      return InfoPlist(settings, properties: properties, resources: project.resources)
    }
    if settings["INFOPLIST_FILE"] == nil, settings["GENERATE_INFOPLIST_FILE"] != "YES" {
      return InfoPlist(settings, file: listAmongSources, resources: project.resources)
    }
    return InfoPlist(settings, of: manifest.folder, resources: project.resources)
  }

  /// An `Info.plist` in the folders of the sources, which XcodeGen uses if none is named.
  private var listAmongSources: URL? {
    (target.content["sources"]?.elements ?? []).compactMap { $0.text ?? $0["path"]?.text }
      .flatMap { path in
        FolderFiles.find(
          type: "plist", in: manifest.folder.appendingPathComponent(path), depth: 3)
      }
      .first { $0.lastPathComponent == "Info.plist" }
  }
}
