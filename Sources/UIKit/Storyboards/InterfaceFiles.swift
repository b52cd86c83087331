import CoreGraphics
import InterfaceBuilder

/// Finds and reads files of Interface Builder. The result is cached until the file changes.
@MainActor
package enum InterfaceFiles {
  /// Additional folders to search, before those of the bundle.
  static var folders: [URL] = [] { didSet { ClassNibs.forget() } }
  /// Called for each file that is used, before it is read.
  package static var onUse: (@MainActor (URL) -> Void)?

  private struct Entry {
    var date: Date
    var size: Int
    var document: InterfaceDocument
  }
  private static var entries: [String: Entry] = [:]

  /// The file with a name: in `folders`, in those of the bundle, and in `Storyboards` in each; in
  /// all of these also in the folders of languages, `de.lproj` and `Base.lproj`.
  static func find(_ name: String, type: String, in bundle: Bundle?) -> URL? {
    ResourceFolders.find(name + "." + type, in: searched(in: bundle))
  }

  /// The names, without the extension, of all files that `find` finds.
  static func allNames(ofType type: String, in bundle: Bundle?) -> [String] {
    searched(in: bundle).flatMap { ResourceFolders.allNames(ofType: type, in: $0) }
  }

  private static func searched(in bundle: Bundle?) -> [URL] {
    (folders + ResourceFolders.folders(of: bundle ?? .main))
      .flatMap { [$0, $0.appendingPathComponent("Storyboards")] }
  }

  /// - Parameter kind: the required kind of the file.
  static func read(
    _ url: URL, kind: InterfaceDocument.Kind
  ) throws(StoryboardError) -> InterfaceDocument {
    onUse?(url)
    let values = try? url.resourceValues(forKeys: [.contentModificationDateKey, .fileSizeKey])
    let (date, size) = (values?.contentModificationDate ?? .distantPast, values?.fileSize ?? 0)
    if let known = entries[url.path], known.date == date, known.size == size,
      known.document.kind == kind
    {
      reportWarnings(of: known.document)
      return known.document
    }
    var document: InterfaceDocument
    do { document = try InterfaceDocument(contentsOf: url) } catch { throw StoryboardError(error) }
    localize(&document, of: url)
    try check(document, kind)
    entries[url.path] = Entry(date: date, size: size, document: document)
    return document
  }

  /// Gives a file in the folder of a language, such as `Base.lproj`, the texts of the user's
  /// language: those of `Name.strings` in that language's folder.
  private static func localize(_ document: inout InterfaceDocument, of url: URL) {
    let folder = url.deletingLastPathComponent()
    guard folder.pathExtension == "lproj" else { return }
    let table = url.deletingPathExtension().lastPathComponent + ".strings"
    let around = folder.deletingLastPathComponent()
    for language in ResourceFolders.languages {
      let file = around.appendingPathComponent(language + ".lproj").appendingPathComponent(table)
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      onUse?(file)
      let list = try? PropertyListSerialization.propertyList(
        from: Data(contentsOf: file), format: nil)
      guard let texts = list as? [String: String] else {
        return Diagnostics.warn(
          "\(language).lproj/\(table) cannot be read; its texts are left out.")
      }
      return document.localize { texts[$0] }
    }
  }

  static func read(
    _ data: Data, file: String, kind: InterfaceDocument.Kind
  ) throws(StoryboardError) -> InterfaceDocument {
    let document: InterfaceDocument
    do { document = try InterfaceDocument(data, file: file) } catch { throw StoryboardError(error) }
    try check(document, kind)
    return document
  }

  private static func check(
    _ document: InterfaceDocument, _ kind: InterfaceDocument.Kind
  ) throws(StoryboardError) {
    if document.kind != kind {
      throw StoryboardError(
        file: document.file, reason: kind == .storyboard ? "it is no storyboard" : "it is no xib")
    }
    reportWarnings(of: document)
  }

  private static func reportWarnings(of document: InterfaceDocument) {
    for warning in document.warnings {
      Diagnostics.warn("\(document.file):\(warning.line): \(warning.matter).")
    }
  }
}
