package import Catalogue
package import Foundation
import UIKit

/// The source of the demos, and of the animators that they use.
package struct SourceLibrary: Sendable {
  /// A method in a file.
  package struct Place: Sendable, Equatable {
    package let file: String
    /// Counted from 0.
    package let lines: ClosedRange<Int>

    package init(file: String, lines: ClosedRange<Int>) {
      self.file = file
      self.lines = lines
    }
  }

  /// The folders with the sources. An installation with the catalogue's sources needs no other
  /// folder. Otherwise these are the folders of the checkout, and the installed folder, which may
  /// have the sources of an opened project.
  private static var folders: [URL] {
    let installed = AssetLibrary.url(named: "Code").map { [$0] } ?? []
    let parts = installed.map { $0.appendingPathComponent("Catalogue") }
    if parts.contains(where: { FileManager.default.fileExists(atPath: $0.path) }) {
      return installed
    }
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return installed
      + ["Catalogue", "TransitionGallery"].map { sources.appendingPathComponent($0) }
  }

  /// The files by name.
  private let files: [String: SourceFile]
  /// The files that declare or extend a type, in the order of their names.
  private let filesOfType: [String: [String]]
  /// The types that the files declare, and do not only extend.
  private let declaredTypes: Set<String>
  /// The types that all demos use, which are not specific to one of them.
  private let sharedTypes: Set<String>

  package init(_ files: [SourceFile]) { self.init(groups: [files]) }

  /// - Parameter groups: of files. Those of the first hide others of the same names.
  private init(groups: [[SourceFile]]) {
    let sorted = groups.flatMap { $0.sorted { $0.name < $1.name } }
    self.files = Dictionary(sorted.map { ($0.name, $0) }) { first, _ in first }
    var byType: [String: [String]] = [:]
    var declared = Set<String>()
    var shared = Set<String>()
    for file in sorted {
      for type in file.types where byType[type.name]?.last != file.name {
        byType[type.name, default: []].append(file.name)
      }
      for type in file.types where !type.isExtension {
        declared.insert(type.name)
        if Self.sharedFiles.contains(file.name) { shared.insert(type.name) }
      }
    }
    filesOfType = byType
    (declaredTypes, sharedTypes) = (declared, shared)
  }

  /// The files of the folders; those that cannot be read are left out. The files of the first
  /// folder hide others of the same names.
  package init(folders: [URL]) { self.init(groups: folders.map(Self.files)) }

  private static func files(in folder: URL) -> [SourceFile] {
    var files: [SourceFile] = []
    let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let url as URL in paths ?? .init() where url.pathExtension == "swift" {
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
      files.append(SourceFile(name: url.lastPathComponent, text: text))
    }
    return files
  }

  /// The source that came with the program: read when it is first asked for, and empty where the
  /// program was moved without it.
  package static let installed = SourceLibrary(folders: folders)

  package func file(named name: String) -> SourceFile? { files[name] }

  /// The file that declares a demo; nil for a demo that has no source.
  package func file(of demo: Demo) -> SourceFile? {
    demo.sourceFile.flatMap { files[$0] }
  }

  /// Where a method is; nil for one that the type inherits.
  ///
  /// - Parameter type: its name, with or without those of the types around it.
  package func place(of method: String, in type: String) -> Place? {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    for file in filesOfType[name] ?? [] {
      if let lines = files[file]?.lines(of: method, in: name) {
        return Place(file: file, lines: lines)
      }
    }
    return nil
  }

  // MARK: Symbols

  private static let sharedFiles: Set<String> = [
    "Catalogue.swift", "Demo.swift", "DemoPage.swift", "DemoGlyph.swift", "Pages.swift",
    "Phase.swift", "ScriptedGesture.swift",
  ]

  /// The names of UIKit, QuartzCore, CoreGraphics and CoreImage in the source of a demo, in order:
  /// types, and the members that overrides, delegates and calls name.
  package func symbols(of demo: Demo) -> [String] {
    var names = Set<String>()
    forEachToken(of: demo) { token, file in
      guard token.kind == .type || token.kind == .identifier else { return }
      let text = file.text(of: token)
      if Self.isOfAFramework(text) || Self.isOfATransition(text) { names.insert(text) }
    }
    return names.sorted()
  }

  private static func isOfAFramework(_ name: String) -> Bool {
    let letters = name.unicodeScalars.prefix(3).map { $0 }
    guard letters.count == 3, ("A"..."Z").contains(letters[2]) else { return false }
    return ["UI", "CA", "CG", "CI", "NS"].contains(String(name.prefix(2)))
  }

  /// Methods and properties whose names are of transitions, and of nothing else.
  private static func isOfATransition(_ name: String) -> Bool {
    let words = [
      "transition", "present", "dismiss", "interaction", "segue", "animat", "snapshot", "pushview",
      "popview", "popto",
    ]
    let folded = name.lowercased()
    return words.contains { folded.contains($0) }
  }

  /// Goes through the demo's own file, and the types that it names, and those that they name.
  private func forEachToken(of demo: Demo, _ body: (SwiftLexer.Token, SourceFile) -> Void) {
    guard let own = file(of: demo) else { return }
    var parts = [(file: own, tokens: own.tokens.indices)]
    var seen = Set(own.types.map(\.name)).union(sharedTypes)
    while let (file, tokens) = parts.popLast() {
      for token in file.tokens[tokens] {
        body(token, file)
        guard token.kind == .type else { continue }
        let name = file.text(of: token)
        guard declaredTypes.contains(name), seen.insert(name).inserted else { continue }
        for other in filesOfType[name] ?? [] {
          guard let found = files[other] else { continue }
          for type in found.types where type.name == name { parts.append((found, type.tokens)) }
        }
      }
    }
  }
}
