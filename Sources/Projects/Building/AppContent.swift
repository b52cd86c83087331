import Foundation

/// What lies beside an app's executable, by its path in the app's folder.
struct AppContent {
  /// Links to the user's files and folders.
  private(set) var links: [String: URL] = [:]
  /// The tables of texts that are made of string catalogues.
  private(set) var tables: [String: [String: String]] = [:]
  /// What was left out, each in a sentence.
  private(set) var notes: [String] = []

  /// - Parameters:
  ///   - project: whose sources and resources they are.
  ///   - others: other resources that lie there.
  init(_ project: Project, others: [URL]) {
    for resource in project.resources { add(resource, to: "") }
    for resource in others { addLink(Self.name(of: resource), to: resource) }
    for module in project.packageModules {
      for resource in module.resources { add(resource, to: module.bundle + "/") }
    }
    // The studio shows them.
    for source in project.allSources {
      addLink(Self.code + "/" + source.lastPathComponent, to: source)
    }
    // A folder that is a link itself is the user's: nothing is put into it.
    (links, tables) = (links.filter { !isInLink($0.key) }, tables.filter { !isInLink($0.key) })
    for (path, _) in tables.sorted(by: { $0.key < $1.key }) where links[path] != nil {
      notes.append("“\(path)” and a string catalogue have one name: the catalogue is left out")
      tables[path] = nil
    }
  }

  /// The folder of the links to sources.
  static let code = "Code"
  /// It is made of the file that the project names.
  static let information = "Info.plist"

  /// Where a resource lies in the app: a localised one in the folder of its language.
  private static func name(of resource: URL) -> String {
    let around = resource.deletingLastPathComponent()
    return around.pathExtension == "lproj"
      ? around.lastPathComponent + "/" + resource.lastPathComponent : resource.lastPathComponent
  }

  /// The first of a name counts.
  private mutating func addLink(_ path: String, to file: URL) {
    links[path] = links[path] ?? file
  }

  /// - Parameter folder: in which it lies, with a slash; empty for the app's own.
  private mutating func add(_ resource: URL, to folder: String) {
    if resource.pathExtension == "xcstrings" { return add(catalog: resource, to: folder) }
    let path = folder + Self.name(of: resource)
    guard path != Self.information else { return }
    guard let other = links[path],
      other.standardizedFileURL.path != resource.standardizedFileURL.path
    else { return addLink(path, to: resource) }
    // Xcode makes one catalogue of all, and refuses other files of one name.
    if resource.pathExtension == "xcassets" { return addLink(freeName(path), to: resource) }
    notes.append(
      "two resources are called “\(path)”: \(other.path) is used, and \(resource.path) is left out")
  }

  /// The name of a further catalogue, which is searched after the first.
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

  /// Whether a folder around a path is a link.
  private func isInLink(_ path: String) -> Bool {
    var path = path[...]
    while let slash = path.lastIndex(of: "/") {
      path = path[..<slash]
      if links[String(path)] != nil { return true }
    }
    return false
  }
}
