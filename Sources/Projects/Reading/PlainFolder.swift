import Foundation

/// A folder without a project: the app consists of its Swift files and resources, or of a package's
/// executable target.
enum PlainFolder {
  /// - Parameter cache: the cache folder of the playground.
  static func read(_ folder: URL, cache: URL) throws(ProjectError) -> Project {
    let name = folder.lastPathComponent
    var project = Project(name: name, moduleName: Project.identifier(name), folder: folder)
    // Packages in the folder have their own targets.
    let found = FolderFiles.find(in: folder) { path in
      FolderFiles.exists(folder.appendingPathComponent(path + "/Package.swift"))
    }
    let isTest: (URL) -> Bool = { url in
      url.deletingLastPathComponent().pathComponents.dropFirst(folder.pathComponents.count)
        .contains { $0.hasSuffix("Tests") }
    }
    project.sources = found.sources.filter {
      !isTest($0) && $0.lastPathComponent != "Package.swift"
    }
    project.testSources = found.sources.filter { isTest($0) && !$0.path.contains("UITests") }
    project.resources = found.resources.filter {
      !isTest($0) && $0.lastPathComponent != "Info.plist"
    }
    if let app = LocalPackages.app(in: folder, cache: cache) { project.use(app) }
    guard !project.sources.isEmpty else {
      throw ProjectError("“\(folder.path)” has no Xcode project with an app, and no Swift sources")
    }
    let settings = BuildSettings([
      "PRODUCT_NAME": project.name, "PRODUCT_MODULE_NAME": project.moduleName,
      "TARGET_NAME": project.name,
    ])
    let lists = FolderFiles.find(type: "plist", in: folder, depth: 3)
    let list = lists.first { $0.lastPathComponent == "Info.plist" && !isTest($0) }
    project.manifests += [list].compactMap { $0 }
    project.information = try InfoPlist(settings, file: list, resources: project.resources)
      .data(notes: &project.notes)
    return project
  }
}

extension Project {
  /// Uses a package's executable target as the app.
  fileprivate mutating func use(_ app: PackageModule) {
    (name, moduleName, mergedModules) = (app.name, Self.identifier(app.name), [app.name])
    (sources, resources) = (app.sources, app.resources)
    (languageVersion, compilerFlags) = (app.languageVersion, app.compilerFlags)
    compilationConditions = app.compilationConditions
    manifests.append(folder.appendingPathComponent("Package.swift"))
  }
}
