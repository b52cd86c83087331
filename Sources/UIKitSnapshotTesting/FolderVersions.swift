import UIKit

/// The versions that the references of a folder were made with, as `versions.txt` has them: those
/// of most references, and a line for each that was made with others.
struct FolderVersions {
  private var common: RenderingVersions
  /// By the paths of the references in the folder.
  private var others: [String: RenderingVersions] = [:]

  /// Ends the path in a line. Names of references have no colon.
  private static let pathEnd = ": "
  private static let separator = ", "

  /// Those of a folder without references.
  init(_ common: RenderingVersions) { self.common = common }

  /// Reads what `text` writes.
  init(text: String) {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    let own = lines.filter { !$0.contains(Self.pathEnd) }
    common = RenderingVersions(text: own.joined(separator: "\n"))
    for line in lines {
      guard let end = line.range(of: Self.pathEnd) else { continue }
      let versions = line[end.upperBound...].replacingOccurrences(of: Self.separator, with: "\n")
      others[String(line[..<end.lowerBound])] = RenderingVersions(text: versions)
    }
  }

  var text: String {
    let lines = others.sorted { $0.key < $1.key }.map { path, versions in
      let own = versions.text.split(whereSeparator: \.isNewline)
      return path + Self.pathEnd + own.joined(separator: Self.separator) + "\n"
    }
    return common.text + lines.joined()
  }

  /// The versions that a reference was made with.
  func versions(of path: String) -> RenderingVersions { others[path] ?? common }

  /// Notes that a reference was made with versions.
  ///
  /// - Parameter paths: those of all references of the folder.
  mutating func set(_ versions: RenderingVersions, of path: String, among paths: Set<String>) {
    others = others.filter { paths.contains($0.key) }
    others[path] = versions == common ? nil : versions
    // Where all were recorded again, no line of its own is needed.
    if paths.allSatisfy({ others[$0] == versions }) { self = FolderVersions(versions) }
  }
}
