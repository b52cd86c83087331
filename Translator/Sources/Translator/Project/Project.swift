/// What is translated as one module.
struct Project {
  let module: String
  /// The project's own modules, whose sources are merged into one.
  let mergedModules: Set<String>
  /// The modules that can be imported.
  let knownModules: Set<String>
  /// Whether imports of other modules are blanked.
  let blanksUnknownImports: Bool
  let files: [SourceFile]
  let index: ProjectIndex
  let optionalRequirements: OptionalRequirements

  init(
    module: String, mergedModules: Set<String>, knownModules: Set<String>,
    blanksUnknownImports: Bool = false, files: [SourceFile]
  ) {
    self.module = module
    self.mergedModules = mergedModules.union([module])
    self.knownModules = knownModules
    self.blanksUnknownImports = blanksUnknownImports
    self.files = files
    let merged = self.mergedModules
    index = ProjectIndex(
      files: files.map { file in
        let collector = DeclarationCollector { PlatformConditions.text(of: $0, merged: merged) }
        collector.walk(file.tree)
        return FileDeclarations(
          types: collector.types, functionAliases: collector.functionAliases,
          typesOfNames: collector.typesOfNames)
      })
    optionalRequirements = OptionalRequirements(index: index)
  }
}

extension Project {
  /// Modules that every toolchain brings.
  private static let toolchain: Set<String> = [
    "Swift", "_Concurrency", "_StringProcessing", "Foundation", "FoundationNetworking",
    "FoundationXML", "FoundationEssentials", "Dispatch", "Glibc", "Observation",
    "RegexBuilder", "Synchronization", "Distributed", "XCTest", "Testing",
  ]

  /// Whether a module is there for the copies, or is part of theirs.
  func canImport(_ module: String) -> Bool {
    mergedModules.contains(module) || knownModules.contains(module) || module == "UIKit"
      || Project.toolchain.contains(module)
  }
}

/// A line for the person who opens the project.
struct Note: Equatable {
  let file: Int
  let offset: Int
  let message: String
}

struct UnavailableImport: Equatable {
  let file: Int
  let offset: Int
  let module: String
}

/// The edits of a project while they are collected.
///
/// A class's closing brace can get members from several files, so these are kept apart until all
/// are known.
struct ProjectEdits {
  private struct ClosingMember {
    let text: String
    let origin: Edits.Origin
  }

  var files: [Edits]
  /// Whether a source names one of Foundation's collections that hold objects.
  var namesCollections = false
  private(set) var notes: [Note] = []
  private(set) var unavailableImports: [UnavailableImport] = []
  private var closingMembers: [TypeReference: [ClosingMember]] = [:]

  init(fileCount: Int) { files = Array(repeating: Edits(), count: fileCount) }

  mutating func note(_ message: String, file: Int, at offset: Int) {
    notes.append(Note(file: file, offset: offset, message: message))
  }

  mutating func miss(_ module: String, file: Int, at offset: Int) {
    unavailableImports.append(UnavailableImport(file: file, offset: offset, module: module))
  }

  /// Adds a member at the closing brace of a type, on the same line.
  mutating func addMember(_ text: String, to type: TypeReference, origin: Edits.Origin) {
    closingMembers[type, default: []].append(ClosingMember(text: text, origin: origin))
  }

  /// Makes edits of the members that were added.
  mutating func insertMembers(into project: Project) {
    for (type, members) in closingMembers.sorted(by: { $0.key < $1.key }) {
      guard let brace = project.index[type].closingBrace else { continue }
      let separator = project.files[type.file].needsSeparator(before: brace) ? "; " : ""
      for (index, member) in members.enumerated() {
        files[type.file].insert(
          (index == 0 ? separator : "; ") + member.text + (index == members.count - 1 ? " " : ""),
          at: brace, origin: member.origin)
      }
    }
    closingMembers = [:]
  }
}

extension SourceFile {
  /// Whether a declaration in front of an offset on the same line has to be ended by a semicolon.
  fileprivate func needsSeparator(before offset: Int) -> Bool {
    let blanks: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")]
    var index = offset - 1
    while index >= 0, blanks.contains(utf8[index]) { index -= 1 }
    guard index >= 0 else { return false }
    return ![newline, UInt8(ascii: "{"), UInt8(ascii: ";")].contains(utf8[index])
  }
}
