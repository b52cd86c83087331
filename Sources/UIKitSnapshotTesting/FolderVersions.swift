import UIKit

/// The versions with which the references of a folder were made, as stored in `versions.txt`: those
/// of most references, and a line for each reference with other versions.
struct FolderVersions {
  private var common: RenderingVersions
  /// The other versions, by the paths of the references in the folder.
  private var others: [String: RenderingVersions] = [:]

  /// Ends the path in a line. Names of references contain no colon.
  private static let pathEnd = ": "
  private static let separator = ", "

  /// Makes the versions of a folder without references.
  init(_ common: RenderingVersions) { self.common = common }

  /// Parses the format of `text`.
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

  /// Returns the versions with which a reference was made.
  func versions(of path: String) -> RenderingVersions { others[path] ?? common }

  /// Sets the versions with which a reference was made.
  ///
  /// - Parameter paths: the paths of all references in the folder.
  mutating func set(_ versions: RenderingVersions, of path: String, among paths: Set<String>) {
    others = others.filter { paths.contains($0.key) }
    others[path] = versions == common ? nil : versions
    // If all references were recorded again, they need no separate lines.
    if paths.allSatisfy({ others[$0] == versions }) { self = FolderVersions(versions) }
  }
}
