import SwiftSyntax

/// `#keyPath(Type.a.b)` becomes `"a.b"`, padded.
struct KeyPathEdits {
  let project: Project
  let file: Int

  func edit(_ node: MacroExpansionExprSyntax, _ edits: inout ProjectEdits) {
    guard node.arguments.count == 1, let path = node.arguments.first?.expression,
      node.rightParen?.presence == .present
    else { return }
    var names = path.sourceText.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
      .split(separator: ".").map(String.init)
    if names.first == "self" || names.first == "Self" { names.removeFirst() }
    var type = owner(of: path, &names)
    guard !names.isEmpty, names.allSatisfy(isIdentifier) else { return }
    let keys = names.map { name -> String in
      let key = self.key(of: name, in: type)
      type = nil
      return key
    }
    overwrite(node, with: "\"\(keys.joined(separator: "."))\"", &edits)
  }

  /// Removes the type's names from the begin; the type is the enclosing one where there are none.
  private func owner(of path: ExprSyntax, _ names: inout [String]) -> String? {
    let scope = project.index.enclosingType(of: path.bytes.lowerBound, in: file)
    let count = names.prefix { $0.first?.isUppercase ?? false }.count
    guard count > 0 else { return scope.map(project.index.typeName) }
    let path = Array(names.prefix(count))
    names.removeFirst(count)
    return project.index.resolve(path, from: scope.map { project.index[$0].path } ?? [])
  }

  /// The Objective-C name of a property: Apple's Boolean ones are without "is".
  private func key(of name: String, in type: String?) -> String {
    let chain = type.map(project.index.classChain) ?? []
    for reference in chain.compactMap({ project.index.types[$0] }).flatMap(\.all) {
      for variable in project.index[reference].variables where variable.name == name {
        return variable.attributes.objectiveCName ?? name
      }
    }
    guard project.index.variables(named: name).isEmpty else { return name }
    let rest = name.dropFirst(2)
    guard name.hasPrefix("is"), let first = rest.first, first.isUppercase else { return name }
    return first.lowercased() + rest.dropFirst()
  }

  private func isIdentifier(_ name: String) -> Bool {
    name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Writes the literal over the expression. One that spans lines stays, which the compiler
  /// reports.
  private func overwrite(
    _ node: MacroExpansionExprSyntax, with literal: String, _ edits: inout ProjectEdits
  ) {
    let source = project.files[file]
    guard !source.utf8[node.bytes].contains(newline) else { return }
    let end = node.bytes.upperBound
    let next = end < source.utf8.count ? source.utf8[end] : newline
    if "!?.[(".utf8.contains(next) {
      // An operator has to follow without a blank.
      let padding = String(repeating: " ", count: max(0, node.bytes.count - literal.utf8.count - 2))
      edits.files[file].replace(node.bytes, with: "(\(literal)\(padding))")
    } else {
      edits.files[file].overwrite(node.bytes, with: literal)
    }
  }
}
