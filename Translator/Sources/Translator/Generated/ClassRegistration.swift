/// What is registered of one class's declaration or extension.
struct ClassRegistration {
  /// A statement of the registration, with the place that it is about.
  struct Statement {
    let text: String
    /// The `#if` condition of the members; nil if they have none.
    let condition: String?
    let offset: Int
  }

  private let project: Project
  private let reference: TypeReference
  private var type: TypeDeclaration { project.index[reference] }

  init(project: Project, reference: TypeReference) {
    self.project = project
    self.reference = reference
  }

  /// Whether code outside of its functions can name it, and whether it is a class.
  private var canBeRegistered: Bool {
    if type.isLocal || type.hasConstraints || project.index.isGeneric(reference) { return false }
    if type.isClass { return true }
    guard type.kind == .extension else { return false }
    let nominal = project.index.types[project.index.typeName(of: reference)]
    return nominal?.kind == nil || nominal?.kind == .class
  }

  /// The statements; none if there is nothing to register.
  func statements() -> [Statement] {
    guard canBeRegistered else { return [] }
    return names() + makers() + members()
  }

  // MARK: Names

  /// The class by its own names: a nested one also without the names around it.
  private func names() -> [Statement] {
    guard type.isClass else { return [] }
    var names = [type.name]
    if let last = type.path.last, type.path.count > 1, project.index.types[last] == nil {
      names.append(last)
    }
    if let name = type.objectiveCName, !names.contains(name) { names.append(name) }
    return names.map {
      Statement(
        text: "ObjectiveCNames.add(\(type.name).self, named: \"\($0)\")", condition: nil,
        offset: type.offset)
    }
  }

  /// A closure that makes an object, for a plain object in an interface file.
  private func makers() -> [Statement] {
    guard type.isClass, project.index.classChain(of: type.name).last == "NSObject",
      isPlainObject, hasPlainInitializer(type.name)
    else { return [] }
    return [
      Statement(
        text: "ObjectiveCNames.makes(\(type.name).self, { \(type.name)() })", condition: nil,
        offset: type.offset)
    ]
  }

  /// Whether it inherits from `NSObject` by the project's classes only: others are made in ways of
  /// their own.
  private var isPlainObject: Bool {
    project.index.classChain(of: type.name).dropLast().allSatisfy {
      project.index.types[$0]?.isProject ?? false
    }
  }

  private func hasPlainInitializer(_ name: String) -> Bool {
    guard name != "NSObject" else { return true }
    guard let nominal = project.index.types[name], nominal.declarations.count == 1 else {
      return false
    }
    let initializers = nominal.all.flatMap { project.index[$0].initializers }
    let plain = initializers.first { $0.parameters.allSatisfy(\.hasDefault) }
    if let plain {
      return !plain.isFailable && !plain.isAsync && !plain.isThrowing
        && !plain.attributes.isPrivate && !plain.attributes.isUnavailable
    }
    let inherits =
      initializers.allSatisfy(\.isConvenience)
      && nominal.declarations.allSatisfy {
        project.index[$0].variables.allSatisfy(\.hasValueByItself)
      }
    return inherits && hasPlainInitializer(project.index.projectSuperclass(of: name) ?? "NSObject")
  }

  // MARK: Members

  private enum List: Int, CaseIterable { case actions, outlets, inspectables, keys }

  private func members() -> [Statement] {
    var entries: [String?: [List: [(text: String, offset: Int)]]] = [:]
    func add(_ list: List, _ text: String, _ condition: String?, _ offset: Int) {
      entries[inner(condition), default: [:]][list, default: []].append((text, offset))
    }
    for function in type.functions where isAction(function) {
      add(
        .actions, action(function), function.attributes.condition, function.nameBytes.lowerBound)
    }
    for variable in type.variables {
      guard let list = list(of: variable) else { continue }
      add(
        list, entry(variable), variable.attributes.condition, variable.nameBytes.lowerBound)
    }
    return entries.sorted { ($0.key ?? "") < ($1.key ?? "") }.flatMap { condition, lists in
      List.allCases.compactMap { list in
        lists[list].map { statement(list, $0, condition) }
      }
    }
  }

  /// A member's condition without that of the class.
  private func inner(_ condition: String?) -> String? {
    guard let condition, condition != type.condition else { return nil }
    if let outer = type.condition, condition.hasPrefix(outer + " && ") {
      return String(condition.dropFirst(outer.count + 4))
    }
    return condition
  }

  private func statement(
    _ list: List, _ entries: [(text: String, offset: Int)], _ condition: String?
  ) -> Statement {
    let texts = entries.map(\.text).joined(separator: ", ")
    let name = project.index.typeName(of: reference)
    return Statement(
      text: "ObjectiveCNames.add(\(name).self, \(list): [\(texts)])", condition: condition,
      offset: entries[0].offset)
  }

  /// Whether a function is found by its name.
  func hasAction(_ function: FunctionDeclaration) -> Bool {
    canBeRegistered && isAction(function)
  }

  private func isAction(_ function: FunctionDeclaration) -> Bool {
    (project.index.isExposed(function.attributes, in: reference) || fulfilsOptional(function))
      && function.fitsSelector(functionAliases: project.index.functionAliases)
      && !function.attributes.isUnavailable
  }

  /// Whether it is called by an optional requirement: Objective-C sees it without an attribute.
  private func fulfilsOptional(_ function: FunctionDeclaration) -> Bool {
    guard let found = project.optionalRequirements.functions[function.name],
      !function.attributes.isPrivate
    else { return false }
    let conformances = project.index.conformances(of: project.index.typeName(of: reference))
    return found.contains {
      $0.declaration.labels == function.labels
        && conformances.contains(project.index.typeName(of: $0.owner))
    }
  }

  private func action(_ function: FunctionDeclaration) -> String {
    let name = project.index.typeName(of: reference)
    let called = Forwarding.quoted(function.name)
    let selector = project.index.selector(
      of: ProjectIndex.Function(owner: reference, ownerName: name, declaration: function))
    // A reference without parameters would be to all functions of this name, one to a function with
    // a result fits no action, and one with two parameters needs a class bound to the main actor.
    let isPlain = function.parameters.count == 1 && function.returnsNothing
    if !isPlain, !function.isSegueAction {
      let arguments = function.labels.enumerated().map { index, label in
        (label.map { $0 + ": " } ?? "") + "$\(index)"
      }
      let call = "object.\(called)(\(arguments.joined(separator: ", ")))"
      return "Selector(\"\(selector)\", "
        + "{ (object: \(name)) in { \(function.returnsNothing ? "" : "_ = ")\(call) } })"
    }
    return "Selector(\"\(selector)\", \(name).\(called)(\(function.labelText)))"
  }

  /// Where a variable is found: key-value coding also looks into outlets and inspectable variables.
  private func list(of variable: VariableDeclaration) -> List? {
    let attributes = variable.attributes
    guard !attributes.isStatic, !attributes.names.contains("NSManaged"),
      project.index.isExposed(attributes, in: reference)
    else { return nil }
    if case .computed(_, true) = variable.accessors { return nil }
    if attributes.names.contains("IBOutlet"), variable.isWritable { return .outlets }
    if attributes.names.contains("IBInspectable"), variable.isWritable { return .inspectables }
    return .keys
  }

  private func entry(_ variable: VariableDeclaration) -> String {
    let key = variable.attributes.objectiveCName ?? variable.name
    let label = variable.isWritable ? "" : "readOnly: "
    let name = project.index.typeName(of: reference)
    let path = "\\\(name).\(Forwarding.quoted(variable.name))"
    return "\"\(key)\": Inspectable(\(label)\(path))"
  }
}
