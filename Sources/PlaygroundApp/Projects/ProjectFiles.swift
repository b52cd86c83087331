import CoreGraphics
import Projects

/// The paths of the files that make up a project's app.
struct ProjectFiles: Sendable {
  /// The compiled sources, and the string catalogs, from which the build generates strings files.
  var sources: Set<String> = []
  /// The files that define the content of the project.
  var manifests: Set<String> = []
  var resources: Set<String> = []
  /// The folders in which new files may be added, besides those of the sources and manifests.
  var folders: Set<String> = []

  /// All files, and the folders in which new files may be added.
  var watched: Set<String> {
    let own = sources.union(manifests)
    return own.union(resources).union(folders)
      .union(own.map { ($0 as NSString).deletingLastPathComponent })
  }
}

extension ProjectFiles {
  init(_ project: Project) {
    self.init(
      sources: Set((project.allSources + project.stringCatalogs).map(\.path)),
      manifests: Set(project.manifests.map(\.path)),
      resources: Set(project.resources.map(\.path)), folders: project.sourceFolders)
  }
}
