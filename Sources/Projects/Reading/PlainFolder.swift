import Foundation

/// A folder without a project: the Swift files and resources in it are the app's.
enum PlainFolder {
  static func read(_ folder: URL) throws(ProjectError) -> Project {
    let name = folder.lastPathComponent
    var project = Project(name: name, moduleName: Project.identifier(name), folder: folder)
    let found = FolderFiles.find(in: folder)
    let isTest: (URL) -> Bool = { url in
      url.deletingLastPathComponent().pathComponents.dropFirst(folder.pathComponents.count)
        .contains { $0.hasSuffix("Tests") }
    }
    project.sources = found.sources.filter {
      !isTest($0) && $0.lastPathComponent != "Package.swift"
    }
    project.testSources = found.sources.filter { isTest($0) && !$0.path.contains("UITests") }
    project.resources = found.resources.filter { !isTest($0) }
    guard !project.sources.isEmpty else {
      throw ProjectError("“\(folder.path)” has no Xcode project with an app, and no Swift sources")
    }
    let settings = BuildSettings([
      "PRODUCT_NAME": name, "PRODUCT_MODULE_NAME": project.moduleName, "TARGET_NAME": name,
    ])
    let lists = FolderFiles.find(type: "plist", in: folder, depth: 3)
    let list = lists.first { $0.lastPathComponent == "Info.plist" && !isTest($0) }
    project.manifests = [list].compactMap { $0 }
    project.information = try InfoPlist(settings, file: list, resources: project.resources)
      .data(notes: &project.notes)
    LocalModules.resolve(&project)
    return project
  }
}
