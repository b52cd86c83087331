import SwiftSyntax

/// Makes the edits that a place in the text asks for by itself, in one walk over a source.
final class SyntaxEdits: SyntaxVisitor {
  private var edits: ProjectEdits
  private let file: Int
  private let merged: Set<String>
  /// Whether each `#if` clause around the place is left out by the compiler.
  private var inactive: [Bool] = []
  private let conditions: ConditionValue
  private let imports: ImportEdits
  private let attributes: AttributeEdits
  private let selectors: SelectorEdits
  private let keyPaths: KeyPathEdits
  private let qualifiedNames: QualifiedNameEdits
  private let optionalCalls: OptionalCallEdits
  private let windows: DelegateWindowEdits
  private let creations: DynamicCreationEdits
  private let previews: PreviewEdits
  private let senders: SenderTypeEdits
  private let project: Project
  private var usesNetworking = false

  /// The edits with those of a file.
  static func edited(_ edits: ProjectEdits, file: Int, of project: Project) -> ProjectEdits {
    let walker = SyntaxEdits(project: project, file: file, edits: edits)
    walker.walk(project.files[file].tree)
    if walker.usesNetworking { walker.imports.insertNetworking(&walker.edits) }
    return walker.edits
  }

  private init(project: Project, file: Int, edits: ProjectEdits) {
    self.edits = edits
    self.file = file
    merged = project.mergedModules
    conditions = ConditionValue(project: project)
    imports = ImportEdits(project: project, file: file)
    attributes = AttributeEdits(project: project, file: file)
    selectors = SelectorEdits(project: project, file: file)
    keyPaths = KeyPathEdits(project: project, file: file)
    qualifiedNames = QualifiedNameEdits(project: project, file: file)
    optionalCalls = OptionalCallEdits(project: project, file: file)
    windows = DelegateWindowEdits(project: project, file: file)
    creations = DynamicCreationEdits(project: project, file: file)
    previews = PreviewEdits(project: project)
    senders = SenderTypeEdits(project: project)
    self.project = project
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.edit(node, isInactive: inactive.contains(true), &edits)
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    attributes.edit(node, &edits)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    attributes.edit(node, &edits)
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition {
      PlatformConditions.edit(condition, merged: merged, &edits.files[file])
    }
    inactive.append(conditions.isInactive(node))
    return .visitChildren
  }

  override func visitPost(_ node: IfConfigClauseSyntax) { inactive.removeLast() }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    previews.edit(node, &edits.files[file]) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    previews.edit(declaration: node, &edits.files[file]) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if previews.edit(declaration: node, &edits.files[file]) { return .skipChildren }
    senders.edit(node, &edits.files[file])
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    previews.edit(declaration: node, &edits.files[file]) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if previews.edit(node, &edits.files[file]) { return .skipChildren }
    switch node.macroName.text {
    case "selector": selectors.edit(node, &edits)
    case "keyPath": keyPaths.edit(node, &edits)
    default: return .visitChildren
    }
    return .skipChildren
  }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    if !edits.namesCollections { edits.namesCollections = CollectedObjectEdits.isCollection(node) }
    if !usesNetworking { usesNetworking = Networking.isType(node, of: project) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    ClassDescriptionEdits.edit(node, &edits.files[file])
    ClassLookupEdits.edit(node, &edits.files[file])
    optionalCalls.edit(node, &edits)
    creations.edit(node, &edits)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    qualifiedNames.edit(node, &edits)
    optionalCalls.edit(node, &edits)
    windows.edit(node, &edits)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    qualifiedNames.edit(node, &edits)
    return .visitChildren
  }
}
