import EditMaps

/// A translated project: the texts of the copies and what was found.
struct Translation {
  struct Copy: Equatable {
    let text: [UInt8]
    let map: EditMap
    /// The function that registers the file's classes.
    let registration: String
  }

  let copies: [Copy]
  let notes: [Note]
  let unavailableImports: [UnavailableImport]

  /// Translates all sources of a project.
  ///
  /// - Parameter names: The names of the copies of its files.
  init(_ project: Project, names: CopyNames) {
    var edits = ProjectEdits(fileCount: project.files.count)
    for file in project.files.indices {
      ImportEdits(project: project, file: file).insertImports(&edits)
      edits = SyntaxEdits.edited(edits, file: file, of: project)
    }
    ProtocolEdits(project: project).edit(&edits)
    OptionalRequirementEdits(project: project).edit(&edits)
    ExtensionOverrideEdits(project: project).edit(&edits)
    ObservationEdits(project: project).edit(&edits)
    ObserverEdits(project: project).edit(&edits)
    MessageOverrideEdits(project: project).edit(&edits)
    RequiredInitializerEdits(project: project).edit(&edits)
    CollectedObjectEdits(project: project).edit(&edits)
    let tails = project.files.indices.map { file in
      FileTail(project: project, file: file, name: names.identifiers[file], edits: &edits)
    }
    edits.insertMembers(into: project)
    copies = project.files.indices.map { file in
      Translation.copy(project, file, edits.files[file].ordered, tails[file], names.fileName(file))
    }
    notes = edits.notes.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
    unavailableImports = edits.unavailableImports
  }

  private static func copy(
    _ project: Project, _ file: Int, _ edits: [Edits.Edit], _ tail: FileTail,
    _ copyName: String
  ) -> Copy {
    let source = project.files[file]
    let generatedPath = "<generated>/\(copyName)"
    var text = Array("#sourceLocation(file: \(literal(source.path)), line: 1)\n".utf8)
    text += source.text(with: edits)
    if text.last != newline { text.append(newline) }
    text += "#sourceLocation(file: \(literal(generatedPath)), line: 1)\n".utf8
    var origins: [Int: EditMap.Place] = [:]
    for (index, line) in tail.lines.enumerated() {
      text += (line.text + "\n").utf8
      guard let offset = line.offset else { continue }
      let (line, column) = source.position(of: offset)
      origins[index + 1] = EditMap.Place(file: source.path, line: line, column: column)
    }
    let map = EditMap(
      source: source.path, lineCount: source.lineCount,
      edits: source.mapEdits(edits) { origin in
        let other = project.files[origin.file]
        let (line, column) = other.position(of: origin.offset)
        return EditMap.Place(file: other.path, line: line, column: column)
      },
      generatedPath: generatedPath, generatedOrigins: origins)
    return Copy(text: text, map: map, registration: tail.functionName)
  }

  /// A string literal. The compiler shows a path with these backslashes in its messages.
  private static func literal(_ path: String) -> String {
    let escaped = path.map { character in
      switch character {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
