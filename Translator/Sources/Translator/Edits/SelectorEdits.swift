import SwiftSyntax

/// `#selector(x)` becomes an initializer of `Selector`.
///
/// With a reference to the method where its type fits one, so that it is found without a table:
/// `Selector("tap:", Controller.tap(_:))`. By name only for getters, setters, casts and methods
/// whose type does not fit; with `unchecked:` where a reference shall be checked all the same.
struct SelectorEdits {
  let project: Project
  let file: Int

  /// What stands between the parentheses.
  private struct Reference {
    /// The whole expression.
    let bytes: Range<Int>
    /// What stands in front of the period.
    let base: ExprSyntax?
    let name: String
    let labels: [String?]?
    /// How many parameters a cast names.
    let castCount: Int?
  }

  fileprivate enum Base {
    /// A type by its full name; of the project or not.
    case type(String)
    /// A type that is not named at the place: by `self`, or not at all.
    case enclosing(String)
    case expression
  }

  func edit(_ node: MacroExpansionExprSyntax, _ edits: inout ProjectEdits) {
    guard node.arguments.count == 1, let argument = node.arguments.first,
      let paren = node.leftParen, paren.presence == .present,
      node.rightParen?.presence == .present, let reference = reference(argument.expression)
    else { return }
    let head = node.pound.bytes.lowerBound..<paren.bytes.upperBound
    // With a blank or a comment in front of the parenthesis it stays, which the compiler reports.
    guard head.count == "#selector(".utf8.count else { return }
    if let label = argument.label?.text {
      let name = property(reference)
      let selector = label == "setter" ? ObjectiveCName.setter(name) : name
      byName(selector, argument.bytes, head, &edits)
    } else {
      edit(reference, head, &edits)
    }
  }

  private func edit(_ reference: Reference, _ head: Range<Int>, _ edits: inout ProjectEdits) {
    let base = classify(reference)
    guard let function = function(reference, base) else {
      return unknown(reference, base, head, &edits)
    }
    let selector = project.index.selector(of: function)
    switch base {
    case .expression: byName(selector, reference.bytes, head, &edits)
    case _ where !isTyped(function, reference): byName(selector, reference.bytes, head, &edits)
    case .type: begin(head, "\"\(selector)\", ", &edits)
    case .enclosing(let name): qualify(reference, name, "\"\(selector)\", ", head, &edits)
    }
  }

  /// A reference to a method that the project does not declare: the library's, or a mistake, which
  /// the compiler finds.
  private func unknown(
    _ reference: Reference, _ base: Base, _ head: Range<Int>, _ edits: inout ProjectEdits
  ) {
    let (name, labels) = (reference.name, reference.labels)
    if let selector = AppleSelectors.selector(name, labels: labels) ?? castName(reference) {
      return byName(selector, reference.bytes, head, &edits)
    }
    let rule = "\"\(ObjectiveCName.function(name, labels: labels ?? []))\", "
    switch base {
    case .expression: begin(head, rule + "unchecked: ", &edits)
    case .type, .enclosing:
      let prefix: String
      if labels == nil {
        prefix = "base: \"\(name)\", "
      } else {
        prefix = (labels?.count ?? 0) > 2 ? rule + "unchecked: " : rule
      }
      if case .enclosing(let type) = base {
        qualify(reference, type, prefix, head, &edits)
      } else {
        begin(head, prefix, &edits)
      }
    }
  }

  /// Puts a type's name in the place of `self`, or in front of a plain name.
  private func qualify(
    _ reference: Reference, _ type: String, _ prefix: String, _ head: Range<Int>,
    _ edits: inout ProjectEdits
  ) {
    begin(head, prefix, &edits)
    if let base = reference.base {
      edits.files[file].replace(base.bytes, with: type)
    } else {
      edits.files[file].insert("\(type).", at: reference.bytes.lowerBound)
    }
  }

  /// Puts the initializer and its first arguments in the place of `#selector(`.
  private func begin(_ head: Range<Int>, _ arguments: String, _ edits: inout ProjectEdits) {
    edits.files[file].replace(head, with: "Selector(" + arguments)
  }

  private func byName(
    _ selector: String, _ bytes: Range<Int>, _ head: Range<Int>, _ edits: inout ProjectEdits
  ) {
    begin(head, "\"\(selector)\"", &edits)
    edits.files[file].blank(bytes)
  }

  // MARK: Reading the expression

  private func reference(_ expression: ExprSyntax) -> Reference? {
    var expression = expression
    var castCount: Int?
    let whole = expression.bytes
    while let inner = expression.unparenthesized ?? expression.castOperand {
      castCount = castCount ?? expression.castParameterCount
      expression = inner
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      return Reference(
        bytes: whole, base: base, name: member.declName.baseName.plainName,
        labels: member.declName.labels,
        castCount: castCount)
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self) else { return nil }
    return Reference(
      bytes: whole, base: nil,
      name: name.baseName.plainName, labels: name.labels, castCount: castCount)
  }

  private func classify(_ reference: Reference) -> Base {
    let scope = project.index.enclosingType(of: reference.bytes.lowerBound, in: file)
    let enclosing = scope.map { project.index.typeName(of: $0) }
    guard let base = reference.base else {
      return scope.map { .enclosing(owner(of: reference.name, around: $0)) } ?? .expression
    }
    let text = base.sourceText
    if ["self", "Self", "type(of: self)"].contains(text) {
      return enclosing.map(Base.enclosing) ?? .expression
    }
    let path = text.split(separator: ".").map(String.init)
    guard path.allSatisfy({ $0.first?.isUppercase ?? false }) else { return .expression }
    let names = path.map { String($0.prefix { $0 != "<" }) }
    return .type(
      project.index.resolve(names, from: scope.map { project.index[$0].path } ?? [])
        ?? names.joined(separator: "."))
  }

  /// The innermost type around a place that has a method of this name, because a nested type can
  /// name those of the types around it. The innermost of all if none has one.
  private func owner(of name: String, around scope: TypeReference) -> String {
    let innermost = project.index.typeName(of: scope)
    var names = innermost.split(separator: ".")
    while !names.isEmpty {
      let type = names.joined(separator: ".")
      if !project.index.functions(named: name, in: type).isEmpty { return type }
      names.removeLast()
    }
    return innermost
  }

  // MARK: Finding the method

  private func function(_ reference: Reference, _ base: Base) -> ProjectIndex.Function? {
    var candidates: [ProjectIndex.Function] = []
    switch base {
    case .type(let name), .enclosing(let name):
      candidates = project.index.functions(named: reference.name, in: name)
      if candidates.isEmpty { candidates = protocolFunctions(reference.name, of: name) }
    case .expression: candidates = project.index.functions(named: reference.name)
    }
    return candidates.first { matches($0.declaration, reference) }
  }

  /// Functions of the protocols of a type, and of extensions of the library's types.
  private func protocolFunctions(_ name: String, of type: String) -> [ProjectIndex.Function] {
    let conformances = project.index.conformances(of: type)
    return project.index.functions(named: name).filter {
      let owner = $0.ownerName
      return conformances.contains(owner) || !(project.index.types[owner]?.isProject ?? false)
    }
  }

  private func matches(_ function: FunctionDeclaration, _ reference: Reference) -> Bool {
    if let count = reference.castCount, function.parameters.count != count { return false }
    guard let labels = reference.labels else { return true }
    return labels == function.labels
  }

  private func isTyped(_ function: ProjectIndex.Function, _ reference: Reference) -> Bool {
    guard reference.castCount == nil,
      function.declaration.fitsSelector(functionAliases: project.index.functionAliases),
      project.index[function.owner].kind != .protocol, !isInProtocol(reference)
    else { return false }
    let declaration = function.declaration
    // One with a result has an action that calls it.
    if !declaration.returnsNothing, !declaration.isSegueAction,
      ClassRegistration(project: project, reference: function.owner).hasAction(declaration)
    {
      return false
    }
    let name = declaration.name
    let owner = function.ownerName
    let namesakes = project.index.functions(named: name, in: owner).filter {
      !$0.declaration.attributes.isOverride
    }
    // Without labels the compiler cannot tell them apart.
    let isAmbiguous = reference.labels == nil && namesakes.count > 1
    return !isAmbiguous && AppleSelectors.selector(name, labels: nil) == nil
  }

  /// Whether the place is in a protocol's extension, where a plain name means that of `Self`.
  private func isInProtocol(_ reference: Reference) -> Bool {
    guard case .enclosing(let name) = classify(reference) else { return false }
    return project.index.types[name]?.kind == .protocol
  }

  private func property(_ reference: Reference) -> String {
    guard case .type(let name) = classify(reference).asType else { return reference.name }
    for ancestor in project.index.classChain(of: name) {
      for type in project.index.types[ancestor]?.all ?? [] {
        let variable = project.index[type].variables.first { $0.name == reference.name }
        if let variable { return variable.attributes.objectiveCName ?? variable.name }
      }
    }
    return reference.name
  }

  /// The name that a cast's parameters give.
  private func castName(_ reference: Reference) -> String? {
    guard let count = reference.castCount else { return nil }
    return ObjectiveCName.function(
      reference.name, labels: reference.labels ?? Array(repeating: nil, count: count))
  }
}

extension SelectorEdits.Base {
  fileprivate var asType: SelectorEdits.Base {
    if case .enclosing(let name) = self { return .type(name) }
    return self
  }
}

extension DeclReferenceExprSyntax {
  /// The labels of a compound name, nil for `_`; nil for a plain name.
  fileprivate var labels: [String?]? {
    argumentNames?.arguments.map {
      $0.name.tokenKind == .wildcard ? nil : $0.name.plainName
    }
  }
}

extension ExprSyntax {
  fileprivate var unparenthesized: ExprSyntax? {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return nil }
    return tuple.elements.first?.expression
  }

  /// What `x as T` casts. Operators are not folded: it is a sequence of three.
  fileprivate var castOperand: ExprSyntax? {
    guard let sequence = self.as(SequenceExprSyntax.self), castType != nil else { return nil }
    return sequence.elements.first
  }

  private var castType: TypeSyntax? {
    guard let elements = self.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) ?? false
    else { return nil }
    return elements.last?.as(TypeExprSyntax.self)?.type
  }

  /// How many parameters the innermost function type of a cast has.
  fileprivate var castParameterCount: Int? {
    var type = castType
    var count: Int?
    while let current = type {
      if let function = current.as(FunctionTypeSyntax.self) {
        count = function.parameters.count
        type = function.returnClause.type
      } else if let tuple = current.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
        type = tuple.elements.first?.type
      } else if let attributed = current.as(AttributedTypeSyntax.self) {
        type = attributed.baseType
      } else {
        break
      }
    }
    return count
  }
}
