import CoreGraphics
import InterfaceBuilder

/// Finds and reads Interface Builder files. The result is cached until the file, or the file with
/// its texts in the user's language, changes.
@MainActor
package enum InterfaceFiles {
  /// Additional folders to search before those of the bundle.
  static var folders: [URL] = [] { didSet { ClassNibs.clearCaches() } }
  /// Called for each used file, before it is read.
  package static var onUse: (@MainActor (URL) -> Void)?

  private struct Entry {
    /// The stamps of the file and of its texts.
    let stamps: [Stamp?]
    let document: InterfaceDocument
  }

  /// Identifies a version of a file.
  private struct Stamp: Equatable {
    let date: Date?
    let size: Int?

    /// Makes the stamp of the file to which a link leads.
    init(_ url: URL) {
      let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey]
      let values = try? url.resolvingSymlinksInPath().resourceValues(forKeys: keys)
      (date, size) = (values?.contentModificationDate, values?.fileSize)
    }
  }
  private static var entries: [String: Entry] = [:]

  /// Returns the file with a name. It searches `folders`, the folders of the bundle, and
  /// `Storyboards` in each; in all of these also the folders of languages, `de.lproj` and
  /// `Base.lproj`. A file for the kind of device, such as `Name~ipad.xib`, takes precedence over
  /// one for all.
  static func find(_ name: String, type: String, in bundle: Bundle?) -> URL? {
    let folders = searched(in: bundle)
    if let found = ResourceFolders.find(name + "." + type, in: folders) {
      return forDevice(found)
    }
    guard let ending = UIDevice.current.userInterfaceIdiom.nameEnding else { return nil }
    return ResourceFolders.find(name + ending + "." + type, in: folders)
  }

  /// Returns the file for the kind of device beside a file, or the file itself.
  static func forDevice(_ url: URL) -> URL {
    guard let ending = UIDevice.current.userInterfaceIdiom.nameEnding else { return url }
    let name = url.deletingPathExtension().lastPathComponent + ending
    let special = url.deletingLastPathComponent().appendingPathComponent(name)
      .appendingPathExtension(url.pathExtension)
    return FileManager.default.fileExists(atPath: special.path) ? special : url
  }

  /// Returns the names without the extension of all files that `find` finds.
  static func allNames(ofType type: String, in bundle: Bundle?) -> [String] {
    searched(in: bundle).flatMap { ResourceFolders.allNames(ofType: type, in: $0) }
  }

  private static func searched(in bundle: Bundle?) -> [URL] {
    (folders + ResourceFolders.folders(of: bundle ?? .main))
      .flatMap { [$0, $0.appendingPathComponent("Storyboards")] }
  }

  /// - Parameter kind: the required kind of file.
  static func read(
    _ url: URL, kind: InterfaceDocument.Kind
  ) throws(StoryboardError) -> InterfaceDocument {
    onUse?(url)
    let texts = texts(of: url)
    let stamps = [Stamp(url), texts.map(Stamp.init)]
    if let known = entries[url.path], known.stamps == stamps, known.document.kind == kind {
      texts.map { onUse?($0) }
      reportWarnings(of: known.document)
      return known.document
    }
    var document: InterfaceDocument
    do { document = try InterfaceDocument(contentsOf: url) } catch { throw StoryboardError(error) }
    if let texts { localize(&document, by: texts) }
    try check(document, kind)
    entries[url.path] = Entry(stamps: stamps, document: document)
    return document
  }

  /// Returns the file of the texts in the user's language for a file in a folder such as
  /// `Base.lproj`: `Name.strings` in that language's folder; nil if there is none.
  private static func texts(of url: URL) -> URL? {
    let folder = url.deletingLastPathComponent()
    guard folder.pathExtension == "lproj" else { return nil }
    let table = url.deletingPathExtension().lastPathComponent + ".strings"
    let around = folder.deletingLastPathComponent()
    return ResourceFolders.languages.lazy
      .map { around.appendingPathComponent($0 + ".lproj").appendingPathComponent(table) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  private static func localize(_ document: inout InterfaceDocument, by file: URL) {
    onUse?(file)
    let list = try? PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), format: nil)
    guard let texts = list as? [String: String] else {
      let place = file.deletingLastPathComponent().lastPathComponent
      return Diagnostics.warn(
        "\(place)/\(file.lastPathComponent) cannot be read; its texts are left out.")
    }
    document.localize { texts[$0] }
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
