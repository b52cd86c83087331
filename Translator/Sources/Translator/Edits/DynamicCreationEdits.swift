import SwiftSyntax

/// Objects of a class that is known at run time only: `T(frame: x)`, `type.init(frame: x)`.
///
/// For initializers of its own the compiler asks for `required`, which on iOS those of the library
/// need not be. In the copy such a call is one of a function of the class that calls the
/// initializer: `T.makeObject(frame: x)`.
struct DynamicCreationEdits {
  let project: Project
  let file: Int

  private var index: ProjectIndex { project.index }

  func edit(_ call: FunctionCallExprSyntax, _ edits: inout ProjectEdits) {
    let labels = call.arguments.map { $0.label?.plainName }
    guard call.leftParen != nil, call.trailingClosure == nil,
      let owner = LibraryInitializers.owner(labels: labels)
    else { return }
    let callee = call.calledExpression
    if let member = callee.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.tokenKind == .keyword(.`init`)
    {
      let possible = classes(ofValue: base).map { Set($0.flatMap(ancestors)) }
      // Other classes that a variable of the name holds have no such initializer.
      if possible.contains(where: { $0.contains(owner) }),
        possible.allSatisfy({ $0.contains("NSObject") && !isAccepted($0, labels) })
      {
        edits.files[file].replace(
          member.declName.baseName.bytes, with: LibraryInitializers.name)
      }
    } else {
      let names = Set(classes(named: callee).flatMap(ancestors))
      guard names.contains(owner), !isAccepted(names, labels) else { return }
      edits.files[file].insert(".\(LibraryInitializers.name)", at: callee.bytes.upperBound)
    }
  }

  /// Whether one of the types has an initializer of the project that the compiler accepts.
  private func isAccepted(_ names: Set<String>, _ labels: [String?]) -> Bool {
    names.flatMap { index.types[$0]?.all ?? [] }.contains { reference in
      index[reference].initializers.contains {
        (index[reference].kind == .protocol || $0.attributes.modifiers.contains("required"))
          && $0.accepts(labels)
      }
    }
  }

  // MARK: The class

  /// What a value may be that is a type: `self`, `type(of: self)`, a variable. Variables of one
  /// name can hold different ones.
  private func classes(ofValue base: ExprSyntax) -> [[String]] {
    if base.sourceText == "self" { return isInStaticMember(base) ? [classesOfSelf(at: base)] : [] }
    if base.sourceText == "type(of: self)" { return [classesOfSelf(at: base)] }
    let named = classes(named: base)
    if !named.isEmpty { return [named] }
    return ExpressionTypes(index: index).types(of: base).filter { $0.hasSuffix(".Type") }
      .map { parts(of: String($0.dropLast(".Type".count)), at: base) }
  }

  /// What a name has to be: a generic parameter, an associated type or `Self`.
  private func classes(named expression: ExprSyntax) -> [String] {
    if let name = expression.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
      let name = name.baseName.plainName
      guard name.first?.isUppercase == true else { return [] }
      if name == "Self" { return classesOfSelf(at: expression) }
      return constraints(of: name, at: expression).flatMap { parts(of: $0, at: expression) }
    }
    guard let member = expression.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self),
      member.declName.baseName.plainName.first?.isUppercase == true
    else { return [] }
    return associated(
      member.declName.baseName.plainName, of: base.baseName.plainName, at: expression
    ).flatMap { parts(of: $0, at: expression) }
  }

  /// What the type around a place has to be.
  private func classesOfSelf(at node: ExprSyntax) -> [String] {
    guard let scope = index.enclosingType(of: node.bytes.lowerBound, in: file) else { return [] }
    let name = index.typeName(of: scope)
    let type = index.types[name]
    // The compiler knows what a final class is.
    if type?.declarations.contains(where: { index[$0].isFinal }) == true { return [] }
    // An extension can be of a structure of the library.
    let isKnown = type?.isProject == true || index.classChain(of: name).last == "NSObject"
    let written = constraints(of: "Self", at: node)
    return (written + (isKnown ? [name] : [])).flatMap { parts(of: $0, at: node) }
  }

  private func isInStaticMember(_ node: ExprSyntax) -> Bool {
    var parent = node.parent
    while let current = parent {
      if current.is(InitializerDeclSyntax.self) { return false }
      if current.parent?.is(MemberBlockItemSyntax.self) == true,
        let member = current.asProtocol(WithModifiersSyntax.self)
      {
        return member.modifiers.contains { ["static", "class"].contains($0.name.text) }
      }
      parent = current.parent
    }
    return false
  }

  // MARK: Constraints

  /// The declarations around a place, the innermost first.
  private func constraints(around node: ExprSyntax) -> [GenericConstraints] {
    var found: [GenericConstraints] = []
    var parent = node.parent
    while let current = parent {
      if current.isProtocol(WithGenericParametersSyntax.self) || current.isTypeBody {
        found.append(GenericConstraints(of: current))
      }
      parent = current.parent
    }
    let scope = index.enclosingType(of: node.bytes.lowerBound, in: file)
    guard let scope, index[scope].kind == .extension else { return found }
    let declarations = index.types[index.typeName(of: scope)]?.declarations ?? []
    return found + declarations.map { index[$0].generics }
  }

  /// What a generic parameter or an associated type has to be; nothing for another name.
  private func constraints(of name: String, at node: ExprSyntax) -> [String] {
    var types: [String] = []
    for one in constraints(around: node) {
      types += one.types(of: name) + (name == "Self" ? [] : one.types(of: "Self." + name))
      if one.names.contains(name) { return types }
    }
    return name == "Self" ? types : []
  }

  /// What an associated type of a generic parameter or of `Self` has to be.
  private func associated(_ name: String, of owner: String, at node: ExprSyntax) -> [String] {
    let written = constraints(around: node).flatMap { $0.types(of: "\(owner).\(name)") }
    let types =
      owner == "Self" ? classesOfSelf(at: node) : constraints(of: owner, at: node)
    return written
      + types.flatMap(ancestors).flatMap { ancestor in
        (index.types[ancestor]?.declarations ?? []).flatMap { index[$0].generics.types(of: name) }
      }
  }

  // MARK: Names of types

  /// The full names of the types that a type is composed of: `UIView & Configurable`. A generic
  /// parameter stands for its own constraints.
  private func parts(
    of type: String, at node: ExprSyntax, without seen: Set<String> = []
  ) -> [String] {
    let scope = index.enclosingType(of: node.bytes.lowerBound, in: file)
    return type.split(separator: "&").flatMap { part -> [String] in
      let words = part.split { " ()".contains($0) }.filter { $0 != "any" && $0 != "some" }
      guard words.count == 1, let name = words.first?.prefix(while: { $0 != "<" }) else {
        return []
      }
      let path = name.split(separator: ".").map(String.init)
      if path.count == 1, constraints(around: node).contains(where: { $0.names.contains(path[0]) })
      {
        guard !seen.contains(path[0]) else { return [] }
        return constraints(of: path[0], at: node).flatMap {
          parts(of: $0, at: node, without: seen.union([path[0]]))
        }
      }
      let resolved = index.resolve(path, from: scope.map { index[$0].path } ?? [])
      return [resolved ?? path.joined(separator: ".")]
    }
  }

  /// A type with its superclasses, and what a protocol asks its classes to be.
  private func ancestors(of name: String) -> [String] {
    guard let type = index.types[name], type.isProject else { return libraryAncestors(of: name) }
    if type.kind == .class {
      return index.classChain(of: name).flatMap {
        index.types[$0]?.isProject == true ? [$0] : libraryAncestors(of: $0)
      } + index.conformances(of: name).filter { index.types[$0]?.kind == .protocol }
    }
    guard type.kind == .protocol else { return [] }
    let asked = type.declarations.flatMap { index[$0].generics.types(of: "Self") }
    let inherited = index.conformances(of: name).filter { $0 != name }
    return [name]
      + (Array(inherited) + asked).flatMap { inherited in
        index.types[inherited]?.kind == .protocol ? [inherited] : ancestors(of: inherited)
      }
  }

  /// A class of the library with its superclasses. One that is not known is taken for a class by
  /// its name, as only classes are made by a type.
  private func libraryAncestors(of name: String) -> [String] {
    let chain = index.classChain(of: name)
    if chain.last == "NSObject" || name.contains(".") { return chain }
    let isClass = ["UI", "CA", "NS", "MK", "WK", "AV"].contains { name.hasPrefix($0) }
    return isClass ? chain + ["NSObject"] : []
  }
}

extension SyntaxProtocol {
  fileprivate var isTypeBody: Bool {
    self.is(ExtensionDeclSyntax.self) || self.is(ProtocolDeclSyntax.self)
  }
}

extension InitializerDeclaration {
  /// Whether a call with labels can be one of it: what is left out has a default.
  fileprivate func accepts(_ called: [String?]) -> Bool {
    var rest = called[...]
    for parameter in parameters {
      if let first = rest.first, first == parameter.label {
        rest = rest.dropFirst()
      } else if !parameter.hasDefault {
        return false
      }
    }
    return rest.isEmpty
  }
}
