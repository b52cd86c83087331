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

  /// A closure that makes an object, for one in an interface file that is neither a view nor a
  /// controller, and for one of a class that is known at run time only.
  private func makers() -> [Statement] {
    guard type.isClass, let call = making() else { return [] }
    return [
      Statement(
        text: "ObjectiveCNames.makes(\(type.name).self, { \(call) })", condition: nil,
        offset: type.offset)
    ]
  }

  /// The expression that makes an object of a recogniser's class, of a plain class or of a class
  /// with an `init()` of its own; nil for other classes, whose objects the library makes itself,
  /// and where no initializer needs no values.
  private func making() -> String? {
    let name = type.name
    let library = project.index.classChain(of: name).filter {
      !(project.index.types[$0]?.isProject ?? false)
    }
    guard library.last == "NSObject" else { return nil }
    let isRecognizer = library.contains("UIGestureRecognizer")
    guard library.count == 1 || isRecognizer else {
      return hasOwnPlainInitializer(name) ? "\(name)()" : nil
    }
    if hasPlainInitializer(name) { return "\(name)()" }
    guard isRecognizer, hasTargetInitializer(name) else { return nil }
    return "\(name)(target: nil, action: nil)"
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
    return inheritsInitializers(nominal)
      && hasPlainInitializer(project.index.projectSuperclass(of: name) ?? "NSObject")
  }

  /// Whether a class, or a superclass of the project whose initializers it has, declares an
  /// `init()` beside that of the library.
  private func hasOwnPlainInitializer(_ name: String) -> Bool {
    guard let nominal = project.index.types[name], nominal.isProject, hasPlainInitializer(name)
    else { return false }
    let initializers = nominal.all.flatMap { project.index[$0].initializers }
    let inherited = project.index.projectSuperclass(of: name).map(hasOwnPlainInitializer) ?? false
    guard let own = initializers.first(where: \.parameters.isEmpty) else {
      return inherited && inheritsInitializers(nominal)
    }
    return (inherited || !own.attributes.isOverride) && own.attributes.condition == type.condition
  }

  private func inheritsInitializers(_ nominal: NominalType) -> Bool {
    nominal.all.allSatisfy { project.index[$0].initializers.allSatisfy(\.isConvenience) }
      && nominal.declarations.allSatisfy {
        project.index[$0].variables.allSatisfy(\.hasValueByItself)
      }
  }

  /// Whether a recogniser has the initializer of its superclass, by an override or by inheritance.
  private func hasTargetInitializer(_ name: String) -> Bool {
    guard let nominal = project.index.types[name], nominal.declarations.count == 1 else {
      return false
    }
    let initializers = nominal.all.flatMap { project.index[$0].initializers }
    let overrides = initializers.contains {
      $0.labels == ["target", "action"] && $0.attributes.isOverride && !$0.attributes.isUnavailable
    }
    guard !overrides else { return true }
    guard inheritsInitializers(nominal) else { return false }
    return project.index.projectSuperclass(of: name).map(hasTargetInitializer) ?? true
  }

  // MARK: Members

  private enum List: Int, CaseIterable { case actions, outlets, inspectables, keys, implements }

  private func members() -> [Statement] {
    var entries: [String?: [List: [(text: String, offset: Int)]]] = [:]
    func add(_ list: List, _ text: String, _ condition: String?, _ offset: Int) {
      entries[inner(condition), default: [:]][list, default: []].append((text, offset))
    }
    for function in type.functions where isAction(function) {
      add(
        .actions, action(function), function.attributes.condition, function.nameBytes.lowerBound)
    }
    for function in type.functions {
      guard let selector = DetectedMethods.selector(of: function) else { continue }
      add(
        .implements, "\"\(selector)\"", function.attributes.condition,
        function.nameBytes.lowerBound)
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
    (project.index.isExposed(function.attributes, in: reference)
      || requirement(of: function) != nil)
      && function.fitsSelector(functionAliases: project.index.functionAliases)
      && !function.attributes.isUnavailable
  }

  /// The requirement of an `@objc` protocol that a function fulfils: Objective-C sees the function
  /// without an attribute.
  private func requirement(of function: FunctionDeclaration) -> FunctionDeclaration? {
    let found = project.optionalRequirements.allFunctions(named: function.name)
    guard !found.isEmpty, !function.attributes.isPrivate, !function.attributes.isStatic else {
      return nil
    }
    let conformances = project.index.conformances(of: project.index.typeName(of: reference))
    // Where only types tell functions apart, one of them fulfils it.
    let types = hasNamesake(function) ? function.parameters.map(\.type) : nil
    return found.first {
      $0.declaration.labels == function.labels
        && (types == nil || types == $0.declaration.parameters.map(\.type))
        && conformances.contains(project.index.typeName(of: $0.owner))
    }?.declaration
  }

  private func action(_ function: FunctionDeclaration) -> String {
    let name = project.index.typeName(of: reference)
    let called = Forwarding.quoted(function.name)
    let selector = selector(of: function)
    // A reference without parameters would be to all functions of this name, one to a function with
    // a result fits no action, one with two parameters needs a class bound to the main actor, and
    // one to a function with a namesake is ambiguous.
    let hasNamesake = hasNamesake(function)
    let isPlain = function.parameters.count == 1 && function.returnsNothing && !hasNamesake
    guard !isPlain, !function.isSegueAction else {
      return "Selector(\"\(selector)\", \(name).\(called)(\(function.labelText)))"
    }
    let values = function.parameters.indices.map { hasNamesake ? "a\($0)" : "$\($0)" }
    let head = hasNamesake ? "(\(Self.parameters(values, of: function))) in " : ""
    let arguments = zip(function.labels, values).map { label, value in
      (label.map { $0 + ": " } ?? "") + value
    }
    let call = "object.\(called)(\(arguments.joined(separator: ", ")))"
    return "Selector(\"\(selector)\", "
      + "{ (object: \(name)) in { \(head)\(function.returnsNothing ? "" : "_ = ")\(call) } })"
  }

  /// The selector of a function: an `@objc(name)` of its own, or that of what it fulfils.
  private func selector(of function: FunctionDeclaration) -> String {
    let own = project.index.selector(
      of: ProjectIndex.Function(
        owner: reference, ownerName: project.index.typeName(of: reference), declaration: function))
    if function.attributes.objectiveCName != nil { return own }
    return requirement(of: function)?.attributes.objectiveCName ?? own
  }

  /// Whether the class has another function of the name and labels, with other types.
  private func hasNamesake(_ function: FunctionDeclaration) -> Bool {
    guard !function.parameters.isEmpty else { return false }
    let types = function.parameters.map(\.type)
    return project.index.functions(
      named: function.name, in: project.index.typeName(of: reference)
    ).contains {
      $0.declaration.labels == function.labels && $0.declaration.parameters.map(\.type) != types
    }
  }

  /// The parameters of a closure, with the types of a function's.
  private static func parameters(_ names: [String], of function: FunctionDeclaration) -> String {
    zip(names, function.parameters).map { name, parameter in
      // The text is one line. A closure has no implicitly unwrapped parameters.
      let type = parameter.type.split(whereSeparator: \.isNewline).joined(separator: " ")
      return "\(name): " + (type.hasSuffix("!") ? String(type.dropLast()) + "?" : type)
    }.joined(separator: ", ")
  }

  /// Where a variable is found: key-value coding also looks into outlets and inspectable variables.
  private func list(of variable: VariableDeclaration) -> List? {
    let attributes = variable.attributes
    guard !attributes.isStatic else { return nil }
    if attributes.names.contains("NSManaged") {
      return ManagedProperty.isOfLayer(reference, in: project) ? .keys : nil
    }
    guard project.index.isExposed(attributes, in: reference) else { return nil }
    if case .computed(_, true) = variable.accessors { return nil }
    if attributes.names.contains("IBOutlet"), variable.isWritable { return .outlets }
    if attributes.names.contains("IBInspectable"), variable.isWritable { return .inspectables }
    return .keys
  }

  private func entry(_ variable: VariableDeclaration) -> String {
    let key = variable.attributes.objectiveCName ?? variable.name
    let isManaged = variable.attributes.names.contains("NSManaged")
    let label = isManaged ? "managed: " : variable.isWritable ? "" : "readOnly: "
    let name = project.index.typeName(of: reference)
    let path = "\\\(name).\(Forwarding.quoted(variable.name))"
    return "\"\(key)\": Inspectable(\(label)\(path))"
  }
}
