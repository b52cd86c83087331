package import Foundation

/// Reads the project in a folder.
package enum ProjectReader {
  /// The maximum depth of a project in the opened folder.
  private static let projectDepth = 2

  /// - Parameters:
  ///   - folder: the folder of a project, or a `.xcodeproj` or `.xcworkspace` in it.
  ///   - target: the name of the app's target; nil for the first one for iOS.
  ///   - cache: the cache folder of the playground, which contains the manifests of packages.
  package static func read(
    _ folder: URL, target: String? = nil, cache: URL
  ) throws(ProjectError) -> Project {
    try LocalModules.resolve(project(in: folder, target, cache), cache: cache)
  }

  private static func project(
    in folder: URL, _ target: String?, _ cache: URL
  ) throws(ProjectError) -> Project {
    let folder = folder.standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else {
      throw ProjectError("there is no folder “\(folder.path)”")
    }
    guard isFolder.boolValue else { throw ProjectError("“\(folder.path)” is no folder") }
    if folder.pathExtension == "xcodeproj" {
      return try read(
        XcodeProject(folder), target: target, opened: folder.deletingLastPathComponent())
    }
    if folder.pathExtension == "xcworkspace" {
      return try project(in: folder.deletingLastPathComponent(), target, cache)
    }
    return try find(in: folder, target: target, cache)
  }

  /// Finds the nearest Xcode project with an app; otherwise an XcodeGen manifest, which is
  /// converted to such a project; otherwise uses the files in the folder.
  private static func find(
    in folder: URL, target: String?, _ cache: URL
  ) throws(ProjectError) -> Project {
    var failure: ProjectError?
    var names: [String] = []
    for url in FolderFiles.find(type: "xcodeproj", in: folder, depth: projectDepth) {
      do {
        let project = try XcodeProject(url)
        names += project.targets.filter(\.isApp).map(\.name)
        if project.app(named: target) != nil {
          return try read(project, target: target, opened: folder)
        }
      } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
    if let manifest = XcodeGenManifest.file(in: folder) {
      return try XcodeGenReader.read(manifest, target: target)
    }
    let list = names.isEmpty ? "there is none" : "there is \(names.joined(separator: ", "))"
    if let target {
      throw ProjectError("no app in “\(folder.path)” is called “\(target)”: \(list)")
    }
    guard names.isEmpty else {
      throw ProjectError("no app in “\(folder.path)” is for iOS: \(list)")
    }
    return try PlainFolder.read(folder, cache: cache)
  }

  private static func read(
    _ xcode: XcodeProject, target name: String?, opened folder: URL
  ) throws(ProjectError) -> Project {
    guard let target = xcode.app(named: name) else {
      let names = xcode.targets.filter(\.isApp).map(\.name).joined(separator: ", ")
      throw ProjectError(
        names.isEmpty
          ? "\(xcode.name).xcodeproj has no target that is an app"
          : "\(xcode.name).xcodeproj has no app \(name.map { "“\($0)”" } ?? "for iOS"); it has "
            + names)
    }
    return try TargetReader(xcode, target, folder).read()
  }
}

/// Reads the target of an app.
private struct TargetReader {
  private let xcode: XcodeProject
  private let target: XcodeProject.Target
  private let folder: URL

  /// The maximum depth of settings files in the opened folder.
  private static let settingsDepth = 3

  init(_ xcode: XcodeProject, _ target: XcodeProject.Target, _ folder: URL) {
    (self.xcode, self.target, self.folder) = (xcode, target, folder)
  }

  func read() throws(ProjectError) -> Project {
    let settings = xcode.settings(of: target)
    var project = Project(
      name: settings["PRODUCT_NAME"] ?? target.name,
      moduleName: xcode.moduleName(of: target),
      folder: folder)
    project.languageVersion = Project.languageVersion(of: settings["SWIFT_VERSION"])
    project.compilationConditions =
      settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"]?.split(separator: " ").map(String.init) ?? []
    project.compilerFlags = settings.compilerFlags
    for part in [target] + xcode.dependencies(of: target).filter(\.isLibrary) {
      add(part, to: &project)
    }
    for test in xcode.targets where test.isUnitTest && isTest(test) {
      project.testSources += swift(xcode.members(of: test).sources)
    }
    if let test = xcode.targets.first(where: { $0.isInterfaceTest }) {
      project.notes.append(
        "the target “\(test.name)” is left out: XCUIApplication, which its tests use, is missing")
    }
    guard !project.sources.isEmpty else {
      throw ProjectError("the target “\(target.name)” has no Swift sources")
    }
    if let missing = project.sources.first(where: { !FolderFiles.exists($0) }) {
      throw ProjectError("there is no \(missing.path), which the target “\(target.name)” names")
    }
    for missing in project.resources where !FolderFiles.exists(missing) {
      project.notes.append("there is no \(missing.path), which the project names")
    }
    project.resources.removeAll { !FolderFiles.exists($0) }
    let list = InfoPlist(settings, of: xcode.folder, resources: project.resources)
    project.information = try list.data(notes: &project.notes)
    project.manifests =
      [xcode.file] + [list.file].compactMap { $0 }
      + FolderFiles.find(type: "xcconfig", in: folder, depth: Self.settingsDepth)
    project.otherPackages = xcode.localPackages
    return project
  }

  private func add(_ part: XcodeProject.Target, to project: inout Project) {
    let (files, resources) = xcode.members(of: part)
    project.sources += swift(files).filter { !project.sources.contains($0) }
    let others = files.filter { ["m", "mm", "c", "cpp"].contains($0.pathExtension) }
    if let first = others.first {
      project.notes.append(
        "\(others.count) source\(others.count == 1 ? "" : "s") in C or Objective-C, such as "
          + "\(first.lastPathComponent), cannot be built and are left out")
    }
    let module = xcode.moduleName(of: part)
    if !project.mergedModules.contains(module) { project.mergedModules.append(module) }
    project.resources += resources.filter { !project.resources.contains($0) }
  }

  private func isTest(_ test: XcodeProject.Target) -> Bool {
    xcode.dependencies(of: test).contains { $0.id == target.id }
      || xcode.settings(of: test)["TEST_TARGET_NAME"] == target.name
  }

  private func swift(_ files: [URL]) -> [URL] { files.filter { $0.pathExtension == "swift" } }
}
