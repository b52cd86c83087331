import Foundation

/// The folder with an app's executable: its resources lie beside it, as links to the user's files,
/// so that a changed one needs no build. So do its sources, which the studio shows, in `Code`.
struct AppFolder {
  let folder: URL

  /// Makes the links, and removes those of resources that are gone.
  ///
  /// - Parameters:
  ///   - project: whose resources they are.
  ///   - others: other resources that lie there: those of the playground.
  func update(_ project: Project, others: [URL]) throws(ProjectError) {
    try BuildFolders.make(folder)
    var links: [String: URL] = [:]
    for resource in project.resources + others {
      // The first of a name counts, as in Xcode, which refuses the others.
      let name = Self.name(of: resource)
      links[name] = links[name] ?? resource
    }
    for module in project.packageModules {
      for resource in module.resources {
        let name = module.bundle + "/" + Self.name(of: resource)
        links[name] = links[name] ?? resource
      }
    }
    for source in project.allSources {
      let name = Self.code + "/" + source.lastPathComponent
      links[name] = links[name] ?? source
    }
    // A folder that is a link itself is the user's: nothing is put into it.
    links = links.filter { name, _ in
      let parts = name.split(separator: "/")
      return parts.count == 1 || links[String(parts[0])] == nil
    }
    removeLinks(in: folder, besides: links)
    for (name, target) in links.sorted(by: { $0.key < $1.key }) { try link(name, to: target) }
    try BuildFolders.write(
      project.information, to: folder.appendingPathComponent("Info.plist"))
  }

  /// The folder of the links to sources.
  private static let code = "Code"

  /// Where a resource lies in the app: a localised one in the folder of its language.
  private static func name(of resource: URL) -> String {
    let around = resource.deletingLastPathComponent()
    return around.pathExtension == "lproj"
      ? around.lastPathComponent + "/" + resource.lastPathComponent : resource.lastPathComponent
  }

  private func link(_ name: String, to target: URL) throws(ProjectError) {
    let link = folder.appendingPathComponent(name)
    let manager = FileManager.default
    if (try? manager.destinationOfSymbolicLink(atPath: link.path)) == target.path { return }
    try BuildFolders.make(link.deletingLastPathComponent())
    try? manager.removeItem(at: link)
    do { try manager.createSymbolicLink(at: link, withDestinationURL: target) } catch {
      throw ProjectError("\(link.path) cannot be made: \(BuildFolders.reason(of: error))")
    }
  }

  /// Whether a folder in the app's has links, and is none.
  private static func isMade(_ path: String) -> Bool {
    path == code || path.hasSuffix(".lproj") || path.hasSuffix(".bundle")
  }

  private func removeLinks(in folder: URL, besides links: [String: URL], path: String = "") {
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: folder.path)) ?? [] {
      let url = folder.appendingPathComponent(name)
      let inner = path + name
      if (try? manager.destinationOfSymbolicLink(atPath: url.path)) != nil {
        if links[inner] == nil { try? manager.removeItem(at: url) }
      } else if Self.isMade(inner) {
        removeLinks(in: url, besides: links, path: inner + "/")
      }
    }
  }
}
