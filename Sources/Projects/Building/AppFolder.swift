import Foundation

/// The folder with an app's executable. Beside it are its resources, as links to the user's files,
/// so that a changed resource needs no build. The folder `Code` contains links to its sources,
/// which the studio shows. The strings tables of string catalogs are files that are generated here.
struct AppFolder {
  let folder: URL

  /// Makes the links and files, and removes those of deleted resources.
  ///
  /// - Parameters:
  ///   - project: the project with the resources.
  ///   - others: the resources of the playground.
  /// - Returns: messages about files that were left out, each a sentence.
  @discardableResult
  func update(_ project: Project, others: [URL]) throws(ProjectError) -> [String] {
    try BuildFolders.make(folder)
    let content = AppContent(project, others: others)
    removeOthers(in: folder, than: content)
    for (path, target) in content.links.sorted(by: { $0.key < $1.key }) {
      try link(path, to: target)
    }
    for (path, texts) in content.tables.sorted(by: { $0.key < $1.key }) {
      try write(texts, to: path)
    }
    try BuildFolders.write(
      project.information, to: folder.appendingPathComponent(AppContent.information))
    return content.notes
  }

  private func link(_ path: String, to target: URL) throws(ProjectError) {
    let link = folder.appendingPathComponent(path)
    let manager = FileManager.default
    if (try? manager.destinationOfSymbolicLink(atPath: link.path)) == target.path { return }
    try BuildFolders.make(link.deletingLastPathComponent())
    try? manager.removeItem(at: link)
    do { try manager.createSymbolicLink(at: link, withDestinationURL: target) } catch {
      throw ProjectError("\(link.path) cannot be made: \(BuildFolders.reason(of: error))")
    }
  }

  /// Writes a strings table as a property list, which Foundation reads as a `.strings` file.
  private func write(_ texts: [String: String], to path: String) throws(ProjectError) {
    let file = folder.appendingPathComponent(path)
    try BuildFolders.make(file.deletingLastPathComponent())
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    let data: Data
    do { data = try encoder.encode(texts) } catch {
      throw ProjectError("\(file.path) cannot be written: \(BuildFolders.reason(of: error))")
    }
    try BuildFolders.write(data, to: file)
  }

  /// Whether a folder in the app's folder was made here, and is no link.
  private static func isMade(_ path: String) -> Bool {
    path == AppContent.code || path.hasSuffix(".lproj") || path.hasSuffix(".bundle")
  }

  private func removeOthers(in folder: URL, than content: AppContent, path: String = "") {
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: folder.path)) ?? [] {
      let url = folder.appendingPathComponent(name)
      let inner = path + name
      if (try? manager.destinationOfSymbolicLink(atPath: url.path)) != nil {
        if content.links[inner] == nil { try? manager.removeItem(at: url) }
      } else if Self.isMade(inner) {
        removeOthers(in: url, than: content, path: inner + "/")
      } else if !path.isEmpty, name.hasSuffix(".strings"), content.tables[inner] == nil {
        try? manager.removeItem(at: url)
      }
    }
  }
}
