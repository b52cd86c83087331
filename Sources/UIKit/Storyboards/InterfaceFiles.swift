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

  /// The file with a name: in `folders`, in those of the bundle, and in `Storyboards` in each.
  static func find(_ name: String, type: String, in bundle: Bundle?) -> URL? {
    let file = name + "." + type
    let all = folders + ResourceFolders.folders(of: bundle ?? .main)
    return all.flatMap { [$0, $0.appendingPathComponent("Storyboards")] }
      .map { $0.appendingPathComponent(file) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
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
    let document: InterfaceDocument
    do { document = try InterfaceDocument(contentsOf: url) } catch { throw StoryboardError(error) }
    try check(document, kind)
    entries[url.path] = Entry(date: date, size: size, document: document)
    return document
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
