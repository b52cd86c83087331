import SwiftSyntax

/// A variable or constant of a type.
final class VariableDeclaration {
  enum Accessors: Equatable {
    /// A stored property; the offset behind its initial value, where an observer can be put.
    case stored(end: Int)
    /// A stored property with observers: the offsets behind the opening brace of `didSet` and
    /// behind that of all accessors.
    case observed(didSet: Int?, block: Int)
    /// The offset behind the opening brace of the setter; nil without one.
    case computed(setter: Int?, isEffectful: Bool)
  }

  var attributes: MemberAttributes
  let name: String
  /// The type as written; nil if it is inferred.
  let type: String?
  let isLet: Bool
  let hasInitialValue: Bool
  /// Whether the declaration has no other variable.
  let isAlone: Bool
  let accessors: Accessors
  let nameBytes: Range<Int>
  let overrideBytes: Range<Int>?
  let optionalBytes: Range<Int>?
  /// The bytes of the type.
  let typeBytes: Range<Int>?

  var isWritable: Bool {
    if isLet { return false }
    if case .computed(let setter, _) = accessors { return setter != nil }
    return true
  }

  private init(
    _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ identifier: TokenSyntax,
    type: TypeSyntax?, attributes: MemberAttributes
  ) {
    self.attributes = attributes
    name = identifier.plainName
    self.type = type?.sourceText
    isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    isAlone = node.bindings.count == 1
    hasInitialValue = binding.initializer != nil
    accessors = Accessors(binding)
    nameBytes = identifier.bytes
    overrideBytes = node.modifiers.bytes(of: "override")
    optionalBytes = node.modifiers.bytes(of: "optional")
    typeBytes = binding.typeAnnotation?.type.bytes
  }

  /// The variables of a declaration, which can have several: `var a = 1, b = 2`.
  static func all(of node: VariableDeclSyntax, condition: String?) -> [VariableDeclaration] {
    let attributes = MemberAttributes(node.attributes, node.modifiers, condition: condition)
    var type: TypeSyntax?
    let bindings = node.bindings.reversed().compactMap { binding -> VariableDeclaration? in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      // `var a, b: Int` gives both the type.
      type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
      return VariableDeclaration(
        node, binding, pattern.identifier, type: type, attributes: attributes)
    }
    return bindings.reversed()
  }
}

extension VariableDeclaration.Accessors {
  init(_ binding: PatternBindingSyntax) {
    guard let block = binding.accessorBlock else {
      let end =
        binding.initializer?.bytes.upperBound ?? binding.typeAnnotation?.bytes.upperBound
        ?? binding.pattern.bytes.upperBound
      self = .stored(end: end)
      return
    }
    guard case .accessors(let list) = block.accessors else {
      self = .computed(setter: nil, isEffectful: false)
      return
    }
    // The `filter` of a syntax collection would make a new tree.
    let observers = Array(list).filter {
      ["didSet", "willSet"].contains($0.accessorSpecifier.text)
    }
    if !observers.isEmpty {
      let didSet = observers.first { $0.accessorSpecifier.text == "didSet" }
      self = .observed(
        didSet: didSet?.body?.leftBrace.bytes.upperBound, block: block.leftBrace.bytes.upperBound)
      return
    }
    let setter = list.first { ["set", "_modify"].contains($0.accessorSpecifier.text) }
    let isEffectful = list.contains { $0.effectSpecifiers != nil }
    self = .computed(
      setter: setter.map { $0.body?.leftBrace.bytes.upperBound ?? $0.bytes.upperBound },
      isEffectful: isEffectful)
  }
}
