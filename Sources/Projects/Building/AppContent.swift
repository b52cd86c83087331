import Foundation

/// The files beside an app's executable, by their paths in the app's folder.
struct AppContent {
  /// The links to the user's files and folders.
  private(set) var links: [String: URL] = [:]
  /// The strings tables that are generated from string catalogs.
  private(set) var tables: [String: [String: String]] = [:]
  /// Messages about files that were left out, each a sentence.
  private(set) var notes: [String] = []

  /// - Parameters:
  ///   - project: the project with the sources and resources.
  ///   - others: additional resources.
  init(_ project: Project, others: [URL]) {
    for resource in project.resources { add(resource, to: "") }
    for resource in others { addLink(Self.name(of: resource), to: resource) }
    for module in project.packageModules {
      for resource in module.resources { add(resource, to: module.bundle + "/") }
    }
    // The studio shows the sources.
    for source in project.allSources {
      addLink(Self.code + "/" + source.lastPathComponent, to: source)
    }
    // Nothing is added to a folder that is a link, because it is the user's.
    (links, tables) = (links.filter { !isInLink($0.key) }, tables.filter { !isInLink($0.key) })
    for (path, _) in tables.sorted(by: { $0.key < $1.key }) where links[path] != nil {
      notes.append("“\(path)” and a string catalogue have one name: the catalogue is left out")
      tables[path] = nil
    }
  }

  /// The folder of the links to the sources.
  static let code = "Code"
  /// The file that is generated from the one of the project.
  static let information = "Info.plist"

  /// Returns the path of a resource in the app. A localized resource is in the folder of its
  /// language.
  private static func name(of resource: URL) -> String {
    let around = resource.deletingLastPathComponent()
    return around.pathExtension == "lproj"
      ? around.lastPathComponent + "/" + resource.lastPathComponent : resource.lastPathComponent
  }

  /// Adds a link. If a path is added twice, the first link counts.
  private mutating func addLink(_ path: String, to file: URL) {
    links[path] = links[path] ?? file
  }

  /// - Parameter folder: the path of the folder with a trailing slash; empty for the app's folder.
  private mutating func add(_ resource: URL, to folder: String) {
    if resource.pathExtension == "xcstrings" { return add(catalog: resource, to: folder) }
    let path = folder + Self.name(of: resource)
    guard path != Self.information else { return }
    guard let other = links[path],
      other.standardizedFileURL.path != resource.standardizedFileURL.path
    else { return addLink(path, to: resource) }
    // Xcode merges all asset catalogs into one, and rejects other files with the same name.
    if resource.pathExtension == "xcassets" { return addLink(freeName(path), to: resource) }
    notes.append(
      "two resources are called “\(path)”: \(other.path) is used, and \(resource.path) is left out")
  }

  /// Returns a name for an additional catalog, which is searched after the first.
  private func freeName(_ path: String) -> String {
    let base = path.dropLast(".xcassets".count)
    var number = 2
    while links["\(base)_\(number).xcassets"] != nil { number += 1 }
    return "\(base)_\(number).xcassets"
  }

  private mutating func add(catalog file: URL, to folder: String) {
    let name = file.deletingPathExtension().lastPathComponent
    do {
      for (language, texts) in try StringCatalog(file).texts {
        tables["\(folder)\(language).lproj/\(name).strings", default: [:]]
          .merge(texts) { first, _ in first }
      }
    } catch {
      notes.append("\(file.path) cannot be read: \(BuildFolders.reason(of: error))")
    }
  }

  /// Whether an enclosing folder of a path is a link.
  private func isInLink(_ path: String) -> Bool {
    var path = path[...]
    while let slash = path.lastIndex(of: "/") {
      path = path[..<slash]
      if links[String(path)] != nil { return true }
    }
    return false
  }
}
