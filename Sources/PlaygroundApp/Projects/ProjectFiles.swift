import CoreGraphics
import Projects

/// The paths of what a project's app is made of.
struct ProjectFiles: Sendable {
  /// Those that are compiled, and the string catalogues, of which texts are made in the build.
  var sources: Set<String> = []
  /// The files that say what the project is made of.
  var manifests: Set<String> = []
  var resources: Set<String> = []
  /// The folders to which files are added, besides those of the sources and manifests.
  var folders: Set<String> = []

  /// All files, and the folders to which files are added.
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
