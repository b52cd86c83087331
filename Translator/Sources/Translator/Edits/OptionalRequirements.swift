/// The requirements of the project's `@objc` protocols: the optional ones, which are edited, and
/// the other functions, which Objective-C sees.
struct OptionalRequirements {
  struct Function {
    let owner: TypeReference
    let declaration: FunctionDeclaration
  }

  struct Variable {
    let owner: TypeReference
    let declaration: VariableDeclaration
    /// The protocol's own name.
    let protocolName: String
  }

  /// What a requirement is called in the copy, where it returns an optional value.
  static func name(_ name: String) -> String { prefix + name }
  static let prefix = "__opt_"

  /// By their names without labels.
  private(set) var functions: [String: [Function]] = [:]
  private(set) var variables: [String: [Variable]] = [:]
  /// The functions that are not optional, by their names without labels.
  private var required: [String: [Function]] = [:]

  init(index: ProjectIndex) {
    for reference in index.references {
      let type = index[reference]
      guard type.kind == .protocol else { continue }
      for function in type.functions where !function.attributes.isStatic {
        let found = Function(owner: reference, declaration: function)
        if function.attributes.isOptional {
          functions[function.name, default: []].append(found)
        } else if type.attributes.contains("objc") {
          required[function.name, default: []].append(found)
        }
      }
      for variable in type.variables
      where variable.attributes.isOptional && !variable.attributes.isStatic && variable.type != nil
      {
        variables[variable.name, default: []].append(
          Variable(
            owner: reference, declaration: variable, protocolName: type.path.last ?? type.name))
      }
    }
  }

  /// The functions of a name, optional or not.
  func allFunctions(named name: String) -> [Function] {
    (functions[name] ?? []) + (required[name] ?? [])
  }

  /// Whether there are no optional ones.
  var isEmpty: Bool { functions.isEmpty && variables.isEmpty }

  /// The optional functions, in the order of the sources.
  var allFunctions: [Function] {
    functions.values.flatMap(\.self).sorted {
      ($0.owner, $0.declaration.bytes.lowerBound) < ($1.owner, $1.declaration.bytes.lowerBound)
    }
  }

  /// The optional variables, in the order of the sources.
  var allVariables: [Variable] {
    variables.values.flatMap(\.self).sorted {
      ($0.owner, $0.declaration.nameBytes.lowerBound)
        < ($1.owner, $1.declaration.nameBytes.lowerBound)
    }
  }
}

extension FunctionDeclaration {
  /// The signature with an optional result.
  var optionalSignature: String {
    guard let result, !returnsNothing else {
      let head = result.map { signature.dropLast($0.count) } ?? signature[...]
      return (result == nil ? signature + " -> " : String(head)) + "Void?"
    }
    guard signature.hasSuffix(result) else { return signature }
    return signature.dropLast(result.count) + optionalType(result)
  }
}

/// A type made optional, unless it is.
func optionalType(_ type: String) -> String {
  if type.hasSuffix("?") || type.hasSuffix("!") { return type }
  return type.contains(where: { " &>".contains($0) }) ? "(\(type))?" : type + "?"
}
