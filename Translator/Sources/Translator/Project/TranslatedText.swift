import EditMaps

/// The copy of a source that is a text and lies in no file.
public struct TranslatedText: Equatable, Sendable {
  /// The text of the copy.
  public let utf8: [UInt8]
  /// What turns its places into those of the source.
  public let map: EditMap

  /// Translates sources as one project.
  ///
  /// - Parameter sources: Each with the path that messages have. Bytes that are not UTF-8 stay as
  ///   they are.
  public static func copies(of sources: [(path: String, utf8: [UInt8])]) -> [TranslatedText] {
    let files = sources.map { SourceFile(path: $0.path, utf8: $0.utf8) }
    let project = Project(
      module: "App", mergedModules: [], knownModules: ["UIKit"], files: files)
    let names = CopyNames(sources: files.map(\.path), tests: [])
    return Translation(project, names: names).copies.map {
      TranslatedText(utf8: $0.text, map: $0.map)
    }
  }
}
