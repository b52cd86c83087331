@testable import Translator

/// A project of a few sources that are texts.
struct SampleProject {
  let project: Project
  let translation: Translation

  init(
    _ files: [(path: String, text: String)], merged: Set<String> = [],
    known: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics"]
  ) {
    project = Project(
      module: "App", mergedModules: merged, knownModules: known,
      files: files.map { SourceFile(path: $0.path, text: $0.text) })
    translation = Translation(project, names: CopyNames(sources: files.map(\.path), tests: []))
  }

  init(_ text: String, merged: Set<String> = []) {
    self.init([("/project/View.swift", text)], merged: merged)
  }

  /// The user's lines of a copy.
  func body(_ file: Int = 0) -> String {
    let lines = copy(file).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().prefix(project.files[file].lineCount).joined(separator: "\n")
  }

  /// The generated lines of a copy, without `#sourceLocation`.
  func tail(_ file: Int = 0) -> String {
    let lines = copy(file).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst(project.files[file].lineCount + 2).joined(separator: "\n")
  }

  func copy(_ file: Int = 0) -> String {
    String(decoding: translation.copies[file].text, as: UTF8.self)
  }
}
