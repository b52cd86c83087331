/// What stands below the user's text in a copy: the registration of the file's classes and the
/// defaults of its protocols' optional requirements.
struct FileTail {
  /// A generated line and the offset in the source that it was made from.
  struct Line {
    let text: String
    let offset: Int?
  }

  /// A call of a class's registration.
  private struct Call {
    /// The class's name.
    let name: String
    let function: String
    let condition: String?
    /// The offset of the class.
    let offset: Int
    var text: String { "\(name).\(function)()" }
  }

  /// The function that registers all classes of the file.
  let functionName: String
  private(set) var lines: [Line] = []

  /// Makes the tail of a file. Private nested classes get their registration in their own bodies.
  ///
  /// - Parameter name: The copy's name in the names of functions.
  init(project: Project, file: Int, name: String, edits: inout ProjectEdits) {
    functionName = "__registerFile_\(name)"
    let index = project.index
    for line in OptionalRequirementEdits(project: project).defaults(of: file) {
      add(line.text, line.condition, line.offset)
    }
    for line in InformalDelegateEdits(project: project).extensions(of: file) {
      add(line.text, line.condition, line.offset)
    }
    var calls: [Call] = []
    // Calls of hidden classes' functions, by the type in which they are made.
    var innerCalls: [Int: [Call]] = [:]
    for number in index.files[file].types.indices.reversed() {
      let reference = TypeReference(file: file, type: number)
      let type = index[reference]
      let statements = ClassRegistration(project: project, reference: reference).statements()
      let inner = innerCalls[number] ?? []
      if statements.isEmpty && inner.isEmpty || type.isLocal || index.isGeneric(reference) {
        continue
      }
      let function = "__register\(number)"
      if type.isHidden {
        addHidden(statements, inner, function, reference, type.condition, &edits)
        if let parent = type.parent {
          innerCalls[parent, default: []].insert(
            Call(
              name: type.path.last ?? "", function: function, condition: type.condition,
              offset: type.offset), at: 0)
        }
      } else {
        let name = index.typeName(of: reference)
        add(statements, inner, function, name, type)
        calls.insert(
          Call(
            name: name, function: function, condition: type.condition, offset: type.offset), at: 0)
      }
    }
    add("@MainActor func \(functionName)() {", nil, nil)
    for call in calls { add(call.text, call.condition, nil) }
    add("}", nil, nil)
  }

  private mutating func add(_ text: String, _ condition: String?, _ offset: Int?) {
    if let condition { lines.append(Line(text: "#if \(condition)", offset: nil)) }
    lines.append(Line(text: text, offset: offset))
    if condition != nil { lines.append(Line(text: "#endif", offset: nil)) }
  }

  private mutating func add(
    _ statements: [ClassRegistration.Statement], _ inner: [Call], _ function: String,
    _ name: String, _ type: TypeDeclaration
  ) {
    if let condition = type.condition { lines.append(Line(text: "#if \(condition)", offset: nil)) }
    add("extension \(name) {", nil, type.offset)
    add("@MainActor fileprivate static func \(function)() {", nil, nil)
    for statement in statements { add(statement.text, statement.condition, statement.offset) }
    for call in inner {
      add(call.text, call.condition == type.condition ? nil : call.condition, nil)
    }
    add("}", nil, nil)
    add("}", nil, nil)
    if type.condition != nil { lines.append(Line(text: "#endif", offset: nil)) }
  }

  /// A private nested type has its function in its own body. There is one line, so members in `#if`
  /// are left out.
  private func addHidden(
    _ statements: [ClassRegistration.Statement], _ inner: [Call], _ function: String,
    _ reference: TypeReference, _ condition: String?, _ edits: inout ProjectEdits
  ) {
    let texts =
      statements.filter { $0.condition == nil }.map(\.text)
      + inner.filter { $0.condition == condition }.map(\.text)
    edits.addMember(
      "@MainActor fileprivate static func \(function)() { \(texts.joined(separator: "; ")) }",
      to: reference,
      origin: Edits.Origin(file: reference.file, offset: statements.first?.offset ?? 0))
    for statement in statements where statement.condition != nil {
      edits.note(
        "this member is not registered: it is in #if in a private nested class",
        file: reference.file, at: statement.offset)
    }
    for call in inner where call.condition != condition {
      edits.note(
        "\(call.name) is not registered: it is in #if in a private nested class",
        file: reference.file, at: call.offset)
    }
  }
}
